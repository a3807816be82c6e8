import { createContext, useContext, useEffect } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { useLayout } from '../theme/layout.ts';

/** Title listener of the portal frame, for tabs and breadcrumb. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** Listener of the portal frame for the name of a page's tab. */
export const TabNameContext = createContext<((name: string) => void) | null>(null);

/** Names the page's tab by what it shows; null while that is loading, '' for the page's own title. */
export function useTabName(name: string | null): void {
  const setTabName = useContext(TabNameContext);
  useEffect(() => {
    if (name !== null) setTabName?.(name);
  }, [name, setTabName]);
}

/** Sets the window title `title - platform name` (portal 1); in the frame only by the user's setting. */
export function usePageTitle(title: string): void {
  const { brand } = usePlatformTexts();
  const setFrameTitle = useContext(PageTitleContext);
  const { hasDynamicTitle } = useLayout();
  const isNamed = title !== '' && (setFrameTitle === null || hasDynamicTitle);
  useEffect(() => {
    document.title = isNamed ? `${title} - ${brand.title}` : brand.title;
    if (title !== '') setFrameTitle?.(title);
  }, [title, isNamed, brand.title, setFrameTitle]);
}

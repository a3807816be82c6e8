import { createContext, useContext, useEffect } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';

/** Title listener of the portal frame, for tabs and breadcrumb. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** Sets the window title `title - platform name` (portal 1). */
export function usePageTitle(title: string): void {
  const { brand } = usePlatformTexts();
  const setFrameTitle = useContext(PageTitleContext);
  useEffect(() => {
    document.title = title === '' ? brand.title : `${title} - ${brand.title}`;
    if (title !== '') setFrameTitle?.(title);
  }, [title, brand.title, setFrameTitle]);
}

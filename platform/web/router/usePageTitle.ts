import { createContext, useContext, useEffect } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';

/** Hears the title of the page inside; the portal's frame names its tabs and its trail by it. */
export const PageTitleContext = createContext<((title: string) => void) | null>(null);

/** Titles the window `title - platform name` (portal 1). */
export function usePageTitle(title: string): void {
  const { brand } = usePlatformTexts();
  const tell = useContext(PageTitleContext);
  useEffect(() => {
    document.title = title === '' ? brand.title : `${title} - ${brand.title}`;
    if (title !== '') tell?.(title);
  }, [title, brand.title, tell]);
}

import { useEffect } from 'react';
import { usePlatformTexts } from '../texts/platformTexts.ts';

/** Titles the window `title - platform name` (portal 1). */
export function usePageTitle(title: string): void {
  const { brand } = usePlatformTexts();
  useEffect(() => {
    document.title = title === '' ? brand.title : `${title} - ${brand.title}`;
  }, [title, brand.title]);
}

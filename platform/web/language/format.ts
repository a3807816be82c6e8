import { useMemo } from 'react';
import type { Language } from '../../wire/language.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { type Format, formatFor } from './formatFor.ts';
import { useLanguage } from './language.ts';

/** Formats in the active language; `zone` is the name of the platform's time zone. */
export function useFormat(): Format & { zone: string } {
  const language: Language = useLanguage();
  const { zone } = usePlatformTexts();
  return useMemo(() => ({ ...formatFor(language), zone }), [language, zone]);
}

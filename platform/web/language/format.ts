import { useMemo } from 'react';
import type { Language } from '../../wire/language.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { type Format, formatFor } from './formatFor.ts';
import { useLanguage } from './language.ts';

/** Numbers, money, weights and times in the language in use; `zone` names the zone that all times are in. */
export function useFormat(): Format & { zone: string } {
  const language: Language = useLanguage();
  const { zone } = usePlatformTexts();
  return useMemo(() => ({ ...formatFor(language), zone }), [language, zone]);
}

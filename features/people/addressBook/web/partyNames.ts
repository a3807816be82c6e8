import { useMemo } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { getTelephoneCodeList } from '../../account/wire.ts';
import type { Party } from '../party.ts';

type Names = Pick<Party, 'nameCn' | 'nameEn' | 'nameRu'>;

/** Names, the reader's language first. */
export function namesIn({ nameCn, nameEn, nameRu }: Names, language: Language): string[] {
  const own = { zh: nameCn, en: nameEn, ru: nameRu }[language];
  return [...new Set([own, nameEn, nameCn, nameRu])].filter((name) => name !== '');
}

export const nameIn = (party: Names, language: Language) => namesIn(party, language)[0] ?? '';

export function useCountryName(): (countryCode: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(language, { type: 'region' });
    return (countryCode) => (/^[A-Z]{2}$/.test(countryCode) ? regions.of(countryCode) : '') || countryCode;
  }, [language]);
}

export function useCountryChoices() {
  const countries = useRead(getTelephoneCodeList, {}, { isImmutable: true });
  const choices = (countries.data ?? []).map(({ countryCode, countryName }) => ({
    value: countryCode,
    label: countryName,
  }));
  return { choices, isLoading: countries.isPending };
}

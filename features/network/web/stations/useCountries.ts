import { useMemo } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { networkMap } from '../../wire.ts';

/** Countries by their names in the language in use. */
export function useCountryName(): (countryCode: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (countryCode) => names.of(countryCode) ?? countryCode;
  }, [language]);
}

/** The countries that our lines run through, as choices. */
export function useCountryChoices(): { choices: { value: string; label: string }[]; isLoading: boolean } {
  const language = useLanguage();
  const nameOf = useCountryName();
  const network = useRead(networkMap, {});
  const codes = new Set(network.data?.flatMap((line) => line.stops.map((stop) => stop.countryCode)));
  const choices = [...codes]
    .map((value) => ({ value, label: nameOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return { choices, isLoading: network.isPending };
}

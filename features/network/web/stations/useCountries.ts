import { useMemo } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { networkMap } from '../../wire.ts';

/** Country names in the current language. */
export function useCountryName(): (countryCode: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (countryCode) => names.of(countryCode) ?? countryCode;
  }, [language]);
}

/** Countries with a station on a line, as select options. */
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

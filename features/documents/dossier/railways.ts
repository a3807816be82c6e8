import type { Trilingual } from '../../../platform/wire/language.ts';
import type { Railway } from '../../people/addressBook/party.ts';

/** Railways of the SMGS area by country, with the abbreviations that its consignment notes print. */
const BY_COUNTRY: Readonly<Record<string, { railway: Railway; name: Trilingual }>> = {
  CN: { railway: 'CR', name: { zh: '中铁', en: 'CR', ru: 'КЖД' } },
  KZ: { railway: 'KTZ', name: { zh: '哈铁', en: 'KTZ', ru: 'КЗХ' } },
  RU: { railway: 'RZD', name: { zh: '俄铁', en: 'RZD', ru: 'РЖД' } },
  BY: { railway: 'BC', name: { zh: '白铁', en: 'BC', ru: 'БЧ' } },
  UZ: { railway: 'UTI', name: { zh: '乌兹铁', en: 'UTI', ru: 'УТИ' } },
  KG: { railway: 'KRG', name: { zh: '吉铁', en: 'KRG', ru: 'КРГ' } },
  TJ: { railway: 'TDZ', name: { zh: '塔铁', en: 'TDZ', ru: 'ТДЖ' } },
  TM: { railway: 'TRK', name: { zh: '土铁', en: 'TRK', ru: 'ТРК' } },
  MN: { railway: 'MTZ', name: { zh: '蒙铁', en: 'MTZ', ru: 'МТЗ' } },
  UA: { railway: 'UZ', name: { zh: '乌克铁', en: 'UZ', ru: 'УЗ' } },
  LV: { railway: 'LDZ', name: { zh: '拉铁', en: 'LDZ', ru: 'ЛДЗ' } },
  LT: { railway: 'LTG', name: { zh: '立铁', en: 'LTG', ru: 'ЛТГ' } },
  PL: { railway: 'PKP', name: { zh: '波铁', en: 'PKP', ru: 'ПКП' } },
};

/** Railway of a country; undefined outside the SMGS area. */
export const railwayOf = (countryCode: string) => BY_COUNTRY[countryCode];

/** Railways in the order of stops, each once. */
export function railwaysAlong(stops: readonly { countryCode: string }[]): Railway[] {
  return [...new Set(stops.flatMap(({ countryCode }) => railwayOf(countryCode)?.railway ?? []))];
}

const NAMES = new Map(Object.values(BY_COUNTRY).map(({ railway, name }) => [railway, name]));

export const railwayName = (railway: Railway): Trilingual =>
  NAMES.get(railway) ?? { zh: railway, en: railway, ru: railway };

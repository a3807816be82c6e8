import type { Trilingual } from '../../../platform/wire/language.ts';
import { RAILWAY_NAMES } from '../../freight/nomenclature/railwayNames.ts';
import type { Railway } from '../../people/addressBook/party.ts';

const BY_COUNTRY = new Map(
  RAILWAY_NAMES.map(({ countryCode, code, name }) => [countryCode, { railway: code, name }] as const),
);

/** Railway of a country; undefined outside the SMGS area. */
export const railwayOf = (countryCode: string) => BY_COUNTRY.get(countryCode);

/** Railways in the order of stops, each once. */
export function railwaysAlong(stops: readonly { countryCode: string }[]): Railway[] {
  return [...new Set(stops.flatMap(({ countryCode }) => railwayOf(countryCode)?.railway ?? []))];
}

const NAMES = new Map(RAILWAY_NAMES.map(({ code, name }) => [code, name]));

export const railwayName = (railway: Railway): Trilingual =>
  NAMES.get(railway) ?? { zh: railway, en: railway, ru: railway };

import { euVat, stdnum } from 'stdnum';

/** Kind of the number a company is taxed under, by country; `other`: no published rule. */
type TaxNumberKind = 'vat' | 'inn' | 'bin' | 'unp' | 'other';

/** Member states; Greece writes EL in its numbers. */
const EU = new Set(Object.keys(euVat).map((code) => (code === 'EL' ? 'GR' : code)));

const NATIONAL: Readonly<Record<string, TaxNumberKind>> = { RU: 'inn', KZ: 'bin', BY: 'unp' };
const OTHER_SHAPE = /^[A-Z0-9][A-Z0-9-]{3,19}$/;

export function taxNumberKind(countryCode: string): TaxNumberKind {
  if (EU.has(countryCode) || countryCode === 'GB') return 'vat';
  return NATIONAL[countryCode] ?? 'other';
}

const BIN_SHAPE = /^\d{2}(0[1-9]|1[0-2])[4-6][0-3]\d{6}$/;
const BIN_WEIGHTS = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const;

/** Check digit of the first 11: weighted sum modulo 11, weighted anew for 10; null: the number is never issued. */
export function binCheckOf(first11: string): string | null {
  for (const weights of BIN_WEIGHTS) {
    const left = weights.reduce((sum, weight, index) => sum + weight * Number(first11[index]), 0) % 11;
    if (left < 10) return String(left);
  }
  return null;
}

/** Business identification number of Kazakhstan: year, month, kind of entity, kind of unit, serial, check digit. */
export function isBin(text: string): boolean {
  return BIN_SHAPE.test(text) && binCheckOf(text.slice(0, 11)) === text[11];
}

/** Tax number of a company in a country, normalized: VAT with its prefix, INN, BIN or UNP with their check digits. */
export function isTaxNumber(text: string, countryCode: string): boolean {
  const kind = taxNumberKind(countryCode);
  if (kind === 'inn') return stdnum.RU?.inn?.validate(text).isValid === true;
  if (kind === 'unp') return /^\d{9}$/.test(text) && stdnum.BY?.unp?.validate(text).isValid === true;
  if (kind === 'bin') return isBin(text);
  return kind === 'vat' ? isVat(text, countryCode) : OTHER_SHAPE.test(text);
}

function isVat(text: string, countryCode: string): boolean {
  const prefix = countryCode === 'GR' ? 'EL' : countryCode;
  if (!text.startsWith(prefix)) return false;
  if (countryCode === 'GB') return stdnum.GB?.vat?.validate(text).isValid === true;
  const validators = euVat[countryCode] ?? euVat[prefix] ?? [];
  return validators.some((one) => one.validate(text).isValid || one.validate(text.slice(prefix.length)).isValid);
}

const EORI = /^([A-Z]{2})[A-Z0-9]{1,15}$/;

/** Number of an economic operator in the customs of the Union (952/2013), Great Britain or Northern Ireland. */
export function isEori(text: string): boolean {
  const countryCode = EORI.exec(text)?.[1];
  return countryCode !== undefined && (EU.has(countryCode) || ['GB', 'XI', 'EL'].includes(countryCode));
}

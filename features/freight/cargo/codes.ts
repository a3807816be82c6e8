import { LANGUAGES } from '../../../platform/wire/language.ts';
import { isCountry } from '../../people/addressBook/country.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

const CURRENCY_WORDS: Readonly<Record<string, string>> = {
  '¥': 'CNY',
  '￥': 'CNY',
  RMB: 'CNY',
  人民币: 'CNY',
  元: 'CNY',
  $: 'USD',
  US$: 'USD',
  美元: 'USD',
  '€': 'EUR',
  欧元: 'EUR',
  '₽': 'RUB',
  РУБ: 'RUB',
  卢布: 'RUB',
  '₸': 'KZT',
  坚戈: 'KZT',
};

export const isCurrency = (code: string) => CURRENCIES.has(code);

/** ISO 4217 code by code or sign; else the text itself. */
export function currencyCodeOf(typed: string): string {
  const text = typed.trim().toUpperCase().replace(/\.$/, '');
  return CURRENCY_WORDS[text] ?? text;
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

let codesByName: ReadonlyMap<string, string> | null = null;

/** ISO 3166 code by code or by name in any language; else the text itself. */
export function countryCodeOf(typed: string): string {
  const text = typed.trim();
  const code = text.toUpperCase();
  if (text === '' || isCountry(code)) return code;
  codesByName ??= namesOfCountries();
  return codesByName.get(lettersOf(text)) ?? text;
}

function namesOfCountries(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  return new Map(
    LANGUAGES.flatMap((language) => {
      const regions = new Intl.DisplayNames(language, { type: 'region' });
      return codes.map((code) => [lettersOf(regions.of(code) ?? code), code] as const);
    }),
  );
}

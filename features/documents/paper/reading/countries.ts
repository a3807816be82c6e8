import { countryCodeOf } from '../../../freight/cargo/codes.ts';
import { isCountry } from '../../../people/addressBook/country.ts';

/** Names in many spellings; the other countries by their names in the three languages. */
const COUNTRIES: readonly (readonly [string, RegExp])[] = [
  ['CN', /\bchina\b|\bP\.?R\.?C\b|中国|китай|(?<!\p{L})КНР(?!\p{L})/iu],
  ['RU', /\brussia(n federation)?\b|\brussland\b|russische f|俄罗斯|росси|(?<!\p{L})РФ(?!\p{L})/iu],
  // 白俄罗斯 holds 俄罗斯
  ['BY', /\bbelarus\b|\bweißrussland\b|白俄罗斯|беларус|(?<!\p{L})РБ(?!\p{L})/iu],
  ['KZ', /\bkazakhstan\b|\bkasachstan\b|哈萨克斯坦|казахстан|(?<!\p{L})РК(?!\p{L})/iu],
  ['UZ', /\buzbekistan\b|\busbekistan\b|乌兹别克斯坦|узбекистан|(?<!\p{L})РУз(?!\p{L})/iu],
  ['KG', /\bkyrgyz|吉尔吉斯|кыргыз|киргиз/i],
  ['DE', /\bgermany\b|\bdeutschland\b|德国|германи/i],
  ['PL', /\bpoland\b|\bpolen\b|\bpolska\b|波兰|польш/i],
  ['NL', /\bnetherlands\b|\bholland\b|\bniederlande\b|荷兰|нидерланд/i],
  ['HU', /\bhungary\b|\bungarn\b|匈牙利|венгри/i],
  ['IT', /\bitaly\b|\bitali[ae]n?\b|意大利|итали/i],
  ['FR', /\bfrance\b|\bfrankreich\b|法国|франци/i],
  ['US', /\bU\.?S\.?A\.?(?!\w)|\bunited states\b|美国|(?<!\p{L})США(?!\p{L})/iu],
  ['GB', /\bunited kingdom\b|\bgreat britain\b|\bengland\b|英国|великобритани/i],
  ['KR', /\b(?:south )?korea\b|韩国|коре[яи]/i],
  ['TR', /\bturkey\b|\btürki(?:ye|ye cumhuriyeti)\b|\btürkei\b|土耳其|турци/i],
];

/** Code of the country that a line of an address names; null: it names none. */
export function countryIn(text: string): string | null {
  const named = COUNTRIES.toReversed().find(([, name]) => name.test(text));
  if (named !== undefined) return named[0];
  const codes = text
    .split(/[,;，·|]/)
    .map((part) => part.trim())
    .filter((part) => part.length > 3)
    .map(countryCodeOf);
  return codes.findLast(isCountry) ?? null;
}

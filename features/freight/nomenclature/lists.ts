/** Reference lists that goods, packages and papers take their codes from. */
export const CODE_LISTS = [
  'hs',
  'hsCn',
  'hsEaeu',
  'gng',
  'etsng',
  'packageKind',
  'unit',
  'unNumber',
  'railway',
] as const;
export type CodeList = (typeof CODE_LISTS)[number];

/** Form of the codes of each list, headings above them included. */
const FORMS: Readonly<Record<CodeList, RegExp>> = {
  hs: /^(\d{2}|\d{4}|\d{6})$/,
  hsCn: /^(\d{4}|\d{6}|\d{8}|\d{10})$/,
  hsEaeu: /^(\d{4}|\d{6}|\d{9}|\d{10})$/,
  gng: /^(\d{2}|\d{4}|\d{6}|\d{8})$/,
  etsng: /^\d{5,6}$/,
  packageKind: /^[0-9A-Z]{2}$/,
  unit: /^[0-9A-Z]{2,3}$/,
  unNumber: /^\d{4}$/,
  railway: /^[A-Z]{2,4}$/,
};

/** Whether the text has the form of a code of the list; a sixth digit of ETSNG must be the check digit. */
export function hasCodeForm(list: CodeList, code: string): boolean {
  if (!FORMS[list].test(code)) return false;
  return list !== 'etsng' || code.length === 5 || code[5] === checkDigitOfEtsng(code.slice(0, 5));
}

/** Lists whose codes are those of HS down to the sixth digit. */
export const isTariff = (list: CodeList) => list === 'hs' || list === 'hsCn' || list === 'hsEaeu' || list === 'gng';

/** As it is kept: letters upper case, no blanks or points; of a UN number the digits alone. */
export function normalizeListCode(list: CodeList, typed: string): string {
  const code = typed.normalize('NFKC').replace(/[\s.]/g, '').toUpperCase();
  return list === 'unNumber' ? code.replace(/^UN/, '') : code;
}

const WEIGHTS = [
  [1, 2, 3, 4, 5],
  [3, 4, 5, 6, 7],
] as const;

/**
 * Sixth digit of an ETSNG code: its five digits weighted 1 to 5, modulo 11; 10 is weighted anew by 3 to 7, and 10 again
 * is 0 (method of the all-union classifiers, PR 50.1.024).
 */
function checkDigitOfEtsng(digits: string): string {
  for (const weights of WEIGHTS) {
    const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11;
    if (rest < 10) return String(rest);
  }
  return '0';
}

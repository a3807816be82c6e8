import { checkDigitOfEtsng } from './etsngCheckDigit.ts';

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

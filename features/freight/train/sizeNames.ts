import { tradeNameOf, tradeNamesOf } from '../../../libs/containerCodes/tradeNames.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { SIZE_TYPE_CODES, type SizeType } from './sizeTypes.ts';

type Names = Readonly<Record<SizeType, string>>;

function named(nameOf: (code: SizeType) => string | null): Names {
  const name = (code: SizeType) => nameOf(code) ?? code;
  return {
    '22G1': name('22G1'),
    '22U1': name('22U1'),
    '22T1': name('22T1'),
    '42G1': name('42G1'),
    '42U1': name('42U1'),
    '45G1': name('45G1'),
    '45R1': name('45R1'),
    L5G1: name('L5G1'),
  };
}

/** Trade names, where space is short: `40HQ`. */
export const sizeShort = (language: Language): Names => named((code) => tradeNameOf(code, language));

/** Trade name and code, where one chooses or reads one: `40HQ (45G1)`. */
export const sizeLabels = (language: Language): Names => {
  const short = sizeShort(language);
  return named((code) => `${short[code]} (${code})`);
};

/** Choices of a field, found by code and by the names of all languages. */
export function sizeChoices(language: Language): { value: SizeType; label: string; searchText: string }[] {
  const labels = sizeLabels(language);
  return SIZE_TYPE_CODES.map((value) => ({
    value,
    label: labels[value],
    searchText: [labels[value], ...tradeNamesOf(value)].join(' '),
  }));
}

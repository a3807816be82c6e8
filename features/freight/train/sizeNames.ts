import { type SizeTypeTexts, sizeTypeName } from '../../../libs/containerCodes/sizeTypeName.ts';
import { tradeNameOf } from '../../../libs/containerCodes/tradeNames.ts';
import type { Language } from '../../../platform/wire/language.ts';
import type { SizeType } from './sizeTypes.ts';

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

/** In plain words: `40 ft high cube`. */
export const sizeNames = (words: SizeTypeTexts): Names => named((code) => sizeTypeName(words, code));

/** Trade names: `40HQ`. */
export const sizeShort = (language: Language): Names => named((code) => tradeNameOf(code, language));

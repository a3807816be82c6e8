import type { Language, Trilingual } from '../../language.ts';
import { latinCapitals } from '../latinLetters.ts';

interface TradeName {
  shown: Trilingual;
  also: readonly string[];
}

const everywhere = (name: string): Trilingual => ({ zh: name, en: name, ru: name });

/** Trade names of ISO 6346 size-types; each name means one of them. */
const TRADE_NAMES: Readonly<Record<string, TradeName>> = {
  '22G1': {
    shown: { zh: '20GP', en: '20GP', ru: '20DC' },
    also: ['20DV', '20ST', '20SD', '20DRY', '20尺', '20小柜', '小柜'],
  },
  '25G1': { shown: { zh: '20HQ', en: '20HC', ru: '20HC' }, also: [] },
  '22U1': { shown: everywhere('20OT'), also: [] },
  '22T1': { shown: everywhere('20TK'), also: ['20TANK', '20TC'] },
  '22R1': { shown: everywhere('20RF'), also: ['20RE'] },
  '22P1': { shown: everywhere('20FR'), also: [] },
  '42G1': {
    shown: { zh: '40GP', en: '40GP', ru: '40DC' },
    also: ['40DV', '40ST', '40SD', '40DRY', '40平柜', '大柜'],
  },
  '42U1': { shown: everywhere('40OT'), also: [] },
  '42P1': { shown: everywhere('40FR'), also: [] },
  '45G1': { shown: { zh: '40HQ', en: '40HC', ru: '40HC' }, also: ['40高柜', '高柜'] },
  // 40-foot reefers are built as high cubes, so RF means one
  '45R1': { shown: everywhere('40RH'), also: ['40RF', '40RQ', '40HR', '40REEFER'] },
  L5G1: { shown: { zh: '45HQ', en: '45HC', ru: '45HC' }, also: ['45高柜'] },
};

export const NAMED_SIZE_TYPES: readonly string[] = Object.keys(TRADE_NAMES);

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(TRADE_NAMES).flatMap(([code, { shown, also }]) =>
    [...Object.values(shown), ...also].map((name) => [name, code] as const),
  ),
);

export function tradeNameOf(code: string, language: Language): string | null {
  return Object.hasOwn(TRADE_NAMES, code) ? (TRADE_NAMES[code]?.shown[language] ?? null) : null;
}

/** A typed code or trade name as a code: `40' HQ`, `45g1`. Names win: `40GP` is also an obsolete code. */
export function sizeTypeWritten(typed: string): string {
  const tidy = latinCapitals(typed).replace(/[\s'’′"\-./]/g, '');
  return CODES.get(tidy) ?? tidy;
}

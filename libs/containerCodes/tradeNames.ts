import { toLatinCapitals } from './latinLetters.ts';

/** Languages of the trade names. */
export const NAME_LANGUAGES = ['zh', 'en', 'ru'] as const;
type NameLanguage = (typeof NAME_LANGUAGES)[number];
type Trilingual = Readonly<Record<NameLanguage, string>>;

interface TradeName {
  display: Trilingual;
  synonyms: readonly string[];
}

const sameInAll = (name: string): Trilingual => ({ zh: name, en: name, ru: name });

/** Trade names of ISO 6346 size-types; each name means one of them. */
const TRADE_NAMES: Readonly<Record<string, TradeName>> = {
  '22G1': {
    display: sameInAll('20GP'),
    synonyms: ['20DC', '20DV', '20ST', '20SD', '20DRY', '20尺', '20小柜', '小柜'],
  },
  '25G1': { display: sameInAll('20HQ'), synonyms: ['20HC'] },
  '22U1': { display: sameInAll('20OT'), synonyms: [] },
  '22T1': { display: sameInAll('20TK'), synonyms: ['20TANK', '20TC'] },
  '22R1': { display: sameInAll('20RF'), synonyms: ['20RE'] },
  '22P1': { display: sameInAll('20FR'), synonyms: [] },
  '42G1': {
    display: sameInAll('40GP'),
    synonyms: ['40DC', '40DV', '40ST', '40SD', '40DRY', '40平柜', '大柜'],
  },
  '42U1': { display: sameInAll('40OT'), synonyms: [] },
  '42P1': { display: sameInAll('40FR'), synonyms: [] },
  '45G1': { display: sameInAll('40HQ'), synonyms: ['40HC', '40高柜', '高柜'] },
  // 40-foot reefers are built as high cubes, so RF means one
  '45R1': { display: sameInAll('40RH'), synonyms: ['40RF', '40RQ', '40HR', '40REEFER'] },
  L5G1: { display: sameInAll('45HQ'), synonyms: ['45HC', '45高柜'] },
};

export const NAMED_SIZE_TYPES: readonly string[] = Object.keys(TRADE_NAMES);

const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(TRADE_NAMES).flatMap(([code, { display, synonyms }]) =>
    [...Object.values(display), ...synonyms].map((name) => [name, code] as const),
  ),
);

export function tradeNameOf(code: string, language: NameLanguage): string | null {
  return Object.hasOwn(TRADE_NAMES, code) ? (TRADE_NAMES[code]?.display[language] ?? null) : null;
}

/** Every name of a code, to search by: `40HQ`, `40HC`, `40高柜`. */
export function tradeNamesOf(code: string): readonly string[] {
  return [...CODES].flatMap(([name, named]) => (named === code ? [name] : []));
}

/** A typed code or trade name as a code: `40' HQ`, `45g1`. Names win: `40GP` is also an obsolete code. */
export function parseSizeType(typed: string): string {
  const tidy = toLatinCapitals(typed).replace(/[\s'’′"\-./]/g, '');
  return CODES.get(tidy) ?? tidy;
}

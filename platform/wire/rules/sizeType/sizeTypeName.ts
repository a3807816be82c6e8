import type { Section } from './dimensions.ts';
import { type SizeTypeMeaning, sizeTypeMeaning } from './sizeType.ts';
import type zh from './texts/zh.ts';

export type SizeTypeWords = typeof zh;

const STANDARD_HEIGHT_MM = 2591;
const HIGH_CUBE_MM = 2896;

const metresOf = (mm: number, words: SizeTypeWords) => String(mm / 1000).replace('.', words.decimalSeparator);

const isHighCube = ({ heightMm: [least] }: Section) => least >= HIGH_CUBE_MM;

function heightNote({ heightMm: [least, most] }: Section, words: SizeTypeWords): string[] {
  if (least === STANDARD_HEIGHT_MM || least === HIGH_CUBE_MM) return [];
  if (most === null) return [words.higherThan({ metres: metresOf(HIGH_CUBE_MM, words) })];
  const metres = metresOf(most, words);
  return [least === most ? words.height({ metres }) : words.atMost({ metres })];
}

function nameOf(meaning: SizeTypeMeaning, words: SizeTypeWords): string {
  const { length, kind, width, hasReducedStrength } = meaning;
  const { feet, mm } = length;
  const measured = feet === null ? words.metres({ metres: metresOf(mm, words) }) : words.feet({ feet });
  return [
    words.name({ length: measured, kind, isHigh: isHighCube(meaning) }),
    ...heightNote(meaning, words),
    ...(width === 'standard' ? [] : [words.widths[width]]),
    ...(hasReducedStrength ? [words.reduced] : []),
  ].join(words.between);
}

/** Such as `40 ft reefer high cube`; null for an invalid code. */
export function sizeTypeName(words: SizeTypeWords, code: string): string | null {
  const meaning = sizeTypeMeaning(code);
  return meaning && nameOf(meaning, words);
}

import type { Section } from './dimensions.ts';
import { type SizeTypeMeaning, sizeTypeMeaning } from './sizeType.ts';
import type { zh } from './texts/containerCodes.ts';

export type SizeTypeTexts = typeof zh;

const STANDARD_HEIGHT_MM = 2591;
const HIGH_CUBE_MM = 2896;

const metresOf = (mm: number, texts: SizeTypeTexts) => String(mm / 1000).replace('.', texts.decimalSeparator);

const isHighCube = ({ heightMm: [least] }: Section) => least >= HIGH_CUBE_MM;

function heightNote({ heightMm: [least, most] }: Section, texts: SizeTypeTexts): string[] {
  if (least === STANDARD_HEIGHT_MM || least === HIGH_CUBE_MM) return [];
  if (most === null) return [texts.higherThan({ metres: metresOf(HIGH_CUBE_MM, texts) })];
  const metres = metresOf(most, texts);
  return [least === most ? texts.height({ metres }) : texts.atMost({ metres })];
}

function nameOf(meaning: SizeTypeMeaning, texts: SizeTypeTexts): string {
  const { length, kind, width, hasReducedStrength } = meaning;
  const { feet, mm } = length;
  const measured = feet === null ? texts.metres({ metres: metresOf(mm, texts) }) : texts.feet({ feet });
  return [
    texts.name({ length: measured, kind, isHigh: isHighCube(meaning) }),
    ...heightNote(meaning, texts),
    ...(width === 'standard' ? [] : [texts.widths[width]]),
    ...(hasReducedStrength ? [texts.reduced] : []),
  ].join(texts.between);
}

/** Such as `40 ft reefer high cube`; null for an invalid code. */
export function sizeTypeName(texts: SizeTypeTexts, code: string): string | null {
  const meaning = sizeTypeMeaning(code);
  return meaning && nameOf(meaning, texts);
}

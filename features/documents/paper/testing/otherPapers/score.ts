import { CARGO_FIELDS, normalizeCargo } from '../../../../freight/cargo/fields.ts';
import type { PaperFacts } from '../../reading/understand.ts';
import { isRight, readingsOf } from '../scoreOf.ts';
import type { OtherPaper } from './otherPaper.ts';

/** A value of a paper that was read otherwise: path, truth, reading. */
export type Wrong = readonly [string, string, string];

/** Values that were read wrong; as an order would hold them, so that "Pallets" is PX. */
export function wrongOf({ truth }: Pick<OtherPaper, 'truth'>, facts: PaperFacts): Wrong[] {
  const readings = readingsOf(facts, Object.keys(truth));
  return Object.entries(truth).flatMap(([path, value]): Wrong[] => {
    const reading = readingAt(path, facts) ?? readings.get(path) ?? '';
    return isRight(normal(path, value), normal(path, reading)) ? [] : [[path, value, reading]];
  });
}

function readingAt(path: string, { kind, lines }: PaperFacts): string | undefined {
  if (path === 'kind') return kind;
  return path === 'lines' ? String(lines.length) : undefined;
}

function normal(path: string, text: string): string {
  const field = path.startsWith('line') ? CARGO_FIELDS.find((one) => path.endsWith(`.${one}`)) : undefined;
  return field === undefined ? text : normalizeCargo(field, text);
}

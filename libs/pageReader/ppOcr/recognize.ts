import type { Picture } from '../picture.ts';
import { type Numbers, readLetters, run } from './models.ts';
import { type PixelBox, sampled } from './sample.ts';

/** A recognized letter and where its middle stands, in pixels. */
export interface Letter {
  text: string;
  at: number;
}

/** A recognized line in pixels. */
export interface Line extends PixelBox {
  text: string;
  /** 0 to 1 */
  confidence: number;
  letters: readonly Letter[];
}

const HEIGHT = 48;
const NARROWEST = 32;
const WIDEST = 3_200;
/** Below this it was no text. */
const LEAST = 0.4;

/** Letters of each place by PP-OCRv4: Chinese, Latin and digits; places that hold no letter are left out. */
export async function recognize(picture: Picture, places: readonly PixelBox[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const place of places) {
    const line = await recognizeOne(picture, place);
    if (line !== null) lines.push(line);
  }
  return lines;
}

async function recognizeOne(picture: Picture, { left, top, right, bottom }: PixelBox): Promise<Line | null> {
  const width = Math.min(WIDEST, Math.max(8, Math.round(((right - left) * HEIGHT) / (bottom - top))));
  const paddedWidth = Math.max(NARROWEST, width);
  const box = { left, top, right, bottom };
  const shares = await run('recognition', sampled(picture, box, { width, height: HEIGHT, paddedWidth }));
  const scale = (paddedWidth / width) * (right - left);
  const { letters, confidence } = decoded(shares, await readLetters(), (share) => left + share * scale);
  const text = letters.map((letter) => letter.text).join('');
  return text.trim() === '' || confidence < LEAST ? null : { ...box, text, confidence, letters };
}

/** The likeliest letter of each step; the same in steps that follow is one letter (Graves 2006). */
function decoded({ data, dims }: Numbers, names: readonly string[], placeOf: (share: number) => number) {
  const [, steps = 0, classes = 0] = dims;
  const letters: Letter[] = [];
  let sum = 0;
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const { best, share } = likeliest(data, step * classes, classes);
    if (best !== 0 && best !== before) {
      letters.push({ text: names[best] ?? '', at: placeOf((step + 0.5) / steps) });
      sum += share;
    }
    before = best;
  }
  return { letters, confidence: letters.length === 0 ? 0 : sum / letters.length };
}

function likeliest(data: Float32Array, from: number, count: number): { best: number; share: number } {
  let best = 0;
  let share = 0;
  for (let at = 0; at < count; at += 1) {
    const value = data[from + at] ?? 0;
    if (value > share) [best, share] = [at, value];
  }
  return { best, share };
}

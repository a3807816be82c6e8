import { CHANNELS, type Picture } from './picture.ts';

/** Darker than this is ink. */
const INK = 150;
/** Longer than any stroke of a letter, of the picture's longer side. */
const LONGEST_STROKE = 0.028;

/** A copy without the rules of tables, which a reader of letters takes for letters. */
export function withoutRules({ data, width, height }: Picture): Picture {
  const copy = Buffer.from(data);
  const length = Math.round(Math.max(width, height) * LONGEST_STROKE);
  const isInk = (at: number) => (data[at * CHANNELS] ?? 0) < INK;
  const wipe = (at: number) => copy.fill(0xff, at * CHANNELS, (at + 1) * CHANNELS);
  for (let y = 0; y < height; y += 1)
    wipeRuns({ count: width, at: (x) => y * width + x, length: length * 2, isInk, wipe });
  for (let x = 0; x < width; x += 1)
    wipeRuns({ count: height, at: (y) => y * width + x, length, isInk, wipe });
  return { data: copy, width, height };
}

interface Run {
  count: number;
  at: (place: number) => number;
  length: number;
  isInk: (at: number) => boolean;
  wipe: (at: number) => void;
}

function wipeRuns({ count, at, length, isInk, wipe }: Run): void {
  let from = 0;
  for (let place = 0; place <= count; place += 1) {
    if (place < count && isInk(at(place))) continue;
    if (place - from >= length) for (let inked = from; inked < place; inked += 1) wipe(at(inked));
    from = place + 1;
  }
}

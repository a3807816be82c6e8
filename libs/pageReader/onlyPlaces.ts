import { CHANNELS, type Picture } from './picture.ts';
import type { PixelBox } from './ppOcr/sample.ts';

const WHITE = 0xff;
/** Of a line's height, kept above and below it. */
const AROUND = 0.15;

/** A copy that is white but for these places: a reader of whole pages loses no time with the rest. */
export function onlyPlaces({ data, width, height }: Picture, places: readonly PixelBox[]): Picture {
  const made = Buffer.alloc(data.length, WHITE);
  for (const { left, right, top, bottom } of places) {
    const around = (bottom - top) * AROUND;
    const [from, to] = [Math.max(0, left - around), Math.min(width, right + around)].map(Math.round);
    const last = Math.min(height, Math.round(bottom + around));
    for (let y = Math.max(0, Math.round(top - around)); y < last; y += 1) {
      const start = (y * width + (from ?? 0)) * CHANNELS;
      data.copy(made, start, start, (y * width + (to ?? 0)) * CHANNELS);
    }
  }
  return { data: made, width, height };
}

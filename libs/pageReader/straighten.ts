import { CHANNELS, open, type Picture, rawOf } from './picture.ts';
import type { TextPlace } from './ppOcr/findText.ts';

/** A page straighter than this is left as it is; radians. */
const STRAIGHT = 0.004;
/** A line is this much wider than tall. */
const WIDE = 4;
const FEWEST_LINES = 6;
const DEGREES = 180 / Math.PI;
const WHITE = 0xff;

/** Median slope of the lines, radians clockwise. */
function slopeOf(places: readonly TextPlace[]): number {
  const slopes = places
    .filter(isWide)
    .map(({ slope }) => slope)
    .toSorted((one, other) => one - other);
  return slopes[Math.floor(slopes.length / 2)] ?? 0;
}

const isWide = ({ left, right, top, bottom }: TextPlace) => right - left > (bottom - top) * WIDE;

/** The page turned so that its middle line is level; null: it is. */
export async function levelled(picture: Picture, places: readonly TextPlace[]): Promise<Picture | null> {
  const slope = slopeOf(places);
  if (Math.abs(slope) < STRAIGHT) return null;
  return rawOf(open(picture).rotate(-slope * DEGREES, { background: '#fff' }));
}

/** Slopes over the page: at a height, how it grows downwards. */
interface Field {
  base: number;
  perPixel: number;
}

/** A page photographed in perspective has lines that are not parallel: each is made level. Null: they are parallel. */
export function fanned(picture: Picture, places: readonly TextPlace[]): Picture | null {
  const field = fieldOf(places.filter(isWide));
  const isParallel = Math.abs(field.perPixel) * picture.height < STRAIGHT;
  return isParallel ? null : withLevelLines(picture, field);
}

/** Least squares over the lines, the long ones counting more. */
function fieldOf(lines: readonly TextPlace[]): Field {
  if (lines.length < FEWEST_LINES) return { base: 0, perPixel: 0 };
  const rough = fitted(lines);
  const isFar = ({ slope, top, bottom }: TextPlace) =>
    Math.abs(slope - rough.base - (rough.perPixel * (top + bottom)) / 2) > MOST_OFF;
  return fitted(lines.filter((line) => !isFar(line)));
}

/** A line further off than this is none of the text, such as a stamp; radians. */
const MOST_OFF = 0.02;

function fitted(lines: readonly TextPlace[]): Field {
  let [weight, y, yy, slopes, products] = [0, 0, 0, 0, 0];
  for (const { left, right, top, bottom, slope } of lines) {
    const [long, middle] = [right - left, (top + bottom) / 2];
    weight += long;
    y += long * middle;
    yy += long * middle * middle;
    slopes += long * slope;
    products += long * slope * middle;
  }
  const spread = weight * yy - y * y;
  if (spread === 0) return { base: 0, perPixel: 0 };
  const perPixel = (weight * products - y * slopes) / spread;
  return { base: (slopes - perPixel * y) / weight, perPixel };
}

function withLevelLines({ data, width, height }: Picture, { base, perPixel }: Field): Picture {
  const made = Buffer.alloc(data.length, WHITE);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = y + (base + perPixel * y) * (x - width / 2);
      const above = Math.floor(from);
      if (above < 0 || above + 1 >= height) continue;
      for (let colour = 0; colour < CHANNELS; colour += 1) {
        const upper = data[(above * width + x) * CHANNELS + colour] ?? WHITE;
        const lower = data[((above + 1) * width + x) * CHANNELS + colour] ?? WHITE;
        made[(y * width + x) * CHANNELS + colour] = upper + (lower - upper) * (from - above);
      }
    }
  return { data: made, width, height };
}

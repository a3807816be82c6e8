import sharp from 'sharp';
import { seeded } from './paperFacts.ts';

type Point = readonly [number, number];

/** Pixels of a telephone's picture, and how far the page keeps from its edges. */
const SIZE = { width: 1360, height: 1880 };
const MARGIN = 34;
/** Most that a corner of the page is moved, in pixels: the telephone is held askew. */
const ASKEW = 42;
const TABLE = [92, 84, 76];
/** Light falls off towards one corner. */
const SHADE = 0.22;
const CHANNELS = 3;

/** A page as a telephone sees it: in perspective on a dark table, lit from one side; sRGB without alpha. */
export async function photograph(page: Buffer, seed: number) {
  const { data, info } = await sharp(page)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seeded(seed);
  const moved = () => MARGIN + random() * ASKEW;
  const { width, height } = SIZE;
  const corners: readonly [Point, Point, Point, Point] = [
    [moved(), moved()],
    [width - moved(), moved()],
    [width - moved(), height - moved()],
    [moved(), height - moved()],
  ];
  const placeOf = squareFrom(corners);
  const seen = Buffer.alloc(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, down] = placeOf(x, y);
      const light = 1 - (SHADE * (x / width + y / height)) / 2 - 0.06;
      for (let colour = 0; colour < CHANNELS; colour += 1) {
        const paper = sampled(data, info, { across, down, colour });
        seen[(y * width + x) * CHANNELS + colour] = Math.round((paper ?? TABLE[colour] ?? 0) * light);
      }
    }
  return sharp(seen, { raw: { width, height, channels: CHANNELS } });
}

/** Places in the unit square for points of a quadrilateral (Heckbert 1989, the inverse of the projective map). */
function squareFrom([a, b, c, d]: readonly [Point, Point, Point, Point]) {
  const [dx1, dx2, dx3] = [b[0] - c[0], d[0] - c[0], a[0] - b[0] + c[0] - d[0]];
  const [dy1, dy2, dy3] = [b[1] - c[1], d[1] - c[1], a[1] - b[1] + c[1] - d[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]];
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]];
  const [i0, i1, i2] = [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4];
  const [i3, i4, i5] = [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5];
  const [i6, i7, i8] = [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3];
  return (x: number, y: number): Point => {
    const share = i6 * x + i7 * y + i8;
    return [(i0 * x + i1 * y + i2) / share, (i3 * x + i4 * y + i5) / share];
  };
}

/** Colour between four pixels; null: beside the page. */
function sampled(
  data: Buffer,
  { width, height }: { width: number; height: number },
  { across, down, colour }: { across: number; down: number; colour: number },
): number | null {
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return null;
  const [x, y] = [across * (width - 1), down * (height - 1)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) => data[(row * width + column) * CHANNELS + colour] ?? 0;
  const [right, below] = [x - left, y - top];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - below) + lower * below;
}

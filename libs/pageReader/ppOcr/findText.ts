import { CHANNELS, open, type Picture, padded, shrunk } from '../picture.ts';
import { type Numbers, run } from './models.ts';
import type { PixelBox } from './sample.ts';

/** Text that stands together, in pixels; upright, the slope apart. */
export interface TextPlace extends PixelBox {
  /** radians clockwise from the line of the page */
  slope: number;
}

/** The model works in blocks. */
const BLOCK = 32;
/** Of blue, green and red, as the model was trained. */
const MEANS = [0.406, 0.456, 0.485] as const;
const DEVIATIONS = [0.225, 0.224, 0.229] as const;
const WHITE = 255;
/** Shares from which a pixel, and a place on average, is text. */
const PIXEL = 0.3;
const PLACE = 0.5;
/** The model marks the core of a line: how much larger the line is. */
const GROWTH = 1.6;
const LEAST_SIDE = 3;

/** Places of text by PP-OCRv4's detection on a picture shrunk to `longestSide`. */
export async function findText(picture: Picture, longestSide: number): Promise<TextPlace[]> {
  const small = await shrunk(open(picture), longestSide);
  const input = await padded(small, BLOCK);
  const { data } = await run('detection', planesOf(input));
  const [scaleX, scaleY] = [picture.width / small.width, picture.height / small.height];
  return stainsIn(data, input).flatMap((stain) => {
    const place = placeOf(stain);
    if (place === null) return [];
    return [
      {
        left: Math.max(0, place.left * scaleX),
        top: Math.max(0, place.top * scaleY),
        right: Math.min(picture.width, place.right * scaleX),
        bottom: Math.min(picture.height, place.bottom * scaleY),
        slope: place.slope,
      },
    ];
  });
}

function planesOf({ data, width, height }: Picture): Numbers {
  const plane = width * height;
  const numbers = new Float32Array(CHANNELS * plane);
  for (let colour = 0; colour < CHANNELS; colour += 1) {
    const [mean = 0, deviation = 1] = [MEANS[colour], DEVIATIONS[colour]];
    for (let at = 0; at < plane; at += 1)
      numbers[colour * plane + at] =
        ((data[at * CHANNELS + CHANNELS - 1 - colour] ?? WHITE) / WHITE - mean) / deviation;
  }
  return { data: numbers, dims: [1, CHANNELS, height, width] };
}

/** Pixels that hang together, with the sums for their box, centre and slope. */
interface Stain extends PixelBox {
  count: number;
  score: number;
  x: number;
  y: number;
  xx: number;
  xy: number;
  yy: number;
}

function stainsIn(shares: Float32Array, { width, height }: Picture): Stain[] {
  const isSeen = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  const stains: Stain[] = [];
  const isText = (at: number) => isSeen[at] === 0 && (shares[at] ?? 0) > PIXEL;
  for (let start = 0; start < shares.length; start += 1) {
    if (!isText(start)) continue;
    const stain = emptyStain();
    let count = 0;
    waiting[count++] = start;
    isSeen[start] = 1;
    while (count > 0) {
      count -= 1;
      const at = waiting[count] ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      include(stain, x, y, shares[at] ?? 0);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (!isText(next)) continue;
          isSeen[next] = 1;
          waiting[count++] = next;
        }
    }
    stains.push(stain);
  }
  return stains;
}

function emptyStain(): Stain {
  const far = Number.POSITIVE_INFINITY;
  const sums = { count: 0, score: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
  return { left: far, top: far, right: 0, bottom: 0, ...sums };
}

function include(stain: Stain, x: number, y: number, share: number): void {
  stain.left = Math.min(stain.left, x);
  stain.right = Math.max(stain.right, x + 1);
  stain.top = Math.min(stain.top, y);
  stain.bottom = Math.max(stain.bottom, y + 1);
  stain.count += 1;
  stain.score += share;
  stain.x += x;
  stain.y += y;
  stain.xx += x * x;
  stain.xy += x * y;
  stain.yy += y * y;
}

function placeOf({ count, score, ...stain }: Stain): TextPlace | null {
  const [wide, tall] = [stain.right - stain.left, stain.bottom - stain.top];
  if (Math.min(wide, tall) < LEAST_SIDE || score / count < PLACE) return null;
  const [x, y] = [stain.x / count, stain.y / count];
  const [xx, xy, yy] = [stain.xx / count - x * x, stain.xy / count - x * y, stain.yy / count - y * y];
  const slope = Math.atan2(2 * xy, xx - yy) / 2;
  const grown = (wide * tall * GROWTH) / (2 * (wide + tall));
  return {
    left: stain.left - grown,
    right: stain.right + grown,
    top: stain.top - grown,
    bottom: stain.bottom + grown,
    slope,
  };
}

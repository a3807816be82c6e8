import { type Picture, turned } from '../picture.ts';
import { run } from './models.ts';
import { recognize } from './recognize.ts';
import { type PixelBox, sampled } from './sample.ts';

const SIZE = { height: 48, width: 192 };
/** Lines that are looked at, the widest. */
const LINES = 15;
/** Of the lines, by which one direction must outweigh the other; else they are read both ways. */
const CLEAR = 0.6;
const READ_LINES = 6;

/** Whether a page of lines lies on its head, by PP-OCR's classifier of directions. */
export async function isUpsideDown(picture: Picture, places: readonly PixelBox[]): Promise<boolean> {
  const widest = places.toSorted((one, other) => other.right - other.left - (one.right - one.left));
  const seen = widest.slice(0, LINES);
  let balance = 0;
  for (const place of seen) {
    const { data } = await run('direction', sampled(picture, firstPart(place), sizeOf(place)));
    balance += (data[1] ?? 0) - (data[0] ?? 0);
  }
  if (Math.abs(balance) >= seen.length * CLEAR) return balance > 0;
  return readsBetterTurned(picture, widest.slice(0, READ_LINES));
}

/** The classifier does not know Cyrillic; what stands upright is read with more confidence. */
async function readsBetterTurned(picture: Picture, places: readonly PixelBox[]): Promise<boolean> {
  const { width, height } = picture;
  const onHead = places.map(({ left, right, top, bottom }) => ({
    left: width - right,
    right: width - left,
    top: height - bottom,
    bottom: height - top,
  }));
  const asGiven = await confidenceOf(picture, places);
  return (await confidenceOf(await turned(picture, 2), onHead)) > asGiven;
}

async function confidenceOf(picture: Picture, places: readonly PixelBox[]): Promise<number> {
  const lines = await recognize(picture, places);
  return lines.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0);
}

/** The model sees a line of four times its height at most. */
function firstPart(place: PixelBox): PixelBox {
  const most = (place.bottom - place.top) * (SIZE.width / SIZE.height);
  return { ...place, right: Math.min(place.right, place.left + most) };
}

function sizeOf({ left, right, top, bottom }: PixelBox) {
  const width = Math.round(((right - left) / (bottom - top)) * SIZE.height);
  return { height: SIZE.height, width: Math.max(8, Math.min(SIZE.width, width)), paddedWidth: SIZE.width };
}

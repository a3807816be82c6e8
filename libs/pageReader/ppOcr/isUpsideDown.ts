import type { Picture } from '../picture.ts';
import { run } from './models.ts';
import { type PixelBox, sampled } from './sample.ts';

const SIZE = { height: 48, width: 192 };
/** Lines that are looked at, the widest. */
const LINES = 15;

/** Whether a page of lines lies on its head, by PP-OCR's classifier of directions. */
export async function isUpsideDown(picture: Picture, places: readonly PixelBox[]): Promise<boolean> {
  const widest = places.toSorted((one, other) => other.right - other.left - (one.right - one.left));
  let balance = 0;
  for (const place of widest.slice(0, LINES)) {
    const { data } = await run('direction', sampled(picture, firstPart(place), sizeOf(place)));
    balance += (data[1] ?? 0) - (data[0] ?? 0);
  }
  return balance > 0;
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

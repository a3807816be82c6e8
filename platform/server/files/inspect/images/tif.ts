import type { Bytes } from '../bytes.ts';
import type { Picture } from './picture.ts';

const TAG_BYTES = 12;
const MOST_TAGS = 500;
const TAG = { width: 256, height: 257, stripAt: 273, stripBytes: 279, tileAt: 324, tileBytes: 325 };
const SHORT = 3;
const LONG = 4;
const MOST_PARTS = 100_000;

type Numbers = (tag: number) => Promise<number[]>;

/** First page; null: its strips or tiles are truncated (TIFF 6.0). */
export async function readTif(bytes: Bytes): Promise<Picture | null> {
  const head = await bytes.at(0, 8);
  if (head.length < 8) return null;
  const isLittle = head[0] === 0x49;
  const numbersOf = await tagsAt(bytes, uint(head, 4, 4, isLittle), isLittle);
  if (!numbersOf) return null;
  const [[width = 0], [height = 0]] = [await numbersOf(TAG.width), await numbersOf(TAG.height)];
  const strips = await endsOf(numbersOf, TAG.stripAt, TAG.stripBytes);
  const ends = strips.length > 0 ? strips : await endsOf(numbersOf, TAG.tileAt, TAG.tileBytes);
  const isWhole = ends.length > 0 && ends.every((end) => end <= bytes.size);
  // pages and tags may follow the pixels: the end is unknown
  return isWhole ? { width, height, endsAt: bytes.size } : null;
}

async function endsOf(numbersOf: Numbers, places: number, lengths: number): Promise<number[]> {
  const partBytes = await numbersOf(lengths);
  return (await numbersOf(places)).map((place, index) => place + (partBytes[index] ?? 0));
}

async function tagsAt(bytes: Bytes, at: number, isLittle: boolean): Promise<Numbers | null> {
  const start = await bytes.at(at, 2);
  const count = start.length < 2 ? 0 : uint(start, 0, 2, isLittle);
  if (count === 0 || count > MOST_TAGS) return null;
  const table = Buffer.from(await bytes.at(at + 2, count * TAG_BYTES));
  if (table.length < count * TAG_BYTES) return null;
  return async (tag) => {
    const places = Array.from({ length: count }, (_, index) => index * TAG_BYTES);
    const place = places.find((start) => uint(table, start, 2, isLittle) === tag);
    if (place === undefined) return [];
    const type = uint(table, place + 2, 2, isLittle);
    const many = uint(table, place + 4, 4, isLittle);
    if ((type !== SHORT && type !== LONG) || many > MOST_PARTS) return [];
    const width = type === SHORT ? 2 : 4;
    // up to four bytes are inline
    const isHere = many * width <= 4;
    const list = isHere
      ? table.subarray(place + 8, place + 12)
      : await bytes.at(uint(table, place + 8, 4, isLittle), many * width);
    const there = Math.min(many, Math.floor(list.length / width));
    return Array.from({ length: there }, (_, index) => uint(list, index * width, width, isLittle));
  };
}

const uint = (from: Buffer, at: number, width: number, isLittle: boolean) =>
  isLittle ? from.readUIntLE(at, width) : from.readUIntBE(at, width);

import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

const TAG_BYTES = 12;
const MAX_TAGS = 500;
const TAG = { width: 256, height: 257, stripAt: 273, stripBytes: 279, tileAt: 324, tileBytes: 325 };
const SHORT = 3;
const LONG = 4;
const MAX_PARTS = 100_000;

type Numbers = (tag: number) => Promise<number[]>;

/** First page; null: its strips or tiles are truncated (TIFF 6.0). */
export async function readTif(bytes: ByteReader): Promise<ImageInfo | null> {
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

async function endsOf(numbersOf: Numbers, offsets: number, lengths: number): Promise<number[]> {
  const partBytes = await numbersOf(lengths);
  return (await numbersOf(offsets)).map((offset, index) => offset + (partBytes[index] ?? 0));
}

async function tagsAt(bytes: ByteReader, at: number, isLittle: boolean): Promise<Numbers | null> {
  const start = await bytes.at(at, 2);
  const count = start.length < 2 ? 0 : uint(start, 0, 2, isLittle);
  if (count === 0 || count > MAX_TAGS) return null;
  const table = Buffer.from(await bytes.at(at + 2, count * TAG_BYTES));
  if (table.length < count * TAG_BYTES) return null;
  return async (tag) => {
    const offsets = Array.from({ length: count }, (_, index) => index * TAG_BYTES);
    const offset = offsets.find((start) => uint(table, start, 2, isLittle) === tag);
    if (offset === undefined) return [];
    const type = uint(table, offset + 2, 2, isLittle);
    const valueCount = uint(table, offset + 4, 4, isLittle);
    if ((type !== SHORT && type !== LONG) || valueCount > MAX_PARTS) return [];
    const width = type === SHORT ? 2 : 4;
    // up to four bytes are inline
    const isInline = valueCount * width <= 4;
    const list = isInline
      ? table.subarray(offset + 8, offset + 12)
      : await bytes.at(uint(table, offset + 8, 4, isLittle), valueCount * width);
    const available = Math.min(valueCount, Math.floor(list.length / width));
    return Array.from({ length: available }, (_, index) => uint(list, index * width, width, isLittle));
  };
}

const uint = (from: Buffer, at: number, width: number, isLittle: boolean) =>
  isLittle ? from.readUIntLE(at, width) : from.readUIntBE(at, width);

import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** markers without a length: TEM, restarts, SOI */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** frame headers; DHT, JPG and DAC are among their numbers */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const READ_AT_ONCE = 262_144;

/** Walks the segments to the scan, then finds the end mark; null: either is missing (T.81 B). */
export async function readJpg(bytes: ByteReader): Promise<ImageInfo | null> {
  let size: { width: number; height: number } | null = null;
  let at = 2;
  for (;;) {
    const head = await bytes.at(at, 9);
    const marker = head[1];
    if (head.length < 4 || head[0] !== 0xff || marker === undefined) return null;
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (isFrame(marker) && head.length === 9)
      size = { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    at += 2 + head.readUInt16BE(2);
    if (marker === START_OF_SCAN) break;
  }
  const endsAt = await endAfter(bytes, at);
  return size && endsAt !== null ? { ...size, endsAt } : null;
}

async function endAfter(bytes: ByteReader, from: number): Promise<number | null> {
  for (let at = from; at < bytes.size; at += READ_AT_ONCE - 1) {
    const found = (await bytes.at(at, READ_AT_ONCE)).indexOf(END);
    if (found >= 0) return at + found + 2;
  }
  return null;
}

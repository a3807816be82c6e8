import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import { signatureOf } from '../signature.ts';
import { readGif } from './gif.ts';
import type { ImageInfo } from './imageInfo.ts';
import { readTif } from './tif.ts';

/** First chunk; null: truncated container (RFC 9649). */
async function readWebp(bytes: ByteReader): Promise<ImageInfo | null> {
  const head = await bytes.at(0, 30);
  if (head.length < 30) return null;
  const endsAt = 8 + head.readUInt32LE(4);
  const size = sizeIn(head);
  return size && endsAt <= bytes.size ? { ...size, endsAt } : null;
}

function sizeIn(head: Buffer): { width: number; height: number; isAnimated?: boolean } | null {
  const chunk = head.toString('latin1', 12, 16);
  if (chunk === 'VP8X') {
    const isAnimated = ((head[20] ?? 0) & 2) !== 0;
    return { width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3), isAnimated };
  }
  if (chunk === 'VP8L') {
    const packed = head.readUInt32LE(21);
    return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ') return null;
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}

const FIRST_CHUNK = 8;
const AROUND_CHUNK = 12;

/** Walks the chunks to the end mark; null: truncated (PNG 3rd edition, 5). */
async function readPng(bytes: ByteReader): Promise<ImageInfo | null> {
  const header = await bytes.at(FIRST_CHUNK, 16);
  if (header.length < 16 || header.toString('latin1', 4, 8) !== 'IHDR') return null;
  const picture = { width: header.readUInt32BE(8), height: header.readUInt32BE(12), isAnimated: false };
  let hasPixels = false;
  let at = FIRST_CHUNK;
  while (at + AROUND_CHUNK <= bytes.size) {
    const chunk = await bytes.at(at, 8);
    if (chunk.length < 8) return null;
    const type = chunk.toString('latin1', 4, 8);
    at += AROUND_CHUNK + chunk.readUInt32BE(0);
    if (at > bytes.size) return null;
    if (type === 'IDAT') hasPixels = true;
    if (type === 'acTL') picture.isAnimated = true;
    if (type === 'IEND') return hasPixels ? { ...picture, endsAt: at } : null;
  }
  return null;
}

const START_OF_SCAN = 0xda;
const END = Buffer.from([0xff, 0xd9]);
/** markers without a length: TEM, restarts, SOI */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** frame headers; DHT, JPG and DAC are among their numbers */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const READ_AT_ONCE = 262_144;

/** Walks the segments to the scan, then finds the end mark; null: either is missing (T.81 B). */
async function readJpg(bytes: ByteReader): Promise<ImageInfo | null> {
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
    if (isFrame(marker) && head.length === 9) size = { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
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

const OLD_HEADER = 12;
/** uncompressed or bit fields: rows of fixed length */
const PLAIN = [0, 3, 6];

/** Null: header or rows incomplete. */
async function readBmp(bytes: ByteReader): Promise<ImageInfo | null> {
  const head = await bytes.at(0, 54);
  if (head.length < 26) return null;
  const pixelsAt = head.readUInt32LE(10);
  const headerBytes = head.readUInt32LE(14);
  if (headerBytes === OLD_HEADER) {
    const [width, height, bits] = [head.readUInt16LE(18), head.readUInt16LE(20), head.readUInt16LE(24)];
    return complete(bytes, { width, height, endsAt: pixelsAt + rowBytes(width, bits) * height });
  }
  if (headerBytes < 40 || head.length < 54) return null;
  const width = head.readInt32LE(18);
  // negative height: rows from top to bottom
  const height = Math.abs(head.readInt32LE(22));
  const isPlain = PLAIN.includes(head.readUInt32LE(30));
  const pixelBytes = isPlain ? rowBytes(width, head.readUInt16LE(28)) * height : head.readUInt32LE(34);
  return complete(bytes, { width, height, endsAt: pixelsAt + pixelBytes });
}

const rowBytes = (width: number, bits: number) => Math.ceil((width * bits) / 32) * 4;

const complete = (bytes: ByteReader, picture: ImageInfo) =>
  picture.width > 0 && picture.endsAt <= bytes.size ? picture : null;

/** 100 megapixels take 400 MB decoded. */
const MAX_MEGAPIXELS = 100;

const READERS = {
  png: readPng,
  jpg: readJpg,
  gif: readGif,
  webp: readWebp,
  bmp: readBmp,
  tif: readTif,
} satisfies Record<string, (bytes: ByteReader) => Promise<ImageInfo | null>>;

type ImageSignature = keyof typeof READERS;

export const isImage = (signature: string): signature is ImageSignature => signature in READERS;

export async function checkImage(bytes: ByteReader, signature: ImageSignature): Promise<ImageInfo> {
  const picture = await READERS[signature](bytes);
  if (!picture || picture.width < 1 || picture.height < 1) throw new InspectionError({ key: 'imageFormat' });
  if (picture.width * picture.height > MAX_MEGAPIXELS * 1_000_000) {
    throw new InspectionError({ key: 'imageTooBig', megapixels: MAX_MEGAPIXELS });
  }
  const behind = signatureOf(await bytes.at(picture.endsAt, 512));
  // phones append a second image or a short video; archives and programs are hidden there
  if (behind !== null && !isImage(behind)) throw new InspectionError({ key: 'twoInOne' });
  return picture;
}

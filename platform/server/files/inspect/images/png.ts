import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

const FIRST_CHUNK = 8;
const AROUND_CHUNK = 12;

/** Walks the chunks to the end mark; null: truncated (PNG 3rd edition, 5). */
export async function readPng(bytes: ByteReader): Promise<ImageInfo | null> {
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

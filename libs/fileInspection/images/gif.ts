import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

const SCREEN_BYTES = 13;
const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;

/** Walks the blocks to the trailer; null: truncated or unknown block (GIF89a). */
export async function readGif(bytes: ByteReader): Promise<ImageInfo | null> {
  const screen = await bytes.at(0, SCREEN_BYTES);
  const flags = screen[10];
  if (flags === undefined || screen.length < SCREEN_BYTES) return null;
  let at: number | null = SCREEN_BYTES + colorBytes(flags);
  let images = 0;
  while (at !== null && at < bytes.size) {
    const [kind] = await bytes.at(at, 1);
    if (kind === TRAILER) {
      const size = { width: screen.readUInt16LE(6), height: screen.readUInt16LE(8) };
      return images > 0 ? { ...size, endsAt: at + 1, isAnimated: images > 1 } : null;
    }
    if (kind !== EXTENSION && kind !== IMAGE) return null;
    if (kind === IMAGE) images += 1;
    at = await afterBlocks(bytes, kind === EXTENSION ? at + 2 : await pixelsOf(bytes, at));
  }
  return null;
}

const colorBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

async function pixelsOf(bytes: ByteReader, imageAt: number): Promise<number> {
  const [flags = 0] = await bytes.at(imageAt + 9, 1);
  return imageAt + 11 + colorBytes(flags);
}

/** Position after a chain of sub-blocks; null: truncated. */
async function afterBlocks(bytes: ByteReader, from: number): Promise<number | null> {
  let at = from;
  while (at < bytes.size) {
    const [length = 0] = await bytes.at(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
  return null;
}

import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

const OLD_HEADER = 12;
/** uncompressed or bit fields: rows of fixed length */
const PLAIN = [0, 3, 6];

/** Null: header or rows incomplete. */
export async function readBmp(bytes: ByteReader): Promise<ImageInfo | null> {
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

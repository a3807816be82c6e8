import type { ByteReader } from '../byteReader.ts';
import type { ImageInfo } from './imageInfo.ts';

/** First chunk; null: truncated container (RFC 9649). */
export async function readWebp(bytes: ByteReader): Promise<ImageInfo | null> {
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

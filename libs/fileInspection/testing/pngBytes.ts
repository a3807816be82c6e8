import { crc32, deflateSync } from 'node:zlib';

interface PngOddities {
  width?: number;
  height?: number;
  isAnimated?: boolean;
  hasNoPixels?: boolean;
}

/** One-pixel PNG that may claim other dimensions. */
export function pngBytes({ width = 1, height = 1, isAnimated, hasNoPixels }: PngOddities = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(isAnimated ? [chunk('acTL', Buffer.from('0000000100000000', 'hex'))] : []),
    ...(hasNoPixels ? [] : [chunk('IDAT', deflateSync(Buffer.alloc(4)))]),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([around.subarray(0, 4), typed, around.subarray(4)]);
}

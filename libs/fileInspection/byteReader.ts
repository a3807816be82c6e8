import { open } from 'node:fs/promises';

/** Read-ahead: neighbouring bytes are read next. */
const WINDOW = 8_192;

/** Random access to a local file. */
export interface ByteReader {
  size: number;
  /** fewer bytes at the end of the file */
  at(position: number, length: number): Promise<Buffer>;
}

export async function withByteReader<Result>(
  path: string,
  use: (bytes: ByteReader) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    let window: Buffer = Buffer.alloc(0);
    let windowAt = 0;
    const at = async (position: number, length: number) => {
      const isInside = position >= windowAt && position + length <= windowAt + window.length;
      if (!isInside) {
        const wanted = Math.max(0, Math.min(Math.max(length, WINDOW), size - position));
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
        window = buffer.subarray(0, bytesRead);
        windowAt = position;
      }
      return window.subarray(position - windowAt, position - windowAt + length);
    };
    return await use({ size, at });
  } finally {
    await handle.close();
  }
}

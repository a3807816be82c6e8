import { MEGABYTE } from '../../../../wire/uploadRule.ts';
import { type Encoding, encodingOf } from './encoding.ts';

/** How much of a text is shown at a time. */
export const PIECE_BYTES = MEGABYTE;

/** A text read so far. */
export interface TextRead {
  encoding: Encoding;
  pieces: readonly string[];
  /** bytes that are not shown yet */
  left: number;
  /** reads the next piece */
  more: () => Promise<TextRead>;
}

/** Reads a text from its beginning, a piece at a time; a letter cut in two comes whole with the next piece. */
export async function readText(content: Blob): Promise<TextRead> {
  const head = new Uint8Array(await content.slice(0, PIECE_BYTES).arrayBuffer());
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding);
  return readPiece(0, []);

  async function readPiece(from: number, before: readonly string[]): Promise<TextRead> {
    const to = Math.min(content.size, from + PIECE_BYTES);
    const bytes = from === 0 ? head : new Uint8Array(await content.slice(from, to).arrayBuffer());
    const left = content.size - to;
    const pieces = [...before, decoder.decode(bytes, { stream: left > 0 })];
    return { encoding, pieces, left, more: () => readPiece(to, pieces) };
  }
}

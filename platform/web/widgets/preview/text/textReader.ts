import { MEGABYTE } from '../../../../wire/uploadRule.ts';
import { type Encoding, encodingOf } from './encoding.ts';

export const PIECE_BYTES = MEGABYTE;

export interface TextRead {
  encoding: Encoding;
  pieces: readonly string[];
  left: number;
  more: () => Promise<TextRead>;
}

/** Reads a text in pieces; a character cut in two is completed by the next piece. */
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

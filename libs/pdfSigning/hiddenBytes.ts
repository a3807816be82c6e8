import { fromBER } from 'asn1js';

/** Whether the room for a signature holds more than the signature and zeros. */
export function hasHiddenBytes(contents: Uint8Array): boolean {
  const { offset } = fromBER(Uint8Array.from(contents));
  return offset === -1 || contents.subarray(offset).some((byte) => byte !== 0);
}

const LAST_LINES = /startxref\s+(\d+)\s+%%EOF\s*$/;
const MOST_LAST_LINES = 64;

/** Whether nothing follows the end of a PDF: its last cross-reference section is followed by its last lines alone. */
export function endsAtItsEnd(pdf: Uint8Array): boolean {
  const latin = new TextDecoder('latin1');
  const start = LAST_LINES.exec(latin.decode(pdf.subarray(-MOST_LAST_LINES)))?.[1];
  if (start === undefined) return false;
  return latin.decode(pdf.subarray(Number(start))).split('%%EOF').length === 2;
}

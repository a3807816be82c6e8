import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import { assertNoScripts } from './pdfScripts.ts';

/** the end mark is within the last bytes (ISO 32000, H.3) */
const TAIL = 1_024;
const END = /startxref\s+(\d+)\s+%%EOF/;

/** Refuses truncated PDFs, and those with scripts. Passwords are allowed: most only forbid printing, and open without. */
export async function checkPdf(bytes: ByteReader): Promise<void> {
  // some transfers append zeros and blanks
  const tail = (await bytes.at(Math.max(0, bytes.size - 2 * TAIL), 2 * TAIL))
    .toString('latin1')
    .replace(/[\s\0]+$/, '')
    .slice(-TAIL);
  const offset = END.exec(tail)?.[1];
  if (offset === undefined || Number(offset) >= bytes.size) throw new InspectionError({ key: 'damaged' });
  await assertNoScripts(bytes);
}

import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';

/** ftyp brands of browser videos; others are images and sounds. */
const BRANDS = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash']);
const MAX_BOXES = 20_000;
/** `DocType` of a WebM is near the beginning. */
const HEADER = 64;

/** Video type playable in every browser, else null. Refuses truncated files and appended bytes. */
export async function checkVideo(bytes: ByteReader, head: Buffer): Promise<'mp4' | 'webm' | null> {
  if (head.toString('hex', 0, 4) === '1a45dfa3') return head.subarray(0, HEADER).includes('webm') ? 'webm' : null;
  if (head.toString('latin1', 4, 8) !== 'ftyp' || !BRANDS.has(head.toString('latin1', 8, 12))) return null;
  const boxes = await boxesOf(bytes);
  if (!boxes.includes('moov')) throw new InspectionError({ key: 'damaged' });
  return 'mp4';
}

/** Top-level boxes (ISO 14496-12, 4.2); empty unless they fill the file exactly. */
async function boxesOf(bytes: ByteReader): Promise<string[]> {
  const names: string[] = [];
  let offset = 0;
  while (offset < bytes.size && names.length < MAX_BOXES) {
    const head = await bytes.at(offset, 16);
    if (head.length < 8) return [];
    const size = sizeOf(head, bytes.size - offset);
    if (size === null) return [];
    names.push(head.toString('latin1', 4, 8));
    offset += size;
  }
  return offset === bytes.size ? names : [];
}

/** Size with header; 1: 64-bit size after the name, 0: up to the end. */
function sizeOf(head: Buffer, left: number): number | null {
  const declaredSize = head.readUInt32BE(0);
  if (declaredSize === 0) return left;
  if (declaredSize === 1 && head.length < 16) return null;
  const size = declaredSize === 1 ? Number(head.readBigUInt64BE(8)) : declaredSize;
  return size >= (declaredSize === 1 ? 16 : 8) && size <= left ? size : null;
}

import { viewOf } from './byteSource.ts';
import { ELSEWHERE, NAME_IS_UTF8, type ZipMember } from './member.ts';

const POLYNOMIAL = 0xedb88320;

/** Checksum of ZIP (APPNOTE 4.4.7), for short inputs; the server has a faster one for files. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  return ~sum >>> 0;
}

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const SIZES_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
/** Unix and macOS: external attributes hold a file mode */
const UNIX_MAKERS = [3, 19];
const FILE_TYPE = 0o170000;
const USUAL_TYPES = [0, 0o100000, 0o040000];

/** A directory entry (APPNOTE 4.3.12) and the offset of the next; null if malformed. */
export function readMember(directory: Uint8Array, at: number): { member: ZipMember; next: number } | null {
  if (at + ENTRY_BYTES > directory.length) return null;
  const entry = viewOf(directory.subarray(at, at + ENTRY_BYTES));
  if (entry.getUint32(0, true) !== ENTRY) return null;
  const extraAt = at + ENTRY_BYTES + entry.getUint16(28, true);
  const commentAt = extraAt + entry.getUint16(30, true);
  const next = commentAt + entry.getUint16(32, true);
  if (next > directory.length) return null;
  const rawName = directory.subarray(at + ENTRY_BYTES, extraAt);
  const fields = fieldsIn(directory.subarray(extraAt, commentAt));
  const flags = entry.getUint16(8, true);
  const sizes = sizesOf(entry, fields.get(SIZES_FIELD));
  if (!sizes) return null;
  const isUnix = UNIX_MAKERS.includes(entry.getUint8(5));
  const fileType = isUnix ? entry.getUint16(40, true) & FILE_TYPE : 0;
  const member = {
    rawName,
    unicodeName: unicodeNameOf(rawName, flags, fields.get(UNICODE_PATH_FIELD)),
    flags,
    method: entry.getUint16(10, true),
    checksum: entry.getUint32(16, true),
    ...sizes,
    isSpecial: !USUAL_TYPES.includes(fileType),
  };
  return { member, next };
}

function fieldsIn(extra: Uint8Array): Map<number, Uint8Array> {
  const fields = new Map<number, Uint8Array>();
  const view = viewOf(extra);
  let at = 0;
  while (at + 4 <= extra.length) {
    const length = view.getUint16(at + 2, true);
    fields.set(view.getUint16(at, true), extra.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Values beyond 32 bits are in the ZIP64 field, in this order (APPNOTE 4.5.3). */
function sizesOf(entry: DataView, field: Uint8Array | undefined) {
  const big = field && viewOf(field);
  const short = [entry.getUint32(24, true), entry.getUint32(20, true), entry.getUint32(42, true)];
  let read = 0;
  const [bytes, packedBytes, offset] = short.map((number) => {
    if (number !== ELSEWHERE) return number;
    if (!big || read + 8 > big.byteLength) return Number.NaN;
    read += 8;
    return Number(big.getBigUint64(read - 8, true));
  });
  if (!Number.isSafeInteger(bytes) || !Number.isSafeInteger(packedBytes) || !Number.isSafeInteger(offset)) {
    return null;
  }
  return { bytes: bytes ?? 0, packedBytes: packedBytes ?? 0, at: offset ?? 0, isBig: read > 0 };
}

function unicodeNameOf(rawName: Uint8Array, flags: number, field: Uint8Array | undefined): string | null {
  // Info-ZIP's field counts only for the exact name it was made for (APPNOTE 4.6.9).
  if (field && field.length > 5 && viewOf(field).getUint32(1, true) === crc32(rawName)) {
    return utf8(field.subarray(5));
  }
  return (flags & NAME_IS_UTF8) === 0 ? null : utf8(rawName);
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

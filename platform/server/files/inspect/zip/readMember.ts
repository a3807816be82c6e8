import { crc32 } from 'node:zlib';
import { ELSEWHERE, NAME_IS_UTF8, type ZipMember } from './member.ts';

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const SIZES_FIELD = 0x0001;
const UNICODE_PATH_FIELD = 0x7075;
/** the system that made an entry, where attributes are those of Unix: Unix and macOS */
const UNIX_MAKERS = [3, 19];
const FILE_TYPE = 0o170000;
const USUAL_TYPES = [0, 0o100000, 0o040000];

/** An entry of a ZIP directory (APPNOTE 4.3.12) and where the next begins; null when it is none. */
export function readMember(directory: Buffer, at: number): { member: ZipMember; next: number } | null {
  if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return null;
  const nameBytes = directory.readUInt16LE(at + 28);
  const extraBytes = directory.readUInt16LE(at + 30);
  const extraAt = at + ENTRY_BYTES + nameBytes;
  const next = extraAt + extraBytes + directory.readUInt16LE(at + 32);
  if (next > directory.length) return null;
  const rawName = directory.subarray(at + ENTRY_BYTES, extraAt);
  const fields = fieldsIn(directory.subarray(extraAt, extraAt + extraBytes));
  const flags = directory.readUInt16LE(at + 8);
  const sizes = sizesOf(directory, at, fields.get(SIZES_FIELD));
  if (!sizes) return null;
  const isUnix = UNIX_MAKERS.includes(directory[at + 5] ?? 0);
  const fileType = isUnix ? directory.readUInt16LE(at + 40) & FILE_TYPE : 0;
  const member = {
    rawName,
    unicodeName: unicodeNameOf(rawName, flags, fields.get(UNICODE_PATH_FIELD)),
    flags,
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    ...sizes,
    isSpecial: !USUAL_TYPES.includes(fileType),
  };
  return { member, next };
}

function fieldsIn(extra: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>();
  let at = 0;
  while (at + 4 <= extra.length) {
    const length = extra.readUInt16LE(at + 2);
    fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Sizes and place; those that do not fit 32 bits stand in a field of their own, in this order (APPNOTE 4.5.3). */
function sizesOf(directory: Buffer, at: number, big: Buffer | undefined) {
  const short = [
    directory.readUInt32LE(at + 24),
    directory.readUInt32LE(at + 20),
    directory.readUInt32LE(at + 42),
  ];
  let read = 0;
  const [bytes, packedBytes, place] = short.map((number) => {
    if (number !== ELSEWHERE) return number;
    if (!big || read + 8 > big.length) return Number.NaN;
    read += 8;
    return Number(big.readBigUInt64LE(read - 8));
  });
  if (!Number.isSafeInteger(bytes) || !Number.isSafeInteger(packedBytes) || !Number.isSafeInteger(place)) {
    return null;
  }
  return { bytes: bytes ?? 0, packedBytes: packedBytes ?? 0, at: place ?? 0 };
}

function unicodeNameOf(rawName: Buffer, flags: number, field: Buffer | undefined): string | null {
  // Info-ZIP's field counts only for the very name it was made for (APPNOTE 4.6.9)
  if (field && field.length > 5 && field.readUInt32LE(1) === crc32(rawName)) return utf8(field.subarray(5));
  return (flags & NAME_IS_UTF8) === 0 ? null : utf8(rawName);
}

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

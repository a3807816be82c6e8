import type { Bytes } from '../bytes.ts';

const END = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const BIG_END = 0x06064b50;
const BIG_END_BYTES = 56;
/** stands where a number is kept elsewhere (ZIP64) */
const ELSEWHERE = 0xffffffff;
const COUNT_ELSEWHERE = 0xffff;

/** Where the directory of a ZIP archive lies. */
export interface ZipEnd {
  entryCount: number;
  directoryAt: number;
  directoryBytes: number;
  /** where its end record begins: nothing of the directory lies behind */
  endsAt: number;
}

/**
 * The end record of a ZIP archive (APPNOTE 4.3.16), which the file ends with; null when it does not, and when two
 * records claim to be it, because unpackers would disagree.
 */
export async function findEnd(bytes: Bytes): Promise<ZipEnd | null> {
  const tailAt = Math.max(0, bytes.size - END_BYTES - LONGEST_COMMENT);
  const tail = await bytes.at(tailAt, bytes.size - tailAt);
  const ends: number[] = [];
  for (let at = tail.indexOf(END); at >= 0; at = tail.indexOf(END, at + 1)) {
    const isLast =
      at + END_BYTES <= tail.length && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length;
    if (isLast) ends.push(at);
  }
  const [at] = ends;
  if (at === undefined || ends.length > 1) return null;
  const end = {
    entryCount: tail.readUInt16LE(at + 10),
    directoryBytes: tail.readUInt32LE(at + 12),
    directoryAt: tail.readUInt32LE(at + 16),
    endsAt: tailAt + at,
  };
  // archives in several volumes
  if (tail.readUInt16LE(at + 8) !== end.entryCount) return null;
  const isBig =
    end.entryCount === COUNT_ELSEWHERE || end.directoryBytes === ELSEWHERE || end.directoryAt === ELSEWHERE;
  const found = isBig ? await bigEnd(bytes, end.endsAt) : end;
  return found && found.directoryAt + found.directoryBytes <= found.endsAt ? found : null;
}

async function bigEnd(bytes: Bytes, endAt: number): Promise<ZipEnd | null> {
  const locator = await bytes.at(endAt - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR) return null;
  const endsAt = Number(locator.readBigUInt64LE(8));
  if (endsAt > endAt) return null;
  const record = await bytes.at(endsAt, BIG_END_BYTES);
  if (record.length < BIG_END_BYTES || record.readUInt32LE(0) !== BIG_END) return null;
  return {
    entryCount: Number(record.readBigUInt64LE(32)),
    directoryBytes: Number(record.readBigUInt64LE(40)),
    directoryAt: Number(record.readBigUInt64LE(48)),
    endsAt,
  };
}

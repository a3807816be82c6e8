import { type ByteSource, viewOf } from './byteSource.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const BIG_END = 0x06064b50;
const BIG_END_BYTES = 56;
const ELSEWHERE = 0xffffffff;
const COUNT_ELSEWHERE = 0xffff;

interface ZipEnd {
  entryCount: number;
  directoryAt: number;
  directoryBytes: number;
  /** start of the end record; the directory must end before it */
  endsAt: number;
  isBig: boolean;
}

/** The end record of a ZIP archive (APPNOTE 4.3.16); null if missing or ambiguous: unpackers disagree on two. */
export async function findEnd(bytes: ByteSource): Promise<ZipEnd | null> {
  const tailAt = Math.max(0, bytes.size - END_BYTES - LONGEST_COMMENT);
  const tail = viewOf(await bytes.at(tailAt, bytes.size - tailAt));
  const [at, ...others] = endsIn(tail);
  if (at === undefined || others.length > 0) return null;
  const end = {
    entryCount: tail.getUint16(at + 10, true),
    directoryBytes: tail.getUint32(at + 12, true),
    directoryAt: tail.getUint32(at + 16, true),
    endsAt: tailAt + at,
    isBig: false,
  };
  // archives in several volumes
  if (tail.getUint16(at + 8, true) !== end.entryCount) return null;
  const isBig = end.entryCount === COUNT_ELSEWHERE || end.directoryBytes === ELSEWHERE || end.directoryAt === ELSEWHERE;
  const found = isBig ? await bigEnd(bytes, end.endsAt) : end;
  return found && found.directoryAt + found.directoryBytes <= found.endsAt ? found : null;
}

function endsIn(tail: DataView): number[] {
  const ends: number[] = [];
  for (let at = 0; at + END_BYTES <= tail.byteLength; at += 1) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) ends.push(at);
  }
  return ends;
}

async function bigEnd(bytes: ByteSource, endAt: number): Promise<ZipEnd | null> {
  const locator = viewOf(await bytes.at(Math.max(0, endAt - LOCATOR_BYTES), LOCATOR_BYTES));
  if (locator.byteLength < LOCATOR_BYTES || locator.getUint32(0, true) !== LOCATOR) return null;
  const endsAt = Number(locator.getBigUint64(8, true));
  if (endsAt > endAt) return null;
  const record = viewOf(await bytes.at(endsAt, BIG_END_BYTES));
  if (record.byteLength < BIG_END_BYTES || record.getUint32(0, true) !== BIG_END) return null;
  return {
    entryCount: Number(record.getBigUint64(32, true)),
    directoryBytes: Number(record.getBigUint64(40, true)),
    directoryAt: Number(record.getBigUint64(48, true)),
    endsAt,
    isBig: true,
  };
}

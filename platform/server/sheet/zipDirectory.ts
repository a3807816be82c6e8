const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** stands where a size is kept elsewhere (ZIP64); no sheet of ours needs that */
const ELSEWHERE = 0xffffffff;

/** flag of a file whose sizes stand behind it, for writers that did not know them before */
const SIZES_FOLLOW = 8;

/** A file in a ZIP archive: its name and how many bytes it claims to have, packed and unpacked. */
export interface ZippedFile {
  name: string;
  packedBytes: number;
  bytes: number;
}

/**
 * The directory of a ZIP archive (APPNOTE 4.3.12, 4.3.16); null when it is none, or one with sizes that say
 * nothing. Who unpacks must hold each file to its claim.
 */
export function readDirectory(archive: Buffer): ZippedFile[] | null {
  const end = endOfDirectory(archive);
  if (end === null) return null;
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files: ZippedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) return null;
    const packedBytes = archive.readUInt32LE(at + 20);
    const bytes = archive.readUInt32LE(at + 24);
    const saysNothing = (archive.readUInt16LE(at + 8) & SIZES_FOLLOW) !== 0;
    if (packedBytes === ELSEWHERE || bytes === ELSEWHERE) return null;
    // what claims to be empty and may not be would be unpacked without a bound
    if (packedBytes === 0 ? bytes !== 0 || saysNothing : bytes === 0) return null;
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    files.push({ name, packedBytes, bytes });
    at += ENTRY_BYTES + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function endOfDirectory(archive: Buffer): number | null {
  const first = Math.max(0, archive.length - END_BYTES - LONGEST_COMMENT);
  for (let at = archive.length - END_BYTES; at >= first; at -= 1) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  return null;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const BIG_END_BYTES = 56;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const NAME_IS_UTF8 = 0x0800;
/** stands where a number is kept in the ZIP64 record */
const ELSEWHERE = 0xffffffff;
/** more than any archive of photographs has; the server asks for less */
const MOST_DIRECTORY_BYTES = 8_000_000;

interface ZipEntry {
  path: string;
  /** unpacked, as the directory says */
  byteCount: number;
  isFolder: boolean;
}

/**
 * What a ZIP archive on this computer holds, read from its directory alone (APPNOTE 4.3.12), so that a wrong one is
 * told of before it goes up. The server looks closer. Null when it cannot be read.
 */
export async function zipEntriesOf(archive: Blob): Promise<ZipEntry[] | null> {
  const directory = await directoryOf(archive);
  if (directory === null) return null;
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.byteLength; ) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.getUint32(at, true) !== ENTRY) return null;
    const nameBytes = directory.getUint16(at + 28, true);
    const next =
      at + ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true);
    if (next > directory.byteLength) return null;
    const name = new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes);
    const isUtf8 = (directory.getUint16(at + 8, true) & NAME_IS_UTF8) !== 0;
    // some writers of Windows separate folders their own way
    const path = nameIn(name, isUtf8).replaceAll('\\', '/');
    const byteCount = directory.getUint32(at + 24, true);
    entries.push({ path, byteCount, isFolder: path.endsWith('/') });
    at = next;
  }
  return entries;
}

async function viewOf(archive: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await archive.slice(from, to).arrayBuffer());
}

async function directoryOf(archive: Blob): Promise<DataView<ArrayBuffer> | null> {
  const tailAt = Math.max(0, archive.size - END_BYTES - LONGEST_COMMENT);
  const tail = await viewOf(archive, tailAt, archive.size);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) return null;
  const short = { bytes: tail.getUint32(at + 12, true), from: tail.getUint32(at + 16, true) };
  const isBig = short.bytes === ELSEWHERE || short.from === ELSEWHERE;
  const place = isBig ? await bigPlace(archive, tailAt + at) : short;
  if (place === null || place.bytes > MOST_DIRECTORY_BYTES) return null;
  const isWhole = place.from + place.bytes <= archive.size;
  return isWhole ? viewOf(archive, place.from, place.from + place.bytes) : null;
}

async function bigPlace(archive: Blob, endAt: number): Promise<{ bytes: number; from: number } | null> {
  const locator = await viewOf(archive, Math.max(0, endAt - LOCATOR_BYTES), endAt);
  if (locator.byteLength < LOCATOR_BYTES || locator.getUint32(0, true) !== LOCATOR) return null;
  const at = Number(locator.getBigUint64(8, true));
  const record = await viewOf(archive, at, at + BIG_END_BYTES);
  if (record.byteLength < BIG_END_BYTES) return null;
  return { bytes: Number(record.getBigUint64(40, true)), from: Number(record.getBigUint64(48, true)) };
}

/** A name that does not say it is Unicode is read as such if it can be, else as a Chinese Windows writes it. */
function nameIn(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

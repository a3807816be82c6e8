import type { ByteReader } from '../byteReader.ts';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const IN_HEADER = 109;
const LAST_SECTOR = 0xfffffff9;
const FREE = 0xffffffff;
/** a document of 100 MB has 1,600 */
const MAX_TABLE_SECTORS = 20_000;
const MAX_DIRECTORY_SECTORS = 2_000;
const ROOT = 5;

export interface OleEntry {
  name: string;
  isRoot: boolean;
  /** CLSID in hex, in file order */
  classId: string;
}

/** Directory of a compound file, the office container before 2007 ([MS-CFB]); null: broken or truncated. */
export async function readOle(bytes: ByteReader): Promise<OleEntry[] | null> {
  const header = Buffer.from(await bytes.at(0, HEADER_BYTES));
  if (header.length < HEADER_BYTES) return null;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const read = async (sector: number) => bytes.at((sector + 1) * sectorBytes, sectorBytes);
  const table = await allocation(header, sectorBytes, read);
  if (!table) return null;
  const used = table.findLastIndex((next) => next !== FREE);
  if ((used + 1) * sectorBytes >= bytes.size) return null;
  const entries: OleEntry[] = [];
  let sector = header.readUInt32LE(48);
  for (let count = 0; sector < LAST_SECTOR; count += 1) {
    const content = await read(sector);
    if (count > MAX_DIRECTORY_SECTORS || content.length < sectorBytes) return null;
    entries.push(...entriesIn(content));
    sector = table[sector] ?? FREE;
  }
  return entries.some(({ isRoot }) => isRoot) ? entries : null;
}

async function allocation(
  header: Buffer,
  sectorBytes: number,
  read: (sector: number) => Promise<Buffer>,
): Promise<number[] | null> {
  const count = header.readUInt32LE(44);
  if (count > MAX_TABLE_SECTORS) return null;
  const sectors = numbersIn(header.subarray(76, 76 + 4 * IN_HEADER));
  let more = header.readUInt32LE(68);
  while (more < LAST_SECTOR && sectors.length < count) {
    const list = numbersIn(Buffer.from(await read(more)));
    if (list.length * 4 < sectorBytes) return null;
    more = list.pop() ?? FREE;
    sectors.push(...list);
  }
  const table: number[] = [];
  for (const sectorNumber of sectors.slice(0, count)) {
    const sector = await read(sectorNumber);
    if (sectorNumber >= LAST_SECTOR || sector.length < sectorBytes) return null;
    table.push(...numbersIn(sector));
  }
  return table;
}

const numbersIn = (from: Buffer) =>
  Array.from({ length: Math.floor(from.length / 4) }, (_, index) => from.readUInt32LE(index * 4));

function entriesIn(sector: Buffer): OleEntry[] {
  const starts = Array.from({ length: sector.length / ENTRY_BYTES }, (_, index) => index * ENTRY_BYTES);
  return starts
    .filter((at) => sector[at + 66] !== 0)
    .map((at) => {
      const nameBytes = Math.max(0, Math.min(62, sector.readUInt16LE(at + 64) - 2));
      return {
        name: sector.toString('utf16le', at, at + nameBytes),
        isRoot: sector[at + 66] === ROOT,
        classId: sector.toString('hex', at + 80, at + 96),
      };
    });
}

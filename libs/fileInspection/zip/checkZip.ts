import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { DEFLATED, ENCRYPTED, HEADERS_MASKED, STORED, type ZipMember } from '../../zip/member.ts';
import { pathsOf } from '../../zip/paths.ts';
import { readMembers } from '../../zip/readMembers.ts';
import { checkEntries, MAX_ENTRIES } from '../archive/checkEntries.ts';
import type { ByteReader } from '../byteReader.ts';
import { assertNoActiveContent } from '../documents/activeContent.ts';
import { HintFinder, InstructionInspector, SHEET_FORMULAS, WORD_FIELDS } from '../documents/formulas.ts';
import { type OfficeKind, officeKindOf } from '../documents/officeKind.ts';
import type { ArchiveEntry } from '../fileKind.ts';
import { InspectionError } from '../inspectionError.ts';
import { checkMembers, type LocatedMember } from './checkMembers.ts';

const CHUNK_BYTES = 262_144;
const INSTRUCTIONS = { docx: WORD_FIELDS, xlsx: SHEET_FORMULAS, pptx: null };

/**
 * Compares sizes and checksums with the declared ones, which browsers and the sheet reader trust, and looks for
 * active instructions on the way.
 */
async function verifyContents(path: string, members: readonly LocatedMember[], office: OfficeKind): Promise<void> {
  for (const located of members) {
    if (located.member.packedBytes === 0) continue;
    const rules = INSTRUCTIONS[office];
    const hint = rules?.hint ? new HintFinder(rules.hint) : null;
    const inspector = rules && hint === null ? new InstructionInspector(rules) : null;
    await readThrough(path, located, (chunk) => (inspector ?? hint)?.push(chunk));
    inspector?.end();
    if (rules && hint?.isFound) await readInstructions(path, located, new InstructionInspector(rules));
  }
}

async function readInstructions(path: string, located: LocatedMember, inspector: InstructionInspector) {
  await readThrough(path, located, (chunk) => inspector.push(chunk));
  inspector.end();
}

async function readThrough(path: string, located: LocatedMember, inspect: (chunk: Buffer) => void) {
  if (!(await matchesDeclaredSize(path, located, inspect))) throw new InspectionError({ key: 'damaged' });
}

async function matchesDeclaredSize(
  path: string,
  { member, bytesAt }: LocatedMember,
  inspect: (chunk: Buffer) => void,
): Promise<boolean> {
  if (member.method !== STORED && member.method !== DEFLATED) return false;
  let unpacked = 0;
  let checksum = 0;
  const counting = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      unpacked += chunk.length;
      checksum = crc32(chunk, checksum);
      if (unpacked > member.bytes) throw new Error('more than claimed');
      inspect(chunk);
    }
  };
  const packed = createReadStream(path, { start: bytesAt, end: bytesAt + member.packedBytes - 1 });
  try {
    if (member.method === STORED) await pipeline(packed, counting);
    else await pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), counting);
  } catch (fault) {
    if (fault instanceof InspectionError) throw fault;
    return false;
  }
  return unpacked === member.bytes && checksum === member.checksum;
}

const LIMITS = { entries: MAX_ENTRIES, directoryBytes: 4_000_000 };

/** Central directory. Refuses directories that unpackers read differently. */
async function readDirectory(bytes: ByteReader): Promise<{ members: readonly ZipMember[]; directoryAt: number }> {
  const directory = await readMembers(bytes, LIMITS);
  if (directory.status === 'tooMany') throw new InspectionError({ key: 'tooManyEntries', max: MAX_ENTRIES });
  if (directory.status === 'broken') throw new InspectionError({ key: 'damaged' });
  return directory;
}

export async function checkZip(
  bytes: ByteReader,
  path: string,
): Promise<{ kind: OfficeKind | 'zip'; entries: ArchiveEntry[] | null }> {
  const { members, directoryAt } = await readDirectory(bytes);
  const paths = pathsOf(members);
  const office = officeKindOf(paths);
  const listed = members.map((member, index) => {
    const memberPath = paths[index] ?? '';
    return {
      path: memberPath,
      byteCount: member.bytes,
      isFolder: memberPath.endsWith('/'),
      isEncrypted: (member.flags & (ENCRYPTED | HEADERS_MASKED)) !== 0,
      isSpecial: member.isSpecial,
    };
  });
  const entries = checkEntries(listed, bytes.size, office);
  const placed = await checkMembers(bytes, members, paths, directoryAt);
  if (office === null) return { kind: 'zip', entries };
  await verifyContents(path, placed, office);
  await assertNoActiveContent(bytes, placed);
  return { kind: office, entries: null };
}

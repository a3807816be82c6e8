import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { isContainerNumber, normalizeContainerNumber } from '../../../../libs/containerCodes/containerNumber.ts';
import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import { type ByteSource, inMemory, viewOf } from '../../../../libs/zip/byteSource.ts';
import { STORED, type ZipMember } from '../../../../libs/zip/member.ts';
import { pathsOf } from '../../../../libs/zip/paths.ts';
import { readMembers } from '../../../../libs/zip/readMembers.ts';
import { allowsExtension } from '../../../../platform/wire/uploadRule.ts';
import { PAPER_RULE } from '../../../../platform/wire/uploadRules.ts';

const inflate = promisify(inflateRaw);

const LIMITS = { entries: 5_000, directoryBytes: 2_000_000 };
const MOST_FILES = 200;
const MOST_BYTES = 300_000_000;
const HEADER_BYTES = 30;

/** A paper in an archive. */
export interface PackedPaper {
  /** with its folders */
  path: string;
  fileName: string;
  /** name of the folder it lies in, '' where that is no container number */
  containerNo: string;
  open(): Promise<Readable>;
}

/** A file of an archive that is no paper. */
export interface SkippedFile {
  path: string;
  reason: 'system' | 'archive' | 'type';
}

interface Unpacked {
  papers: PackedPaper[];
  skipped: SkippedFile[];
}

/** Files of an inspected zip, in its order; null: it is broken or holds too much. */
export async function papersInZip(zip: Uint8Array): Promise<Unpacked | null> {
  const bytes = inMemory(zip);
  const directory = await readMembers(bytes, LIMITS);
  if (directory.status !== 'read') return null;
  const paths = pathsOf(directory.members);
  const files = directory.members
    .map((member, at) => ({ member, path: paths[at] ?? '' }))
    .filter(({ path }) => !path.endsWith('/') && path !== '');
  const skipped = files.flatMap(({ path }) => skippedFor(path) ?? []);
  const good = files.filter(({ path }) => skippedFor(path) === null);
  const unpackedBytes = good.reduce((sum, { member }) => sum + member.bytes, 0);
  if (good.length > MOST_FILES || unpackedBytes > MOST_BYTES) return null;
  return { papers: good.map(({ member, path }) => paperOf(bytes, member, path)), skipped };
}

/** Why a file of an archive is no paper; null for one that may be. */
function skippedFor(path: string): SkippedFile | null {
  const names = path.split('/');
  const extension = extensionOf(names.at(-1) ?? '');
  if (names.some((name) => name.startsWith('.') || name === '__MACOSX')) return { path, reason: 'system' };
  if (extension === 'zip') return { path, reason: 'archive' };
  return allowsExtension(PAPER_RULE, extension) ? null : { path, reason: 'type' };
}

function paperOf(bytes: ByteSource, member: ZipMember, path: string): PackedPaper {
  const names = path.split('/');
  return {
    path,
    fileName: names.at(-1) ?? '',
    containerNo: names.slice(0, -1).map(normalizeContainerNumber).findLast(isContainerNumber) ?? '',
    open: async () => Readable.from([await unpacked(bytes, member)]),
  };
}

async function unpacked(bytes: ByteSource, { at, packedBytes, bytes: size, method }: ZipMember): Promise<Buffer> {
  const header = viewOf(await bytes.at(at, HEADER_BYTES));
  const start = at + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = await bytes.at(start, packedBytes);
  if (method === STORED) return Buffer.from(packed);
  return inflate(packed, { maxOutputLength: Math.max(1, size) });
}

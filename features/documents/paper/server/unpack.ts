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
  fileName: string;
  /** name of the folder it lies in, '' where that is no container number */
  containerNo: string;
  open(): Promise<Readable>;
}

/** Papers of an inspected zip, in its order; null: it is broken or holds too much. */
export async function papersInZip(zip: Uint8Array): Promise<PackedPaper[] | null> {
  const bytes = inMemory(zip);
  const directory = await readMembers(bytes, LIMITS);
  if (directory.status !== 'read') return null;
  const paths = pathsOf(directory.members);
  const packed = directory.members.flatMap((member, at) => paperOf(bytes, member, paths[at] ?? ''));
  const unpackedBytes = packed.reduce((sum, one) => sum + one.byteCount, 0);
  return packed.length > MOST_FILES || unpackedBytes > MOST_BYTES ? null : packed;
}

function paperOf(bytes: ByteSource, member: ZipMember, path: string): (PackedPaper & { byteCount: number })[] {
  const names = path.split('/');
  const fileName = names.at(-1) ?? '';
  const extension = extensionOf(fileName);
  const isHidden = names.some((name) => name.startsWith('.') || name === '__MACOSX');
  if (isHidden || fileName === '' || extension === 'zip' || !allowsExtension(PAPER_RULE, extension)) return [];
  const containerNo = names.slice(0, -1).map(normalizeContainerNumber).findLast(isContainerNumber) ?? '';
  return [
    {
      fileName,
      containerNo,
      byteCount: member.bytes,
      open: async () => Readable.from([await unpacked(bytes, member)]),
    },
  ];
}

async function unpacked(bytes: ByteSource, { at, packedBytes, bytes: size, method }: ZipMember): Promise<Buffer> {
  const header = viewOf(await bytes.at(at, HEADER_BYTES));
  const start = at + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const packed = await bytes.at(start, packedBytes);
  if (method === STORED) return Buffer.from(packed);
  return inflate(packed, { maxOutputLength: Math.max(1, size) });
}

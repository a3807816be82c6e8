import { promisify } from 'node:util';
import { constants, crc32, inflateRaw } from 'node:zlib';
import { DEFLATED, ELSEWHERE, SIZES_FOLLOW, STORED, type ZipMember } from '../../zip/member.ts';
import { forbiddenEntryError, isOfficeName } from '../archive/entryNames.ts';
import type { ByteReader } from '../byteReader.ts';
import { InspectionError } from '../inspectionError.ts';
import { signatureOf } from '../signature.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** enough packed bytes for a signature */
const SIGNATURE_BYTES = 256;
/** most that those can unpack to (1,032 : 1) */
const MAX_UNPACKED_BYTES = SIGNATURE_BYTES * 1_040;

const unpackStart = promisify(inflateRaw);

export interface LocatedMember {
  member: ZipMember;
  path: string;
  bytesAt: number;
  /** first bytes, unpacked */
  start: Buffer;
}

/** Members must match their local headers and not overlap, else few bytes stand for many files. */
export async function checkMembers(
  bytes: ByteReader,
  members: readonly ZipMember[],
  paths: readonly string[],
  directoryAt: number,
): Promise<LocatedMember[]> {
  const named = members.map((member, index) => ({ member, path: paths[index] ?? '' }));
  const inOrder = named.toSorted((a, b) => a.member.at - b.member.at);
  if (inOrder[0] && inOrder[0].member.at !== 0) throw new InspectionError({ key: 'damaged' });
  const located: LocatedMember[] = [];
  for (const [index, { member, path }] of inOrder.entries()) {
    const bytesAt = await locate(bytes, member);
    const next = inOrder[index + 1]?.member.at ?? directoryAt;
    if (bytesAt === null || bytesAt + member.packedBytes > next) throw new InspectionError({ key: 'damaged' });
    const start = await firstBytesOf(bytes, member, bytesAt);
    assertNotDisguised(path, start);
    located.push({ member, path, bytesAt, start });
  }
  return located;
}

async function locate(bytes: ByteReader, member: ZipMember): Promise<number | null> {
  const { rawName, method, flags } = member;
  const header = await bytes.at(member.at, LOCAL_BYTES + rawName.length + SIGNATURE_BYTES);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) return null;
  const nameBytes = header.readUInt16LE(26);
  const isAlike =
    header.readUInt16LE(8) === method && header.subarray(LOCAL_BYTES, LOCAL_BYTES + nameBytes).equals(rawName);
  if (!isAlike) return null;
  const [packed, unpacked] = [header.readUInt32LE(18), header.readUInt32LE(22)];
  const isDeclared = (flags & SIZES_FOLLOW) === 0 && packed !== ELSEWHERE && unpacked !== ELSEWHERE;
  if (isDeclared && (packed !== member.packedBytes || unpacked !== member.bytes)) return null;
  return member.at + LOCAL_BYTES + nameBytes + header.readUInt16LE(28);
}

/** First bytes, unpacked. Refuses a member of another size or checksum than declared. */
async function firstBytesOf(bytes: ByteReader, member: ZipMember, bytesAt: number): Promise<Buffer> {
  const { method, packedBytes, bytes: claimed, checksum } = member;
  const isIntact = (unpacked: Buffer) =>
    packedBytes > SIGNATURE_BYTES || (unpacked.length === claimed && crc32(unpacked) === checksum);
  const packed = await bytes.at(bytesAt, Math.min(SIGNATURE_BYTES, packedBytes));
  if (method === STORED) {
    if (packedBytes !== claimed || !isIntact(packed)) throw new InspectionError({ key: 'damaged' });
    return packed;
  }
  // other methods are listed, but their first bytes cannot be read
  if (method !== DEFLATED) return Buffer.alloc(0);
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_UNPACKED_BYTES };
  const start = await unpackStart(packed, options).catch(() => null);
  const mostPacked = claimed + claimed / 1_000 + 64;
  if (!start || start.length > claimed || packedBytes > mostPacked || !isIntact(start)) {
    throw new InspectionError({ key: 'damaged' });
  }
  return start;
}

function assertNotDisguised(path: string, start: Buffer): void {
  const signature = signatureOf(start.subarray(0, 512));
  if (signature === 'executable') throw forbiddenEntryError('executable', path);
  const isArchive = signature === '7z' || signature === 'rar' || signature === 'archive' || signature === 'zip';
  if (isArchive && !isOfficeName(path)) throw forbiddenEntryError('archive', path);
}

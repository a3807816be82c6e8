import { promisify } from 'node:util';
import { constants, crc32, inflateRaw } from 'node:zlib';
import { DEFLATED, ELSEWHERE, SIZES_FOLLOW, STORED, type ZipMember } from '../../../../wire/zip/member.ts';
import { refuse } from '../../../texts/texts.ts';
import { isOfficeName, refuseInside } from '../archive/insides.ts';
import type { Bytes } from '../bytes.ts';
import { signatureOf } from '../signature.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** enough packed bytes for a signature */
const LOOKED_AT = 256;
/** most that those can unpack to (1,032 : 1) */
const MOST_SEEN = LOOKED_AT * 1_040;

const unpackStart = promisify(inflateRaw);

export interface Placed {
  member: ZipMember;
  path: string;
  bytesAt: number;
}

/** Members must match their local headers and not overlap, else few bytes stand for many files. */
export async function checkMembers(
  bytes: Bytes,
  members: readonly ZipMember[],
  paths: readonly string[],
  directoryAt: number,
): Promise<Placed[]> {
  const named = members.map((member, index) => ({ member, path: paths[index] ?? '' }));
  const inOrder = named.toSorted((a, b) => a.member.at - b.member.at);
  if (inOrder[0] && inOrder[0].member.at !== 0) throw refuse((t) => t.files.damaged);
  const placed: Placed[] = [];
  for (const [index, { member, path }] of inOrder.entries()) {
    const bytesAt = await placeOf(bytes, member);
    const next = inOrder[index + 1]?.member.at ?? directoryAt;
    if (bytesAt === null || bytesAt + member.packedBytes > next) throw refuse((t) => t.files.damaged);
    const start = await startOf(bytes, member, bytesAt);
    refuseDisguised(path, start);
    placed.push({ member, path, bytesAt });
  }
  return placed;
}

async function placeOf(bytes: Bytes, member: ZipMember): Promise<number | null> {
  const { rawName, method, flags } = member;
  const header = await bytes.at(member.at, LOCAL_BYTES + rawName.length + LOOKED_AT);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) return null;
  const nameBytes = header.readUInt16LE(26);
  const isAlike =
    header.readUInt16LE(8) === method &&
    header.subarray(LOCAL_BYTES, LOCAL_BYTES + nameBytes).equals(rawName);
  if (!isAlike) return null;
  const [packed, unpacked] = [header.readUInt32LE(18), header.readUInt32LE(22)];
  const isSaid = (flags & SIZES_FOLLOW) === 0 && packed !== ELSEWHERE && unpacked !== ELSEWHERE;
  if (isSaid && (packed !== member.packedBytes || unpacked !== member.bytes)) return null;
  return member.at + LOCAL_BYTES + nameBytes + header.readUInt16LE(28);
}

/** First bytes, unpacked. Refuses a member of another size or checksum than declared. */
async function startOf(bytes: Bytes, member: ZipMember, bytesAt: number): Promise<Buffer> {
  const { method, packedBytes, bytes: claimed, checksum } = member;
  const isIntact = (unpacked: Buffer) =>
    packedBytes > LOOKED_AT || (unpacked.length === claimed && crc32(unpacked) === checksum);
  const packed = await bytes.at(bytesAt, Math.min(LOOKED_AT, packedBytes));
  if (method === STORED) {
    if (packedBytes !== claimed || !isIntact(packed)) throw refuse((t) => t.files.damaged);
    return packed;
  }
  // other methods are listed, but their first bytes cannot be read
  if (method !== DEFLATED) return Buffer.alloc(0);
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_SEEN };
  const start = await unpackStart(packed, options).catch(() => null);
  const mostPacked = claimed + claimed / 1_000 + 64;
  if (!start || start.length > claimed || packedBytes > mostPacked || !isIntact(start)) {
    throw refuse((t) => t.files.damaged);
  }
  return start;
}

function refuseDisguised(path: string, start: Buffer): void {
  const signature = signatureOf(start.subarray(0, 512));
  if (signature === 'executable') throw refuseInside('executable', path);
  const isArchive =
    signature === '7z' || signature === 'rar' || signature === 'archive' || signature === 'zip';
  if (isArchive && !isOfficeName(path)) throw refuseInside('archive', path);
}

import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { DEFLATED, STORED } from '../../../../wire/zip/member.ts';
import { userError } from '../../../texts/texts.ts';
import type { LocatedMember } from './checkMembers.ts';

const CHUNK_BYTES = 262_144;

/** Compares sizes and checksums with the declared ones, which browsers and the sheet reader trust. */
export async function verifyDeclaredSizes(path: string, members: readonly LocatedMember[]): Promise<void> {
  for (const located of members) {
    if (located.member.packedBytes > 0 && !(await matchesDeclaredSize(path, located)))
      throw userError((t) => t.files.damaged);
  }
}

async function matchesDeclaredSize(path: string, { member, bytesAt }: LocatedMember): Promise<boolean> {
  if (member.method !== STORED && member.method !== DEFLATED) return false;
  let unpacked = 0;
  let checksum = 0;
  const counting = new Writable({
    write(chunk: Buffer, _encoding, done) {
      unpacked += chunk.length;
      checksum = crc32(chunk, checksum);
      done(unpacked > member.bytes ? new Error('more than claimed') : null);
    },
  });
  const packed = createReadStream(path, { start: bytesAt, end: bytesAt + member.packedBytes - 1 });
  try {
    if (member.method === STORED) await pipeline(packed, counting);
    else await pipeline(packed, createInflateRaw({ chunkSize: CHUNK_BYTES }), counting);
  } catch {
    return false;
  }
  return unpacked === member.bytes && checksum === member.checksum;
}

import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { DEFLATED, STORED } from '../../../../wire/zip/member.ts';
import { refuse } from '../../../texts/texts.ts';
import type { Placed } from './checkMembers.ts';

const UNPACKED_AT_ONCE = 262_144;

/** Compares sizes and checksums with the declared ones, which browsers and the sheet reader trust. */
export async function checkClaims(path: string, members: readonly Placed[]): Promise<void> {
  for (const placed of members) {
    if (placed.member.packedBytes > 0 && !(await keepsClaims(path, placed)))
      throw refuse((t) => t.files.damaged);
  }
}

async function keepsClaims(path: string, { member, bytesAt }: Placed): Promise<boolean> {
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
    else await pipeline(packed, createInflateRaw({ chunkSize: UNPACKED_AT_ONCE }), counting);
  } catch {
    return false;
  }
  return unpacked === member.bytes && checksum === member.checksum;
}

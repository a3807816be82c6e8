import type { ZipMember } from '../../../../wire/zip/member.ts';
import { readMembers } from '../../../../wire/zip/readMembers.ts';
import { userError } from '../../../texts/texts.ts';
import { MAX_ENTRIES } from '../archive/checkEntries.ts';
import type { ByteReader } from '../byteReader.ts';

const LIMITS = { entries: MAX_ENTRIES, directoryBytes: 4_000_000 };

/** Central directory. Refuses directories that unpackers read differently. */
export async function readDirectory(
  bytes: ByteReader,
): Promise<{ members: readonly ZipMember[]; directoryAt: number }> {
  const directory = await readMembers(bytes, LIMITS);
  if (directory.status === 'tooMany') throw userError((t) => t.files.tooManyEntries({ max: MAX_ENTRIES }));
  if (directory.status === 'broken') throw userError((t) => t.files.damaged);
  return directory;
}

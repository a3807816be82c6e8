import type { ZipMember } from '../../../../wire/zip/member.ts';
import { readMembers } from '../../../../wire/zip/readMembers.ts';
import { refuse } from '../../../texts/texts.ts';
import { MOST_ENTRIES } from '../archive/checkEntries.ts';
import type { Bytes } from '../bytes.ts';

const MOST = { entries: MOST_ENTRIES, directoryBytes: 4_000_000 };

/** Central directory. Refuses directories that unpackers read differently. */
export async function readDirectory(
  bytes: Bytes,
): Promise<{ members: readonly ZipMember[]; directoryAt: number }> {
  const directory = await readMembers(bytes, MOST);
  if (directory.status === 'tooMany') throw refuse((t) => t.files.tooManyEntries({ max: MOST_ENTRIES }));
  if (directory.status === 'broken') throw refuse((t) => t.files.damaged);
  return directory;
}

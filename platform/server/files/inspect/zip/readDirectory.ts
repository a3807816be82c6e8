import type { ZipMember } from '../../../../wire/zip/member.ts';
import { readMembers } from '../../../../wire/zip/readMembers.ts';
import { refuse } from '../../../texts/texts.ts';
import { MOST_ENTRIES } from '../archive/checkEntries.ts';
import type { Bytes } from '../bytes.ts';

/** An entry with a long path takes 200 bytes. */
const MOST = { entries: MOST_ENTRIES, directoryBytes: 4_000_000 };

/** The directory of a ZIP archive, and where it begins. Refuses what unpackers would not agree about. */
export async function readDirectory(
  bytes: Bytes,
): Promise<{ members: readonly ZipMember[]; directoryAt: number }> {
  const directory = await readMembers(bytes, MOST);
  if (directory.status === 'tooMany') throw refuse((t) => t.files.tooManyEntries({ max: MOST_ENTRIES }));
  if (directory.status === 'broken') throw refuse((t) => t.files.damaged);
  return directory;
}

import { refuse } from '../../../texts/texts.ts';
import { MOST_ENTRIES } from '../archive/checkEntries.ts';
import type { Bytes } from '../bytes.ts';
import { findEnd } from './findEnd.ts';
import type { ZipMember } from './member.ts';
import { readMember } from './readMember.ts';

/** An entry with a long path takes 200 bytes. */
const MOST_DIRECTORY_BYTES = 4_000_000;

/** The directory of a ZIP archive, and where it begins. Refuses what unpackers would not agree about. */
export async function readDirectory(
  bytes: Bytes,
): Promise<{ members: readonly ZipMember[]; directoryAt: number }> {
  const end = await findEnd(bytes);
  if (!end) throw refuse((t) => t.files.damaged);
  const { entryCount, directoryAt, directoryBytes } = end;
  if (entryCount > MOST_ENTRIES || directoryBytes > MOST_DIRECTORY_BYTES) {
    throw refuse((t) => t.files.tooManyEntries({ max: MOST_ENTRIES }));
  }
  const directory = Buffer.from(await bytes.at(directoryAt, directoryBytes));
  const members: ZipMember[] = [];
  let at = 0;
  for (let index = 0; index < entryCount; index += 1) {
    const read = readMember(directory, at);
    if (!read) throw refuse((t) => t.files.damaged);
    members.push(read.member);
    at = read.next;
  }
  // more entries than were announced
  if (at !== directoryBytes) throw refuse((t) => t.files.damaged);
  return { members, directoryAt };
}

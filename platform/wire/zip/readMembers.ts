import type { ByteSource } from './byteSource.ts';
import { findEnd } from './findEnd.ts';
import type { ZipMember } from './member.ts';
import { readMember } from './readMember.ts';

/** What a ZIP archive says it holds; `tooMany`: more than the reader wants to look at. */
export type ZipDirectory =
  | {
      status: 'read';
      members: readonly ZipMember[];
      /** where the directory begins, behind the last member */
      directoryAt: number;
      /** numbers stand where only readers of ZIP64 look */
      isBig: boolean;
    }
  | { status: 'broken' }
  | { status: 'tooMany' };

/** Reads the directory of a ZIP archive (APPNOTE 4.3.12) and nothing else of it. */
export async function readMembers(
  bytes: ByteSource,
  most: { entries: number; directoryBytes: number },
): Promise<ZipDirectory> {
  const end = await findEnd(bytes);
  if (!end) return { status: 'broken' };
  const { entryCount, directoryAt, directoryBytes } = end;
  if (entryCount > most.entries || directoryBytes > most.directoryBytes) return { status: 'tooMany' };
  const directory = await bytes.at(directoryAt, directoryBytes);
  const members: ZipMember[] = [];
  let at = 0;
  while (members.length < entryCount) {
    const read = readMember(directory, at);
    if (!read) return { status: 'broken' };
    members.push(read.member);
    at = read.next;
  }
  // more entries than were announced
  if (at !== directoryBytes) return { status: 'broken' };
  return { status: 'read', members, directoryAt, isBig: end.isBig || members.some(({ isBig }) => isBig) };
}

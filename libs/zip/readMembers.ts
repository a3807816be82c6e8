import type { ByteSource } from './byteSource.ts';
import { findEnd } from './findEnd.ts';
import type { ZipMember } from './member.ts';
import { readMember } from './readMember.ts';

type ZipDirectory =
  | {
      status: 'read';
      members: readonly ZipMember[];
      directoryAt: number;
      isBig: boolean;
    }
  | { status: 'broken' }
  | { status: 'tooMany' };

export async function readMembers(
  bytes: ByteSource,
  limits: { entries: number; directoryBytes: number },
): Promise<ZipDirectory> {
  const end = await findEnd(bytes);
  if (!end) return { status: 'broken' };
  const { entryCount, directoryAt, directoryBytes } = end;
  if (entryCount > limits.entries || directoryBytes > limits.directoryBytes) return { status: 'tooMany' };
  const directory = await bytes.at(directoryAt, directoryBytes);
  const members: ZipMember[] = [];
  let at = 0;
  while (members.length < entryCount) {
    const read = readMember(directory, at);
    if (!read) return { status: 'broken' };
    members.push(read.member);
    at = read.next;
  }
  // more entries than announced
  if (at !== directoryBytes) return { status: 'broken' };
  return { status: 'read', members, directoryAt, isBig: end.isBig || members.some(({ isBig }) => isBig) };
}

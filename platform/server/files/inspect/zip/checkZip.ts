import { ENCRYPTED, HEADERS_MASKED } from '../../../../wire/zip/member.ts';
import { pathsOf } from '../../../../wire/zip/paths.ts';
import type { ArchiveEntry } from '../../fileKind.ts';
import { checkEntries } from '../archive/checkEntries.ts';
import type { ByteReader } from '../byteReader.ts';
import { type OfficeKind, officeKindOf } from '../documents/officeKind.ts';
import { checkMembers } from './checkMembers.ts';
import { readDirectory } from './readDirectory.ts';
import { verifyDeclaredSizes } from './verifyDeclaredSizes.ts';

export async function checkZip(
  bytes: ByteReader,
  path: string,
): Promise<{ kind: OfficeKind | 'zip'; entries: ArchiveEntry[] | null }> {
  const { members, directoryAt } = await readDirectory(bytes);
  const paths = pathsOf(members);
  const office = officeKindOf(paths);
  const listed = members.map((member, index) => {
    const memberPath = paths[index] ?? '';
    return {
      path: memberPath,
      byteCount: member.bytes,
      isFolder: memberPath.endsWith('/'),
      isEncrypted: (member.flags & (ENCRYPTED | HEADERS_MASKED)) !== 0,
      isSpecial: member.isSpecial,
    };
  });
  const entries = checkEntries(listed, bytes.size, office);
  const placed = await checkMembers(bytes, members, paths, directoryAt);
  if (office === null) return { kind: 'zip', entries };
  await verifyDeclaredSizes(path, placed);
  return { kind: office, entries: null };
}

import type { ByteSource } from '../../../../libs/zip/byteSource.ts';
import { pathsOf } from '../../../../libs/zip/paths.ts';
import { readMembers } from '../../../../libs/zip/readMembers.ts';

/** client-side limits; the server's are lower */
const LIMITS = { entries: 65_000, directoryBytes: 8_000_000 };

interface ZipEntry {
  path: string;
  /** uncompressed */
  byteCount: number;
  isFolder: boolean;
}

/** Entries of a local zip by its central directory, to validate before upload. Null if unreadable. */
export async function zipEntriesOf(archive: Blob): Promise<ZipEntry[] | null> {
  const directory = await readMembers(sourceOf(archive), LIMITS);
  if (directory.status !== 'read') return null;
  const paths = pathsOf(directory.members);
  return directory.members.map(({ bytes }, index) => {
    const path = paths[index] ?? '';
    return { path, byteCount: bytes, isFolder: path.endsWith('/') };
  });
}

const sourceOf = (archive: Blob): ByteSource => ({
  size: archive.size,
  at: async (position, length) => new Uint8Array(await archive.slice(position, position + length).arrayBuffer()),
});

import type { ByteSource } from '../../../wire/zip/byteSource.ts';
import { pathsOf } from '../../../wire/zip/paths.ts';
import { readMembers } from '../../../wire/zip/readMembers.ts';

/** more than any archive of photographs has; the server asks for less */
const MOST = { entries: 65_000, directoryBytes: 8_000_000 };

interface ZipEntry {
  path: string;
  /** unpacked, as the directory says */
  byteCount: number;
  isFolder: boolean;
}

/**
 * What a ZIP archive on this computer holds, read from its directory alone, so that a wrong one is told of before it
 * goes up. The server reads it alike, and looks closer. Null when it cannot be read.
 */
export async function zipEntriesOf(archive: Blob): Promise<ZipEntry[] | null> {
  const directory = await readMembers(sourceOf(archive), MOST);
  if (directory.status !== 'read') return null;
  const paths = pathsOf(directory.members);
  return directory.members.map(({ bytes }, index) => {
    const path = paths[index] ?? '';
    return { path, byteCount: bytes, isFolder: path.endsWith('/') };
  });
}

const sourceOf = (archive: Blob): ByteSource => ({
  size: archive.size,
  at: async (position, length) =>
    new Uint8Array(await archive.slice(position, position + length).arrayBuffer()),
});

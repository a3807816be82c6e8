import { copyFile, link, open, rename } from 'node:fs/promises';
import { codeOf } from './diskFault.ts';

/** What file systems answer that cannot give one file two names, or not across their border. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives the bytes of a file a second place; nobody may change them at the first one afterwards. At once where the
 * file system has links, else by copying. Nothing is safe against a loss of power yet.
 */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (fault) {
    if (!NO_LINKS.has(codeOf(fault))) throw fault;
    const arriving = `${to}.part`;
    await copyFile(from, arriving);
    await rename(arriving, to);
  }
}

/** Until this returns, a loss of power may undo what was written to a file. */
export async function flushBytes(place: string): Promise<void> {
  const handle = await open(place, 'r');
  // the times of the file may be lost; to write them down too costs as much as the bytes of a small file
  await handle.datasync().finally(() => handle.close());
}

/** Until this returns, a loss of power may undo which files a folder has. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

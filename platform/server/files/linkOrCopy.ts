import { copyFile, link, open, rename } from 'node:fs/promises';
import { codeOf } from './diskFault.ts';

/** What file systems answer that cannot give one file two names, or not across their border. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Gives the bytes of a file a second place; nobody may change them at the first one afterwards. At once where the
 * file system has links, else by copying. The bytes are safe on disk when this returns; their folder is not.
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
  await flush(to);
}

/** Until this returns, a loss of power may undo what was written to a file or which files a folder has. */
export async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}

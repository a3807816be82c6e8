import { copyFile, link, open, rename } from 'node:fs/promises';
import { codeOf } from './diskFault.ts';

/** Error codes of file systems without hard links, or across their borders. */
const NO_LINKS = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Hard link, else copy; do not write to `from` afterwards. Not durable before a flush. */
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

/** Makes a file's bytes durable (fdatasync). */
export async function flushBytes(place: string): Promise<void> {
  const handle = await open(place, 'r');
  // datasync: writing the times too costs as much as a small file's bytes
  await handle.datasync().finally(() => handle.close());
}

export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

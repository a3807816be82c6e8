import { copyFile, link, open, rename } from 'node:fs/promises';
import { errorCodeOf } from './diskErrors.ts';

/** Error codes of file systems without hard links, or across their borders. */
const LINK_UNSUPPORTED_CODES = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Hard link, else copy; do not write to `from` afterwards. Not durable before a flush. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (fault) {
    if (!LINK_UNSUPPORTED_CODES.has(errorCodeOf(fault))) throw fault;
    const partial = `${to}.part`;
    await copyFile(from, partial);
    await rename(partial, to);
  }
}

/** Makes a file's bytes durable (fdatasync). */
export async function flushBytes(filePath: string): Promise<void> {
  const handle = await open(filePath, 'r');
  // datasync: writing the times too costs as much as a small file's bytes
  await handle.datasync().finally(() => handle.close());
}

export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

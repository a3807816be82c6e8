import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from '../../../libs/disk/diskErrors.ts';
import { flushBytes, flushFolder, linkOrCopy } from '../../../libs/disk/linkOrCopy.ts';
import type { Store } from './store.ts';

const CHUNK_BYTES = 1_048_576;

/** Blobs in a folder, in sub-folders by the first two letters of their keys. */
export function folderStore(folder: string): Store {
  const pathOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  return {
    isRemote: false,
    async put(key, from) {
      const filePath = pathOf(key);
      const subFolder = path.dirname(filePath);
      const isNewShelf = (await mkdir(subFolder, { recursive: true })) !== undefined;
      await linkOrCopy(from, filePath);
      await flushBytes(filePath);
      await flushFolder(subFolder);
      if (isNewShelf) await flushFolder(folder);
    },
    async open(key, range) {
      const handle = await open(pathOf(key));
      const bounds = range && { start: range.from, end: range.to };
      return handle.createReadStream({ highWaterMark: CHUNK_BYTES, ...bounds });
    },
    async has(key) {
      return (await putTime(pathOf(key))) !== null;
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })));
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const subFolder of await opendir(folder)) {
        if (!subFolder.isDirectory()) continue;
        for await (const entry of await opendir(path.join(folder, subFolder.name))) {
          const putAt = await putTime(path.join(folder, subFolder.name, entry.name));
          if (putAt) yield { key: entry.name, putAt };
        }
      }
    },
  };
}

/** ctime, not mtime: a hard link keeps the mtime of its bytes. */
async function putTime(filePath: string): Promise<Date | null> {
  try {
    return (await stat(filePath)).ctime;
  } catch (fault) {
    if (errorCodeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
}

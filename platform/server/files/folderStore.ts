import { mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from './diskFault.ts';
import { flushBytes, flushFolder, linkOrCopy } from './linkOrCopy.ts';
import type { Store } from './store.ts';

const READ_AT_ONCE = 1_048_576;

/** Blobs in a folder, in sub-folders by the first two letters of their keys. */
export function folderStore(folder: string): Store {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  return {
    isFar: false,
    async put(key, from) {
      const place = placeOf(key);
      const shelf = path.dirname(place);
      const isNewShelf = (await mkdir(shelf, { recursive: true })) !== undefined;
      await linkOrCopy(from, place);
      await flushBytes(place);
      await flushFolder(shelf);
      if (isNewShelf) await flushFolder(folder);
    },
    async open(key, range) {
      const handle = await open(placeOf(key));
      const bounds = range && { start: range.from, end: range.to };
      return handle.createReadStream({ highWaterMark: READ_AT_ONCE, ...bounds });
    },
    async has(key) {
      return (await putTime(placeOf(key))) !== null;
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(placeOf(key), { force: true })));
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const shelf of await opendir(folder)) {
        if (!shelf.isDirectory()) continue;
        for await (const entry of await opendir(path.join(folder, shelf.name))) {
          const putAt = await putTime(path.join(folder, shelf.name, entry.name));
          if (putAt) yield { key: entry.name, putAt };
        }
      }
    },
  };
}

/** ctime, not mtime: a hard link keeps the mtime of its bytes. */
async function putTime(place: string): Promise<Date | null> {
  try {
    return (await stat(place)).ctime;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null;
    throw fault;
  }
}

import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from './store.ts';

const READ_AT_ONCE = 1_048_576;

/** Bytes in a folder, spread over sub-folders by the first two letters of their keys. */
export function folderStore(folder: string): Store {
  const placeOf = (key: string) => path.join(folder, key.slice(0, 2), key);
  return {
    async put(key, from) {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      const arriving = `${place}.part`;
      await copyFile(from, arriving);
      await flush(arriving);
      await rename(arriving, place);
      await flush(path.dirname(place));
    },
    async open(key, range) {
      const bounds = range && { start: range.from, end: range.to };
      return createReadStream(placeOf(key), { highWaterMark: READ_AT_ONCE, ...bounds });
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
    async *list() {
      await mkdir(folder, { recursive: true });
      for await (const shelf of await opendir(folder)) {
        for await (const entry of await opendir(path.join(folder, shelf.name))) {
          const { mtime } = await stat(path.join(folder, shelf.name, entry.name));
          yield { key: entry.name, putAt: mtime };
        }
      }
    },
  };
}

/** Until this returns, a loss of power may undo what was written. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  await handle.sync().finally(() => handle.close());
}

import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { errorCodeOf } from '../../../libs/disk/diskErrors.ts';
import { RequestCoalescer } from './requestCoalescer.ts';

const INDEX = 'index.html';
const ASSETS = 'assets';
/** Coarsest clock of a file system: two changes within it may bear the same time. */
const CLOCK_MS = 2_000;

type FaultLog = Pick<FastifyBaseLogger, 'error'>;

/** The built app; an answer takes one `stat` at most, and after a change one reading. */
interface BuiltApp {
  indexHtml: () => Promise<string>;
  /** `file`: path below the root; the index is none */
  hasFile: (file: string) => Promise<boolean>;
}

/** The built app as it lies on the disk: a build under a running server brings other files and another index. */
export async function openBuiltApp(root: string, log: FaultLog): Promise<BuiltApp> {
  const pathOf = ({ parentPath, name }: Dirent) => path.relative(root, path.join(parentPath, name));
  const filesOf = async (entries: Promise<Dirent[]>) =>
    new Set((await entries).filter((entry) => entry.isFile()).map(pathOf));

  const index = await openSnapshot(path.join(root, INDEX), (place) => readFile(place, 'utf8'), log);
  const top = await openSnapshot(root, (place) => filesOf(readdir(place, { withFileTypes: true })), log);
  const assets = await openSnapshot(
    path.join(root, ASSETS),
    (place) => filesOf(readdir(place, { recursive: true, withFileTypes: true })),
    log,
  );
  return {
    indexHtml: () => index.refreshed(),
    hasFile: async (file) => {
      if (file === INDEX) return false;
      const folder = file.startsWith(`${ASSETS}/`) ? assets : top;
      return folder.last().has(file) || (await folder.refreshed()).has(file);
    },
  };
}

interface Snapshot<Value> {
  last: () => Value;
  refreshed: () => Promise<Value>;
}

/** What `read` makes of a place on the disk, read anew once the place has changed. */
async function openSnapshot<Value>(
  place: string,
  read: (place: string) => Promise<Value>,
  log: FaultLog,
): Promise<Snapshot<Value>> {
  let value = await read(place);
  let stamp = '';
  const coalescer = new RequestCoalescer<Value>();

  async function readIfChanged(): Promise<void> {
    const { mtimeMs, ino, size } = await stat(place);
    const found = `${mtimeMs} ${ino} ${size}`;
    if (found === stamp) return;
    value = await read(place);
    // the time of a recent change may hide the next one
    stamp = Date.now() - mtimeMs > CLOCK_MS ? found : '';
  }

  async function refresh(): Promise<Value> {
    try {
      await readIfChanged();
    } catch (error) {
      // amid a build there may be none
      if (errorCodeOf(error) !== 'ENOENT') log.error({ err: error, place }, 'the built app could not be read');
    }
    return value;
  }

  return { last: () => value, refreshed: () => coalescer.run(place, refresh) };
}

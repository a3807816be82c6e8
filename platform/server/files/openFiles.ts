import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { WIRE_BASE } from '../../wire/base.ts';
import { PARTS_PATH } from '../../wire/parts.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Brought } from './brought.ts';
import { removeOldFiles } from './cleanUp/oldFiles.ts';
import { claimStore, isOwnStore } from './cleanUp/ownStore.ts';
import { removeStrayKeys } from './cleanUp/strayKeys.ts';
import { removeUnusedBlobs } from './cleanUp/unusedBlobs.ts';
import type { Files } from './files.ts';
import { lookingInto } from './inspect/lookInto.ts';
import { keepBlob } from './keepBlob.ts';
import { openStore } from './openStore.ts';
import { PARTS_KEPT_MS, PartsDesk } from './parts/partsDesk.ts';
import { keepPicture, readPicture } from './pictures.ts';
import { Staging } from './staging.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function openFiles(
  config: Pick<Config, 'dataDir' | 's3' | 'clamdUrl'>,
  log: Log,
): Promise<Files> {
  const stagingFolder = path.join(config.dataDir, 'staging');
  const partsFolder = path.join(config.dataDir, 'parts');
  await mkdir(stagingFolder, { recursive: true });
  const store = await openStore(config);
  const staging = new Staging(stagingFolder, lookingInto(config.clamdUrl, log));
  const parts = await PartsDesk.open(partsFolder, staging, WIRE_BASE + PARTS_PATH);
  const brought = new Brought(store, log);
  const removeOld = async (now: Date) => {
    await removeOldFiles(stagingFolder, before(now, DAY_MS));
    await removeOldFiles(partsFolder, before(now, PARTS_KEPT_MS));
  };
  // the job runs on one machine only; each machine has folders of its own
  await removeOld(new Date());
  return {
    parts,
    receive: (source, rule) => staging.receive(source, rule),
    takeParts: ({ uploadId, accountId }) => parts.take(uploadId, accountId),
    forgetParts: ({ uploadId, accountId }) => parts.forget(uploadId, accountId),
    freePlace: () => path.join(stagingFolder, randomUUID()),
    async discard(file) {
      await staging.discard(file);
      await brought.takeBack(file);
    },
    bring: (db, file) => brought.bring(db, file),
    keep: (db, file) => keepBlob(db, store, file, brought.keyOf(file)),
    content: ({ storeKey, byteCount, sha256 }) => ({
      byteCount,
      etag: `"${sha256}"`,
      open: (range) => store.open(storeKey, range),
    }),
    keepPicture: (db, blobId, picture) =>
      keepPicture({ db, store, place: path.join(stagingFolder, randomUUID()) }, blobId, picture),
    picture: (key) => readPicture(store, key),
    async removeUnused(db, now) {
      await removeOld(now);
      await removeUnusedBlobs(db, store, before(now, HOUR_MS));
    },
    async claimStore(db) {
      try {
        await claimStore(db, store, path.join(stagingFolder, randomUUID()));
      } catch (fault) {
        log.warn({ err: fault }, 'the store of files could not be marked as ours; it is not cleared');
      }
    },
    async removeStrays(db, now) {
      if (await isOwnStore(db, store)) await removeStrayKeys(db, store, before(now, DAY_MS));
      else
        log.warn(
          'the store of files belongs to another database by its `owner`; nothing is cleared away in it',
        );
    },
  };
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

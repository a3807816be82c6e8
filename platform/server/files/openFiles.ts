import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { WIRE_BASE } from '../../wire/base.ts';
import { RESUMABLE_UPLOAD_PATH } from '../../wire/resumableUploads.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { removeOldFiles } from './cleanUp/oldFiles.ts';
import { removeOrphanedKeys } from './cleanUp/orphanedKeys.ts';
import { claimStore, isOwnStore } from './cleanUp/ownStore.ts';
import { removeUnusedBlobs } from './cleanUp/unusedBlobs.ts';
import type { Files } from './files.ts';
import { uploadInspector } from './inspectUpload.ts';
import { openStore } from './openStore.ts';
import { PreStagedBlobs } from './preStagedBlobs.ts';
import { ResumableUploads, UPLOAD_LIFETIME_MS } from './resumable/resumableUploads.ts';
import { saveBlob } from './saveBlob.ts';
import { Staging } from './staging.ts';
import { readThumbnail, saveThumbnail } from './thumbnails.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export async function openFiles(
  config: Pick<Config, 'dataDir' | 's3' | 'clamdUrl'>,
  log: Log,
  countDiskFull: () => void,
): Promise<Files> {
  const stagingFolder = path.join(config.dataDir, 'staging');
  const partsFolder = path.join(config.dataDir, 'parts');
  await mkdir(stagingFolder, { recursive: true });
  const store = await openStore(config);
  const staging = new Staging(stagingFolder, uploadInspector(config.clamdUrl, log));
  const parts = await ResumableUploads.open(partsFolder, {
    staging,
    path: WIRE_BASE + RESUMABLE_UPLOAD_PATH,
    onDiskFull(fault) {
      countDiskFull();
      log.error({ err: fault }, 'the disk is full');
    },
  });
  const preStaged = new PreStagedBlobs(store, log);
  const removeAbandoned = async (now: Date) => {
    await removeOldFiles(stagingFolder, before(now, DAY_MS));
    await removeOldFiles(partsFolder, before(now, UPLOAD_LIFETIME_MS));
  };
  // the job runs on one machine only; each machine has folders of its own
  await removeAbandoned(new Date());
  return {
    parts,
    receive: (source, rule) => staging.receive(source, rule),
    receiveCompleted: ({ uploadId, accountId }) => parts.receive(uploadId, accountId),
    discardUpload: ({ uploadId, accountId }) => parts.discard(uploadId, accountId),
    newStagingPath: () => path.join(stagingFolder, randomUUID()),
    async discard(file) {
      await staging.discard(file);
      await preStaged.removeUnreferenced(file);
    },
    preStage: (db, file) => preStaged.preStage(db, file),
    save: (db, file) => saveBlob(db, store, file, preStaged.stagedKeyOf(file)),
    content: ({ storeKey, byteCount, sha256 }) => ({
      byteCount,
      etag: `"${sha256}"`,
      open: (range) => store.open(storeKey, range),
    }),
    saveThumbnail: (db, blobId, picture) =>
      saveThumbnail({ db, store, tempPath: path.join(stagingFolder, randomUUID()) }, blobId, picture),
    thumbnail: (key) => readThumbnail(store, key),
    async removeUnused(db, now) {
      await removeAbandoned(now);
      await removeUnusedBlobs(db, store, before(now, HOUR_MS));
    },
    async claimStore(db) {
      try {
        await claimStore(db, store, path.join(stagingFolder, randomUUID()));
      } catch (fault) {
        log.warn({ err: fault }, 'the store of files could not be marked as ours; it is not cleared');
      }
    },
    async removeOrphans(db, now) {
      if (await isOwnStore(db, store)) await removeOrphanedKeys(db, store, before(now, DAY_MS));
      else log.warn('the store of files belongs to another database by its `owner`; nothing is cleared away in it');
    },
  };
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

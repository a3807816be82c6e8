import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../texts/texts.ts';
import type { Files } from './files.ts';
import { folderStore } from './folderStore.ts';
import { lookInto } from './inspect/lookInto.ts';
import { keepBlob } from './keepBlob.ts';
import { keepPicture, readPicture } from './pictures.ts';

const MEGABYTE = 1_000_000;

/** The files of a server: staging and store under its data folder. */
export async function openFiles(dataDir: string): Promise<Files> {
  const staging = path.join(dataDir, 'staging');
  const store = folderStore(path.join(dataDir, 'files'));
  await mkdir(staging, { recursive: true });
  return {
    async receive(source, { fileName, maxBytes }) {
      const place = path.join(staging, randomUUID());
      const hash = createHash('sha256');
      let byteCount = 0;
      const counting = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          byteCount += chunk.length;
          hash.update(chunk);
          const isTooBig = byteCount > maxBytes;
          done(
            isTooBig ? refuse((t) => t.fileTooBig({ megabytes: Math.floor(maxBytes / MEGABYTE) })) : null,
            chunk,
          );
        },
      });
      try {
        await pipeline(source, counting, createWriteStream(place, { flush: true }));
        if (byteCount === 0) throw refuse((t) => t.fileMissing);
        const kind = await lookInto(place, fileName);
        return { fileName, path: place, byteCount, sha256: hash.digest('hex'), kind };
      } catch (thrown) {
        await rm(place, { force: true });
        throw thrown;
      }
    },
    freePlace: () => path.join(staging, randomUUID()),
    keepPicture: (db, blobId, picture) =>
      keepPicture({ db, store, place: path.join(staging, randomUUID()) }, blobId, picture),
    picture: (key) => readPicture(store, key),
    discard: (file) => rm(file.path, { force: true }),
    keep: (db, file) => keepBlob(db, store, file),
    content: ({ storeKey, byteCount, sha256 }) => ({
      byteCount,
      etag: `"${sha256}"`,
      open: (range) => store.open(storeKey, range),
    }),
  };
}

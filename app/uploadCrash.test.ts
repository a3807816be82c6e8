import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { download, finishParts } from '../features/documents/resource/wire.ts';
import { connect, type Db } from '../platform/server/database/connect.ts';
import { openFiles } from '../platform/server/files/openFiles.ts';
import { createLog } from '../platform/server/log.ts';
import type { Actor, TestFile } from '../platform/testing/actor.ts';
import { eventually } from '../platform/testing/eventually.ts';
import { KillableServer } from './testing/killableServer.ts';
import { filesIn, newTextFile, PARTS_URL_PATH, sha256, uploadFile } from './testing/resourceFiles.ts';

const CONCURRENT_UPLOADS = 6;
/** Files that went up before the server is killed. */
const ENOUGH = 10;
const DAY_MS = 24 * 3_600_000;

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy({ PORT: String(await freePort()) });
});
afterAll(() => server.remove());

/** Uploads until the server is gone; collects the hash of each acknowledged file. */
async function uploadUntilStopped(acknowledged: Map<number, string>): Promise<{ stopped: Promise<unknown> }> {
  const shipper = await server.as('shipper');
  const sharedFile = newTextFile(50_000);
  const sender = async () => {
    for (let turn = 0; ; turn += 1) {
      const file = turn % 4 === 3 ? sharedFile : newTextFile(2 ** (8 + Math.random() * 9));
      const resourceId = await uploadFile(shipper, file).catch(() => null);
      if (resourceId === null) return;
      acknowledged.set(resourceId, sha256(file.content));
    }
  };
  return { stopped: Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, sender)) };
}

const blobRow = z.object({
  resource_id: z.coerce.number().nullable(),
  store_key: z.string(),
  thumbnail_key: z.string().nullable(),
});

/** Rows and bytes after the crash and the clean-up of a later day. */
async function hashesAfterCleanUp() {
  const log = createLog('silent');
  const database = await connect(server.databaseUrl, 4, log);
  try {
    const { dataDir } = server;
    const files = await openFiles({ dataDir, s3: undefined, clamdUrl: undefined }, log, () => undefined);
    const later = new Date(Date.now() + 8 * DAY_MS);
    await files.removeUnused(database.db, later);
    await files.removeOrphans(database.db, later);
    return await hashesAndKeys(database.db, dataDir);
  } finally {
    await database.pool.end();
  }
}

async function hashesAndKeys(db: Db, dataDir: string) {
  const { rows } = await db.execute(
    'select resource.id as resource_id, store_key, thumbnail_key from stored_blob left join resource on blob_id = stored_blob.id',
  );
  const known = z.array(blobRow).parse(rows);
  const hashes = new Map<number, string>();
  for (const { resource_id, store_key } of known) {
    const bytes = await readFile(path.join(dataDir, 'files', store_key.slice(0, 2), store_key));
    if (resource_id !== null) hashes.set(resource_id, sha256(bytes));
  }
  const keys = known.flatMap(({ store_key, thumbnail_key }) =>
    thumbnail_key === null ? [store_key] : [store_key, thumbnail_key],
  );
  return { hashes, keys: new Set(keys) };
}

/** Files of six uploads in parts, some of which a killed server had made already when it is asked again. */
async function expectOneFileEach(
  shipper: Actor,
  files: readonly TestFile[],
  uploadIds: readonly string[],
  before: readonly (number | undefined)[],
): Promise<void> {
  for (const [index, uploadId] of uploadIds.entries()) {
    const { busiResources } = await shipper.send(finishParts, { uploadId });
    const id = busiResources[0]?.resourceId ?? 0;
    expect([id, undefined]).toContain(before[index]);
    const { content } = await shipper.download(download, { resourceId: id });
    expect(sha256(content)).toBe(sha256(files[index]?.content ?? new Uint8Array()));
  }
}

test('a server killed while files go up loses none that it acknowledged, makes none twice, and nothing is left over', async () => {
  const acknowledged = new Map<number, string>();
  await server.start();
  const big = newTextFile(2_000_000, '大文件.txt');
  const shipper = await server.as('shipper');
  const sending = uploadResumably(shipper, big.content, big.name);
  await sending.half;
  const { stopped } = await uploadUntilStopped(acknowledged);
  await eventually(() => expect(acknowledged.size).toBeGreaterThan(ENOUGH));
  await after(Math.random() * 500);
  await server.kill();
  await stopped;
  const poured = acknowledged.size;

  // the big file goes on where it was
  await server.start();
  const uploadId = await sending.done;
  const { busiResources } = await shipper.send(finishParts, { uploadId });
  const resourceId = busiResources[0]?.resourceId ?? 0;
  const { name, content } = await shipper.download(download, { resourceId });
  expect([name, sha256(content)]).toEqual([big.name, sha256(big.content)]);

  // killed again while six uploads become files
  const files = Array.from({ length: 6 }, () => newTextFile(2_000_000));
  const uploadIds: string[] = [];
  for (const file of files) {
    uploadIds.push(await uploadResumably(shipper, file.content, file.name).done);
  }
  const finishing = uploadIds.map((id) => shipper.send(finishParts, { uploadId: id }).catch(() => null));
  await Promise.any(finishing.map(async (asked) => (await asked) ?? Promise.reject(new Error('not made'))));
  await server.kill();
  const made = (await Promise.all(finishing)).map((response) => response?.busiResources[0]?.resourceId);
  await server.start();
  await expectOneFileEach(shipper, files, uploadIds, made);
  expect(await filesIn(server.dataDir, 'parts')).toEqual([]);
  await server.stop();

  const { hashes, keys } = await hashesAfterCleanUp();
  expect(poured).toBeGreaterThan(ENOUGH);
  expect([...acknowledged].filter(([id, hash]) => hashes.get(id) !== hash)).toEqual([]);
  const sent = [big, ...files].map((file) => sha256(file.content));
  expect([...hashes.values()].filter((hash) => sent.includes(hash)).toSorted()).toEqual(sent.toSorted());
  expect(new Set(await filesIn(server.dataDir, 'files'))).toEqual(keys.add('owner'));
  expect(await filesIn(server.dataDir, 'staging')).toEqual([]);
}, 180_000);

/** Uploads with the page's tus client, which retries by itself. */
function uploadResumably(person: Actor, bytes: Uint8Array, name: string) {
  const half = Promise.withResolvers<void>();
  const done = Promise.withResolvers<string>();
  let resumedAt = 0;
  const upload = new Upload(Buffer.from(bytes), {
    endpoint: `${server.address}${PARTS_URL_PATH}`,
    chunkSize: 250_000,
    retryDelays: Array.from({ length: 150 }, () => 200),
    metadata: { filename: name },
    headers: { authorization: `Bearer ${person.token}` },
    onChunkComplete(_size, accepted) {
      if (accepted >= bytes.length / 2) half.resolve();
    },
    onAfterResponse(request, response) {
      if (request.getMethod() === 'HEAD') resumedAt = Number(response.getHeader('upload-offset'));
    },
    onError: done.reject,
    onSuccess: () => done.resolve(path.basename(upload.url ?? '')),
  });
  upload.start();
  return { half: half.promise, done: done.promise, resumedAt: () => resumedAt };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  return port;
}

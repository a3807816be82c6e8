import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { CoalescedRunner } from '../../../../../libs/concurrency/coalescedRunner.ts';
import { limitConcurrency } from '../../../../../libs/concurrency/limitConcurrency.ts';
import { ChildProcessError, runInChildProcess } from '../../../../../libs/sandbox/runInChildProcess.ts';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { storedBlob } from '../../../../../platform/server/files/tables.ts';
import type { Platform } from '../../../../../platform/server/platform.ts';
import type { RenderTask } from './renderer.ts';

/** Newest waiting blob below an id; `minimumAgeMs` skips those in progress elsewhere. */
async function selectWaitingBlob(db: Db, { minimumAgeMs, belowId }: { minimumAgeMs: number; belowId: number }) {
  const [found] = await db
    .select({
      id: storedBlob.id,
      storeKey: storedBlob.storeKey,
      byteCount: storedBlob.byteCount,
      sha256: storedBlob.sha256,
      extension: storedBlob.extension,
    })
    .from(storedBlob)
    .where(
      and(
        eq(storedBlob.thumbnail, 'waiting'),
        lt(storedBlob.id, belowId),
        lt(storedBlob.createdAt, sql`now() - make_interval(secs => ${minimumAgeMs / 1000})`),
      ),
    )
    .orderBy(desc(storedBlob.id))
    .limit(1);
  return found;
}

async function markThumbnailFailed(db: Db, blobId: number): Promise<void> {
  await db
    .update(storedBlob)
    .set({ thumbnail: 'failed' })
    .where(and(eq(storedBlob.id, blobId), eq(storedBlob.thumbnail, 'waiting')));
}

/** Notified on commit of a file that needs a thumbnail. */
export const THUMBNAIL_CHANNEL = 'resource_drawing';
/** Payload of this process: only the receiver of a file renders its thumbnail. */
export const OWN_PROCESS_ID = randomUUID();

/** Older work was left by a dead process. */
const ABANDONED_AFTER_MS = 60_000;
const MAX_BYTES = 64_000_000;

type Dependencies = Pick<Platform, 'db' | 'files' | 'log'>;

/** Many hostile files together use no more than one. */
const oneAtATime = limitConcurrency(1, Number.POSITIVE_INFINITY, () => new Error('too many'));

/** Renders on notification, and on reconnect those missed meanwhile. */
export function startThumbnailWorker({ bus, ...dependencies }: Dependencies & Pick<Platform, 'bus'>): void {
  const runner = new CoalescedRunner(
    async () => {
      await renderWaiting(dependencies, 0);
      return false;
    },
    (fault) => dependencies.log.error({ err: fault }, 'the pictures of files could not be made'),
  );
  const request = () => void runner.request();
  const onNotification = (payload: string) => {
    if (payload === OWN_PROCESS_ID) request();
  };
  bus.subscribe(THUMBNAIL_CHANNEL, onNotification, request);
}

export function retryThumbnails(dependencies: Dependencies): Promise<void> {
  return renderWaiting(dependencies, ABANDONED_AFTER_MS);
}

function renderWaiting(dependencies: Dependencies, minimumAgeMs: number): Promise<void> {
  return oneAtATime(async () => {
    let belowId = Number.MAX_SAFE_INTEGER;
    while (belowId > 0) belowId = await renderNext(dependencies, { minimumAgeMs, belowId });
  });
}

/** Renders the newest waiting thumbnail below an id; returns its id, 0: none. */
async function renderNext(
  dependencies: Dependencies,
  below: { minimumAgeMs: number; belowId: number },
): Promise<number> {
  let id = 0;
  try {
    const waiting = await selectWaitingBlob(dependencies.db, below);
    id = waiting?.id ?? 0;
    if (waiting) await renderOne(dependencies, waiting);
  } catch (fault) {
    // store or database unavailable: the next run retries
    dependencies.log.warn({ err: fault, blobId: id }, 'the picture of a file could not be made');
  }
  return id;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof selectWaitingBlob>>>;

async function renderOne({ db, files, log }: Dependencies, waiting: Waiting): Promise<void> {
  const thumbnail = waiting.byteCount > MAX_BYTES ? null : await renderBlob(files, waiting);
  if (thumbnail) return files.saveThumbnail(db, waiting.id, thumbnail);
  log.info({ blobId: waiting.id, extension: waiting.extension }, 'no picture can be made of a file');
  return markThumbnailFailed(db, waiting.id);
}

async function renderBlob(files: Dependencies['files'], waiting: Waiting): Promise<Uint8Array | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-picture-'));
  try {
    const copy = path.join(folder, 'file');
    await pipeline(await files.content(waiting).open(), createWriteStream(copy));
    return await renderThumbnail({ path: copy, kind: waiting.extension === 'pdf' ? 'pdf' : 'image' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const RENDERER = new URL('./renderer.ts', import.meta.url);
/** Usually half a second, mostly start-up. */
const LIMITS = { heapMb: 256, cpuMs: 20_000 };

/** Thumbnail (webp) of a local file, rendered in a sandbox; null: not renderable. */
async function renderThumbnail(task: RenderTask): Promise<Uint8Array | null> {
  try {
    return await runInChildProcess<RenderTask, Uint8Array>(RENDERER, task, LIMITS);
  } catch (fault) {
    if (fault instanceof ChildProcessError) return null;
    throw fault;
  }
}

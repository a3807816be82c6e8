import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../../platform/server/platform.ts';
import { paint } from './paint.ts';
import { markFailed, selectWaiting } from './waiting.ts';

/** Notified on commit of a file that needs a thumbnail. */
export const DRAWING_CHANNEL = 'resource_drawing';
/** Payload of this process: only the receiver of a file renders its thumbnail. */
export const OWN_WORD = randomUUID();

/** Older work was left by a dead process. */
const LEFT_AFTER_MS = 60_000;
const MOST_BYTES = 64_000_000;

type Tools = Pick<Platform, 'db' | 'files' | 'log'>;

/** Mutex: many hostile files together use no more than one. */
let round: Promise<void> = Promise.resolve();

/** Renders on notification, and on reconnect those missed meanwhile. */
export function drawingAtOnce({ push, ...tools }: Tools & Pick<Platform, 'push'>): void {
  const look = (word: string) => {
    if (word === OWN_WORD) void drawWaiting(tools, 0);
  };
  push.on(DRAWING_CHANNEL, look, () => void drawWaiting(tools, 0));
}

export function drawWhatIsLeft(tools: Tools): Promise<void> {
  return drawWaiting(tools, LEFT_AFTER_MS);
}

function drawWaiting(tools: Tools, minimumAgeMs: number): Promise<void> {
  round = round.then(async () => {
    let belowId = Number.MAX_SAFE_INTEGER;
    while (belowId > 0) belowId = await drawNext(tools, { minimumAgeMs, belowId });
  });
  return round;
}

/** Renders the newest waiting thumbnail below an id; returns its id, 0: none. */
async function drawNext(tools: Tools, below: { minimumAgeMs: number; belowId: number }): Promise<number> {
  let id = 0;
  try {
    const waiting = await selectWaiting(tools.db, below);
    id = waiting?.id ?? 0;
    if (waiting) await draw(tools, waiting);
  } catch (fault) {
    // store or database unavailable: the next run retries
    tools.log.warn({ err: fault, blobId: id }, 'the picture of a file could not be made');
  }
  return id;
}

type Waiting = NonNullable<Awaited<ReturnType<typeof selectWaiting>>>;

async function draw({ db, files, log }: Tools, waiting: Waiting): Promise<void> {
  const picture = waiting.byteCount > MOST_BYTES ? null : await pictureOf(files, waiting);
  if (picture) return files.keepPicture(db, waiting.id, picture);
  log.info({ blobId: waiting.id, extension: waiting.extension }, 'no picture can be made of a file');
  return markFailed(db, waiting.id);
}

async function pictureOf(files: Tools['files'], waiting: Waiting): Promise<Uint8Array | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-picture-'));
  try {
    const copy = path.join(folder, 'file');
    await pipeline(await files.content(waiting).open(), createWriteStream(copy));
    return await paint({ path: copy, kind: waiting.extension === 'pdf' ? 'pdf' : 'image' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

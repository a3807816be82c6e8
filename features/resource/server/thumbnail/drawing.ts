import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Platform } from '../../../../platform/server/platform.ts';
import { paint } from './paint.ts';
import { markFailed, selectWaiting } from './waiting.ts';

/** Says that a file with a picture to be made is committed. */
export const DRAWING_CHANNEL = 'resource_drawing';
/** This process says it to itself: it has the file at hand, and one picture needs one maker. */
export const OWN_WORD = randomUUID();

/** What stands longer was left by a process that died. */
const LEFT_AFTER_MS = 60_000;
/** Papers are smaller; anything bigger is no page to look at. */
const MOST_BYTES = 64_000_000;

type Tools = Pick<Platform, 'db' | 'files' | 'log'>;

/** Ends when the round before has ended: many strange files together take no more than one. */
let round: Promise<void> = Promise.resolve();

/** Makes pictures of what comes in, at once, and of what came while nobody listened. */
export function drawingAtOnce({ push, ...tools }: Tools & Pick<Platform, 'push'>): void {
  const look = (word: string) => {
    if (word === OWN_WORD) void drawWaiting(tools, 0);
  };
  push.on(DRAWING_CHANNEL, look, () => void drawWaiting(tools, 0));
}

/** Makes the pictures that a process left unmade. */
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

/** Makes the picture of the newest file below an id that waits for one, and gives its id; 0 when none does. */
async function drawNext(tools: Tools, below: { minimumAgeMs: number; belowId: number }): Promise<number> {
  let id = 0;
  try {
    const waiting = await selectWaiting(tools.db, below);
    id = waiting?.id ?? 0;
    if (waiting) await draw(tools, waiting);
  } catch (fault) {
    // the store or the database is away: it waits for the next round
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

import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';

const task = z.object({ path: z.string(), kind: z.enum(['image', 'pdf']) });
export type PaintingTask = z.infer<typeof task>;

const SIDE_PX = 320;
/** Oversampling keeps thin letters readable. */
const PAGE_OVERSIZE = 3;
const QUALITY = 78;
/** A3 at 600 dpi has 70 million. */
const MOST_PIXELS = 100_000_000;
const MOST_MEMORY_BYTES = 900_000_000;
const LOOK_EVERY_MS = 100;

// child process of renderThumbnail.ts: an error ends it, and the parent rejects
if (isMainThread) process.once('message', (told) => paintWatched(task.parse(told)));
else void paint(task.parse(workerData)).then((picture) => parentPort?.postMessage(picture));

/** Watchdog: the libraries block their thread and allocate outside Node's heap limit. */
function paintWatched(told: PaintingTask): void {
  const painting = new Worker(new URL(import.meta.url), { workerData: told });
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY_BYTES) process.exit(1);
  }, LOOK_EVERY_MS);
  process.once('disconnect', () => process.exit(1));
  painting.once('error', () => process.exit(1));
  painting.once('message', (picture: Uint8Array) => process.send?.(picture, () => process.exit(0)));
}

async function paint({ path, kind }: PaintingTask): Promise<Uint8Array> {
  const drawn = kind === 'pdf' ? await firstPage(path) : sharp(path, { limitInputPixels: MOST_PIXELS });
  const small = drawn
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY });
  return new Uint8Array(await small.toBuffer());
}

async function firstPage(path: string): Promise<Sharp> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = (SIDE_PX * PAGE_OVERSIZE) / Math.max(originalWidth, originalHeight);
  const width = Math.max(1, Math.floor(originalWidth * scale));
  const height = Math.max(1, Math.floor(originalHeight * scale));
  const drawn = await page.render({ width, height, scale: 1 });
  return sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
}

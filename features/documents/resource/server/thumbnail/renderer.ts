import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Sharp } from 'sharp';

export interface RenderTask {
  path: string;
  kind: 'image' | 'pdf';
}

const SIDE_PX = 320;
/** Oversampling keeps thin letters readable. */
const PAGE_OVERSIZE = 3;
const QUALITY = 78;
/** A3 at 600 dpi has 70 million. */
const MAX_PIXELS = 100_000_000;
const MAX_MEMORY_BYTES = 900_000_000;
const CHECK_INTERVAL_MS = 100;

// child process of renderThumbnail.ts: an error ends it, and the parent rejects
if (isMainThread) process.once('message', renderWithWatchdog);
else void render(workerData).then((thumbnail) => parentPort?.postMessage(thumbnail));

/** Watchdog: the libraries block their thread and allocate outside Node's heap limit. */
function renderWithWatchdog(task: RenderTask): void {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
  }, CHECK_INTERVAL_MS);
  process.once('disconnect', () => process.exit(1));
  worker.once('error', () => process.exit(1));
  worker.once('message', (thumbnail: Uint8Array) => process.send?.(thumbnail, () => process.exit(0)));
}

/** Loads its libraries here: the thread that watches needs none of them. */
async function render({ path, kind }: RenderTask): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const image = kind === 'pdf' ? await firstPage(path) : sharp(path, { limitInputPixels: MAX_PIXELS });
  const small = image
    .autoOrient()
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY });
  return new Uint8Array(await small.toBuffer());
}

async function firstPage(path: string): Promise<Sharp> {
  const [{ PDFiumLibrary }, { default: sharp }] = await Promise.all([import('@hyzyla/pdfium'), import('sharp')]);
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = (SIDE_PX * PAGE_OVERSIZE) / Math.max(originalWidth, originalHeight);
  const width = Math.max(1, Math.floor(originalWidth * scale));
  const height = Math.max(1, Math.floor(originalHeight * scale));
  const image = await page.render({ width, height, scale: 1 });
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } });
}

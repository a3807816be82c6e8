import { limitConcurrency } from '../../../../../libs/concurrency/limitConcurrency.ts';
import { runInChildProcess } from '../../../../../libs/sandbox/runInChildProcess.ts';
import { userError } from '../texts.ts';

const RENDERER = new URL('./renderPage.ts', import.meta.url);
const LIMITS = { heapMb: 512, cpuMs: 20_000 };
const MAX_WAITING = 100;
const MAX_CACHE_BYTES = 60_000_000;

const limited = limitConcurrency(1, MAX_WAITING, () => userError.retryable((t) => t.converterBusy));
/** By hash of the document and page; least recently shown first. */
const cache = new Map<string, Uint8Array>();
let cacheBytes = 0;

interface PageOf {
  /** of the document's bytes */
  sha256: string;
  /** from 1 */
  page: number;
  read: () => Promise<Uint8Array>;
}

/** Picture (webp) of a page of a PDF; equal documents are drawn once while it is remembered. */
export async function pageImage({ sha256, page, read }: PageOf): Promise<Uint8Array> {
  const key = `${sha256} ${page}`;
  const known = cache.get(key);
  if (known !== undefined) {
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const pdf = await read();
  const image = await limited(() =>
    runInChildProcess<{ pdf: Uint8Array; page: number }, Uint8Array>(RENDERER, { pdf, page: page - 1 }, LIMITS),
  );
  store(key, image);
  return image;
}

function store(key: string, image: Uint8Array): void {
  cacheBytes += image.length - (cache.get(key)?.length ?? 0);
  cache.set(key, image);
  for (const [oldest, { length }] of cache) {
    if (cacheBytes <= MAX_CACHE_BYTES) return;
    cache.delete(oldest);
    cacheBytes -= length;
  }
}

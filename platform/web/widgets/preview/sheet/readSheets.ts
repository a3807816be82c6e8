import { READ_TIMEOUT_MS, type SheetsRead } from './previewSheet.ts';

/** Reads a workbook in a worker; `slow` on timeout. */
export async function readSheets(content: Blob, signal: AbortSignal): Promise<SheetsRead | 'slow'> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<SheetsRead | 'slow'>();
  const clock = setTimeout(() => resolve('slow'), READ_TIMEOUT_MS);
  const stop = () => resolve('unreadable');
  signal.addEventListener('abort', stop, { once: true });
  worker.addEventListener('message', ({ data }: MessageEvent<SheetsRead>) => resolve(data));
  worker.addEventListener('error', () => resolve('unreadable'));
  if (signal.aborted) stop();
  else worker.postMessage(bytes, [bytes.buffer]);
  try {
    return await promise;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', stop);
    worker.terminate();
  }
}

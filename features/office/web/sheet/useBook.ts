import { useEffect, useState } from 'react';
import type { BookSheet } from './book.ts';

/** A small file can keep the parser busy. */
const READ_TIMEOUT_MS = 20_000;

/** Sheets of a workbook, read in a worker; null: not yet. */
export function useBook(content: ArrayBuffer): readonly BookSheet[] | 'failed' | null {
  const [book, setBook] = useState<readonly BookSheet[] | 'failed' | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      clearTimeout(clock);
      worker.terminate();
    };
    const settle = (read: readonly BookSheet[] | null) => {
      setBook(read ?? 'failed');
      stop();
    };
    const clock = setTimeout(() => settle(null), READ_TIMEOUT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<readonly BookSheet[] | null>) => settle(data));
    worker.addEventListener('error', () => settle(null));
    worker.postMessage(new Uint8Array(content.slice(0)));
    return stop;
  }, [content]);
  return book;
}

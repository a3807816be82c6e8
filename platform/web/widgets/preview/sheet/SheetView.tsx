import { Tabs } from 'antd';
import { useEffect, useState } from 'react';
import { useFormat } from '../../../language/format.ts';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import { READ_TIMEOUT_MS, SHEET_LIMITS, type SheetsRead } from './previewSheet.ts';
import { SheetGrid } from './SheetGrid.tsx';
import styles from './sheet.module.css';

/** Sheets of an xlsx workbook in tabs (documents 5.7). */
export default function SheetView({ file, content }: ViewProps) {
  const texts = usePreviewTexts();
  const { number } = useFormat();
  const [at, setAt] = useState(0);
  const read = useSheets(content);
  if (read === null) return <Loading />;
  if (read === 'unreadable') return <Notice file={file} text={texts.fault.sheet} isFault />;
  if (read === 'slow') return <Notice file={file} text={texts.fault.slowSheet} isFault />;
  const sheet = read.sheets[at];
  if (!sheet) return <Notice file={file} text={texts.sheet.empty} />;
  const limits = { rows: number(SHEET_LIMITS.rows), columns: number(SHEET_LIMITS.columns) };
  const hints = [
    ...(sheet.isCut ? [texts.sheet.cut(limits)] : []),
    ...(read.isCut ? [texts.sheet.cutSheets({ count: SHEET_LIMITS.sheets })] : []),
  ];
  return (
    <div className={styles.book}>
      {hints.length > 0 && <p className={styles.hint}>{hints.join(' · ')}</p>}
      {sheet.rows.length === 0 ? (
        <p className={styles.empty}>{texts.sheet.empty}</p>
      ) : (
        <SheetGrid key={at} sheet={sheet} />
      )}
      <Tabs
        className={styles.tabs ?? ''}
        size="small"
        tabPlacement="bottom"
        activeKey={String(at)}
        onChange={(key) => setAt(Number(key))}
        items={read.sheets.map(({ name }, index) => ({ key: String(index), label: name }))}
      />
    </div>
  );
}

function useSheets(content: Blob): SheetsRead | 'slow' | null {
  const [read, setRead] = useState<SheetsRead | 'slow' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void readSheets(content, stop.signal).then((sheets) => {
      if (!stop.signal.aborted) setRead(sheets);
    });
    return () => stop.abort();
  }, [content]);
  return read;
}

/** Reads a workbook in a worker; `slow` on timeout. */
async function readSheets(content: Blob, signal: AbortSignal): Promise<SheetsRead | 'slow'> {
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

import { useEffect, useState } from 'react';
import { type OpenedPdf, openPdf } from './openPdf.ts';

/** Minimum time of the loading state (documents 2.8). */
const MIN_LOADING_MS = 300;

/** Opened PDF, closed on unmount; null while loading. */
export function usePdf(content: Blob): OpenedPdf | null {
  const [opened, setOpened] = useState<OpenedPdf | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    const minimumTime = new Promise((resolve) => setTimeout(resolve, MIN_LOADING_MS));
    void Promise.all([openPdf(content), minimumTime]).then(([result]) => {
      if (result.status === 'open') close = result.close;
      if (isGone) close();
      else setOpened(result);
    });
    return () => {
      isGone = true;
      close();
      setOpened(null);
    };
  }, [content]);
  return opened;
}

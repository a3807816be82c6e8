import { useEffect, useState } from 'react';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import { type OpenedPdf, openPdf } from './openPdf.ts';
import { PdfPages } from './PdfPages.tsx';

/** Minimum time of the loading state (documents 2.8). */
const MIN_LOADING_MS = 300;

/** Opened PDF, closed on unmount; null while loading. */
function usePdf(content: Blob): OpenedPdf | null {
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

/** PDF pages; the toolbar is hidden by default (documents 2.8). */
export default function PdfView({ file, content, view, hasTools }: ViewProps) {
  const { fault } = usePreviewTexts();
  const opened = usePdf(content);
  if (opened === null) return <Loading />;
  if (opened.status === 'locked') return <Notice file={file} text={fault.lockedPdf} isFault />;
  if (opened.status === 'broken') return <Notice file={file} text={fault.pdf} isFault />;
  return <PdfPages name={file.name} pdf={opened.pdf} view={view} hasTools={hasTools} />;
}

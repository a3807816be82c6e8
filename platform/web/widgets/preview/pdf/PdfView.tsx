import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import { PdfPages } from './PdfPages.tsx';
import { usePdf } from './usePdf.ts';

/** PDF pages; the toolbar is hidden by default (documents 2.8). */
export default function PdfView({ file, content, view, hasTools }: ViewProps) {
  const { fault } = usePreviewTexts();
  const opened = usePdf(content);
  if (opened === null) return <Loading />;
  if (opened.status === 'locked') return <Notice file={file} text={fault.lockedPdf} isFault />;
  if (opened.status === 'broken') return <Notice file={file} text={fault.pdf} isFault />;
  return <PdfPages name={file.name} pdf={opened.pdf} view={view} hasTools={hasTools} />;
}

import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { Document, pdfjs } from 'react-pdf';
import { Loading } from '../Loading.tsx';
import { Notice } from '../Notice.tsx';
import { usePreviewTexts } from '../texts.ts';
import type { ViewProps } from '../viewProps.ts';
import { PdfPages } from './PdfPages.tsx';
import styles from './pdf.module.css';

/** Minimum time of the loading state (documents 2.8). */
const MIN_LOADING_MS = 300;

function useMinimumLoading(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), MIN_LOADING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

/** PDF pages; the toolbar is hidden by default (documents 2.8). */
export default function PdfView({ file, content, view, hasTools }: ViewProps) {
  const { fault } = usePreviewTexts();
  const [isLocked, setLocked] = useState(false);
  const hasLoadedLong = useMinimumLoading();
  if (isLocked) return <Notice file={file} text={fault.lockedPdf} isFault />;
  return (
    <Document
      className={styles.document ?? ''}
      file={content}
      options={PDF_OPTIONS}
      suspense={false}
      loading={<Loading />}
      error={<Notice file={file} text={fault.pdf} isFault />}
      onPassword={() => setLocked(true)}
    >
      {({ pdf }) =>
        pdf && hasLoadedLong ? <PdfPages name={file.name} pdf={pdf} view={view} hasTools={hasTools} /> : <Loading />
      }
    </Document>
  );
}

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** Files of `pdfAssetsPlugin`. */
const ASSETS = import.meta.env.DEV
  ? `${import.meta.env.BASE_URL}node_modules/pdfjs-dist/`
  : `${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`;

/** Larger images are skipped: half a gigabyte decoded. */
const MAX_PIXELS = 128_000_000;

/** Character maps, fonts and decoders are self-hosted. */
const PDF_OPTIONS = {
  cMapUrl: `${ASSETS}cmaps/`,
  standardFontDataUrl: `${ASSETS}standard_fonts/`,
  wasmUrl: `${ASSETS}wasm/`,
  maxImageSize: MAX_PIXELS,
  // XFA forms carry scripts
  enableXfa: false,
  verbosity: 0,
};

import { type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePreviewTexts } from '../texts.ts';
import type { Size } from '../useBoxSize.ts';
import styles from './pdf.module.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  index: number;
  top: number;
  scale: number;
  turns: number;
  onSize: (size: Size) => void;
}

/** Canvas limit of phones; bigger pages are rendered at lower density. */
const MAX_PIXELS = 16_000_000;

type Drawing = Pick<PdfPageProps, 'scale' | 'turns'>;

function viewportOf(page: PDFPageProxy, { scale, turns }: Drawing) {
  return page.getViewport({ scale, rotation: (page.rotate + turns * 90) % 360 });
}

/** Renders the canvas off-screen, then the text layer for selection and screen readers. */
async function draw(page: PDFPageProxy, drawing: Drawing, into: HTMLElement, signal: AbortSignal) {
  const viewport = viewportOf(page, drawing);
  const { width, height } = viewport;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(width * density));
  canvas.height = Math.max(1, Math.floor(height * density));
  const drawn = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  signal.addEventListener('abort', () => drawn.cancel(), { once: true });
  await drawn.promise;
  if (signal.aborted) return;
  const textLayer = document.createElement('div');
  textLayer.className = styles.words ?? '';
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: textLayer,
    viewport,
  });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  into.replaceChildren(canvas, textLayer);
  await layer.render();
}

export function PdfPage({ pdf, index, top, scale, turns, onSize }: PdfPageProps) {
  const texts = usePreviewTexts().pdf;
  const paper = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [isBad, setBad] = useState(false);
  const onPage = useEffectEvent((come: PDFPageProxy) => {
    const { width, height } = come.getViewport({ scale: 1 });
    onSize({ width, height });
    setPage(come);
  });
  useEffect(() => {
    let isGone = false;
    pdf.getPage(index + 1).then(
      (come) => !isGone && onPage(come),
      () => !isGone && setBad(true),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, index]);
  useEffect(() => {
    if (page === null || paper.current === null) return;
    const stop = new AbortController();
    draw(page, { scale, turns }, paper.current, stop.signal).catch(
      () => !stop.signal.aborted && setBad(true),
    );
    return () => stop.abort();
  }, [page, scale, turns]);
  useEffect(() => () => void page?.cleanup(), [page]);

  const size = page && viewportOf(page, { scale, turns });
  return (
    <div
      className={styles.page}
      data-page={index + 1}
      style={{ top, ...(size && { width: size.width, height: size.height, '--total-scale-factor': scale }) }}
    >
      <div ref={paper} className={styles.paper} />
      {isBad && <p className={styles.bad}>{texts.badPage({ page: index + 1 })}</p>}
    </div>
  );
}

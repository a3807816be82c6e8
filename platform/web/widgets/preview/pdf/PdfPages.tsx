import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rotatedSize } from '../image/pan.ts';
import { Loading } from '../Loading.tsx';
import { usePreviewTexts } from '../texts.ts';
import { type Size, useBoxSize } from '../useBoxSize.ts';
import type { View } from '../view.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';
import { columnOf, PAGE_GAP, type PageColumn, pageAt, pagesAround } from './pageColumn.ts';
import styles from './pdf.module.css';

/** Estimated from the first page until rendered: querying 500 pages takes seconds. */
interface PageSizes {
  /** in points; null until the first page is known */
  of: ((index: number) => Size) | null;
  report: (index: number, size: Size) => void;
}

const A4: Size = { width: 595, height: 842 };

function usePageSizes(pdf: PDFDocumentProxy): PageSizes {
  const [first, setFirst] = useState<Size | null>(null);
  const [known, setKnown] = useState<ReadonlyMap<number, Size>>(new Map());
  useEffect(() => {
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        setFirst({ width, height });
      },
      () => setFirst(A4),
    );
  }, [pdf]);
  const tell = (index: number, size: Size) =>
    setKnown((before) => {
      const previous = before.get(index) ?? first;
      if (previous?.width === size.width && previous.height === size.height) return before;
      return new Map(before).set(index, size);
    });
  const of = useCallback((index: number) => known.get(index) ?? first ?? A4, [known, first]);
  return { of: first && of, report: tell };
}

interface PdfPagesProps {
  name: string;
  pdf: PDFDocumentProxy;
  view: View;
  hasTools: boolean;
}

const MAX_WIDTH = 1000;

export function PdfPages({ name, pdf, view, hasTools }: PdfPagesProps) {
  const texts = usePreviewTexts().pdf;
  const window = useRef<HTMLElement>(null);
  const room = useBoxSize(window);
  const [top, setTop] = useState(0);
  const sizes = usePageSizes(pdf);
  const scale = useScale(sizes.of?.(0) ?? null, room, view);
  const column = useMemo(() => {
    const of = sizes.of;
    if (of === null) return null;
    const scaled = (index: number) => {
      const { width, height } = rotatedSize(of(index), view.turns);
      return { width: width * scale, height: height * scale };
    };
    return columnOf(Array.from({ length: pdf.numPages }, (_none, index) => scaled(index)));
  }, [sizes.of, pdf, scale, view.turns]);
  useScrollAnchor(window, column);
  const page = column && room ? pageAt(column, top + room.height / 2) : 0;
  const goTo = (index: number) => window.current?.scrollTo({ top: (column?.tops[index] ?? 0) - PAGE_GAP });
  return (
    <div className={styles.frame}>
      {hasTools && <PdfTools page={page + 1} total={pdf.numPages} onPage={(to) => goTo(to - 1)} />}
      <section
        ref={window}
        className={styles.window}
        aria-label={texts.label({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      >
        {column && room ? (
          <div className={styles.column} style={{ height: column.height, minWidth: column.width }}>
            {pagesAround(column, { top, height: room.height }).map((index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                index={index}
                top={column.tops[index] ?? 0}
                scale={scale}
                turns={view.turns}
                onSize={(size) => sizes.report(index, size)}
              />
            ))}
          </div>
        ) : (
          <Loading />
        )}
      </section>
      <span className={styles.place} role="status">
        {texts.page({ page: page + 1, total: pdf.numPages })}
      </span>
    </div>
  );
}

/** Scale to paper size: at zoom 1 the first page fills the width. */
function useScale(first: Size | null, room: Size | null, { zoom, turns }: View): number {
  if (first === null || room === null) return 1;
  const width = Math.min(MAX_WIDTH, room.width - 2 * PAGE_GAP);
  return (Math.max(80, width) / rotatedSize(first, turns).width) * zoom;
}

/** Scroll anchoring while page sizes change. */
function useScrollAnchor(window: { current: HTMLElement | null }, column: PageColumn | null): void {
  const before = useRef<PageColumn | null>(null);
  useLayoutEffect(() => {
    const element = window.current;
    const last = before.current;
    before.current = column;
    if (element === null || column === null || last === null || last === column) return;
    const middle = element.clientHeight / 2;
    const index = pageAt(last, element.scrollTop + middle);
    const end = (of: PageColumn) => of.tops[index + 1] ?? of.height;
    const begin = (of: PageColumn) => of.tops[index] ?? 0;
    const share = (element.scrollTop + middle - begin(last)) / (end(last) - begin(last));
    element.scrollTop = begin(column) + share * (end(column) - begin(column)) - middle;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, [column, window]);
}

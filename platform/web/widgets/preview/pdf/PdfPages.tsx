import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentProps } from 'react-pdf';
import { Loading } from '../Loading.tsx';
import { usePreviewTexts } from '../texts.ts';
import { type Size, useBoxSize } from '../useBoxSize.ts';
import { rotatedSize, type View } from '../view.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfTools } from './PdfTools.tsx';
import styles from './pdf.module.css';

type Pdf = Parameters<NonNullable<DocumentProps['onLoadSuccess']>>[0];

const A4: Size = { width: 595, height: 842 };
const PAGE_GAP = 12;
const MAX_WIDTH = 1000;

interface PdfPagesProps {
  name: string;
  pdf: Pdf;
  view: View;
  hasTools: boolean;
}

/** Scrolls through the pages with only the visible ones and their neighbours drawn. */
export function PdfPages({ name, pdf, view, hasTools }: PdfPagesProps) {
  const texts = usePreviewTexts().pdf;
  const window = useRef<HTMLElement>(null);
  const room = useBoxSize(window);
  const first = useFirstSize(pdf);
  // estimated from the first page until drawn: querying 500 pages takes seconds
  const known = useRef(new Map<number, Size>());
  const scale = useScale(first, room, view);
  const sizeOf = (index: number) => {
    const { width, height } = rotatedSize(known.current.get(index) ?? first ?? A4, view.turns);
    return { width: width * scale, height: height * scale };
  };
  const pages = useVirtualizer({
    count: pdf.numPages,
    enabled: first !== null,
    getScrollElement: () => window.current,
    estimateSize: (index) => sizeOf(index).height,
    gap: PAGE_GAP,
    paddingStart: PAGE_GAP,
    paddingEnd: PAGE_GAP,
    scrollPaddingStart: PAGE_GAP,
    overscan: 1,
    useFlushSync: false,
  });
  useScrollAnchor(window, pages, `${scale} ${view.turns}`);
  const shown = pages.getVirtualItems();
  const page = (middleOf(pages, room)?.index ?? 0) + 1;
  const width = Math.max(0, ...shown.map(({ index }) => sizeOf(index).width)) + 2 * PAGE_GAP;
  return (
    <div className={styles.frame}>
      {hasTools && (
        <PdfTools page={page} total={pdf.numPages} onPage={(to) => pages.scrollToIndex(to - 1, { align: 'start' })} />
      )}
      <section
        ref={window}
        className={styles.window}
        aria-label={texts.label({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        tabIndex={0}
      >
        {first && room ? (
          <div className={styles.column} style={{ height: pages.getTotalSize(), minWidth: width }}>
            {shown.map(({ index, start }) => (
              <PdfPage
                key={index}
                index={index}
                top={start}
                scale={scale}
                turns={view.turns}
                onSize={(size) => {
                  known.current.set(index, size);
                  pages.resizeItem(index, sizeOf(index).height);
                }}
              />
            ))}
          </div>
        ) : (
          <Loading />
        )}
      </section>
      <span className={styles.place} role="status">
        {texts.page({ page, total: pdf.numPages })}
      </span>
    </div>
  );
}

function useFirstSize(pdf: Pdf): Size | null {
  const [first, setFirst] = useState<Size | null>(null);
  useEffect(() => {
    pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        setFirst({ width, height });
      },
      () => setFirst(A4),
    );
  }, [pdf]);
  return first;
}

/** Scale to paper size: at zoom 1 the first page fills the width. */
function useScale(first: Size | null, room: Size | null, { zoom, turns }: View): number {
  if (first === null || room === null) return 1;
  const width = Math.min(MAX_WIDTH, room.width - 2 * PAGE_GAP);
  return (Math.max(80, width) / rotatedSize(first, turns).width) * zoom;
}

type Pages = Virtualizer<HTMLElement, Element>;

const middleOf = (pages: Pages, room: Size | null) =>
  pages.getVirtualItemForOffset((pages.scrollOffset ?? 0) + (room?.height ?? 0) / 2);

/** What is in the middle of the window stays there when all pages change their size. */
function useScrollAnchor(window: RefObject<HTMLElement | null>, pages: Pages, drawnAs: string): void {
  const anchor = useRef({ index: 0, share: 0 });
  const isResized = useRef(false);
  useLayoutEffect(() => {
    const element = window.current;
    if (element === null) return;
    const middle = element.clientHeight / 2;
    if (isResized.current) {
      isResized.current = false;
      const { index, share } = anchor.current;
      const item = pages.measurementsCache[index];
      if (item) element.scrollTop = item.start + share * item.size - middle;
      element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
      return;
    }
    const item = pages.getVirtualItemForOffset(element.scrollTop + middle);
    if (item) anchor.current = { index: item.index, share: (element.scrollTop + middle - item.start) / item.size };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever pages are drawn otherwise
  useLayoutEffect(() => {
    isResized.current = true;
    pages.measure();
  }, [pages, drawnAs]);
}

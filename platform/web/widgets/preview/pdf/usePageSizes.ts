import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useCallback, useEffect, useState } from 'react';
import type { Size } from '../useBoxSize.ts';

/** Estimated from the first page until rendered: querying 500 pages takes seconds. */
export interface PageSizes {
  /** in points; null until the first page is known */
  of: ((index: number) => Size) | null;
  report: (index: number, size: Size) => void;
}

const A4: Size = { width: 595, height: 842 };

export function usePageSizes(pdf: PDFDocumentProxy): PageSizes {
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

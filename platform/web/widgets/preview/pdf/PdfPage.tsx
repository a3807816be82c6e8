import { useState } from 'react';
import { Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { usePreviewTexts } from '../texts.ts';
import type { Size } from '../useBoxSize.ts';
import { rotatedSize } from '../view.ts';
import styles from './pdf.module.css';

interface PdfPageProps {
  index: number;
  top: number;
  scale: number;
  turns: number;
  onSize: (size: Size) => void;
}

/** Canvas limit of phones; bigger pages are rendered at lower density. */
const MAX_PIXELS = 16_000_000;

const densityOf = ({ width, height }: Size, scale: number) =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height)) / scale);

/** One page with its text layer for selection and screen readers. */
export function PdfPage({ index, top, scale, turns, onSize }: PdfPageProps) {
  const texts = usePreviewTexts().pdf;
  const [known, setKnown] = useState<{ size: Size; rotation: number } | null>(null);
  const [isBad, setBad] = useState(false);
  const bad = <p className={styles.bad}>{texts.badPage({ page: index + 1 })}</p>;
  const paper = known && rotatedSize(known.size, turns);
  return (
    <div
      className={styles.page}
      data-page={index + 1}
      style={{ top, ...(paper && { width: paper.width * scale, height: paper.height * scale }) }}
    >
      <Page
        pageNumber={index + 1}
        scale={scale}
        rotate={known && (known.rotation + turns * 90) % 360}
        renderMode={known ? 'canvas' : 'none'}
        devicePixelRatio={known ? densityOf(known.size, scale) : 1}
        renderAnnotationLayer={false}
        loading={null}
        error={bad}
        onLoadSuccess={(page) => {
          const { width, height } = page.getViewport({ scale: 1 });
          setKnown({ size: { width, height }, rotation: page.rotate });
          onSize({ width, height });
        }}
        onRenderError={() => setBad(true)}
      />
      {isBad && bad}
    </div>
  );
}

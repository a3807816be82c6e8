import { SHEET } from '../../../../libs/formPdf/form.ts';
import type { PaperView } from '../wire.ts';
import styles from './dossier.module.css';
import { useTexts } from './texts.ts';

interface PaperSheetProps {
  view: Pick<PaperView, 'pages'>;
  /** of the box that was gone to from a list */
  marked: string;
  onPick: (box: { id: string; cells: readonly string[] }) => void;
}

/** The sheets as they are printed; a box leads to the cells that fill it. */
export function PaperSheet({ view, marked, onPick }: PaperSheetProps) {
  const { page } = useTexts();
  return view.pages.map(({ boxes, texts }, index) => (
    <figure
      // biome-ignore lint/suspicious/noArrayIndexKey: sheets stay in their order
      key={index}
      className={styles.sheet}
      data-theme="light"
      aria-label={page.sheet({ at: index + 1, of: view.pages.length })}
    >
      <svg
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        aria-label={page.sheet({ at: index + 1, of: view.pages.length })}
      >
        {boxes.map((box) => (
          <SheetBox
            key={`${box.id} ${box.x} ${box.y} ${box.height}`}
            box={box}
            isMarked={box.id !== '' && box.id === marked}
            onPick={onPick}
          />
        ))}
        {texts.map(({ x, y, size, width, text, isBold, isSoft }) => (
          <text
            key={`${x} ${y} ${text}`}
            x={x}
            y={y}
            fontSize={size}
            fontWeight={isBold ? 700 : 400}
            textLength={width}
            lengthAdjust="spacingAndGlyphs"
            data-soft={isSoft}
          >
            {text}
          </text>
        ))}
      </svg>
    </figure>
  ));
}

interface SheetBoxProps {
  box: PaperView['pages'][number]['boxes'][number];
  isMarked: boolean;
  onPick: PaperSheetProps['onPick'];
}

function SheetBox({ box, isMarked, onPick }: SheetBoxProps) {
  const { x, y, width, height, cells, title, isFramed, isWrong } = box;
  const place = { x, y, width, height };
  if (cells.length === 0 && !isWrong) return <rect {...place} className={styles.box} data-framed={isFramed} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no button
    <rect
      {...place}
      className={styles.box}
      data-framed={isFramed}
      data-wrong={isWrong}
      data-marked={isMarked}
      role="button"
      tabIndex={0}
      aria-label={title}
      onClick={() => onPick(box)}
      onKeyDown={({ key }) => key === 'Enter' && onPick(box)}
    >
      <title>{title}</title>
    </rect>
  );
}

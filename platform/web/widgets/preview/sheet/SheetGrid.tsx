import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { usePreviewTexts } from '../texts.ts';
import { cellsIn, columnName, type DrawnCell } from './drawnCells.ts';
import type { PreviewSheet } from './previewSheet.ts';
import styles from './sheet.module.css';

const ROW_PX = 28;
const SIDE_PX = 52;

export function SheetGrid({ sheet }: { sheet: PreviewSheet }) {
  const texts = usePreviewTexts().sheet;
  const window = useRef<HTMLDivElement>(null);
  const { rows, widths, merges } = sheet;
  const getScrollElement = () => window.current;
  const lines = useVirtualizer({
    count: rows.length,
    getScrollElement,
    estimateSize: () => ROW_PX,
    paddingStart: ROW_PX,
    overscan: 4,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: widths.length,
    getScrollElement,
    estimateSize: (column) => widths[column] ?? 0,
    paddingStart: SIDE_PX,
    overscan: 1,
  });
  const [shownLines, shownColumns] = [lines.getVirtualItems(), columns.getVirtualItems()];
  const cells = cellsIn(
    {
      firstRow: shownLines[0]?.index ?? 0,
      lastRow: shownLines.at(-1)?.index ?? -1,
      firstColumn: shownColumns[0]?.index ?? 0,
      lastColumn: shownColumns.at(-1)?.index ?? -1,
    },
    merges,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element would need all rows
    <div
      ref={window}
      className={styles.window}
      role="table"
      aria-label={texts.label({ name: sheet.name })}
      aria-rowcount={rows.length}
      aria-colcount={widths.length}
      data-arrows="own"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
    >
      <div className={styles.all} style={{ width: columns.getTotalSize(), height: lines.getTotalSize() }}>
        <ColumnLetters columns={shownColumns} />
        <div className={styles.numbers} style={{ width: SIDE_PX }} aria-hidden="true">
          {shownLines.map(({ index, start, size }) => (
            <span key={index} style={{ top: start - ROW_PX, height: size }}>
              {index + 1}
            </span>
          ))}
        </div>
        <Cells
          cells={cells}
          sheet={sheet}
          left={(column) => columns.measurementsCache[column]?.start ?? columns.getTotalSize()}
        />
      </div>
    </div>
  );
}

function ColumnLetters({ columns }: { columns: readonly VirtualItem[] }) {
  return (
    <div className={styles.letters} style={{ height: ROW_PX }} aria-hidden="true">
      <span className={styles.corner} style={{ width: SIDE_PX }} />
      {columns.map(({ index, start, size }) => (
        <span key={index} style={{ left: start, width: size, height: ROW_PX }}>
          {columnName(index)}
        </span>
      ))}
    </div>
  );
}

interface CellsProps {
  cells: readonly DrawnCell[];
  sheet: PreviewSheet;
  /** left edge of a column, in px */
  left: (column: number) => number;
}

function Cells({ cells, sheet, left }: CellsProps) {
  const byRow = Map.groupBy(cells, ({ row }) => row);
  return [...byRow].map(([row, ofRow]) => (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above
    <div key={row} role="row" aria-rowindex={row + 1} className={styles.row}>
      {ofRow.map(({ column, rowSpan, columnSpan }) => {
        const cell = sheet.rows[row]?.[column];
        const isMerged = rowSpan > 1 || columnSpan > 1;
        return (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span
            key={column}
            role="cell"
            aria-colindex={column + 1}
            className={styles.cell}
            data-figure={cell?.isFigure}
            data-bold={cell?.isBold}
            data-merged={isMerged || undefined}
            title={cell?.text}
            style={{
              left: left(column),
              top: ROW_PX + row * ROW_PX,
              width: left(column + columnSpan) - left(column),
              height: rowSpan * ROW_PX,
            }}
          >
            {cell?.text}
          </span>
        );
      })}
    </div>
  ));
}

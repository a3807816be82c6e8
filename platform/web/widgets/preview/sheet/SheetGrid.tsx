import { useMemo, useRef, useState } from 'react';
import { usePreviewTexts } from '../texts.ts';
import { useBoxSize } from '../useBoxSize.ts';
import {
  type CellRange,
  cellsIn,
  columnEdges,
  columnName,
  type DrawnCell,
  visibleRange,
} from './gridWindow.ts';
import type { PreviewSheet } from './previewSheet.ts';
import styles from './sheet.module.css';

const ROW_PX = 28;
const SIDE_PX = 52;

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_none, index) => first + index);

export function SheetGrid({ sheet }: { sheet: PreviewSheet }) {
  const texts = usePreviewTexts().sheet;
  const window = useRef<HTMLDivElement>(null);
  const room = useBoxSize(window);
  const [scroll, setScroll] = useState({ left: 0, top: 0 });
  const { rows, widths, merges } = sheet;
  const edges = useMemo(() => columnEdges(widths), [widths]);
  const part = visibleRange({ ...scroll, ...(room ?? { width: 0, height: 0 }) }, edges, ROW_PX, rows.length);
  const cells = useMemo(() => cellsIn(part, merges), [part, merges]);
  const edge = (column: number) => edges[Math.min(column, edges.length - 1)] ?? 0;
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
      onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
        setScroll({ left: scrollLeft, top: scrollTop })
      }
    >
      <div
        className={styles.all}
        style={{ width: SIDE_PX + edge(edges.length), height: (rows.length + 1) * ROW_PX }}
      >
        <ColumnLetters part={part} edge={edge} />
        <div className={styles.numbers} style={{ width: SIDE_PX }} aria-hidden="true">
          {range(part.firstRow, part.lastRow).map((row) => (
            <span key={row} style={{ top: row * ROW_PX, height: ROW_PX }}>
              {row + 1}
            </span>
          ))}
        </div>
        {room && <Cells cells={cells} sheet={sheet} edge={edge} />}
      </div>
    </div>
  );
}

function ColumnLetters({ part, edge }: { part: CellRange; edge: (column: number) => number }) {
  return (
    <div className={styles.letters} style={{ height: ROW_PX }} aria-hidden="true">
      <span className={styles.corner} style={{ width: SIDE_PX }} />
      {range(part.firstColumn, part.lastColumn).map((column) => (
        <span
          key={column}
          style={{ left: SIDE_PX + edge(column), width: edge(column + 1) - edge(column), height: ROW_PX }}
        >
          {columnName(column)}
        </span>
      ))}
    </div>
  );
}

interface CellsProps {
  cells: readonly DrawnCell[];
  sheet: PreviewSheet;
  edge: (column: number) => number;
}

function Cells({ cells, sheet, edge }: CellsProps) {
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
              left: SIDE_PX + edge(column),
              top: ROW_PX + row * ROW_PX,
              width: edge(column + columnSpan) - edge(column),
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

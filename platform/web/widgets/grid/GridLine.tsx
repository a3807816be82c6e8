import { memo, type ReactNode } from 'react';
import styles from './grid.module.css';
import { type GridColumn, type GridRow, markOf } from './gridProps.ts';

interface GridLineProps {
  row: GridRow;
  index: number;
  /** as the grid shows it */
  number: number;
  columns: readonly GridColumn[];
  isOpen: boolean;
  /** selected columns, -1 for none */
  from: number;
  to: number;
  /** -1: the active cell is in another line */
  active: number;
  /** stays the same function; column null: the whole line */
  onPick: (row: number, column: number | null, isExtending: boolean) => void;
  renderActive: (column: GridColumn) => ReactNode;
}

/** A mouse press moves the focus too late: commit the typed text before. */
function leaveCell(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

function Line({ row, index, number, columns, isOpen, from, to, active, onPick, renderActive }: GridLineProps) {
  return (
    <tr data-changed={row.isChanged}>
      <th
        scope="row"
        className={styles.index}
        onMouseDown={(event) => {
          if (!isOpen) return;
          event.preventDefault();
          leaveCell();
          onPick(index, null, event.shiftKey);
        }}
      >
        {row.isBlank ? '+' : number}
      </th>
      {columns.map((column, at) => {
        const mark = markOf(row, column.name);
        const isActive = isOpen && at === active;
        const text = row.cells[column.name];
        return (
          <td
            key={column.name}
            data-figure={column.isFigure ?? false}
            data-tone={mark?.tone}
            data-selected={at >= from && at <= to}
            data-active={isActive}
            title={row.titles?.[column.name] ?? text}
            onMouseDown={(event) => {
              if (!isOpen || isActive) return;
              event.preventDefault();
              leaveCell();
              onPick(index, at, event.shiftKey);
            }}
            onMouseEnter={(event) => isOpen && event.buttons === 1 && onPick(index, at, true)}
          >
            {isActive ? renderActive(column) : <span className={styles.text}>{text}</span>}
            {mark && (
              <span className={styles.words} role={isActive ? 'alert' : undefined}>
                {mark.words}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const isSameRow = (one: GridRow, other: GridRow, columns: readonly GridColumn[]) =>
  one.isChanged === other.isChanged &&
  columns.every(
    ({ name }) =>
      one.cells[name] === other.cells[name] &&
      one.titles?.[name] === other.titles?.[name] &&
      one.marks[name]?.words === other.marks[name]?.words &&
      one.marks[name]?.tone === other.marks[name]?.tone,
  );

/** Lines without the active cell are drawn again only where they look different. */
export const GridLine = memo(
  Line,
  (before, after) =>
    before.active === -1 &&
    after.active === -1 &&
    before.index === after.index &&
    before.number === after.number &&
    before.from === after.from &&
    before.to === after.to &&
    before.isOpen === after.isOpen &&
    before.columns.length === after.columns.length &&
    isSameRow(before.row, after.row, after.columns),
);

import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import { ActiveCell } from './ActiveCell.tsx';
import { spanOf } from './block.ts';
import { GridLine } from './GridLine.tsx';
import styles from './grid.module.css';
import { type DataGridProps, type GridColumn, markOf } from './gridProps.ts';
import { useGridKeys } from './useGridKeys.ts';

const INDEX_WIDTH = 44;

/**
 * Cells that are typed, pasted and filled as in a spreadsheet. The active cell alone holds an input, always focused, so
 * that input methods work from the first key on; its arrows move until something is typed.
 */
export function DataGrid(props: DataGridProps) {
  const { label, columns, rows, isOpen, selection, onSelect, firstNumber = 1 } = props;
  const listId = useId();
  const keys = useGridKeys(props);
  const pick = usePick(props);
  const span = selection && spanOf(selection);
  const enter = () => selection === null && onSelect({ row: 0, column: 0, toRow: 0, toColumn: 0 });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid is entered by keyboard, and scrolls
    <div className={styles.scroll} tabIndex={selection === null ? 0 : -1} onFocus={isOpen ? enter : undefined}>
      <table
        className={styles.grid}
        style={{ width: columns.reduce((sum, { width }) => sum + width, INDEX_WIDTH) }}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are typed into
        role="grid"
        aria-label={label}
        data-open={isOpen}
      >
        <Head columns={columns} />
        <tbody>
          {rows.map((row, index) => {
            const isSelected = span !== null && index >= span.top && index <= span.bottom;
            return (
              <GridLine
                key={row.key}
                row={row}
                index={index}
                number={firstNumber + index}
                columns={columns}
                isOpen={isOpen}
                from={isSelected ? span.left : -1}
                to={isSelected ? span.right : -1}
                active={selection?.row === index ? selection.column : -1}
                onPick={pick}
                renderActive={(column) => (
                  <ActiveCell
                    label={props.cellLabel(index, column)}
                    text={row.cells[column.name] ?? ''}
                    isWrong={markOf(row, column.name)?.tone === 'bad'}
                    listId={column.choices ? `${listId}${column.name}` : undefined}
                    keys={keys}
                    onCommit={(text) => props.onType(index, column.name, text)}
                    onTyping={(text) => props.onTyping?.(column.name, text)}
                  />
                )}
              />
            );
          })}
        </tbody>
      </table>
      {isOpen && <Choices listId={listId} columns={columns} />}
    </div>
  );
}

/** Selects a cell, a line (column null) or up to there; always with the latest selection. */
function usePick(props: DataGridProps) {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  return useCallback((row: number, column: number | null, isExtending: boolean) => {
    const { selection, onSelect, columns } = latest.current;
    const start = isExtending && selection ? selection : { row, column: column ?? 0 };
    const toColumn = column ?? columns.length - 1;
    onSelect({ row: start.row, column: start.column, toRow: row, toColumn });
  }, []);
}

function Head({ columns }: { columns: readonly GridColumn[] }) {
  return (
    <>
      <colgroup>
        <col style={{ width: INDEX_WIDTH }} />
        {columns.map(({ name, width }) => (
          <col key={name} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">#</th>
          {columns.map(({ name, title, isFigure = false, hint }) => (
            <th key={name} scope="col" data-figure={isFigure} title={hint}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

function Choices({ listId, columns }: { listId: string; columns: readonly GridColumn[] }) {
  return columns.map(
    ({ name, choices }) =>
      choices && (
        <datalist key={name} id={`${listId}${name}`}>
          {choices.map(({ value, label }) => (
            <option key={`${value} ${label}`} value={value} label={label} />
          ))}
        </datalist>
      ),
  );
}

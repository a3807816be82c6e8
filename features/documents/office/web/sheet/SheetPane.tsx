import { Alert, Pagination, Tabs } from 'antd';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { columnName } from '../../../../../libs/officeFile/columnName.ts';
import { columnNumber } from '../../../../../libs/officeFile/references.ts';
import type { Shift } from '../../../../../libs/officeFile/shift.ts';
import { fillDownBlock, type GridRange, spanOf } from '../../../../../platform/web/widgets/grid/block.ts';
import { DataGrid } from '../../../../../platform/web/widgets/grid/DataGrid.tsx';
import type { GridRow } from '../../../../../platform/web/widgets/grid/gridProps.ts';
import { doStep, redoStep, startUndo, undoStep } from '../../../../../platform/web/widgets/grid/undo.ts';
import { MAX_SHIFTS } from '../../wire.ts';
import type { PaneProps } from '../dialog/paneProps.ts';
import type { CellChanges, Unsaved } from '../dialog/unsavedStore.ts';
import { useTexts } from '../texts.ts';
import { type BookSheet, EditedBook, type Edits, editKeyOf, refOf } from './book.ts';
import { LineTools } from './LineTools.tsx';
import styles from './sheet.module.css';
import { type BookState, shiftBook } from './shiftBook.ts';

const ROWS_SHOWN = 200;
/** Beyond the last filled ones, to be typed into. */
const SPARE = { rows: 20, columns: 3 } as const;
const WIDTH_PX = 96;

/** An .xlsx as cells that are typed; what else is in the file stays as it is. */
export default function SheetPane(props: PaneProps) {
  const { page } = useTexts();
  const book = useBook(props.content);
  if (book === null) return <div aria-busy="true" />;
  if (book === 'failed' || book.length === 0) return <Alert type="error" showIcon title={page.sheetFailed} />;
  return <Book {...props} sheets={book} />;
}

function editsOf(sheets: readonly BookSheet[], changes: CellChanges): Edits {
  return new Map(
    changes.flatMap(({ sheet, ref, value, formula }): [string, string][] => {
      const at = sheets.findIndex(({ name }) => name === sheet);
      const [, letters = 'A', digits = '1'] = /^([A-Z]+)(\d+)$/.exec(ref) ?? [];
      const column = columnNumber(letters);
      const row = Number(digits) - 1;
      if (sheets[at]?.cells.get(`${row},${column}`)?.formula === formula && formula !== undefined) return [];
      const typed = formula === undefined ? String(value ?? '') : `=${formula}`;
      return [[editKeyOf(at, row, column), typed]];
    }),
  );
}

/** The book with the changes of an earlier window. */
function startOf(sheets: readonly BookSheet[], restored: Unsaved | undefined): BookState {
  const opened: BookState = { sheets, edits: new Map(), shifts: [] };
  if (restored?.kind !== 'xlsx') return opened;
  const shifted = (restored.shifts ?? []).reduce(shiftBook, opened);
  return { ...shifted, edits: editsOf(shifted.sheets, restored.changes) };
}

function Book({ ref, sheets: opened, restored, isReadOnly, onChange }: PaneProps & { sheets: readonly BookSheet[] }) {
  const [at, setAt] = useState(0);
  const [steps, setSteps] = useState(() => startUndo(startOf(opened, restored)));
  const { sheets, edits, shifts } = steps.present;
  const book = useMemo(() => new EditedBook(sheets, edits, shifts.length > 0), [sheets, edits, shifts]);
  useImperativeHandle(
    ref,
    () => ({ take: async () => ({ kind: 'xlsx', changes: book.changes(), shifts: [...shifts] }) }),
    [book, shifts],
  );
  const change = (next: (now: BookState) => BookState) => {
    setSteps((now) => doStep(now, next(now.present)));
    onChange();
  };
  const type = (typed: readonly [string, string][]) =>
    change((now) => ({ ...now, edits: new Map([...now.edits, ...typed]) }));
  const step = (move: typeof undoStep<BookState>) => {
    setSteps(move);
    onChange();
  };
  const sheet = sheets[at];
  if (sheet === undefined) return null;
  return (
    <div className={styles.book}>
      <Cells
        key={at}
        book={book}
        sheet={sheet}
        at={at}
        edits={edits}
        isReadOnly={isReadOnly}
        canShift={shifts.length < MAX_SHIFTS}
        onType={type}
        onShift={(shift) => change((now) => shiftBook(now, { ...shift, sheet: sheet.name }))}
        onUndo={steps.past.length === 0 ? null : () => step(undoStep)}
        onRedo={steps.future.length === 0 ? null : () => step(redoStep)}
      />
      <Tabs
        size="small"
        tabPlacement="bottom"
        activeKey={String(at)}
        onChange={(key) => setAt(Number(key))}
        items={sheets.map(({ name }, index) => ({ key: String(index), label: name }))}
      />
    </div>
  );
}

interface CellsProps {
  book: EditedBook;
  sheet: BookSheet;
  at: number;
  edits: Edits;
  isReadOnly: boolean;
  canShift: boolean;
  onType: (typed: readonly [string, string][]) => void;
  onShift: (shift: Omit<Shift, 'sheet'>) => void;
  /** null: there is nothing */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

/** The grid writes, fills and clears cells of the rows from `first` on. */
function useWriting({ at, onType }: Pick<CellsProps, 'at' | 'onType'>, first: number, width: number) {
  const write = (from: { row: number; column: number }, block: readonly (readonly string[])[]) =>
    onType(
      block.flatMap((line, down) =>
        line
          .slice(0, Math.max(0, width - from.column))
          .map((typed, right): [string, string] => [
            editKeyOf(at, first + from.row + down, from.column + right),
            typed,
          ]),
      ),
    );
  const fill = (rows: readonly GridRow[], range: GridRange) => {
    const names = Array.from({ length: width }, (_one, column) => String(column));
    const filled = fillDownBlock(rows, names, range);
    if (filled) write(filled.from, filled.block);
  };
  const clear = (range: GridRange) => {
    const { top, bottom, left, right } = spanOf(range);
    const line = Array.from({ length: right - left + 1 }, () => '');
    write(
      { row: top, column: left },
      Array.from({ length: bottom - top + 1 }, () => line),
    );
  };
  return { write, fill, clear };
}

function rowsOf({ book, at, edits }: CellsProps, first: number, count: number, width: number): GridRow[] {
  return Array.from({ length: count }, (_one, line): GridRow => {
    const row = first + line;
    const columns = Array.from({ length: width }, (_each, column) => column);
    const cells = Object.fromEntries(columns.map((column) => [String(column), book.text(at, row, column)]));
    const isChanged = columns.some((column) => edits.has(editKeyOf(at, row, column)));
    return { key: String(row), cells, marks: {}, isChanged };
  });
}

function Cells(props: CellsProps) {
  const { book, sheet, at, isReadOnly, onUndo, onRedo } = props;
  const [first, setFirst] = useState(0);
  const [selection, setSelection] = useState<GridRange | null>(null);
  const width = sheet.columnCount + SPARE.columns;
  const columns = useMemo(
    () =>
      Array.from({ length: width }, (_one, column) => ({
        name: String(column),
        title: columnName(column),
        width: sheet.widths[column] ?? WIDTH_PX,
      })),
    [sheet, width],
  );
  const total = sheet.rowCount + SPARE.rows;
  const rows = rowsOf(props, first, Math.min(ROWS_SHOWN, total - first), width);
  const { write, fill, clear } = useWriting(props, first, width);
  const formula = selection ? book.cell(at, first + selection.row, selection.column)?.formula : undefined;
  return (
    <>
      {!isReadOnly && <LineTools {...props} selection={selection} first={first} />}
      <p className={styles.formula} aria-live="polite">
        {selection && refOf(first + selection.row, selection.column)}
        {formula && <code>={formula}</code>}
      </p>
      <div className={styles.cells}>
        <DataGrid
          label={sheet.name}
          cellLabel={(row, { title }) => `${title}${first + row + 1}`}
          firstNumber={first + 1}
          columns={columns}
          rows={rows}
          isOpen={!isReadOnly}
          selection={selection}
          onSelect={setSelection}
          onType={(row, column, text) => write({ row, column: Number(column) }, [[text]])}
          onPaste={write}
          onFillDown={(range) => fill(rows, range)}
          onClear={clear}
          onUndo={() => onUndo?.()}
          onRedo={() => onRedo?.()}
        />
      </div>
      {total > ROWS_SHOWN && (
        <Pagination
          size="small"
          pageSize={ROWS_SHOWN}
          total={total}
          current={first / ROWS_SHOWN + 1}
          showSizeChanger={false}
          onChange={(number) => {
            setSelection(null);
            setFirst((number - 1) * ROWS_SHOWN);
          }}
        />
      )}
    </>
  );
}

/** A small file can keep the parser busy. */
const READ_TIMEOUT_MS = 20_000;

/** Sheets of a workbook, read in a worker; null: not yet. */
function useBook(content: ArrayBuffer): readonly BookSheet[] | 'failed' | null {
  const [book, setBook] = useState<readonly BookSheet[] | 'failed' | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' });
    const stop = () => {
      clearTimeout(clock);
      worker.terminate();
    };
    const settle = (read: readonly BookSheet[] | null) => {
      setBook(read ?? 'failed');
      stop();
    };
    const clock = setTimeout(() => settle(null), READ_TIMEOUT_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<readonly BookSheet[] | null>) => settle(data));
    worker.addEventListener('error', () => settle(null));
    worker.postMessage(new Uint8Array(content.slice(0)));
    return stop;
  }, [content]);
  return book;
}

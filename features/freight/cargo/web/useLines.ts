import { showToast } from '../../../../platform/web/toast/toast.ts';
import { type GridRange, spanOf } from '../../../../platform/web/widgets/grid/block.ts';
import type { CellMark } from '../../../../platform/web/widgets/grid/gridProps.ts';
import { lineCell } from '../cells.ts';
import { faultOf } from '../fields.ts';
import { type CargoDetail, type CargoLine, type ComparedRow, MAX_LINES } from '../wire.ts';
import {
  type CellReader,
  COLUMNS,
  type Column,
  doubtsOf,
  emptyCells,
  isCargoField,
  isGood,
  type Row,
  rowOf,
} from './columns.ts';
import { duplicateRows, putRows, withCells } from './state.ts';
import { useTexts } from './texts.ts';
import type { useCargo } from './useCargo.ts';

interface LinesOptions {
  detail: CargoDetail;
  reader: CellReader;
  /** container id, '' for the whole order, null for all lines */
  place: string | null;
  /** cells that a paper lacks, by their addresses */
  needed: ReadonlySet<string>;
}

/** Lines of the chosen place with the words at their cells, and what can be done with them. */
export function useLines({ state, dispatch }: ReturnType<typeof useCargo>, options: LinesOptions) {
  const { page } = useTexts();
  const { detail, reader, place } = options;
  const marksOf = useMarks(state.conflicts, options);
  const rows = state.rows.present;
  const shown = place === null ? rows : rows.filter(({ cells }) => cells.container === place);
  const change = (next: (rows: readonly Row[]) => readonly Row[], isFromSheet = false) =>
    dispatch({ do: 'change', rows: next, isFromSheet });
  const blankRow = (): Row => ({ key: newKey(), cells: emptyCells(place ?? onlyContainer(detail)) });
  const keysIn = (range: GridRange) => {
    const { top, bottom } = spanOf(range);
    return new Set(shown.slice(top, bottom + 1).map(({ key }) => key));
  };
  return {
    shown,
    marksOf,
    faultCount: rows.flatMap((row) => COLUMNS.filter((column) => !isGood(column, row.cells[column], detail.containers)))
      .length,
    blankRow,
    put: (changed: readonly Row[]) => {
      if (rows.length + changed.filter(({ key }) => !rows.some((row) => row.key === key)).length > MAX_LINES)
        showToast('error', page.tooManyLines({ max: MAX_LINES }));
      change((all) => putRows(all, changed));
    },
    setCell: (row: Row, column: Column, typed: string) =>
      change((all) => putRows(all, [withCells(row, { [column]: reader.read(column, typed) })])),
    duplicate: (range: GridRange) => change((all) => duplicateRows(all, keysIn(range), newKey)),
    remove: (range: GridRange) => {
      const keys = keysIn(range);
      change((all) => all.filter(({ key }) => !keys.has(key)));
    },
    clear: (range: GridRange, columns: readonly Column[]) => {
      const { left, right } = spanOf(range);
      const keys = keysIn(range);
      const cleared: Partial<Record<Column, string>> = {};
      for (const column of columns.slice(left, right + 1)) cleared[column] = '';
      change((all) => all.map((row) => (keys.has(row.key) ? withCells(row, cleared) : row)));
    },
    copyFrom: (copied: readonly CargoLine[]) => {
      if (rows.length + copied.length > MAX_LINES) showToast('error', page.tooManyLines({ max: MAX_LINES }));
      const container = place ?? onlyContainer(detail);
      const added = copied.map((line) => withCells({ ...rowOf(line), key: newKey() }, { container }));
      change((all) => [...all, ...added]);
    },
    takeOver: (compared: readonly ComparedRow[]) => change((all) => imported(all, compared, blankRow), true),
  };
}

const onlyContainer = ({ containers }: CargoDetail) =>
  containers.length === 1 ? String(containers[0]?.orderContainerId ?? '') : '';

function imported(all: readonly Row[], compared: readonly ComparedRow[], blankRow: () => Row): Row[] {
  const removed = new Set(compared.filter(({ state }) => state === 'removed').map(({ lineKey }) => lineKey));
  const byKey = new Map(all.map((row) => [row.key, row]));
  const changed = compared
    .filter(({ state }) => state === 'new' || state === 'changed')
    .map(({ lineKey, fields, orderContainerId }) => {
      const row = byKey.get(lineKey) ?? blankRow();
      const container = orderContainerId === null ? '' : String(orderContainerId ?? '');
      return withCells(row, { ...fields, ...(orderContainerId !== undefined && { container }) });
    });
  return putRows(
    all.filter(({ key }) => !removed.has(key)),
    changed,
  );
}

/** Marks of the cells of a line: errors, conflicts, warnings. */
function useMarks(
  conflicts: ReturnType<typeof useCargo>['state']['conflicts'],
  { detail, reader, needed }: LinesOptions,
) {
  const { page, server } = useTexts();
  return (row: Row): Partial<Record<Column, CellMark>> => {
    const marks: Partial<Record<Column, CellMark>> = {};
    for (const [field, doubt] of Object.entries(doubtsOf(row))) {
      const column = COLUMNS.find((one) => one === field);
      if (column && doubt) marks[column] = { tone: 'doubt', words: page.warnings[doubt] };
    }
    for (const { key, column, theirs } of conflicts) {
      const words = page.theirs({ value: reader.show(column, theirs) });
      if (key === row.key) marks[column] = { tone: 'doubt', words };
    }
    for (const column of COLUMNS)
      if (needed.has(lineCell(row.key, column))) marks[column] = { tone: 'bad', words: page.needed };
    for (const column of COLUMNS) {
      const value = row.cells[column];
      if (isGood(column, value, detail.containers)) continue;
      const fault = isCargoField(column) ? faultOf(column, value) : null;
      marks[column] = { tone: 'bad', words: fault ? server.wrong[fault] : server.containerAbsent };
    }
    return marks;
  };
}

/** Key of a new line; browsers have no `randomUUID` on plain HTTP. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, '0')).join('');
}

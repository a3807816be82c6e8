import { doStep, redoStep, startUndo, type Undoable, undoStep } from '../../../../platform/web/widgets/grid/undo.ts';
import { type Conflict, differenceOf, mergeRows, type RowsDifference } from '../merge.ts';
import { type CargoContainer, type CargoDetail, MAX_LINES } from '../wire.ts';
import { type Cells, COLUMNS, type Column, isBlank, isGood, type Row, rowsOf } from './columns.ts';

/** Goods lines while they are changed. */
export interface CargoState {
  /** as the server has them */
  base: readonly Row[];
  version: number;
  rows: Undoable<readonly Row[]>;
  /** cells that another person changed too; they wait for a decision */
  conflicts: readonly Conflict<Column>[];
  /** name of the person who changed the lines meanwhile, '' if unchanged */
  joinedBy: string;
  /** next save comes from a sheet */
  isFromSheet: boolean;
}

export type CargoAction =
  | { do: 'change'; rows: (rows: readonly Row[]) => readonly Row[]; isFromSheet?: boolean }
  | { do: 'undo' | 'redo' }
  | { do: 'saved'; rows: readonly Row[]; version: number }
  | { do: 'join'; detail: CargoDetail }
  | { do: 'resolve'; takes: 'mine' | 'theirs' };

export const startCargo = (detail: CargoDetail): CargoState => ({
  base: rowsOf(detail),
  version: detail.version,
  rows: startUndo<readonly Row[]>(rowsOf(detail)),
  conflicts: [],
  joinedBy: '',
  isFromSheet: false,
});

export function cargoReducer(state: CargoState, action: CargoAction): CargoState {
  switch (action.do) {
    case 'change': {
      const rows = action.rows(state.rows.present).slice(0, MAX_LINES);
      return { ...state, rows: doStep(state.rows, rows), isFromSheet: action.isFromSheet ?? false };
    }
    case 'undo':
      return { ...state, rows: undoStep(state.rows), isFromSheet: false };
    case 'redo':
      return { ...state, rows: redoStep(state.rows), isFromSheet: false };
    case 'saved':
      return { ...state, base: action.rows, version: action.version };
    case 'join':
      return join(state, action.detail);
    case 'resolve':
      return resolve(state, action.takes);
  }
}

/**
 * What another person saved meanwhile; typed cells stay, and steps back would undo the other's work, so they end. The
 * page may be told of one version twice: joined again, it would take the other's values for seen.
 */
function join(state: CargoState, detail: CargoDetail): CargoState {
  if (detail.version <= state.version) return state;
  const theirs = rowsOf(detail);
  const { rows, conflicts } = mergeRows({ base: state.base, mine: state.rows.present, theirs }, COLUMNS);
  return {
    ...state,
    base: theirs,
    version: detail.version,
    rows: startUndo<readonly Row[]>(rows),
    conflicts: [...stillOpen(state.conflicts, { rows, theirs, conflicts }), ...conflicts],
    joinedBy: detail.updateBy,
  };
}

/** Undecided conflicts of earlier versions, with the server's current values. */
function stillOpen(
  before: CargoState['conflicts'],
  { rows, theirs, conflicts }: { rows: Row[]; theirs: Row[]; conflicts: CargoState['conflicts'] },
): Conflict<Column>[] {
  return before.flatMap(({ key, column }) => {
    if (conflicts.some((one) => one.key === key && one.column === column)) return [];
    const [own, their] = [rows, theirs].map((all) => all.find((row) => row.key === key)?.cells[column]);
    return own === undefined || their === undefined || own === their ? [] : [{ key, column, theirs: their }];
  });
}

function resolve(state: CargoState, takes: 'mine' | 'theirs'): CargoState {
  const resolved = { ...state, conflicts: [], joinedBy: '' };
  if (takes === 'mine') return resolved;
  const rows = state.rows.present.map((row) => {
    const own = state.conflicts.filter(({ key }) => key === row.key);
    if (own.length === 0) return row;
    const cells: Record<Column, string> = { ...row.cells };
    for (const { column, theirs } of own) cells[column] = theirs;
    return { ...row, cells };
  });
  return { ...resolved, rows: doStep(state.rows, rows) };
}

/** Rows as they can be saved now: faulty and disputed cells as the server has them, blank new lines left out. */
function savableRows(state: CargoState, containers: readonly CargoContainer[]): Row[] {
  const saved = new Map(state.base.map((row) => [row.key, row]));
  const disputed = new Set(state.conflicts.map(({ key, column }) => `${key} ${column}`));
  return state.rows.present.flatMap((row) => {
    const old = saved.get(row.key);
    if (old === undefined && isBlank(row)) return [];
    const waiting = COLUMNS.filter(
      (column) => disputed.has(`${row.key} ${column}`) || !isGood(column, row.cells[column], containers),
    );
    if (waiting.length === 0) return [row];
    const cells: Record<Column, string> = { ...row.cells };
    for (const column of waiting) cells[column] = old?.cells[column] ?? '';
    const kept = { ...row, cells };
    return old === undefined && isBlank(kept) ? [] : [kept];
  });
}

export function pendingOf(
  state: CargoState,
  containers: readonly CargoContainer[],
): { rows: Row[]; difference: RowsDifference<Column>; isEmpty: boolean } {
  const rows = savableRows(state, containers);
  const difference = differenceOf(state.base, rows, COLUMNS);
  return { rows, difference, isEmpty: difference.changed.length === 0 && difference.removed.length === 0 };
}

/** Replaces rows by their keys; those that are not there come last. */
export function putRows(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const byKey = new Map(changed.map((row) => [row.key, row]));
  const known = new Set(rows.map(({ key }) => key));
  return [...rows.map((row) => byKey.get(row.key) ?? row), ...changed.filter(({ key }) => !known.has(key))];
}

/** Copies each row below itself. */
export function duplicateRows(rows: readonly Row[], keys: ReadonlySet<string>, newKey: () => string): Row[] {
  return rows.flatMap((row) => (keys.has(row.key) ? [row, { ...row, key: newKey() }] : [row]));
}

export const withCells = (row: Row, cells: Partial<Cells>): Row => ({
  ...row,
  cells: { ...row.cells, ...cells },
});

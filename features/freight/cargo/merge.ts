/** A line as a grid holds it; `cells` by column. */
export interface KeyedRow<Column extends string> {
  key: string;
  cells: Readonly<Record<Column, string>>;
}

export interface RowsDifference<Column extends string> {
  /** lines that are new, moved or have other cells; `cells`: those alone */
  changed: { key: string; position: number; isNew: boolean; cells: Partial<Record<Column, string>> }[];
  removed: string[];
}

const positionsOf = (rows: readonly { key: string }[]) => new Map(rows.map(({ key }, index) => [key, index]));

/** What makes `after` of `before`. */
export function differenceOf<Column extends string>(
  before: readonly KeyedRow<Column>[],
  after: readonly KeyedRow<Column>[],
  columns: readonly Column[],
): RowsDifference<Column> {
  const old = new Map(before.map((row) => [row.key, row]));
  const oldPositions = positionsOf(before);
  const kept = new Set(after.map(({ key }) => key));
  const changed = after.flatMap(({ key, cells }, position) => {
    const one = old.get(key);
    const differing = columns.filter((column) => cells[column] !== (one?.cells[column] ?? ''));
    const isMoved = oldPositions.get(key) !== position;
    if (one !== undefined && differing.length === 0 && !isMoved) return [];
    const picked: Partial<Record<Column, string>> = {};
    for (const column of differing) picked[column] = cells[column];
    return [{ key, position, isNew: one === undefined, cells: picked }];
  });
  return { changed, removed: before.filter(({ key }) => !kept.has(key)).map(({ key }) => key) };
}

export interface Conflict<Column extends string> {
  key: string;
  column: Column;
  theirs: string;
}

/**
 * Joins what two people made of the same lines. Where both changed a cell, mine stays and theirs is told; a line that one
 * removed and the other changed stays.
 */
export function mergeRows<Row extends KeyedRow<Column>, Column extends string>(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', readonly Row[]>,
  columns: readonly Column[],
): { rows: Row[]; conflicts: Conflict<Column>[] } {
  const [baseBy, mineBy, theirsBy] = [base, mine, theirs].map((rows) => new Map(rows.map((row) => [row.key, row])));
  const conflicts: Conflict<Column>[] = [];
  const merged = mine.flatMap((row) => {
    const old = baseBy?.get(row.key);
    const other = theirsBy?.get(row.key);
    if (other === undefined) return old !== undefined && isSame(old, row, columns) ? [] : [row];
    const cells: Record<Column, string> = { ...row.cells };
    for (const column of columns) {
      const [was, own, their] = [old?.cells[column] ?? '', row.cells[column], other.cells[column]];
      if (own === was) cells[column] = their;
      else if (their !== was && their !== own) conflicts.push({ key: row.key, column, theirs: their });
    }
    return [{ ...other, cells }];
  });
  const added = theirs.filter((row) => {
    if (mineBy?.has(row.key)) return false;
    const old = baseBy?.get(row.key);
    return old === undefined || !isSame(old, row, columns);
  });
  return { rows: [...merged, ...added], conflicts };
}

function isSame<Column extends string>(
  one: KeyedRow<Column>,
  other: KeyedRow<Column>,
  columns: readonly Column[],
): boolean {
  return columns.every((column) => one.cells[column] === other.cells[column]);
}

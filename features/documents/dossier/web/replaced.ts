/** A line of a grid by what its cells show. */
export interface TextRow {
  key: string;
  cells: Readonly<Record<string, string>>;
}

/** Lines in which a text is replaced wherever it stands, without regard to case, and how many cells these are. */
export function replacedRows(
  rows: readonly TextRow[],
  fields: readonly string[],
  { wanted, replacement }: { wanted: string; replacement: string },
): { rows: TextRow[]; count: number } {
  if (wanted === '') return { rows: [], count: 0 };
  const pattern = new RegExp(wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
  let count = 0;
  const replaced = rows.flatMap((row) => {
    const changed = fields.flatMap((field) => {
      const text = row.cells[field] ?? '';
      const next = text.replace(pattern, () => replacement);
      return next === text ? [] : [[field, next] as const];
    });
    count += changed.length;
    return changed.length === 0 ? [] : [{ ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } }];
  });
  return { rows: replaced, count };
}

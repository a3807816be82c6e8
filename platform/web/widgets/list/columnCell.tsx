import type { ReactNode } from 'react';
import type { ListColumn } from './listProps.ts';

const NOTHING = '—';

/** Cell content; an empty field shows a dash. */
export function columnCell<Row extends object, Sent>(column: ListColumn<Row, Sent>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value: unknown = Reflect.get(row, column.key);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : NOTHING;
}

/** An empty cell, which a line of facts leaves out. */
export const isNothing = (cell: ReactNode) =>
  cell === null || cell === undefined || cell === false || cell === '' || cell === NOTHING;

export function keyOfRow<Row extends object>(rowKey: string, row: Row): string {
  return String(Reflect.get(row, rowKey));
}

import { useState } from 'react';
import { keyOfRow } from './columnCell.tsx';
import type { ListPageProps } from './listProps.ts';

type Selecting<Sent, Row extends object> = Pick<ListPageProps<Sent, Row>, 'rowKey' | 'selection'>;

export function useSelection<Sent, Row extends object>(
  { rowKey, selection }: Selecting<Sent, Row>,
  rows: readonly Row[] | undefined,
  refresh: () => void,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = (rows ?? []).filter((row) => selected.has(keyOfRow(rowKey, row)));
  const clear = () => setSelected(new Set());
  const done = () => {
    clear();
    refresh();
  };
  return {
    selected,
    select: (keys: readonly string[]) => setSelected(new Set(keys)),
    clear,
    count: chosen.length,
    bulk: selection?.bulkActions(chosen, done),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { anyCargo, ownCargo } from '../../../freight/cargo/wire.ts';
import { type DossierDetail, getDossier, saveFacts, viewPaper } from '../wire.ts';

const REFETCH_MS = 30_000;

/** Reads that show what the dossier holds. */
export const OF_DOSSIER = [getDossier, viewPaper, ownCargo.detail, anyCargo.detail] as const;

/** Goods and parties of the order by the calls of the reader's side. */
export function useGoods({ orderBigNo, isOperator }: Pick<DossierDetail, 'orderBigNo' | 'isOperator'>) {
  const calls = isOperator ? anyCargo : ownCargo;
  const read = useRead(calls.detail, { orderBigNo }, { refetchEveryMs: REFETCH_MS });
  useFreshPapers(read.data?.version);
  return { calls, read };
}

/** The goods grid saves by itself: papers are read anew when the version of the facts has moved on. */
function useFreshPapers(version: number | undefined): void {
  const client = useQueryClient();
  const seen = useRef(version);
  useEffect(() => {
    if (version === undefined || seen.current === version) return;
    const isFirst = seen.current === undefined;
    seen.current = version;
    if (isFirst) return;
    for (const { path } of [getDossier, viewPaper]) void client.invalidateQueries({ queryKey: [path] });
  }, [version, client]);
}

/** A fact of a container, a railway or the order, as it is to be. */
export interface FactEdit {
  scope: string;
  field: string;
  value: string;
}

/** A value that stands in an issued paper, and what it is to be. */
export interface Amendment {
  cell: string;
  before: string;
  value: string;
}

export const cellOf = ({ scope, field }: Pick<FactEdit, 'scope' | 'field'>) => `fact.${scope}.${field}`;

/** Facts beside the goods: their values, and how they are saved or, once issued, amended. */
export function useFacts(dossier: DossierDetail) {
  const { orderBigNo, facts, issuedCells, lock } = dossier;
  const write = useWrite(saveFacts, { invalidates: OF_DOSSIER });
  const [amendment, setAmendment] = useState<Amendment | null>(null);
  // thousands of cells ask for their value at each key
  const values = useMemo(() => new Map(facts.map((fact) => [cellOf(fact), fact.value])), [facts]);
  const valueAt = (scope: string, field: string) => values.get(cellOf({ scope, field })) ?? '';
  const issued = useMemo(() => new Set(issuedCells), [issuedCells]);
  const isAmended = (cell: string) => lock.isLocked || issued.has(cell);
  const save = async (edits: readonly FactEdit[]) => {
    const changes = edits
      .map((edit) => ({ ...edit, before: valueAt(edit.scope, edit.field) }))
      .filter(({ before, value }) => before !== value);
    const [locked] = changes.filter((change) => isAmended(cellOf(change)));
    if (changes.length === 0) return;
    if (locked !== undefined && changes.length === 1) return setAmendment({ ...locked, cell: cellOf(locked) });
    await write.send({ orderBigNo, changes });
  };
  return { valueAt, save, isAmended, amendment, setAmendment };
}

export type Facts = ReturnType<typeof useFacts>;

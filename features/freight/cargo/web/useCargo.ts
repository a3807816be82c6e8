import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../platform/web/browser/localStore.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { anyCargo, CargoDetail } from '../wire.ts';
import { COLUMNS, type Row, savedLineOf } from './columns.ts';
import { type CargoState, cargoReducer, pendingOf, startCargo } from './state.ts';

export type CargoCalls = typeof anyCargo;

const PAUSE_MS = 700;
/** after a save that failed */
const RETRY_MS = 10_000;

const storedRows = z.array(z.object({ key: z.string(), cells: z.record(z.enum(COLUMNS), z.string()) }));
const storedConflicts = z.array(z.object({ key: z.string(), column: z.enum(COLUMNS), theirs: z.string() }));
const stored = z.object({
  version: z.number(),
  base: storedRows,
  rows: storedRows,
  conflicts: storedConflicts.default([]),
});

const keyOf = (userId: number, orderBigNo: string) => `ironsilk.cargo.${userId}.${orderBigNo}`;

function restore(userId: number, detail: CargoDetail): CargoState | null {
  try {
    const restored = stored.parse(JSON.parse(readStored(keyOf(userId, detail.orderBigNo)) ?? ''));
    const start = startCargo(detail);
    const { base, version, conflicts } = restored;
    const joinedBy = conflicts.length > 0 ? detail.updateBy : '';
    const typed = { ...start, base, version, conflicts, joinedBy };
    const before = cargoReducer(typed, { do: 'change', rows: () => restored.rows });
    if (restored.version === detail.version) return { ...before, base: start.base };
    return cargoReducer(before, { do: 'join', detail });
  } catch {
    // nothing kept, or the format of an older release
    return null;
  }
}

/** Goods lines that are saved by themselves a moment after each change, and kept in the browser until they are. */
export function useCargo(calls: CargoCalls, detail: CargoDetail, refetch: () => Promise<CargoDetail | undefined>) {
  const { userId } = useCurrentUser().user;
  const { orderBigNo, containers, abilities } = detail;
  const [restored] = useState(() => (abilities.edit ? restore(userId, detail) : null));
  const [state, dispatch] = useReducer(cargoReducer, restored ?? startCargo(detail));
  const write = useWrite(calls.save, { invalidates: [calls.detail], silent: true });
  const [problem, setProblem] = useState<string | null>(null);
  const isSaving = useRef(false);
  const pending = pendingOf(state, containers);
  const isUnsaved = !pending.isEmpty || hasUnsavable(state, pending.rows);

  useEffect(() => {
    const key = keyOf(userId, orderBigNo);
    if (!isUnsaved) removeStored(key);
    else
      writeStored(
        key,
        JSON.stringify({
          version: state.version,
          base: state.base,
          rows: state.rows.present,
          conflicts: state.conflicts,
        }),
      );
  }, [isUnsaved, state, userId, orderBigNo]);

  const save = useCallback(async () => {
    if (isSaving.current || pending.isEmpty) return;
    isSaving.current = true;
    const { changed, removed } = pending.difference;
    const answer = await write.send({
      orderBigNo,
      version: state.version,
      removed,
      source: state.isFromSheet ? 'sheet' : 'person',
      lines: changed.map(savedLineOf),
    });
    isSaving.current = false;
    setProblem(null);
    if (answer) dispatch({ do: 'saved', rows: pending.rows, version: answer.version });
  }, [pending, orderBigNo, state.version, state.isFromSheet, write.send]);

  const { error } = write;
  useEffect(() => {
    if (error === null) return;
    if (error.code !== CODE.warning) return setProblem(Object.values(error.fields)[0] ?? error.message);
    void refetch().then((newer) => newer && dispatch({ do: 'join', detail: newer }));
  }, [error, refetch]);

  // What others saved, seen when the page asks again.
  useEffect(() => {
    if (detail.version > state.version && !isSaving.current) dispatch({ do: 'join', detail });
  }, [detail, state.version]);

  useEffect(() => {
    if (!abilities.edit || pending.isEmpty) return;
    const timer = setTimeout(() => void save(), problem === null ? PAUSE_MS : RETRY_MS);
    return () => clearTimeout(timer);
  });

  return {
    state,
    dispatch,
    isUnsaved,
    isSaving: write.isPending,
    isRestored: restored !== null,
    problem: isUnsaved ? problem : null,
  };
}

function hasUnsavable({ rows }: CargoState, savable: readonly Row[]): boolean {
  const byKey = new Map(savable.map((row) => [row.key, row]));
  return rows.present.some((row) => {
    const savableRow = byKey.get(row.key);
    return COLUMNS.some((column) => column !== 'container' && row.cells[column] !== (savableRow?.cells[column] ?? ''));
  });
}

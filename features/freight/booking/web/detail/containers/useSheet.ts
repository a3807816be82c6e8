import { useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../../../platform/web/browser/localStore.ts';
import { useCurrentUser } from '../../../../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../../platform/web/toast/toast.ts';
import type { OrderContainer, ParsedContainer } from '../../../order.ts';
import { getOrderDetail, listOrders, queryOrderBigStatus, saveContainers } from '../../../wire.ts';
import { useTexts } from '../../texts.ts';
import { applyBlock, cellsOf, entryOf, isSameRow, SHEET_COLUMNS, type SheetCells, type SheetColumn } from './cells.ts';
import { type CellError, type RowErrors, validateSheet } from './validateSheet.ts';

const storedSheet = z.record(
  z.string(),
  z.object({ containerNo: z.string(), sealNo: z.string(), tareKg: z.string(), vgmKg: z.string() }),
);

/** Unsaved rows by container id. */
type Edits = ReadonlyMap<number, SheetCells>;

const keyOf = (userId: number, orderBigNo: string) => `ironsilk.sheet.${userId}.${orderBigNo}`;

function loadSheet(userId: number, orderBigNo: string): Edits {
  try {
    const stored = storedSheet.parse(JSON.parse(readStored(keyOf(userId, orderBigNo)) ?? '{}'));
    return new Map(Object.entries(stored).map(([id, cells]) => [Number(id), cells]));
  } catch {
    // Other format of an older release.
    return new Map();
  }
}

/** Stores unsaved rows in local storage; an empty map clears them. */
function storeSheet(userId: number, orderBigNo: string, edits: Edits): void {
  const key = keyOf(userId, orderBigNo);
  if (edits.size === 0) removeStored(key);
  else writeStored(key, JSON.stringify(Object.fromEntries(edits)));
}

export interface SheetRow {
  container: OrderContainer;
  cells: SheetCells;
  isChanged: boolean;
  errors: RowErrors;
}

export interface Sheet {
  rows: readonly SheetRow[];
  changed: readonly SheetRow[];
  errorCount: number;
  /** changed rows that can be saved */
  goodCount: number;
  /** unsaved edits of an earlier visit were loaded */
  isRestored: boolean;
  setCell: (row: number, column: SheetColumn, text: string) => void;
  /** number of block rows applied, and beyond the last container */
  paste: (row: number, column: SheetColumn, block: string[][]) => { taken: number; left: number };
  /** empty cells of the file keep their value */
  importRows: (parsed: readonly ParsedContainer[]) => void;
  /** discards unsaved edits */
  revert: () => void;
  /** discards the edits of saved rows */
  forget: (rows: readonly SheetRow[]) => void;
}

/** Saved containers overlaid with unsaved edits, which persist in local storage. */
export function useSheet(orderBigNo: string, containers: readonly OrderContainer[]): Sheet {
  const { userId } = useCurrentUser().user;
  const [edits, setEdits] = useState<Edits>(() => loadSheet(userId, orderBigNo));
  const [isRestored, setRestored] = useState(edits.size > 0);
  const rows = rowsOf(containers, edits);

  const applyChanges = (changes: ReadonlyMap<number, SheetCells>) => {
    const next = new Map(edits);
    for (const [row, cells] of changes) {
      const container = containers[row];
      if (container === undefined) continue;
      const saved = cellsOf(container);
      if (SHEET_COLUMNS.every((column) => cells[column] === saved[column])) {
        next.delete(container.orderContainerId);
      } else next.set(container.orderContainerId, cells);
    }
    setEdits(next);
    storeSheet(userId, orderBigNo, next);
  };

  return {
    rows,
    changed: rows.filter((row) => row.isChanged),
    errorCount: rows.flatMap((row) => Object.values(row.errors)).length,
    goodCount: rows.filter((row) => row.isChanged && !hasErrors(row)).length,
    isRestored,
    setCell: (row, column, text) => {
      const cells = rows[row]?.cells;
      if (cells) applyChanges(new Map([[row, { ...cells, [column]: text }]]));
    },
    paste: (row, column, block) => {
      const { changedRows, left } = applyBlock(
        rows.map(({ cells }) => cells),
        { row, column },
        block,
      );
      applyChanges(changedRows);
      return { taken: changedRows.size, left };
    },
    importRows: (parsed) => applyChanges(importedChanges(rows, parsed)),
    forget: (saved) => {
      const ids = new Set(saved.map((row) => row.container.orderContainerId));
      const next = new Map([...edits].filter(([id]) => !ids.has(id)));
      setRestored(false);
      setEdits(next);
      storeSheet(userId, orderBigNo, next);
    },
    revert: () => {
      setRestored(false);
      setEdits(new Map());
      storeSheet(userId, orderBigNo, new Map());
    },
  };
}

function rowsOf(containers: readonly OrderContainer[], edits: Edits): SheetRow[] {
  const rows = containers.map((container) => {
    const saved = cellsOf(container);
    const cells = edits.get(container.orderContainerId) ?? saved;
    return { container, cells, isChanged: !isSameRow(cells, saved) };
  });
  const errors = validateSheet(rows.map(({ cells, container }) => ({ cells, sizeType: container.sizeType })));
  return rows.map((row, index) => ({ ...row, errors: errors[index] ?? {} }));
}

function importedChanges(rows: readonly SheetRow[], parsed: readonly ParsedContainer[]): Map<number, SheetCells> {
  const changes = new Map<number, SheetCells>();
  for (const line of parsed) {
    const index = rows.findIndex((row) => row.container.orderContainerId === line.orderContainerId);
    const row = rows[index];
    if (row === undefined) continue;
    changes.set(index, {
      containerNo: line.containerNo || row.cells.containerNo,
      sealNo: line.sealNo || row.cells.sealNo,
      tareKg: line.tareKg === null ? row.cells.tareKg : String(line.tareKg),
      vgmKg: line.vgmKg === null ? row.cells.vgmKg : String(line.vgmKg),
    });
  }
  return changes;
}

const hasErrors = (row: SheetRow) => Object.keys(row.errors).length > 0;

/** Saves the changed rows without errors, and maps the server's field errors to cells. */
export function useSaveSheet(orderBigNo: string, sheet: Sheet) {
  const texts = useTexts().sheet;
  const [sentRows, setSent] = useState<readonly SheetRow[]>([]);
  const write = useWrite(saveContainers, {
    invalidates: [getOrderDetail, listOrders, queryOrderBigStatus],
  });
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const fieldErrors = Object.entries({ ...write.error?.fields, ...refused }).map(([path, text]) => ({
    text,
    cell: cellAt(path, sentRows),
  }));

  return {
    isSaving: write.isPending,
    /** errors without a cell */
    generalErrors: fieldErrors.flatMap(({ text, cell }) => (cell === null ? [text] : [])),
    /** server's error of a cell, until the cell is edited */
    serverErrorAt: (row: SheetRow, column: SheetColumn): CellError | null => {
      const found = fieldErrors.find(
        ({ cell }) => cell?.column === column && cell.row.container.orderContainerId === row.container.orderContainerId,
      );
      if (!found || found.cell?.row.cells[column] !== row.cells[column]) return null;
      return { reason: 'server', text: found.text };
    },
    save: async () => {
      const sent = sheet.changed.filter((row) => !hasErrors(row));
      setSent(sent);
      setRefused({});
      const containers = sent.map((row) => entryOf(row.container.orderContainerId, row.cells));
      const answer = await write.send({ orderBigNo, containers });
      if (!answer) return;
      setRefused(answer.fields);
      const wrong = new Set(Object.keys(answer.fields).map((path) => Number(path.split('.')[1])));
      sheet.forget(sent.filter((_, index) => !wrong.has(index)));
      const left = sheet.changed.length - answer.saved;
      if (answer.held.length > 0) showToast('info', texts.heldBack({ numbers: answer.held.join(', ') }));
      else if (left > 0) showToast('info', texts.savedPartly({ count: answer.saved, left }));
      else showToast('success', texts.saved);
    },
  };
}

/** Resolves `containers.<index of the sent row>.<column>`. */
function cellAt(path: string, sentRows: readonly SheetRow[]): { row: SheetRow; column: SheetColumn } | null {
  const [list, index, field] = path.split('.');
  const row = sentRows[Number(index)];
  const column = SHEET_COLUMNS.find((one) => one === field);
  return list === 'containers' && row && column ? { row, column } : null;
}

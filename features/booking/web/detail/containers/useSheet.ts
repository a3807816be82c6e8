import { useState } from 'react';
import { useWho } from '../../../../../platform/web/who/who.ts';
import type { OrderContainer, ParsedContainer } from '../../../order.ts';
import { cellsOf, isSameRow, SHEET_COLUMNS, type SheetCells, type SheetColumn } from './cells.ts';
import { type RowFaults, sheetFaults } from './faults.ts';
import { type Edits, keepSheet, recallSheet } from './keptSheet.ts';
import { layBlock } from './paste.ts';

export interface SheetRow {
  container: OrderContainer;
  cells: SheetCells;
  isChanged: boolean;
  faults: RowFaults;
}

export interface Sheet {
  rows: readonly SheetRow[];
  changed: readonly SheetRow[];
  errorCount: number;
  /** unsaved edits of an earlier visit were loaded */
  isRestored: boolean;
  type: (row: number, column: SheetColumn, text: string) => void;
  /** number of block rows applied, and beyond the last container */
  paste: (row: number, column: SheetColumn, block: string[][]) => { taken: number; left: number };
  /** empty cells of the file keep their value */
  fill: (parsed: readonly ParsedContainer[]) => void;
  /** discards unsaved edits */
  clear: () => void;
}

/** Saved containers overlaid with unsaved edits, which persist in local storage. */
export function useSheet(orderBigNo: string, containers: readonly OrderContainer[]): Sheet {
  const { userId } = useWho().user;
  const [edits, setEdits] = useState<Edits>(() => recallSheet(userId, orderBigNo));
  const [isRestored, setRestored] = useState(edits.size > 0);
  const rows = rowsOf(containers, edits);

  const change = (changes: ReadonlyMap<number, SheetCells>) => {
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
    keepSheet(userId, orderBigNo, next);
  };

  return {
    rows,
    changed: rows.filter((row) => row.isChanged),
    errorCount: rows.flatMap((row) => Object.values(row.faults)).length,
    isRestored,
    type: (row, column, text) => {
      const cells = rows[row]?.cells;
      if (cells) change(new Map([[row, { ...cells, [column]: text }]]));
    },
    paste: (row, column, block) => {
      const { laid, left } = layBlock(
        rows.map(({ cells }) => cells),
        { row, column },
        block,
      );
      change(laid);
      return { taken: laid.size, left };
    },
    fill: (parsed) => change(filled(rows, parsed)),
    clear: () => {
      setRestored(false);
      setEdits(new Map());
      keepSheet(userId, orderBigNo, new Map());
    },
  };
}

function rowsOf(containers: readonly OrderContainer[], edits: Edits): SheetRow[] {
  const rows = containers.map((container) => {
    const saved = cellsOf(container);
    const cells = edits.get(container.orderContainerId) ?? saved;
    return { container, cells, isChanged: !isSameRow(cells, saved) };
  });
  const faults = sheetFaults(rows.map(({ cells, container }) => ({ cells, sizeType: container.sizeType })));
  return rows.map((row, place) => ({ ...row, faults: faults[place] ?? {} }));
}

function filled(rows: readonly SheetRow[], parsed: readonly ParsedContainer[]): Map<number, SheetCells> {
  const changes = new Map<number, SheetCells>();
  for (const line of parsed) {
    const place = rows.findIndex((row) => row.container.orderContainerId === line.orderContainerId);
    const row = rows[place];
    if (row === undefined) continue;
    changes.set(place, {
      containerNo: line.containerNo || row.cells.containerNo,
      sealNo: line.sealNo || row.cells.sealNo,
      tareKg: line.tareKg === null ? row.cells.tareKg : String(line.tareKg),
      vgmKg: line.vgmKg === null ? row.cells.vgmKg : String(line.vgmKg),
    });
  }
  return changes;
}

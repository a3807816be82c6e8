import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { getOrderDetail, listOrders, queryOrderBigStatus, saveContainers } from '../../../wire.ts';
import { useTexts } from '../../texts.ts';
import { entryOf, SHEET_COLUMNS, type SheetColumn } from './cells.ts';
import type { CellFault } from './faults.ts';
import type { Sheet, SheetRow } from './useSheet.ts';

/** Saves the changed rows, all or nothing, and maps the server's field errors to cells. */
export function useSaveSheet(orderBigNo: string, sheet: Sheet) {
  const texts = useTexts().sheet;
  const [sent, setSent] = useState<readonly SheetRow[]>([]);
  const write = useWrite(saveContainers, {
    refreshes: [getOrderDetail, listOrders, queryOrderBigStatus],
    done: texts.saved,
  });
  const refused = Object.entries(write.error?.fields ?? {}).map(([path, text]) => ({
    text,
    cell: cellAt(path, sent),
  }));

  return {
    isSaving: write.isPending,
    /** errors without a cell */
    homeless: refused.flatMap(({ text, cell }) => (cell === null ? [text] : [])),
    /** server's error of a cell, until the cell is edited */
    refusalAt: (row: SheetRow, column: SheetColumn): CellFault | null => {
      const found = refused.find(
        ({ cell }) =>
          cell?.column === column && cell.row.container.orderContainerId === row.container.orderContainerId,
      );
      if (!found || found.cell?.row.cells[column] !== row.cells[column]) return null;
      return { reason: 'server', text: found.text };
    },
    save: async () => {
      setSent(sheet.changed);
      const containers = sheet.changed.map((row) => entryOf(row.container.orderContainerId, row.cells));
      if (await write.send({ orderBigNo, containers })) sheet.clear();
    },
  };
}

/** Resolves `containers.<index of the sent row>.<column>`. */
function cellAt(path: string, sent: readonly SheetRow[]): { row: SheetRow; column: SheetColumn } | null {
  const [list, place, field] = path.split('.');
  const row = sent[Number(place)];
  const column = SHEET_COLUMNS.find((one) => one === field);
  return list === 'containers' && row && column ? { row, column } : null;
}

import { useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { getOrderDetail, listOrders, queryOrderBigStatus, saveContainers } from '../../../wire.ts';
import { useTexts } from '../../texts.ts';
import { entryOf, SHEET_COLUMNS, type SheetColumn } from './cells.ts';
import type { Sheet, SheetRow } from './useSheet.ts';
import type { CellError } from './validateSheet.ts';

/** Saves the changed rows, all or nothing, and maps the server's field errors to cells. */
export function useSaveSheet(orderBigNo: string, sheet: Sheet) {
  const texts = useTexts().sheet;
  const [sentRows, setSent] = useState<readonly SheetRow[]>([]);
  const write = useWrite(saveContainers, {
    invalidates: [getOrderDetail, listOrders, queryOrderBigStatus],
    done: texts.saved,
  });
  const fieldErrors = Object.entries(write.error?.fields ?? {}).map(([path, text]) => ({
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
        ({ cell }) =>
          cell?.column === column && cell.row.container.orderContainerId === row.container.orderContainerId,
      );
      if (!found || found.cell?.row.cells[column] !== row.cells[column]) return null;
      return { reason: 'server', text: found.text };
    },
    save: async () => {
      setSent(sheet.changed);
      const containers = sheet.changed.map((row) => entryOf(row.container.orderContainerId, row.cells));
      if (await write.send({ orderBigNo, containers })) sheet.revert();
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

import { type ReactNode, useContext } from 'react';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OrderDetail } from '../../../order.ts';
import type { ContainerStatus } from '../../../states.ts';
import { useTexts } from '../../texts.ts';
import { SHEET_COLUMNS, type SheetColumn } from './cells.ts';
import { ContainerTool } from './containerTool.ts';
import type { CellFault } from './faults.ts';
import { SheetCell } from './SheetCell.tsx';
import styles from './sheet.module.css';
import type { Sheet, SheetRow } from './useSheet.ts';

interface SheetTableProps {
  order: Pick<OrderDetail, 'orderBigNo' | 'train'>;
  sheet: Sheet;
  /** false: read-only */
  isOpen: boolean;
  refusalAt: (row: SheetRow, column: SheetColumn) => CellFault | null;
  onPaste: (row: number, column: SheetColumn, block: string[][]) => void;
}

const TONES: Partial<Record<ContainerStatus, Tone>> = {
  planned: 'warning',
  numbered: 'success',
  cancelled: 'neutral',
};

/** One row per container; cards on a phone. */
export function SheetTable({ order, sheet, isOpen, refusalAt, onPaste }: SheetTableProps) {
  const texts = useTexts();
  const words = texts.sheet;
  const Tool = useContext(ContainerTool);
  const cell = (row: SheetRow, place: number, column: SheetColumn): ReactNode => {
    if (!isOpen) return row.cells[column] || texts.detail.none;
    return (
      <SheetCell
        row={place}
        column={column}
        label={words.cell({ row: place + 1, column: words[column] })}
        text={row.cells[column]}
        fault={row.faults[column] ?? refusalAt(row, column)}
        onType={(text) => sheet.type(place, column, text)}
        onPaste={(block) => onPaste(place, column, block)}
      />
    );
  };

  return (
    <table className={styles.table} aria-label={texts.detail.containers} data-open={isOpen}>
      <thead>
        <tr>
          <th scope="col">{words.index}</th>
          <th scope="col">{words.sizeType}</th>
          <th scope="col">{words.owner}</th>
          {SHEET_COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              data-column={column}
              title={column === 'vgmKg' ? words.vgmFull : undefined}
            >
              {words[column]}
            </th>
          ))}
          <th scope="col">{words.status}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, place) => (
          <tr key={row.container.orderContainerId} data-changed={isOpen && row.isChanged}>
            <td className={styles.index}>
              {place + 1}
              {isOpen && row.isChanged && <span className={styles.spoken}>{words.changed}</span>}
            </td>
            <td title={texts.sizeType[row.container.sizeType]} className={styles.type}>
              {row.container.sizeType}
              <span className={styles.typeName}>{texts.sizeType[row.container.sizeType]}</span>
            </td>
            <td title={texts.ownerHint[row.container.owner]} className={styles.owner}>
              {row.container.owner}
            </td>
            {SHEET_COLUMNS.map((column) => (
              <td key={column} data-column={column} data-title={words[column]}>
                {cell(row, place, column)}
              </td>
            ))}
            <td className={styles.status}>
              <StatusTag
                tone={TONES[row.container.status] ?? 'info'}
                label={texts.containerStatus[row.container.status]}
              />
              {Tool && (
                <Tool
                  container={{
                    orderContainerId: row.container.orderContainerId,
                    containerNo: row.container.containerNo ?? '',
                    orderBigNo: order.orderBigNo,
                    trainNo: order.train.trainNo,
                  }}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

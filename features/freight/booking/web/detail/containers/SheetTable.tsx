import type { ReactNode } from 'react';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import { useFold } from '../../../../../../platform/web/widgets/list/useFold.ts';
import { StatusTag, type Tone } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OrderDetail } from '../../../order.ts';
import type { ContainerStatus } from '../../../states.ts';
import { containerTools } from '../../slots.ts';
import { useTexts } from '../../texts.ts';
import { SHEET_COLUMNS, type SheetColumn } from './cells.ts';
import { SheetCell } from './SheetCell.tsx';
import styles from './sheet.module.css';
import type { Sheet, SheetRow } from './useSheet.ts';
import { type CellError, isNumberKnown } from './validateSheet.ts';

interface SheetTableProps {
  order: Pick<OrderDetail, 'orderBigNo' | 'train'>;
  sheet: Sheet;
  /** false: read-only */
  isOpen: boolean;
  serverErrorAt: (row: SheetRow, column: SheetColumn) => CellError | null;
  onPaste: (row: number, column: SheetColumn, block: string[][]) => void;
  /** id of the list of free numbers for a container */
  choicesFor: (row: SheetRow) => string | undefined;
}

const TONES: Partial<Record<ContainerStatus, Tone>> = {
  planned: 'warning',
  numbered: 'success',
  cancelled: 'neutral',
};

/** One row per container; cards on a phone. */
export function SheetTable({ order, sheet, isOpen, serverErrorAt, onPaste, choicesFor }: SheetTableProps) {
  const texts = useTexts();
  const sheetTexts = texts.sheet;
  // what is typed or pasted into is shown whole
  const { shown, hidden, unfold } = useFold(sheet.rows, isOpen ? sheet.rows.length : undefined);
  const cell = (row: SheetRow, index: number, column: SheetColumn): ReactNode => {
    if (!isOpen) return row.cells[column] || texts.detail.none;
    return (
      <SheetCell
        row={index}
        column={column}
        label={sheetTexts.cell({ row: index + 1, column: sheetTexts[column] })}
        text={row.cells[column]}
        error={row.errors[column] ?? serverErrorAt(row, column)}
        isKnown={isNumberKnown(row)}
        onChange={(text) => sheet.setCell(index, column, text)}
        onPaste={(block) => onPaste(index, column, block)}
        choices={column === 'containerNo' ? choicesFor(row) : undefined}
      />
    );
  };

  return (
    <>
      <table className={styles.table} aria-label={texts.detail.containers} data-open={isOpen}>
        <thead>
          <tr>
            <th scope="col">{sheetTexts.index}</th>
            <th scope="col">{sheetTexts.sizeType}</th>
            <th scope="col">{sheetTexts.owner}</th>
            {SHEET_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                title={column === 'vgmKg' ? sheetTexts.vgmFull : undefined}
              >
                {sheetTexts[column]}
              </th>
            ))}
            <th scope="col">{sheetTexts.status}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={row.container.orderContainerId} data-changed={isOpen && row.isChanged}>
              <td className={styles.index}>
                {index + 1}
                {isOpen && row.isChanged && <span className={styles.spoken}>{sheetTexts.changed}</span>}
              </td>
              <td title={row.container.sizeType} className={styles.type}>
                {texts.sizeType[row.container.sizeType]}
                <span className={styles.typeCode}>({row.container.sizeType})</span>
              </td>
              <td title={texts.ownerHint[row.container.owner]} className={styles.owner}>
                {row.container.owner}
              </td>
              {SHEET_COLUMNS.map((column) => (
                <td key={column} data-column={column} data-title={sheetTexts[column]}>
                  {cell(row, index, column)}
                </td>
              ))}
              <td className={styles.status}>
                <StatusTag
                  tone={TONES[row.container.status] ?? 'info'}
                  label={texts.containerStatus[row.container.status]}
                />
                {row.container.heldNo && (
                  <span className={styles.held} title={sheetTexts.heldHint}>
                    {sheetTexts.held({ number: row.container.heldNo })}
                  </span>
                )}
                <Fillings
                  slot={containerTools}
                  props={{
                    container: {
                      orderContainerId: row.container.orderContainerId,
                      containerNo: row.container.containerNo ?? '',
                      orderBigNo: order.orderBigNo,
                      trainNo: order.train.trainNo,
                    },
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <button type="button" className={styles.unfold} onClick={unfold}>
          {sheetTexts.more({ count: hidden })}
        </button>
      )}
    </>
  );
}

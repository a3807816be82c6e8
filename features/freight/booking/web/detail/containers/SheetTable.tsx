import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Fillings } from '../../../../../../platform/web/slots/Fillings.tsx';
import { useFold } from '../../../../../../platform/web/widgets/list/useFold.ts';
import { StatusTag, type Tone } from '../../../../../../platform/web/widgets/status/StatusTag.tsx';
import { useWidgetTexts } from '../../../../../../platform/web/widgets/texts.ts';
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

/** One row per container; on a phone its number, and the other fields once it is unfolded. */
export function SheetTable({ order, sheet, isOpen, serverErrorAt, onPaste, choicesFor }: SheetTableProps) {
  const texts = useTexts();
  const sheetTexts = texts.sheet;
  // an editable table is not folded
  const { shown, hidden, unfold } = useFold(sheet.rows, isOpen ? sheet.rows.length : undefined);
  const hasHiddenErrors = (row: SheetRow) =>
    SHEET_COLUMNS.some((column) => column !== 'containerNo' && (row.errors[column] ?? serverErrorAt(row, column)));
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
            <th className={styles.rowFold} />
            <th scope="col">{sheetTexts.status}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <SheetLine
              key={row.container.orderContainerId}
              order={order}
              row={row}
              index={index}
              isOpen={isOpen}
              hasHiddenErrors={hasHiddenErrors(row)}
              cell={(column) => cell(row, index, column)}
            />
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

interface SheetLineProps extends Pick<SheetTableProps, 'order' | 'isOpen'> {
  row: SheetRow;
  index: number;
  /** in fields that a folded row of a phone does not show */
  hasHiddenErrors: boolean;
  cell: (column: SheetColumn) => ReactNode;
}

function SheetLine({ order, row, index, isOpen, hasHiddenErrors, cell }: SheetLineProps) {
  const texts = useTexts();
  const { details } = useWidgetTexts();
  const [isUnfolded, setUnfolded] = useState(false);
  const { container } = row;
  const { orderContainerId, sizeType, owner, status, heldNo } = container;
  return (
    <tr data-changed={isOpen && row.isChanged} data-unfolded={isUnfolded || hasHiddenErrors}>
      <td className={styles.index}>
        {index + 1}
        {isOpen && row.isChanged && <span className={styles.spoken}>{texts.sheet.changed}</span>}
      </td>
      <td title={sizeType} className={styles.type}>
        {texts.sizeType[sizeType]}
        <span className={styles.typeCode}>({sizeType})</span>
      </td>
      <td title={texts.ownerHint[owner]} className={styles.owner}>
        {owner}
      </td>
      {SHEET_COLUMNS.map((column) => (
        <td key={column} data-column={column} data-title={texts.sheet[column]}>
          {cell(column)}
        </td>
      ))}
      <td className={styles.rowFold}>
        <Button
          type="text"
          icon={<DownOutlined />}
          aria-label={`${details} ${index + 1}`}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        />
      </td>
      <td className={styles.status}>
        <StatusTag tone={TONES[status] ?? 'info'} label={texts.containerStatus[status]} />
        {heldNo && (
          <span className={styles.held} title={texts.sheet.heldHint}>
            {texts.sheet.held({ number: heldNo })}
          </span>
        )}
        <Fillings
          slot={containerTools}
          props={{
            container: {
              orderContainerId,
              containerNo: container.containerNo ?? '',
              orderBigNo: order.orderBigNo,
              trainNo: order.train.trainNo,
            },
          }}
        />
      </td>
    </tr>
  );
}

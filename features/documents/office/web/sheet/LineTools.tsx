import DeleteColumnOutlined from '@ant-design/icons/DeleteColumnOutlined';
import DeleteRowOutlined from '@ant-design/icons/DeleteRowOutlined';
import InsertRowAboveOutlined from '@ant-design/icons/InsertRowAboveOutlined';
import InsertRowLeftOutlined from '@ant-design/icons/InsertRowLeftOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Button } from 'antd';
import type { Shift } from '../../../../../libs/officeFile/shift.ts';
import { type GridRange, spanOf } from '../../../../../platform/web/widgets/grid/block.ts';
import { useTexts } from '../texts.ts';
import styles from './sheet.module.css';

interface LineToolsProps {
  selection: GridRange | null;
  /** of the first row that is shown, from 0 */
  first: number;
  canShift: boolean;
  onShift: (shift: Omit<Shift, 'sheet'>) => void;
  /** null: there is nothing */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
}

/** Puts rows and columns in or takes them out, where cells are selected. */
export function LineTools({ selection, first, canShift, onShift, onUndo, onRedo }: LineToolsProps) {
  const { page } = useTexts();
  const span = spanOf(selection ?? { row: 0, column: 0, toRow: 0, toColumn: 0 });
  const places = {
    row: { axis: 'row', at: first + span.top, count: span.bottom - span.top + 1 },
    column: { axis: 'column', at: span.left, count: span.right - span.left + 1 },
  } as const;
  const tools = [
    { label: page.insertRows, icon: <InsertRowAboveOutlined />, kind: 'insert', place: places.row },
    { label: page.deleteRows, icon: <DeleteRowOutlined />, kind: 'delete', place: places.row },
    { label: page.insertColumns, icon: <InsertRowLeftOutlined />, kind: 'insert', place: places.column },
    { label: page.deleteColumns, icon: <DeleteColumnOutlined />, kind: 'delete', place: places.column },
  ] as const;
  return (
    <div className={styles.tools}>
      <Button size="small" icon={<UndoOutlined />} disabled={onUndo === null} onClick={() => onUndo?.()}>
        {page.undo}
      </Button>
      <Button size="small" icon={<RedoOutlined />} disabled={onRedo === null} onClick={() => onRedo?.()}>
        {page.redo}
      </Button>
      {tools.map(({ label, icon, kind, place }) => (
        <Button
          key={`${kind} ${place.axis}`}
          size="small"
          icon={icon}
          disabled={selection === null || !canShift}
          onClick={() => onShift({ kind, ...place })}
        >
          {label({ count: place.count })}
        </Button>
      ))}
    </div>
  );
}

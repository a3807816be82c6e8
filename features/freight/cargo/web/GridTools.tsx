import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import VerticalAlignBottomOutlined from '@ant-design/icons/VerticalAlignBottomOutlined';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useDownload } from '../../../../platform/web/query/download.ts';
import type { GridRange } from '../../../../platform/web/widgets/grid/block.ts';
import styles from './cargo.module.css';
import type { CargoViewProps } from './cargoProps.ts';
import { useTexts } from './texts.ts';

interface GridToolsProps extends Omit<CargoViewProps, 'onHistory'> {
  selection: GridRange | null;
  onAdd: () => void;
  onFill: (range: GridRange) => void;
  onHistory: (range: GridRange) => void;
}

/** What can be done with the lines; buttons of the selection are dim without one. */
export function GridTools(props: GridToolsProps) {
  const { cargo, lines, selection, onAdd, onFill, onHistory } = props;
  const { page } = useTexts();
  const { past, future } = cargo.state.rows;
  const ofSelection = (label: string, icon: ReactNode, run: (range: GridRange) => void) => (
    <Button size="small" icon={icon} disabled={selection === null} onClick={() => selection && run(selection)}>
      {label}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <Button size="small" type="primary" icon={<PlusOutlined />} onClick={onAdd}>
        {page.add}
      </Button>
      {ofSelection(page.duplicate, <CopyOutlined />, lines.duplicate)}
      {ofSelection(page.remove, <DeleteOutlined />, lines.remove)}
      {ofSelection(page.fillDown, <VerticalAlignBottomOutlined />, onFill)}
      <Button
        size="small"
        icon={<UndoOutlined />}
        disabled={past.length === 0}
        onClick={() => cargo.dispatch({ do: 'undo' })}
      >
        {page.undo}
      </Button>
      <Button
        size="small"
        icon={<RedoOutlined />}
        disabled={future.length === 0}
        onClick={() => cargo.dispatch({ do: 'redo' })}
      >
        {page.redo}
      </Button>
      {ofSelection(page.history, <HistoryOutlined />, onHistory)}
      <SheetButtons {...props} />
    </div>
  );
}

/** Out as .xlsx, and in again. */
export function SheetButtons({
  detail,
  calls,
  onImport,
  onCopy,
}: Pick<CargoViewProps, 'detail' | 'calls' | 'onImport' | 'onCopy'>) {
  const { page } = useTexts();
  const { download, isPending } = useDownload(calls.exportSheet);
  return (
    <>
      <Button
        size="small"
        icon={<DownloadOutlined />}
        loading={isPending}
        onClick={() => void download({ orderBigNo: detail.orderBigNo })}
      >
        {page.export}
      </Button>
      {detail.abilities.edit && (
        <>
          <Button size="small" icon={<ImportOutlined />} onClick={onImport}>
            {page.import}
          </Button>
          <Button size="small" icon={<SnippetsOutlined />} onClick={onCopy}>
            {page.copyTitle}
          </Button>
        </>
      )}
    </>
  );
}

import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button, Modal } from 'antd';
import { useDownload } from '../../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../../platform/web/query/useWrite.ts';
import { SheetImport } from '../../../../../../platform/web/widgets/import/SheetImport.tsx';
import type { ParsedContainer } from '../../../order.ts';
import { containerTemplate, parseContainers } from '../../../wire.ts';
import { useTexts } from '../../texts.ts';
import { SHEET_COLUMNS } from './cells.ts';
import styles from './sheet.module.css';

const MAX_BYTES = parseContainers.upload?.maxBytes ?? 0;

interface ImportDialogProps {
  orderBigNo: string;
  /** receives the valid rows, unsaved */
  onRows: (rows: ParsedContainer[]) => void;
  onClose: () => void;
}

/** Import of an .xlsx with errors per row before any change. */
export default function ImportDialog({ orderBigNo, onRows, onClose }: ImportDialogProps) {
  const texts = useTexts().sheet;
  const parse = useWrite(parseContainers);
  const { download, isPending } = useDownload(containerTemplate);
  const take = async (rows: ParsedContainer[]) => {
    onRows(rows);
    onClose();
    return true;
  };
  return (
    <Modal open title={texts.importTitle} footer={null} width={880} mask={{ closable: false }} onCancel={onClose}>
      <div className={styles.import}>
        <p className={styles.hint}>{texts.importHint}</p>
        <SheetImport<ParsedContainer>
          parse={(file) => parse.send({ orderBigNo }, file)}
          columns={SHEET_COLUMNS.map((column) => ({
            key: column,
            title: texts[column],
            align: column.endsWith('Kg') ? ('right' as const) : ('left' as const),
            render: (row) => row[column] ?? '',
          }))}
          onImport={take}
          maxBytes={MAX_BYTES}
          template={
            <Button icon={<DownloadOutlined />} loading={isPending} onClick={() => void download({ orderBigNo })}>
              {texts.template}
            </Button>
          }
        />
      </div>
    </Modal>
  );
}

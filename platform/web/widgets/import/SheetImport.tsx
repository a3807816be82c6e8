import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { Alert, Spin, Upload } from 'antd';
import { useState } from 'react';
import { MEGABYTE } from '../../../wire/uploadRule.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './import.module.css';
import { SheetPreview } from './SheetPreview.tsx';
import { sheetFileFault } from './sheetFile.ts';
import type { SheetImportProps, SheetRow } from './sheetProps.ts';

type Stage<Row> =
  | { status: 'choosing'; fault: string | null }
  | { status: 'reading'; fileName: string }
  | { status: 'checking'; fileName: string; rows: Row[] };

/** Import of an .xlsx: choose or drop, preview rows with errors, import the valid ones. */
export function SheetImport<Row extends SheetRow>(props: SheetImportProps<Row>) {
  const texts = useWidgetTexts();
  const [stage, setStage] = useState<Stage<Row>>({ status: 'choosing', fault: null });
  const megabytes = Math.round(props.maxBytes / MEGABYTE);
  const reset = (fault: string | null) => setStage({ status: 'choosing', fault });

  const read = async (file: File) => {
    const fault = sheetFileFault(file, props.maxBytes);
    if (fault) return reset(fault === 'notXlsx' ? texts.sheetNotXlsx : texts.sheetTooBig({ megabytes }));
    setStage({ status: 'reading', fileName: file.name });
    const rows = await props.parse(file);
    if (!rows) return reset(texts.sheetUnreadable);
    if (rows.length === 0) return reset(texts.sheetEmpty);
    setStage({ status: 'checking', fileName: file.name, rows });
  };

  if (stage.status === 'checking') {
    return <SheetPreview {...props} {...stage} onReset={() => reset(null)} />;
  }
  const isReading = stage.status === 'reading';
  return (
    <div className={styles.choose}>
      <Upload.Dragger
        accept=".xlsx"
        maxCount={1}
        showUploadList={false}
        disabled={isReading}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <div className={styles.drop} aria-busy={isReading}>
          {isReading ? <Spin /> : <InboxOutlined className={styles.inbox} />}
          <p className={styles.call}>{isReading ? texts.sheetReading : texts.chooseSheet}</p>
          <p className={styles.limit}>{isReading ? stage.fileName : texts.sheetLimit({ megabytes })}</p>
        </div>
      </Upload.Dragger>
      {stage.status === 'choosing' && stage.fault && <Alert type="error" showIcon role="alert" title={stage.fault} />}
      {props.template}
    </div>
  );
}

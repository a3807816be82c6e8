import { Button, Popconfirm } from 'antd';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import {
  cancelExport,
  downloadExport,
  EXPORT_STATUS,
  type ExportTask,
  queryExportExcelRecode,
  removeExports,
  retryExport,
} from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './downloads.module.css';

const REFRESHES = [queryExportExcelRecode];

export function Actions({ task }: { task: ExportTask }) {
  const { page: texts } = useTexts();
  const { download, isPending } = useDownload(downloadExport);
  const cancelling = useWrite(cancelExport, { invalidates: REFRESHES, done: texts.cancelled });
  const retrying = useWrite(retryExport, { invalidates: REFRESHES, done: texts.started });
  const removing = useWrite(removeExports, { invalidates: REFRESHES, done: texts.removed });
  const { id, status } = task;
  if (status === EXPORT_STATUS.inProgress) {
    return (
      <Button type="link" size="small" loading={cancelling.isPending} onClick={() => void cancelling.send({ id })}>
        {texts.cancel}
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      {status === EXPORT_STATUS.done ? (
        <Button type="link" size="small" loading={isPending} onClick={() => void download({ id })}>
          {texts.download}
        </Button>
      ) : (
        <Button type="link" size="small" loading={retrying.isPending} onClick={() => void retrying.send({ id })}>
          {texts.retry}
        </Button>
      )}
      <Popconfirm title={texts.removeAsk} onConfirm={() => void removing.send({ ids: String(id) })}>
        <Button type="link" size="small" danger loading={removing.isPending}>
          {texts.remove}
        </Button>
      </Popconfirm>
    </div>
  );
}

import { Progress } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { EXPORT_STATUS, type ExportTask } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './downloads.module.css';

const TONES: Readonly<Record<number, Tone>> = {
  [EXPORT_STATUS.inProgress]: 'info',
  [EXPORT_STATUS.done]: 'success',
  [EXPORT_STATUS.failed]: 'danger',
  [EXPORT_STATUS.cancelled]: 'neutral',
};

/** Progress while running, size and expiry when done, reason when failed. */
export function TaskStatus({ task }: { task: ExportTask }) {
  const { page: texts } = useTexts();
  const format = useFormat();
  const { rowsDone, rowsTotal, byteCount, expireTime } = task;
  const rows = (count: number) => format.number(count);
  return (
    <div className={styles.standing}>
      <StatusTag tone={TONES[task.status] ?? 'neutral'} label={task.statusName} />
      {task.status === EXPORT_STATUS.inProgress && rowsTotal !== null && (
        <>
          <Progress
            aria-label={texts.progress({ name: task.fileName })}
            percent={rowsTotal === 0 ? 100 : Math.floor((rowsDone / rowsTotal) * 100)}
            size="small"
            status="active"
          />
          <small>{texts.rowsOf({ done: rows(rowsDone), total: rows(rowsTotal) })}</small>
        </>
      )}
      {task.status === EXPORT_STATUS.done && (
        <small title={expireTime ? texts.keptUntil({ time: format.dateTime(expireTime) }) : undefined}>
          {texts.rows({ count: rows(rowsDone) })}
          {byteCount !== null && ` · ${format.size(byteCount)}`}
        </small>
      )}
      {task.failReason !== null && <small>{task.failReason}</small>}
    </div>
  );
}

import { Button, Popconfirm, Progress, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../platform/web/language/format.ts';
import { useIsLive } from '../../../platform/web/live/liveState.ts';
import { useDownload } from '../../../platform/web/query/download.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { Empty } from '../../../platform/web/widgets/page/Empty.tsx';
import { Fault } from '../../../platform/web/widgets/page/Fault.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../platform/web/widgets/screen/useNarrow.ts';
import { StatusTag, type Tone } from '../../../platform/web/widgets/status/StatusTag.tsx';
import {
  cancelExport,
  downloadExport,
  EXPORT_STATUS,
  type ExportTask,
  queryExportExcelRecode,
  removeExports,
  retryExport,
} from '../wire.ts';
import styles from './downloads.module.css';
import { POLL_MS } from './pollMs.ts';
import { useTexts } from './texts.ts';

const PAGE_SIZE = 10;
const REFRESHES = [queryExportExcelRecode];

/** One's exports of the last week: how far they are, their files, and what can be done with them. */
export function Downloads() {
  const { page: texts } = useTexts();
  const isNarrow = useNarrow(CARD_BREAKPOINT);
  const [pageNum, setPageNum] = useState(1);
  const isLive = useIsLive();
  const read = useRead(
    queryExportExcelRecode,
    { pageNum, pageSize: PAGE_SIZE },
    { keepPrevious: true, ...(isLive ? {} : { refetchEveryMs: POLL_MS }) },
  );
  const columns = useColumns(isNarrow);
  if (read.error && !read.data) return <Fault error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <Table<ExportTask>
      size="small"
      rowKey="id"
      aria-label={texts.title}
      loading={read.isPending}
      columns={columns}
      dataSource={read.data?.rows ?? []}
      locale={{ emptyText: read.isPending ? ' ' : <Empty text={texts.empty} /> }}
      pagination={{
        current: pageNum,
        pageSize: PAGE_SIZE,
        total: read.data?.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setPageNum,
      }}
    />
  );
}

function useColumns(isNarrow: boolean): TableColumnsType<ExportTask> {
  const { page: texts } = useTexts();
  const format = useFormat();
  const status = {
    title: texts.status,
    key: 'status',
    render: (_: unknown, task: ExportTask) => <Standing task={task} />,
  };
  const actions = {
    key: 'actions',
    width: 136,
    render: (_: unknown, task: ExportTask) => <Actions task={task} />,
  };
  const addTime = {
    title: texts.addTime,
    key: 'addTime',
    width: 150,
    render: (_: unknown, task: ExportTask) => (
      <time title={format.zone}>{format.dateTime(task.addTime)}</time>
    ),
  };
  const fileName = { title: texts.fileName, dataIndex: 'fileName', key: 'fileName', className: styles.name };
  if (isNarrow)
    return [
      {
        title: texts.fileName,
        key: 'task',
        className: styles.name,
        render: (_, task) => <Compact task={task} />,
      },
    ];
  return [
    { title: texts.businessName, dataIndex: 'businessName', key: 'businessName', width: 128 },
    fileName,
    { title: texts.addUserName, dataIndex: 'addUserName', key: 'addUserName', width: 96 },
    addTime,
    { ...status, width: 184 },
    actions,
  ];
}

/** Everything about an export under each other, for phones. */
function Compact({ task }: { task: ExportTask }) {
  return (
    <>
      <div>{task.fileName}</div>
      <Standing task={task} />
      <Actions task={task} />
    </>
  );
}

const TONES: Readonly<Record<number, Tone>> = {
  [EXPORT_STATUS.inProgress]: 'info',
  [EXPORT_STATUS.done]: 'success',
  [EXPORT_STATUS.failed]: 'danger',
  [EXPORT_STATUS.cancelled]: 'neutral',
};

/** How an export stands: its share while it runs, its size and last day when it is done, why when it failed. */
function Standing({ task }: { task: ExportTask }) {
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
          {byteCount !== null && ` · ${sizeText(byteCount, texts)}`}
        </small>
      )}
      {task.failReason !== null && <small>{task.failReason}</small>}
    </div>
  );
}

const KILO = 1000;

function sizeText(bytes: number, texts: ReturnType<typeof useTexts>['page']): string {
  if (bytes < KILO * KILO) return texts.kilobytes({ count: String(Math.ceil(bytes / KILO)) });
  return texts.megabytes({ count: (bytes / KILO / KILO).toFixed(1) });
}

/** What can be done with an export as it stands. */
function Actions({ task }: { task: ExportTask }) {
  const { page: texts } = useTexts();
  const { download, isPending } = useDownload(downloadExport);
  const cancelling = useWrite(cancelExport, { refreshes: REFRESHES, done: texts.cancelled });
  const retrying = useWrite(retryExport, { refreshes: REFRESHES, done: texts.started });
  const removing = useWrite(removeExports, { refreshes: REFRESHES, done: texts.removed });
  const { id, status } = task;
  if (status === EXPORT_STATUS.inProgress) {
    return (
      <Button
        type="link"
        size="small"
        loading={cancelling.isPending}
        onClick={() => void cancelling.send({ id })}
      >
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
        <Button
          type="link"
          size="small"
          loading={retrying.isPending}
          onClick={() => void retrying.send({ id })}
        >
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

import { Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useIsLive } from '../../../../../platform/web/live/liveState.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { Pager } from '../../../../../platform/web/widgets/list/Pager.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { CARD_BREAKPOINT, useNarrow } from '../../../../../platform/web/widgets/screen/useNarrow.ts';
import { type ExportTask, queryExportExcelRecode } from '../../wire.ts';
import { POLL_MS } from '../pollMs.ts';
import { useTexts } from '../texts.ts';
import { Actions } from './Actions.tsx';
import styles from './downloads.module.css';
import { TaskStatus } from './TaskStatus.tsx';

const PAGE_SIZE = 10;

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
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  const total = read.data?.total ?? 0;
  return (
    <>
      <Table<ExportTask>
        size="small"
        rowKey="id"
        aria-label={texts.title}
        loading={read.isPending}
        columns={columns}
        dataSource={read.data?.rows ?? []}
        locale={{ emptyText: read.isPending ? ' ' : <EmptyState text={texts.empty} /> }}
        pagination={false}
      />
      {total > PAGE_SIZE && (
        <footer className={styles.foot}>
          <Pager page={pageNum} limit={PAGE_SIZE} total={total} hasSizes={false} onTurn={setPageNum} />
        </footer>
      )}
    </>
  );
}

function useColumns(isNarrow: boolean): TableColumnsType<ExportTask> {
  const { page: texts } = useTexts();
  const format = useFormat();
  const status = {
    title: texts.status,
    key: 'status',
    render: (_: unknown, task: ExportTask) => <TaskStatus task={task} />,
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
    render: (_: unknown, task: ExportTask) => <time title={format.zone}>{format.dateTime(task.addTime)}</time>,
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

function Compact({ task }: { task: ExportTask }) {
  return (
    <>
      <div>{task.fileName}</div>
      <TaskStatus task={task} />
      <Actions task={task} />
    </>
  );
}

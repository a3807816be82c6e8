import { Input, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { listTrainPlans, type TrainPlan } from '../../wire.ts';
import { usePlanTexts, useTrainTexts } from '../texts.ts';

const PAGE_SIZE = 20;
/** Work on trains that have left goes on for a while. */
const DAYS_BACK = 14;
const DAY_MS = 24 * 3_600_000;

/** Trains to work on, the next departure first; each leads to a page that takes `?trainInfoId=`. */
export function ChooseTrain({ title, page }: { title: string; page: { path: `/${string}` } }) {
  const { cutoff } = useTrainTexts();
  const { list, choose } = usePlanTexts();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const [dateFrom] = useState(() => formatDate(new Date(Date.now() - DAYS_BACK * DAY_MS)));
  const read = useRead(
    listTrainPlans,
    {
      pageNum,
      pageSize: PAGE_SIZE,
      orderByColumn: 'departTime',
      isAsc: 'ascending',
      trainNo: useDeferredValue(typed.trim()),
      dateFrom,
    },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHeader title={title} subtitle={choose.subtitle} />
      <Input.Search
        allowClear
        style={{ maxWidth: 320, marginBottom: 12 }}
        placeholder={list.trainNo}
        aria-label={list.trainNo}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPageNum(1);
        }}
      />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Table<TrainPlan>
          size="small"
          aria-label={choose.subtitle}
          rowKey="trainInfoId"
          loading={read.isPending}
          dataSource={read.data?.rows ?? []}
          scroll={{ x: 'max-content' }}
          pagination={{
            current: pageNum,
            pageSize: PAGE_SIZE,
            total: read.data?.total ?? 0,
            showSizeChanger: false,
            onChange: setPageNum,
          }}
          columns={[
            {
              title: list.trainNo,
              render: (_, { trainNo, trainInfoId }) => <Link to={pathTo(page, { trainInfoId })}>{trainNo}</Link>,
            },
            { title: list.line, render: (_, row) => `${row.startStation} → ${row.endStation}` },
            { title: list.depart, render: (_, { departTime }) => format.dateTime(departTime) },
            { title: cutoff, render: (_, { cutoffTime }) => format.dateTime(cutoffTime) },
            { title: choose.soldTeu, align: 'right', render: (_, { soldTeu }) => soldTeu },
          ]}
        />
      )}
    </>
  );
}

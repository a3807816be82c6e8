import { Input, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { listTrainPlans, type TrainPlan } from '../../../../freight/train/wire.ts';
import { documentsBoardPage } from '../../pages.ts';
import { useTexts } from '../texts.ts';

const PAGE_SIZE = 20;
/** Papers of trains that have left are still issued again. */
const DAYS_BACK = 14;
const DAY_MS = 24 * 3_600_000;

/** Trains whose papers are made, the next departure first. */
export function ChooseTrain() {
  const { page, board } = useTexts();
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
      <PageHeader title={board.title} subtitle={board.choose} />
      <Input.Search
        allowClear
        style={{ maxWidth: 320, marginBottom: 12 }}
        placeholder={page.train}
        aria-label={page.train}
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
          aria-label={board.choose}
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
              title: page.train,
              render: (_, { trainNo, trainInfoId }) => (
                <Link to={pathTo(documentsBoardPage, { trainInfoId })}>{trainNo}</Link>
              ),
            },
            { title: page.route, render: (_, row) => `${row.startStation} → ${row.endStation}` },
            { title: page.departure, render: (_, { departTime }) => format.dateTime(departTime) },
            { title: board.cutoff, render: (_, { cutoffTime }) => format.dateTime(cutoffTime) },
            { title: board.soldTeu, align: 'right', render: (_, { soldTeu }) => soldTeu },
          ]}
        />
      )}
    </>
  );
}

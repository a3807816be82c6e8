import { Button, Input, Table } from 'antd';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { listBookings } from '../../../freight/booking/operatorWire.ts';
import { listOrders } from '../../../freight/booking/wire.ts';
import { prepareDocumentsPage } from '../pages.ts';
import { listRanges } from '../rangeWire.ts';
import { RangesDialog } from './RangesDialog.tsx';
import { useTexts } from './texts.ts';

const PAGE_SIZE = 20;

interface Row {
  orderBigNo: string;
  trainNo: string;
  departTime: string;
  startStation: string;
  endStation: string;
  containerCount: number;
  companyName?: string;
}

interface ChooseOrderProps {
  /** of the task the order is chosen for */
  title?: string;
  toOrder?: (orderBigNo: string) => string;
}

const toAll = (orderBigNo: string) => pathTo(prepareDocumentsPage, { orderBigNo });

/** Orders whose papers can be made, the latest first. */
export function ChooseOrder({ title, toOrder = toAll }: ChooseOrderProps) {
  const { page } = useTexts();
  const format = useFormat();
  const isDesk = useCan(listBookings);
  const keepsRanges = useCan(listRanges);
  const [isRanges, setRanges] = useState(false);
  const [typed, setTyped] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const filter = { pageNum, pageSize: PAGE_SIZE, orderBigNo: useDeferredValue(typed.trim()) };
  const any = useRead(listBookings, filter, { enabled: isDesk, keepPrevious: true });
  const own = useRead(listOrders, filter, { enabled: !isDesk, keepPrevious: true });
  const read = isDesk ? any : own;
  const rows: readonly Row[] = read.data?.rows ?? [];
  return (
    <>
      <PageHeader
        title={title ?? page.title}
        subtitle={page.choose}
        extra={keepsRanges && <Button onClick={() => setRanges(true)}>{page.ranges}</Button>}
      />
      {isRanges && <RangesDialog onClose={() => setRanges(false)} />}
      <Input.Search
        allowClear
        style={{ maxWidth: 320, marginBottom: 12 }}
        placeholder={page.order}
        aria-label={page.order}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPageNum(1);
        }}
      />
      {read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Table<Row>
          size="small"
          aria-label={page.choose}
          rowKey="orderBigNo"
          loading={read.isPending}
          dataSource={[...rows]}
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
              title: page.order,
              dataIndex: 'orderBigNo',
              render: (orderBigNo: string) => <Link to={toOrder(orderBigNo)}>{orderBigNo}</Link>,
            },
            ...(isDesk ? [{ title: page.company, dataIndex: 'companyName' }] : []),
            { title: page.train, dataIndex: 'trainNo' },
            { title: page.route, render: (_, row) => `${row.startStation} → ${row.endStation}` },
            { title: page.departure, dataIndex: 'departTime', render: (time: string) => format.dateTime(time) },
            { title: page.containers, dataIndex: 'containerCount', align: 'right' },
          ]}
        />
      )}
    </>
  );
}

import { Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { PRICE_COLUMNS, type TableSort, type Train } from '../../../wire.ts';
import { BookabilityTag } from '../../parts/BookabilityTag.tsx';
import { BookButton } from '../../parts/BookButton.tsx';
import { Countdown } from '../../parts/Countdown.tsx';
import { trainPath } from '../../parts/trainPath.ts';
import { transitTime } from '../../parts/transitTime.ts';
import { useTrainTexts } from '../../texts.ts';
import type { Timetable } from '../useTimetable.ts';
import { MAX_COMPARED } from './CompareBar.tsx';
import styles from './table.module.css';

interface Props {
  timetable: Timetable;
  trains: readonly Train[];
  compared: readonly Train[];
  onCompare: (trains: readonly Train[]) => void;
}

const SORTED = { ascending: 'ascend', descending: 'descend' } as const;
/** A press turns the order round; none takes it away. */
const DIRECTIONS = ['ascend', 'descend', 'ascend'] as const;

/** Times, space and a price per common container type; sorts on the server. */
export default function TrainTable({ timetable, trains, compared, onCompare }: Props) {
  const { timetable: texts } = useTrainTexts();
  const columns = useColumns(timetable, trains);
  const selected = compared.map(({ trainInfoId }) => trainInfoId);
  const choose = (ids: readonly React.Key[]) => {
    const known = new Map([...compared, ...trains].map((train) => [train.trainInfoId, train]));
    onCompare(ids.flatMap((id) => known.get(Number(id)) ?? []).slice(0, MAX_COMPARED));
  };
  return (
    <Table<Train>
      size="small"
      rowKey="trainInfoId"
      className={styles.table}
      dataSource={[...trains]}
      columns={columns}
      pagination={false}
      showSorterTooltip={false}
      rowSelection={{
        selectedRowKeys: selected,
        hideSelectAll: true,
        preserveSelectedRowKeys: true,
        columnTitle: <span className="visually-hidden">{texts.compare}</span>,
        onChange: choose,
        getCheckboxProps: ({ trainInfoId, trainNo }) => ({
          disabled: selected.length >= MAX_COMPARED && !selected.includes(trainInfoId),
          'aria-label': texts.compareTrain({ trainNo }),
        }),
      }}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
        const isSorted = order === 'ascend' || order === 'descend';
        timetable.change({
          orderByColumn: isSorted ? String(columnKey) : '',
          isAsc: isSorted ? (order === 'ascend' ? 'ascending' : 'descending') : '',
          pageNum: '',
        });
      }}
    />
  );
}

function useColumns({ address }: Timetable, trains: readonly Train[]): TableColumnsType<Train> {
  const page = useTrainTexts();
  const format = useFormat();
  // the table's own order is by departure
  const { orderByColumn = 'departTime', isAsc = 'ascending' } = address;
  const sorted = (key: TableSort) => ({
    key,
    sorter: true,
    sortOrder: orderByColumn === key ? SORTED[isAsc] : null,
    sortDirections: [...DIRECTIONS],
  });
  const seesPrices = trains.some(({ prices }) => prices.length > 0);
  const prices: TableColumnsType<Train> = PRICE_COLUMNS.map((sizeType) => ({
    ...sorted(sizeType),
    title: page.sizeShort[sizeType],
    align: 'right',
    width: 96,
    render: (_value, train) => <PriceOf train={train} sizeType={sizeType} />,
  }));
  return [
    {
      ...sorted('trainNo'),
      title: page.trainNo,
      render: (_value, train) => (
        <>
          <Link to={trainPath(train.trainInfoId)} className={styles.number}>
            {train.trainNo}
          </Link>
          <div className={styles.line} title={train.lineName}>
            {train.lineName}
          </div>
        </>
      ),
    },
    {
      ...sorted('departTime'),
      title: page.depart,
      width: 150,
      render: (_value, { departTime }) => `${format.weekday(departTime)} ${format.dateTime(departTime)}`,
    },
    {
      ...sorted('arriveTime'),
      title: page.arrive,
      width: 104,
      render: (_value, { departTime, arriveTime }) => (
        <>
          {format.date(arriveTime)}
          <div className={styles.soft}>{page.transitTime(transitTime(departTime, arriveTime))}</div>
        </>
      ),
    },
    {
      ...sorted('cutoffTime'),
      title: page.cutoff,
      width: 150,
      render: (_value, { cutoffTime }) => (
        <>
          <span className={styles.whole}>{format.dateTime(cutoffTime)}</span>
          <div className={styles.soft}>
            <Countdown until={cutoffTime} />
          </div>
        </>
      ),
    },
    {
      ...sorted('remainTeu'),
      title: page.space,
      width: 124,
      render: (_value, { capacityTeu, remainTeu }) => <TeuBar sold={capacityTeu - remainTeu} capacity={capacityTeu} />,
    },
    ...(seesPrices ? prices : []),
    {
      key: 'book',
      title: <span className="visually-hidden">{page.book}</span>,
      align: 'right',
      width: 84,
      render: (_value, train) =>
        train.isBookable ? <BookButton train={train} size="small" /> : <BookabilityTag train={train} />,
    },
  ];
}

function PriceOf({ train, sizeType }: { train: Train; sizeType: (typeof PRICE_COLUMNS)[number] }) {
  const format = useFormat();
  const found = train.prices.find((price) => price.sizeType === sizeType);
  if (found === undefined) return <span className={styles.soft}>–</span>;
  return (
    <>
      {format.number(Number(found.price))} <span className={styles.soft}>{found.currency}</span>
    </>
  );
}

import { Link } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { ListPage } from '../../../../../platform/web/widgets/list/ListPage.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { SILENT_HOURS } from '../../exceptionLimits.ts';
import { listTrackedTrains, type TrackedTrain } from '../../wire.ts';
import { Delay } from '../journey/Delay.tsx';
import { useJourneyTexts, useOperatorTexts } from '../texts.ts';
import styles from './operator.module.css';
import { trainTrackingPath } from './paths.ts';

const REFRESH_MS = 60_000;

/** Trains in transit, the latest first. */
export function TrainsInTransit() {
  const texts = useOperatorTexts();
  const columns = useColumns();
  return (
    <ListPage
      call={listTrackedTrains}
      rowKey="trainInfoId"
      label={texts.views.transit}
      filters={[{ kind: 'text', name: 'trainNo', label: texts.trainNo }]}
      columns={columns}
      sortedBy={{ key: 'lateMinutes', isAsc: 'descending' }}
      actions={(train) => <Link to={trainTrackingPath(train.trainInfoId)}>{texts.follow}</Link>}
      actionsWidth={88}
      emptyText={texts.noTrains}
      refetchEveryMs={REFRESH_MS}
    />
  );
}

type Column = ListColumn<TrackedTrain, SentBy<typeof listTrackedTrains>>;

function useColumns(): readonly Column[] {
  const texts = useOperatorTexts();
  const { kinds } = useJourneyTexts();
  const format = useFormat();
  const { board } = texts;
  return [
    {
      key: 'trainNo',
      title: texts.trainNo,
      width: 90,
      render: (train) => <Link to={trainTrackingPath(train.trainInfoId)}>{train.trainNo}</Link>,
    },
    { key: 'lineName', title: texts.line, width: 180 },
    {
      key: 'lateMinutes',
      title: board.lateBy,
      width: 150,
      sortable: true,
      inCardCorner: true,
      render: (train) => <Delay plannedTime={train.arriveTime} time={train.expectedArriveTime} />,
    },
    {
      key: 'silentMinutes',
      title: board.silentFor,
      width: 150,
      sortable: true,
      render: (train) => <Silence train={train} />,
    },
    {
      key: 'lastReport',
      title: board.lastEvent,
      minWidth: 220,
      render: ({ lastReport }) => (
        <>
          {lastReport.stationName} · {kinds[lastReport.kind]}{' '}
          <span className={styles.softText}>{format.dateTime(lastReport.time)}</span>
        </>
      ),
    },
    {
      key: 'expectedArriveTime',
      title: board.expectedArrival,
      width: 150,
      sortable: true,
      render: (train) => format.dateTime(train.expectedArriveTime),
    },
    {
      key: 'departTime',
      title: texts.departTime,
      width: 150,
      sortable: true,
      hideOnPhone: true,
      render: (train) => format.dateTime(train.departTime),
    },
  ];
}

/** Marked once it is longer than the leg explains. */
function Silence({ train }: { train: TrackedTrain }) {
  const { board } = useOperatorTexts();
  const format = useFormat();
  const isOverdue = train.overdueMinutes >= SILENT_HOURS * 60;
  const due = train.nextReportTime && board.reportDue({ time: format.dateTime(train.nextReportTime) });
  return (
    <span className={isOverdue ? styles.badText : undefined} title={due ?? undefined}>
      {format.duration(train.silentMinutes)}
    </span>
  );
}

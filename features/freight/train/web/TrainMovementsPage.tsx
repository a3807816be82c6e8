import { useFormat } from '../../../../platform/web/language/format.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { formatDate } from '../../../../platform/wire/time.ts';
import { type TrainMovement, trainMovements } from '../movementWire.ts';
import { STATUS_TONES } from '../statusTones.ts';
import { TRAIN_STATUSES } from '../wire.ts';
import { useMovementTexts, useTrainTexts } from './texts.ts';

const ON_TIME_MINUTES = 15;

/** Planned and actual departure and arrival of trains, and how late each is; at first of those that should have left. */
export default function TrainMovementsPage() {
  const texts = useMovementTexts();
  const { statuses } = useTrainTexts();
  const format = useFormat();
  return (
    <RecordPage
      records={trainMovements}
      title={texts.title}
      subtitle={texts.subtitle}
      emptyText={texts.none}
      initialFilters={{ dateTo: formatDate(new Date()) }}
      filters={[
        { kind: 'text', name: 'trainNo', label: texts.trainNo },
        { kind: 'text', name: 'station', label: texts.station },
        { kind: 'dateRange', names: ['dateFrom', 'dateTo'], label: texts.dates },
        {
          kind: 'select',
          name: 'status',
          label: texts.status,
          options: TRAIN_STATUSES.filter((status) => status !== 'planned').map((value) => ({
            value,
            label: statuses[value],
          })),
        },
      ]}
      columns={[
        { key: 'trainNo', title: texts.trainNo, width: 104 },
        { key: 'route', title: texts.route, render: (row) => `${row.startStation} → ${row.endStation}` },
        {
          key: 'departTime',
          title: texts.planDepart,
          width: 152,
          sortable: true,
          render: ({ departTime }) => format.dateTime(departTime),
        },
        {
          key: 'departLateMinutes',
          title: texts.depart,
          width: 168,
          sortable: true,
          render: (row) => <Departed row={row} />,
        },
        {
          key: 'arriveTime',
          title: texts.planArrive,
          width: 152,
          sortable: true,
          render: ({ arriveTime }) => format.dateTime(arriveTime),
        },
        {
          key: 'arriveLateMinutes',
          title: texts.arrive,
          width: 168,
          sortable: true,
          render: (row) => <Arrived row={row} />,
        },
        {
          key: 'status',
          title: texts.status,
          width: 128,
          inCardCorner: true,
          render: ({ status }) => <StatusTag tone={STATUS_TONES[status]} label={statuses[status]} />,
        },
      ]}
    />
  );
}

function Departed({ row: { actualDepartTime, departLateMinutes } }: { row: TrainMovement }) {
  const format = useFormat();
  if (actualDepartTime === null) return '—';
  return (
    <>
      {format.dateTime(actualDepartTime)}
      <Late minutes={departLateMinutes} />
    </>
  );
}

function Arrived({ row }: { row: TrainMovement }) {
  const texts = useMovementTexts();
  const format = useFormat();
  const { actualArriveTime, expectedArriveTime, arriveLateMinutes } = row;
  if (arriveLateMinutes === null) return '—';
  return (
    <>
      {actualArriveTime === null
        ? `${texts.expected} ${format.dateTime(expectedArriveTime)}`
        : format.dateTime(actualArriveTime)}
      <Late minutes={arriveLateMinutes} />
    </>
  );
}

function Late({ minutes }: { minutes: number | null }) {
  const texts = useMovementTexts();
  const format = useFormat();
  if (minutes === null) return null;
  const length = { time: format.duration(Math.abs(minutes)) };
  if (Math.abs(minutes) < ON_TIME_MINUTES) return <div>{texts.onTime}</div>;
  return (
    <div style={{ color: minutes > 0 ? 'var(--bad)' : 'var(--good)' }}>
      {minutes > 0 ? texts.late(length) : texts.early(length)}
    </div>
  );
}

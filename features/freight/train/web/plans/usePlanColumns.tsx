import { Link } from 'react-router';
import { compareAmounts } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import type { ListColumn } from '../../../../../platform/web/widgets/list/listProps.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { isBeforeDeparture } from '../../beforeDeparture.ts';
import { STATUS_TONES } from '../../statusTones.ts';
import type { listTrainPlans, Price, TrainPlan } from '../../wire.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { trainPath } from '../parts/trainPath.ts';
import { useLineKind } from '../parts/useLineKind.ts';
import { usePlanTexts, useTrainTexts } from '../texts.ts';
import styles from './plans.module.css';

type PlanColumn = ListColumn<TrainPlan, SentBy<typeof listTrainPlans>>;

export function usePlanColumns(): readonly PlanColumn[] {
  const page = useTrainTexts();
  const { list: texts } = usePlanTexts();
  return [
    {
      key: 'trainNo',
      title: texts.trainNo,
      width: 92,
      sortable: true,
      render: (train) => <Link to={trainPath(train.trainInfoId)}>{train.trainNo}</Link>,
    },
    { key: 'lineName', title: texts.line, render: (train) => <LineCell train={train} /> },
    {
      key: 'departTime',
      title: texts.depart,
      width: 152,
      sortable: true,
      render: (train) => <DepartCell train={train} />,
    },
    { key: 'cutoffTime', title: page.cutoff, width: 152, render: (train) => <CutoffCell train={train} /> },
    {
      key: 'soldTeu',
      title: texts.sold,
      width: 152,
      sortable: true,
      render: (train) => <SoldCell train={train} />,
    },
    {
      key: 'priceFrom',
      title: texts.priceFrom,
      width: 112,
      align: 'right',
      hideOnPhone: true,
      render: (train) => <PriceFrom prices={train.prices} />,
    },
    {
      key: 'status',
      title: texts.status,
      width: 112,
      inCardCorner: true,
      render: (train) => <StatusCell train={train} />,
    },
  ];
}

function LineCell({ train }: { train: TrainPlan }) {
  const kindOf = useLineKind();
  return (
    <>
      {train.lineName} <div className={styles.soft}>{kindOf(train)}</div>
    </>
  );
}

function DepartCell({ train }: { train: TrainPlan }) {
  const format = useFormat();
  return (
    <span className={styles.time}>
      {format.weekday(train.departTime)} {format.dateTime(train.departTime)}
    </span>
  );
}

function CutoffCell({ train }: { train: TrainPlan }) {
  const format = useFormat();
  const isAhead = isBeforeDeparture(train.status);
  return (
    <>
      <span className={styles.time}>{format.dateTime(train.cutoffTime)}</span>
      {isAhead && (
        <div className={styles.soft}>
          <Countdown until={train.cutoffTime} />
        </div>
      )}
    </>
  );
}

function SoldCell({ train }: { train: TrainPlan }) {
  const { list: texts } = usePlanTexts();
  const format = useFormat();
  return (
    <span className={styles.sold}>
      {texts.ofCapacity({ sold: format.number(train.soldTeu), capacity: format.number(train.capacityTeu) })}
      <TeuBar sold={train.soldTeu} capacity={train.capacityTeu} />
    </span>
  );
}

function StatusCell({ train: { status, cancelReason } }: { train: TrainPlan }) {
  const page = useTrainTexts();
  const { list: texts } = usePlanTexts();
  return (
    <span title={cancelReason === null ? undefined : texts.cancelReason({ reason: cancelReason })}>
      <StatusTag tone={STATUS_TONES[status]} label={page.statuses[status]} />
    </span>
  );
}

function PriceFrom({ prices }: { prices: readonly Price[] }) {
  const format = useFormat();
  const [lowest] = prices.toSorted((one, other) => compareAmounts(one.price, other.price));
  if (!lowest) return '—';
  return (
    <span className={styles.time}>
      {format.number(Number(lowest.price))} {lowest.currency}
    </span>
  );
}

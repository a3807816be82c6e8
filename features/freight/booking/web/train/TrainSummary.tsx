import { Link } from 'react-router';
import { timeLeft } from '../../../../../platform/web/clock/timeLeft.ts';
import { useMinuteClock } from '../../../../../platform/web/clock/useMinuteClock.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { trainPage } from '../../../train/pages.ts';
import type { Price, Train } from '../../../train/wire.ts';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { useTexts } from '../texts.ts';
import styles from './train.module.css';

export function TrainSummary({ train, showsSpace = false }: { train: Train; showsSpace?: boolean }) {
  const texts = useTexts().train;
  const seesMoney = useSeesMoney();
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{texts.trainNo}</dt>
        <dd>
          <Link to={pathTo(trainPage, { trainInfoId: train.trainInfoId })} className={styles.trainNo}>
            {train.trainNo}
          </Link>
          <div className={styles.soft}>{train.lineName}</div>
        </dd>
      </div>
      <div>
        <dt>{texts.departs}</dt>
        <dd>
          <ExpectedTime planned={train.departTime} expected={train.expectedDepartTime} />
          <div className={styles.soft}>{train.startStation}</div>
        </dd>
      </div>
      <div>
        <dt>{texts.arrives}</dt>
        <dd>
          <ExpectedTime planned={train.arriveTime} expected={train.expectedArriveTime} />
          <div className={styles.soft}>{train.endStation}</div>
        </dd>
      </div>
      <div>
        <dt>{texts.cutoff}</dt>
        <dd>
          <Cutoff kind="cutoff" time={train.cutoffTime} />
        </dd>
      </div>
      <div>
        <dt>{texts.gateIn}</dt>
        <dd>
          <Cutoff kind="gateIn" time={train.gateInTime} />
        </dd>
      </div>
      {showsSpace && (
        <div>
          <dt>{texts.space}</dt>
          <dd>
            <TeuBar sold={train.capacityTeu - train.remainTeu} capacity={train.capacityTeu} />
          </dd>
        </div>
      )}
      {showsSpace && seesMoney && <Prices prices={train.prices} />}
    </dl>
  );
}

/** The plan is named when another time is expected. */
function ExpectedTime({ planned, expected }: { planned: string; expected: string }) {
  const texts = useTexts().train;
  const format = useFormat();
  return (
    <>
      <time title={format.zone}>{format.dateTime(expected)}</time>
      {expected !== planned && (
        <div className={styles.soft}>{texts.plannedFor({ time: format.dateTime(planned) })}</div>
      )}
    </>
  );
}

function Prices({ prices }: { prices: readonly Price[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <div className={styles.prices}>
      <dt>{texts.train.prices}</dt>
      <dd>
        {prices.map(({ sizeType, price, currency }) => (
          <span key={sizeType} title={sizeType}>
            <span className={styles.code}>{texts.sizeType[sizeType]}</span> {format.money(price, currency)}
          </span>
        ))}
      </dd>
    </div>
  );
}

function Cutoff({ kind, time }: { kind: 'cutoff' | 'gateIn'; time: string }) {
  const texts = useTexts().train;
  const format = useFormat();
  const left = timeLeft(time, useMinuteClock());
  const timeText = kind === 'cutoff' ? texts.toCutoff : texts.toGateIn;
  const passed = kind === 'cutoff' ? texts.cutoffPassed : texts.gateInPassed;
  return (
    <span className={styles.cutoff}>
      <time title={format.zone}>{format.dateTime(time)}</time>
      {left ? (
        <StatusTag tone={left.isLastDay ? 'warning' : 'neutral'} label={timeText(left)} />
      ) : (
        <StatusTag tone="danger" label={passed} />
      )}
    </span>
  );
}

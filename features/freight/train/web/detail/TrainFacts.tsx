import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { TeuBar } from '../../../../../platform/web/widgets/figures/TeuBar.tsx';
import { isBeforeDeparture } from '../../beforeDeparture.ts';
import type { TrainDetail } from '../../wire.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { transitTime } from '../parts/transitTime.ts';
import { useTrainTexts } from '../texts.ts';
import styles from './facts.module.css';

export function TrainFacts({ train }: { train: TrainDetail }) {
  const page = useTrainTexts();
  const { detail: texts } = page;
  const format = useFormat();
  const isAhead = isBeforeDeparture(train.status);
  const isOnPlan = train.expectedArriveTime === train.arriveTime;
  const sold = train.capacityTeu - train.remainTeu;
  return (
    <aside className={styles.facts}>
      <dl className={styles.times} title={format.zone}>
        <Time label={page.depart} time={train.expectedDepartTime}>
          {train.expectedDepartTime !== train.departTime &&
            page.plannedFor({ time: format.dateTime(train.departTime) })}
        </Time>
        <Time label={isOnPlan ? page.arrive : page.expectedArrive} time={train.expectedArriveTime}>
          {isOnPlan
            ? page.transitTime(transitTime(train.departTime, train.arriveTime))
            : page.plannedFor({ time: format.dateTime(train.arriveTime) })}
        </Time>
        <Time label={page.cutoff} time={train.cutoffTime}>
          {isAhead && <Countdown until={train.cutoffTime} />}
        </Time>
        <Time label={page.gateIn} time={train.gateInTime}>
          {isAhead && <Countdown until={train.gateInTime} />}
        </Time>
      </dl>
      <p className={styles.zone}>{page.times({ zone: format.zone })}</p>
      <h2 className={styles.title}>{page.space}</h2>
      <div className={styles.space}>
        <TeuBar sold={sold} capacity={train.capacityTeu} />
        <span className={styles.soft}>
          {texts.booked({ sold: format.number(sold), capacity: format.number(train.capacityTeu) })}
        </span>
      </div>
      {train.prices.length > 0 && <PriceTable train={train} />}
    </aside>
  );
}

function Time({ label, time, children }: { label: string; time: string; children?: ReactNode }) {
  const format = useFormat();
  return (
    <div className={styles.time}>
      <dt>{label}</dt>
      <dd>
        <span>
          {format.weekday(time)} {format.dateTime(time)}
        </span>
        {children && <span className={styles.aside}>{children}</span>}
      </dd>
    </div>
  );
}

function PriceTable({ train }: { train: TrainDetail }) {
  const page = useTrainTexts();
  const format = useFormat();
  return (
    <>
      <h2 className={styles.title}>{page.prices}</h2>
      <table className={styles.prices}>
        <caption>{page.perContainer}</caption>
        <tbody>
          {train.prices.map((price) => (
            <tr key={price.sizeType}>
              <th scope="row">{page.sizeLabels[price.sizeType]}</th>
              <td>{format.money(price.price, price.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

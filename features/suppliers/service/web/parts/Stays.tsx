import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { OwnServiceOrder, YardStay } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import styles from './parts.module.css';

interface StaysProps {
  service: Pick<OwnServiceOrder, 'stays' | 'containers' | 'freeDays'>;
  currency: string;
}

/** Containers in the yard, their free days burning down. */
export function Stays({ service, currency }: StaysProps) {
  const { stays, containers, freeDays } = service;
  const texts = useServiceTexts();
  const format = useFormat();
  const numberOf = ({ orderContainerId }: YardStay) =>
    containers.find((one) => one.orderContainerId === orderContainerId)?.containerNo || texts.numberUnknown;
  return (
    <ul className={styles.cards} aria-label={texts.jobs.stays}>
      {stays.map((stay) => {
        const { orderContainerId, inDate, outDate, days, freeLeft, chargeableDays, amount } = stay;
        return (
          <li key={orderContainerId} className={styles.card}>
            <div className={styles.head}>
              <strong>{numberOf(stay)}</strong>
              {amount !== null && chargeableDays > 0 && <strong>{format.money(amount, currency)}</strong>}
            </div>
            <progress
              className={styles.free}
              max={Math.max(1, freeDays ?? 0)}
              value={freeLeft}
              data-empty={freeLeft === 0}
              aria-label={texts.jobs.stayOf({ days, free: freeLeft, charged: chargeableDays })}
            />
            <p className={styles.soft}>
              {format.date(inDate)} – {outDate === null ? '…' : format.date(outDate)} ·{' '}
              {texts.jobs.stayOf({ days, free: freeLeft, charged: chargeableDays })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

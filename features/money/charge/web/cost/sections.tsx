import { Skeleton } from 'antd';
import { sumsText } from '../../../../../libs/amounts/amounts.ts';
import { isAboveZero, isZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { ContainerRequest } from '../../../../freight/booking/order.ts';
import { Section, useSeesMoney } from '../../../../freight/booking/web/parts.ts';
import { estimateBooking, type MoneyStep, readCancellationFee } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './cost.module.css';

interface BookingCostProps {
  trainInfoId: number;
  containers: readonly ContainerRequest[];
  title: string;
}

/** The whole cost of a booking before it is submitted, by the rules that the bill applies. */
export function BookingCost({ trainInfoId, containers, title }: BookingCostProps) {
  const texts = useTexts();
  const format = useFormat();
  const enabled = containers.length > 0;
  const read = useRead(estimateBooking, { trainInfoId, containers: [...containers] }, { enabled, keepPrevious: true });
  if (!enabled || read.error) return null;
  if (read.data === undefined)
    return (
      <Section title={title}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
      </Section>
    );
  const { freight, services, deposit, cancellation, rollOver } = read.data;
  const sizes: Readonly<Record<string, string>> = texts.sizes;
  return (
    <Section title={title} hint={texts.costHint}>
      <dl className={styles.facts}>
        <dt>{texts.freight}</dt>
        <dd>
          <Sums sums={freight} />
        </dd>
        <dt>{texts.deposit}</dt>
        <dd>{deposit === null ? texts.noDeposit : format.money(deposit.amount, deposit.currency)}</dd>
      </dl>
      <div className={styles.ladders}>
        <Ladder title={texts.cancelling} steps={cancellation} none={texts.cancelFree} />
        <Ladder title={texts.rollOver} steps={rollOver} none={texts.rollOverNone} />
      </div>
      {services.length > 0 && (
        <details className={styles.services}>
          <summary>{texts.services}</summary>
          <ul>
            {services.map(({ feeType, sizeType, unitPrice, currency, basis, freeUnits, minimum }) => (
              <li key={`${feeType} ${sizeType}`}>
                <span>{[texts.feeTypes[feeType] ?? feeType, sizes[sizeType]].filter(Boolean).join(' · ')}</span>
                <span>
                  {freeUnits > 0 && `${texts.freeUnitsOf({ count: freeUnits })} · `}
                  {format.money(unitPrice, currency)} {texts.bases[basis]}
                  {isAboveZero(minimum) && ` · ${texts.minimumOf({ amount: format.money(minimum, currency) })}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function Sums({ sums }: { sums: MoneyStep['sums'] }) {
  const format = useFormat();
  if (sums.length === 0) return '—';
  return sums.map(({ currency, amount }) => <div key={currency}>{format.money(amount, currency)}</div>);
}

const FULL = 100;

/** Days of one share in a row, with a bar of the share of the whole freight: the ladders compare. */
function Ladder({ title, steps, none }: { title: string; steps: readonly MoneyStep[]; none: string }) {
  const texts = useTexts();
  const format = useFormat();
  if (steps.length === 0)
    return (
      <section className={styles.ladder}>
        <h3>{title}</h3>
        <p className={styles.soft}>{none}</p>
      </section>
    );
  return (
    <section className={styles.ladder}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.whenDay}</th>
            <th scope="col">{texts.share}</th>
            <th scope="col" data-figure>
              {texts.amountWithTax}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, to, percent, sums }) => (
            <tr key={from}>
              <td>{texts.fromTo({ from: format.date(from), to: format.date(to) })}</td>
              <td>
                <span className={styles.share}>
                  <span className={styles.bar} style={{ width: `${Math.min(FULL, Number(percent))}%` }} />
                </span>
                {format.number(Number(percent))}%
              </td>
              <td data-figure>
                <Sums sums={sums} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What withdrawing an order costs today, in the dialog that does it. */
export function WithdrawFee({ orderBigNo }: { orderBigNo: string; title: string }) {
  const texts = useTexts();
  const format = useFormat();
  const seesMoney = useSeesMoney();
  const read = useRead(readCancellationFee, { orderBigNo });
  if (read.data === undefined) return null;
  const [today] = read.data.steps;
  if (today === undefined || isZero(today.percent)) return <p>{texts.withdrawFree}</p>;
  const { sums } = today;
  const percent = format.number(Number(today.percent));
  const amount = sumsText(sums, format.money);
  return (
    <p>
      <strong>{seesMoney ? texts.withdrawCost({ amount, percent }) : texts.withdrawPercent({ percent })}</strong>
    </p>
  );
}

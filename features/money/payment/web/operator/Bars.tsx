import { isBelowZero } from '../../../../../libs/amounts/compare.ts';
import { useTexts } from '../texts.ts';
import styles from './bars.module.css';

export interface Bar {
  name: string;
  /** decimal text */
  amount: string;
  label: string;
  /** what is wrong, such as overdue money */
  isBad?: boolean;
}

const PERCENT = 100;

/** Lying bars, each with its name before it and its amount behind it. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const longest = Math.max(1, ...bars.map(({ amount }) => Math.abs(Number(amount))));
  return (
    <figure className={styles.figure} aria-label={label}>
      <ul className={styles.bars}>
        {bars.map(({ name, amount, label: text, isBad = false }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              <span
                className={styles.bar}
                data-bad={isBad}
                style={{ width: `${(Math.abs(Number(amount)) / longest) * PERCENT}%` }}
              />
              <span className={styles.amount}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface MarginGroup {
  name: string;
  /** decimal texts; null: hidden, or without a rate */
  whole: { sales: string | null; costs: string | null; margin: string | null };
}

/** Sales as one bar, of costs and what is left of them; the margin and its share of the sales behind it. */
export function MarginBars(props: {
  groups: readonly MarginGroup[];
  by: string;
  inMoney: (amount: string | null) => string;
}) {
  const { groups, by, inMoney } = props;
  const t = useTexts().finance;
  const longest = Math.max(1, ...groups.map(({ whole }) => Math.max(Number(whole.sales), Number(whole.costs))));
  const widthOf = (amount: number) => `${(amount / longest) * PERCENT}%`;
  return (
    <figure className={styles.figure} aria-label={t.margins}>
      <ul className={styles.margins}>
        <li data-head aria-hidden="true">
          <span>{by}</span>
          <span>{t.salesParts}</span>
          <span className={styles.result}>{t.margin}</span>
        </li>
        {groups.map(({ name, whole: { sales, costs, margin } }, place) => {
          const isLoss = margin !== null && isBelowZero(margin);
          const share = Number(sales) > 0 ? Math.round((Number(margin) / Number(sales)) * PERCENT) : null;
          const covered = isLoss ? Number(sales) : Number(costs);
          return (
            <li key={name}>
              <span className={styles.name} title={name}>
                {name}
              </span>
              <span className={styles.whole} title={`${t.sales} ${inMoney(sales)} · ${t.costs} ${inMoney(costs)}`}>
                <span className={styles.cost} style={{ width: widthOf(covered) }}>
                  {place === 0 && t.costs}
                </span>
                <span
                  className={styles.earned}
                  data-loss={isLoss}
                  style={{ width: widthOf(Math.abs(Number(margin))) }}
                />
              </span>
              <span className={styles.result}>
                <strong data-loss={isLoss}>{inMoney(margin)}</strong> {share !== null && `${share}%`}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

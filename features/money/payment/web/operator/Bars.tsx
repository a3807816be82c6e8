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

import { isBelowZero } from '../../../../../libs/amounts/compare.ts';
import styles from './bars.module.css';

export interface Bar {
  /** place in `series` */
  series: number;
  /** decimal text; below zero: a loss */
  amount: string;
  /** decimal text, beyond `amount` */
  expected?: string;
  label: string;
}

interface BarsProps {
  label: string;
  series: readonly { name: string; colour: string }[];
  /** of what is expected, for the legend */
  expectedName?: string;
  groups: readonly { name: string; bars: readonly Bar[] }[];
}

const PERCENT = 100;
const lengthOf = ({ amount, expected = '0' }: Bar) => Math.abs(Number(amount)) + Number(expected);

/** Lying bars by group, each with its amount beside it. */
export function Bars({ label, series, expectedName, groups }: BarsProps) {
  const longest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(lengthOf)));
  const share = (amount: number) => `${(amount / longest) * PERCENT}%`;
  return (
    <figure className={styles.figure} aria-label={label}>
      <Legend series={series} expectedName={expectedName} />
      <ul className={styles.groups}>
        {groups.map(({ name, bars }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <div className={styles.bars}>
              {bars.map((bar) => (
                <div key={bar.series} className={styles.line} title={series[bar.series]?.name}>
                  <span className={styles.track}>
                    <span
                      className={styles.bar}
                      style={{
                        width: share(Math.abs(Number(bar.amount))),
                        background: isBelowZero(bar.amount) ? 'var(--bad)' : series[bar.series]?.colour,
                      }}
                    />
                    {bar.expected !== undefined && (
                      <span
                        className={styles.expected}
                        style={{
                          width: share(Number(bar.expected)),
                          borderColor: series[bar.series]?.colour,
                        }}
                      />
                    )}
                    <span className={styles.amount}>{bar.label}</span>
                  </span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Legend({ series, expectedName }: Pick<BarsProps, 'series'> & { expectedName: string | undefined }) {
  if (series.length === 1) return null;
  return (
    <div className={styles.legend}>
      {series.map(({ name, colour }) => (
        <span key={name}>
          <span className={styles.mark} style={{ background: colour }} />
          {name}
        </span>
      ))}
      {expectedName !== undefined && (
        <span>
          <span className={styles.expectedMark} />
          {expectedName}
        </span>
      )}
    </div>
  );
}

import { useFormat } from '../../../../../platform/web/language/format.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import type { readFinance } from '../../financeWire.ts';
import { useTexts } from '../texts.ts';
import styles from './bars.module.css';

type Week = PayloadOf<typeof readFinance>['cash'][number];

/** Of the 110 px above and below the line: the rest is the amount's. */
const TALLEST_PX = 86;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const numberOf = (amount: string | null) => Number(amount ?? 0);

/** Money by week: in above the line, out below it, what is expected dashed. */
export function CashWeeks({ cash }: { cash: readonly Week[] }) {
  const t = useTexts().finance;
  const format = useFormat();
  const highest = Math.max(
    1,
    ...cash.flatMap((week) => [
      numberOf(week.received) + numberOf(week.incoming),
      numberOf(week.paid) + numberOf(week.outgoing),
    ]),
  );
  const heightOf = (amount: string | null) => Math.round((numberOf(amount) / highest) * TALLEST_PX);
  const thisWeek = formatDate(new Date(Date.now() - (WEEK_DAYS - 1) * DAY_MS));
  const now = cash.find(({ week }) => week >= thisWeek)?.week;
  return (
    <figure className={styles.figure} aria-label={t.cash}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <ul className={styles.weeks} tabIndex={0}>
        <li data-side aria-hidden="true">
          <span className={styles.in}>{t.incoming}</span>
          <span />
          <span className={styles.out}>{t.outgoing}</span>
        </li>
        {cash.map((week) => (
          <li key={week.week} data-now={week.week === now}>
            <span className={styles.in} title={`${t.incoming} · ${format.date(week.week)}`}>
              <Value amount={numberOf(week.received) + numberOf(week.incoming)} />
              <Column height={heightOf(week.incoming)} title={t.expectedIn} isExpected />
              <Column height={heightOf(week.received)} title={t.received} />
            </span>
            <span className={styles.week}>{format.day(week.week)}</span>
            <span className={styles.out} title={`${t.outgoing} · ${format.date(week.week)}`}>
              <Column height={heightOf(week.paid)} title={t.paid} />
              <Column height={heightOf(week.outgoing)} title={t.expectedOut} isExpected />
              <Value amount={numberOf(week.paid) + numberOf(week.outgoing)} />
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Value({ amount }: { amount: number }) {
  const format = useFormat();
  return amount === 0 ? null : <span className={styles.value}>{format.number(Math.round(amount))}</span>;
}

function Column({ height, title, isExpected = false }: { height: number; title: string; isExpected?: boolean }) {
  if (height === 0) return null;
  return <span className={styles.column} data-expected={isExpected} title={title} style={{ height }} />;
}

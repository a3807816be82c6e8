import { sumOf } from '../../../../../libs/amounts/amounts.ts';
import { isZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { AGE_BANDS } from '../../../bill/states.ts';
import { listTrainMargins } from '../../../charge/marginWire.ts';
import type { readFinance } from '../../financeWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { Bars } from './Bars.tsx';
import bars from './bars.module.css';
import { CashWeeks } from './CashWeeks.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { MarginsPanel } from './MarginsPanel.tsx';

export type Finance = PayloadOf<typeof readFinance>;

interface OverviewProps {
  finance: Finance;
  currency: string;
}

const isNothing = (amount: string | null | undefined) => isZero(amount ?? '0');

/** What is open by age, moved and expected by week, and earned. */
export function OverviewPart(props: OverviewProps) {
  const seesMargins = useCan(listTrainMargins);
  return (
    <>
      <Totals {...props} />
      <div className={styles.pictures}>
        <AgeingPanel {...props} />
        <CashPanel {...props} />
        {seesMargins && <MarginsPanel currency={props.currency} />}
      </div>
    </>
  );
}

const OVERDUE_BANDS = AGE_BANDS.filter((band) => band !== 'notDue');
const sumAll = (amounts: readonly (string | null | undefined)[]) => sumOf(amounts.flatMap((amount) => amount ?? []));

/** What is open, what of it is overdue, and what is expected both ways. */
function Totals({ finance: { open, cash }, currency }: OverviewProps) {
  const t = useTexts().finance;
  const format = useFormat();
  const overdue = sumAll(OVERDUE_BANDS.map((band) => open[band]));
  const totals = [
    { label: t.open, amount: sumAll(AGE_BANDS.map((band) => open[band])), isBad: false },
    { label: t.overdue, amount: overdue, isBad: !isZero(overdue) },
    { label: t.expectedIn, amount: sumAll(cash.map(({ incoming }) => incoming)), isBad: false },
    { label: t.expectedOut, amount: sumAll(cash.map(({ outgoing }) => outgoing)), isBad: false },
  ];
  return (
    <dl className={bars.totals}>
      {totals.map(({ label, amount, isBad }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-bad={isBad}>
            {format.figure(amount)} <small>{currency}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AgeingPanel({ finance: { ageing, open }, currency }: OverviewProps) {
  const texts = useTexts();
  const t = texts.finance;
  const format = useFormat();
  const inMoney = (amount: string | null | undefined) => (amount ? format.money(amount, currency) : '—');
  return (
    <FigurePanel
      title={t.ageing}
      hint={t.ageingHint}
      emptyText={t.noAgeing}
      picture={
        <Bars
          label={t.ageing}
          bars={AGE_BANDS.map((band) => ({
            name: t.bands[band],
            amount: open[band] ?? '0',
            label: isNothing(open[band]) ? '—' : inMoney(open[band]),
            isBad: band !== 'notDue',
          }))}
        />
      }
      heads={[texts.company, ...AGE_BANDS.map((band) => t.bands[band]), t.total]}
      rows={ageing.map(({ companyFullName, bands, total }) => ({
        key: companyFullName,
        cells: [companyFullName, ...AGE_BANDS.map((band) => inMoney(bands[band])), inMoney(total)],
      }))}
      csv={{
        name: `ageing_${currency}`,
        rows: ageing.map(({ companyFullName, bands, total }) => [
          companyFullName,
          ...AGE_BANDS.map((band) => bands[band] ?? ''),
          total ?? '',
        ]),
      }}
    />
  );
}

function CashPanel({ finance: { cash }, currency }: OverviewProps) {
  const t = useTexts().finance;
  const format = useFormat();
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, currency));
  return (
    <FigurePanel
      title={t.cash}
      hint={t.cashHint}
      emptyText={t.noCash}
      picture={<CashWeeks cash={cash} />}
      heads={[t.week, t.received, t.paid, t.expectedIn, t.expectedOut]}
      rows={cash.map(({ week, ...row }) => ({
        key: week,
        cells: [format.date(week), ...[row.received, row.paid, row.incoming, row.outgoing].map(inMoney)],
      }))}
      csv={{
        name: `cash_${currency}`,
        rows: cash.map(({ week, ...row }) => [
          week,
          ...[row.received, row.paid, row.incoming, row.outgoing].map((amount) => amount ?? ''),
        ]),
      }}
    />
  );
}

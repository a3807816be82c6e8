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
import { FigurePanel } from './FigurePanel.tsx';
import { MarginsPanel } from './MarginsPanel.tsx';

export type Finance = PayloadOf<typeof readFinance>;

interface OverviewProps {
  finance: Finance;
  currency: string;
}

const BLUE = '#156bac';
const GOLD = '#d9a441';
const isNothing = (amount: string | null | undefined) => isZero(amount ?? '0');

/** What is open by age, moved and expected by week, and earned. */
export function OverviewPart(props: OverviewProps) {
  const seesMargins = useCan(listTrainMargins);
  return (
    <div className={styles.pictures}>
      <AgeingPanel {...props} />
      <CashPanel {...props} />
      {seesMargins && <MarginsPanel currency={props.currency} />}
    </div>
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
          series={[{ name: t.ageing, colour: BLUE }]}
          groups={AGE_BANDS.map((band) => ({
            name: t.bands[band],
            bars: [{ series: 0, amount: open[band] ?? '0', label: inMoney(open[band]) }],
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
  const barOf = (series: number, moved: string | null, expected: string | null) => ({
    series,
    amount: moved ?? '0',
    expected: expected ?? '0',
    label: [moved, expected]
      .filter((amount) => !isNothing(amount))
      .map(inMoney)
      .join(' + '),
  });
  return (
    <FigurePanel
      title={t.cash}
      hint={t.cashHint}
      emptyText={t.noCash}
      picture={
        <Bars
          label={t.cash}
          series={[
            { name: t.incoming, colour: BLUE },
            { name: t.outgoing, colour: GOLD },
          ]}
          expectedName={t.expected}
          groups={cash.map(({ week, received, incoming, paid, outgoing }) => ({
            name: format.date(week),
            bars: [barOf(0, received, incoming), barOf(1, paid, outgoing)].filter(({ label }) => label !== ''),
          }))}
        />
      }
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

import { Alert, Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { saveAs } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../platform/web/records/can.tsx';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { PartTabs } from '../../../../platform/web/widgets/page/PartTabs.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { AGE_BANDS } from '../../../bill/states.ts';
import { listTrainMargins, orderMargins } from '../../../charge/marginWire.ts';
import { OrderMargins } from '../../../charge/web/parts.ts';
import { Proofs } from '../../../journal/web/parts.ts';
import { listBalances } from '../../../journal/wire.ts';
import { readFinance } from '../../financeWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { BarChart } from './BarChart.tsx';
import { FigureTable } from './FigureTable.tsx';

type Finance = PayloadOf<typeof readFinance>;
interface PanelProps {
  finance: Finance;
  currency: string;
}

const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'];

/** What is open, expected and earned, a tab each. */
export default function FinancePage() {
  const t = useTexts().finance;
  const [currency, setCurrency] = useState('CNY');
  const read = useRead(readFinance, { currency }, { keepPrevious: true });
  if (read.data === undefined && read.error)
    return <LoadError error={read.error} onRetry={() => void read.refetch()} />;
  const finance = read.data;
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        extra={<Segmented options={CURRENCIES} value={currency} onChange={setCurrency} />}
      />
      {finance ? (
        <div className={styles.page}>
          <Agreement finance={finance} />
          <Parts finance={finance} currency={currency} />
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </>
  );
}

function Parts(panel: PanelProps) {
  const t = useTexts().finance;
  const { currency } = panel;
  const seesMargins = useCan(orderMargins.list);
  const seesProofs = useCan(listBalances);
  const [search, setSearch] = useSearchParams();
  const margins = [
    { key: 'trains', label: t.margins, content: <TrainMargins currency={currency} /> },
    { key: 'orders', label: t.orderMargins, content: <OrderMargins key={currency} currency={currency} /> },
  ];
  const parts = [
    { key: 'ageing', label: t.ageing, content: <Ageing {...panel} /> },
    { key: 'cash', label: t.cash, content: <Cash {...panel} /> },
    ...(seesMargins ? margins : []),
    ...(seesProofs ? [{ key: 'proofs', label: t.proofs, content: <Proofs /> }] : []),
  ];
  return (
    <PartTabs
      label={t.title}
      parts={parts}
      shown={parts.find(({ key }) => key === search.get('tab'))?.key ?? 'ageing'}
      onShow={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
}

function Agreement({ finance: { proof } }: Pick<PanelProps, 'finance'>) {
  const t = useTexts().finance;
  const format = useFormat();
  if (proof === null) return null;
  const { differences } = proof;
  const provenAt = <span className={styles.soft}>{t.proven({ time: format.dateTime(proof.ranAt) })}</span>;
  if (differences.length === 0)
    return (
      <Alert
        type="success"
        showIcon
        title={
          <>
            {t.agree} {provenAt}
          </>
        }
      />
    );
  return (
    <Alert
      type="error"
      showIcon
      title={
        <>
          {t.differ} {provenAt}
        </>
      }
      description={differences.map(({ subject, books, journal }) => (
        <div key={subject}>
          {subject} · {t.books} {books} · {t.journal} {journal}
        </div>
      ))}
    />
  );
}

function Ageing({ finance: { ageing }, currency }: PanelProps) {
  const texts = useTexts();
  const t = texts.finance;
  const format = useFormat();
  const inMoney = (amount: string | null | undefined) => (amount ? format.money(amount, currency) : '—');
  const head = [texts.company, ...AGE_BANDS.map((band) => t.bands[band]), t.total, texts.currency];
  const rows = ageing.map(({ companyFullName, bands, total }) => [
    companyFullName,
    ...AGE_BANDS.map((band) => bands[band] ?? ''),
    total ?? '',
    currency,
  ]);
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.soft}>{t.ageingHint}</span>
        <Button disabled={ageing.length === 0} onClick={() => saveCsv(`ageing_${currency}`, [head, ...rows])}>
          {t.export}
        </Button>
      </div>
      {ageing.length === 0 ? (
        <EmptyState text={t.noAgeing} />
      ) : (
        <FigureTable
          label={t.ageing}
          heads={[texts.company, ...AGE_BANDS.map((band) => t.bands[band]), t.total]}
          rows={ageing.map(({ companyFullName, bands, total }) => ({
            key: companyFullName,
            cells: [companyFullName, ...AGE_BANDS.map((band) => inMoney(bands[band])), inMoney(total)],
          }))}
        />
      )}
    </section>
  );
}

function Cash({ finance: { cash }, currency }: PanelProps) {
  const t = useTexts().finance;
  const format = useFormat();
  return (
    <section className={styles.panel}>
      {cash.length === 0 ? (
        <EmptyState text={t.noCash} />
      ) : (
        <BarChart
          label={t.cash}
          series={[
            { name: t.incoming, colour: '#156bac' },
            { name: t.outgoing, colour: '#d9a441' },
          ]}
          bars={cash.map(({ week, incoming, outgoing }) => ({
            name: format.date(week),
            values: [incoming ?? '0', outgoing ?? '0'],
          }))}
          format={(amount) => format.money(amount, currency)}
        />
      )}
    </section>
  );
}

/** The chart shows the latest trains, limited so that their names are legible. */
const CHARTED = 10;

function TrainMargins({ currency }: Pick<PanelProps, 'currency'>) {
  const texts = useTexts();
  const t = texts.finance;
  const format = useFormat();
  const read = useRead(listTrainMargins, { currency }, { keepPrevious: true });
  if (read.data === undefined)
    return read.error ? (
      <LoadError error={read.error} onRetry={() => void read.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  const margins = read.data;
  const head = [t.train, texts.date, t.sales, t.costs, t.margin, texts.currency];
  const rows = margins.map((row) => [
    row.trainNo,
    row.departDate,
    row.sales ?? '',
    row.costs ?? '',
    row.margin ?? '',
    currency,
  ]);
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, currency));
  if (margins.length === 0) return <EmptyState text={t.noMargins} />;
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <span className={styles.soft}>{t.marginsHint}</span>
        <Button onClick={() => saveCsv(`margins_${currency}`, [head, ...rows])}>{t.export}</Button>
      </div>
      <BarChart
        label={t.margins}
        series={[
          { name: t.sales, colour: '#156bac' },
          { name: t.costs, colour: '#d9a441' },
        ]}
        bars={margins
          .slice(0, CHARTED)
          .reverse()
          .map(({ trainNo, departDate, sales, costs }) => ({
            name: `${trainNo} ${format.day(departDate)}`,
            values: [sales ?? '0', costs ?? '0'],
          }))}
        format={(amount) => format.money(amount, currency)}
      />
      <FigureTable
        label={t.margins}
        heads={[t.train, texts.date, t.sales, t.costs, t.margin]}
        rows={margins.map(({ trainNo, departDate, sales, costs, margin }) => ({
          key: `${trainNo} ${departDate}`,
          cells: [trainNo, format.date(departDate), inMoney(sales), inMoney(costs), inMoney(margin)],
        }))}
      />
    </section>
  );
}

/** A cell that a spreadsheet would run begins with an apostrophe; amounts stay numbers. */
function cellOf(value: string): string {
  const isFormula = /^[=+@\t]/.test(value) || /^-\D/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Saves rows as .csv that spreadsheets open with the right letters. */
function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const text = `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
  saveAs(`${name}.csv`, new Blob([text], { type: 'text/csv' }));
}

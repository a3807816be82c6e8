import { Alert, Button, Segmented, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { Can } from '../../../../platform/web/records/can.tsx';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { AGE_BANDS } from '../../../bill/states.ts';
import { Proofs } from '../../../journal/web/parts.ts';
import { listBalances } from '../../../journal/wire.ts';
import { readFinance } from '../../financeWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { BarChart } from './BarChart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { saveCsv } from './saveCsv.ts';

type Finance = PayloadOf<typeof readFinance>;
interface PanelProps {
  finance: Finance;
  currency: string;
}

const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'];

/** What is open, expected and earned. */
export default function FinancePage() {
  const t = useTexts().finance;
  const [currency, setCurrency] = useState('CNY');
  const read = useRead(readFinance, { currency }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title={t.title}
        subtitle={t.subtitle}
        extra={<Segmented options={CURRENCIES} value={currency} onChange={setCurrency} />}
      />
      {read.data ? (
        <div className={styles.page}>
          <Agreement finance={read.data} currency={currency} />
          <Can call={listBalances}>
            <Suspense fallback={<Skeleton active />}>
              <Proofs />
            </Suspense>
          </Can>
          <Ageing finance={read.data} currency={currency} />
          <Cash finance={read.data} currency={currency} />
          <Margins finance={read.data} currency={currency} />
        </div>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </>
  );
}

function Agreement({ finance: { differences } }: PanelProps) {
  const t = useTexts().finance;
  if (differences.length === 0) return <Alert type="success" showIcon title={t.agree} />;
  return (
    <Alert
      type="error"
      showIcon
      title={t.differ}
      description={differences.map(({ account, companyFullName, books, journal }) => (
        <div key={`${account} ${companyFullName} ${books}`}>
          {account} · {companyFullName} · {t.books} {books} · {t.journal} {journal}
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
        <h2>{t.ageing}</h2>
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
      <h2>{t.cash}</h2>
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

function Margins({ finance: { margins }, currency }: PanelProps) {
  const texts = useTexts();
  const t = texts.finance;
  const format = useFormat();
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
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{t.margins}</h2>
        <Button
          disabled={margins.length === 0}
          onClick={() => saveCsv(`margins_${currency}`, [head, ...rows])}
        >
          {t.export}
        </Button>
      </div>
      {margins.length === 0 ? (
        <EmptyState text={t.noMargins} />
      ) : (
        <FigureTable
          label={t.margins}
          heads={[t.train, texts.date, t.sales, t.costs, t.margin]}
          rows={margins.map(({ trainNo, departDate, sales, costs, margin }) => ({
            key: `${trainNo} ${departDate}`,
            cells: [trainNo, format.date(departDate), inMoney(sales), inMoney(costs), inMoney(margin)],
          }))}
        />
      )}
    </section>
  );
}

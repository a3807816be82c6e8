import { Alert, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { PartTabs } from '../../../../../platform/web/widgets/page/PartTabs.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import { orderMargins } from '../../../charge/marginWire.ts';
import { OrderMargins } from '../../../charge/web/parts.ts';
import { Proofs } from '../../../journal/web/parts.ts';
import { listBalances } from '../../../journal/wire.ts';
import { readFinance } from '../../financeWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { type Finance, OverviewPart } from './OverviewPart.tsx';

interface PanelProps {
  finance: Finance;
  currency: string;
}

/** Pictures of what is open, moved and earned; orders and proofs a tab each. */
export default function FinancePage() {
  const texts = useTexts();
  const t = texts.finance;
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
        extra={
          <Select aria-label={texts.currency} value={currency} onChange={setCurrency} options={CURRENCY_OPTIONS} />
        }
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

function Parts({ finance, currency }: PanelProps) {
  const t = useTexts().finance;
  const seesMargins = useCan(orderMargins.list);
  const seesProofs = useCan(listBalances);
  const [search, setSearch] = useSearchParams();
  const orders = { key: 'orders', label: t.orderMargins };
  const parts = [
    { key: 'overview', label: t.overview, content: <OverviewPart finance={finance} currency={currency} /> },
    ...(seesMargins ? [{ ...orders, content: <OrderMargins key={currency} currency={currency} /> }] : []),
    ...(seesProofs ? [{ key: 'proofs', label: t.proofs, content: <Proofs /> }] : []),
  ];
  return (
    <PartTabs
      label={t.title}
      parts={parts}
      shown={parts.find(({ key }) => key === search.get('tab'))?.key ?? 'overview'}
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
      <p className={styles.agreed}>
        <StatusTag tone="success" label={t.agree} /> {provenAt}
      </p>
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

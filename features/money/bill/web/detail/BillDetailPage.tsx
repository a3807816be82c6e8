import { Button, Skeleton, Space } from 'antd';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { Headline } from '../../../../../platform/web/widgets/page/Headline.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { freightBillPage, operatorBillsPage } from '../../pages.ts';
import { claimAmountText } from '../../states.ts';
import { BILL_FORMATS, type Bill, downloadBill, readBill } from '../../wire.ts';
import styles from '../bill.module.css';
import { billActions } from '../slots.ts';
import { useTexts } from '../texts.ts';
import { BILL_TONE } from '../tones.ts';
import { BillActions } from './BillActions.tsx';
import { BillLines } from './BillLines.tsx';
import { differenceOfClaim } from './lineSums.ts';

/** A bill for its party and for operators, by `?billId=`. */
export default function BillDetailPage() {
  const texts = useTexts();
  const billId = useSearchId('billId');
  const read = useRead(readBill, { billId: billId ?? 0 }, { enabled: billId !== null });
  const { permissions } = useCurrentUser();
  const isKeeper = ['*:*:*', operatorBillsPage.permission].some((code) => permissions.includes(code ?? ''));
  const back = isKeeper ? operatorBillsPage.path : freightBillPage.path;
  const bill = read.data;
  if (bill === undefined)
    return (
      <DetailState title={texts.title} back={back} read={billId === null ? null : read}>
        <Skeleton active paragraph={{ rows: 10 }} />
      </DetailState>
    );
  return (
    <>
      <PageHeader title={`${texts.paperTitle[bill.side]} ${bill.billNo}`} back={back} extra={<Files bill={bill} />} />
      <div className={styles.page}>
        <Facts bill={bill} />
        <Fillings slot={billActions} props={{ bill }} />
        <BillLines bill={bill} />
        <History bill={bill} />
      </div>
    </>
  );
}

function Files({ bill: { billId, total } }: { bill: Bill }) {
  const texts = useTexts();
  const file = useDownload(downloadBill);
  if (total === null) return null;
  return (
    <Space>
      {BILL_FORMATS.map((format) => (
        <Button key={format} loading={file.isPending} onClick={() => void file.download({ billId, format })}>
          {texts[format]}
        </Button>
      ))}
    </Space>
  );
}

function Facts({ bill }: { bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  const { currency, dueDate, daysOverdue, status, side } = bill;
  const difference = side === 'cost' ? differenceOfClaim(bill) : null;
  // agreed, and not paid in full
  const isOwed = status === 'agreed' && bill.open !== null;
  const inMoney = (amount: string | null) => (amount === null ? texts.hidden : format.money(amount, currency));
  const facts = [
    [texts.company, `${bill.companyFullName} (${bill.companyNo})`],
    [texts.kind, [texts.kinds[bill.kind], bill.month].filter(Boolean).join(' · ')],
    ...(bill.claimNo === '' ? [] : [[texts.claimNo, bill.claimNo]]),
    ...(side === 'cost' ? [[texts.claimed, inMoney(bill.claimedTotal)]] : []),
    ...(difference === null ? [] : [[texts.difference, inMoney(difference)]]),
    ...(isOwed ? [[side === 'cost' ? texts[claimAmountText(status)] : texts.total, inMoney(bill.total)]] : []),
    [texts.tax, inMoney(bill.taxTotal)],
    [texts.paid, inMoney(bill.paid)],
    ...(isOwed ? [] : [[texts.dueDate, dueDate === null ? '—' : format.date(dueDate)]]),
    ...(bill.remark === '' ? [] : [[texts.remark, bill.remark]]),
  ];
  return (
    <section className={styles.panel}>
      <div className={styles.panelHead}>
        <Headline
          figure={inMoney(isOwed ? bill.open : bill.total)}
          label={isOwed ? texts.open : side === 'cost' ? texts[claimAmountText(status)] : texts.total}
          tone={daysOverdue > 0 ? 'late' : 'calm'}
        >
          {dueDate !== null && isOwed && (
            <>
              {texts.dueDate} {format.date(dueDate)}
              {daysOverdue > 0 && <div className={styles.late}>{texts.overdue({ days: daysOverdue })}</div>}
            </>
          )}
        </Headline>
        <StatusTag tone={BILL_TONE[status]} label={texts.statuses[status]} />
      </div>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <BillActions bill={bill} />
    </section>
  );
}

function History({ bill: { history, currency } }: { bill: Bill }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        {texts.history} <span className={styles.soft}>{history.length}</span>
      </summary>
      <ul className={styles.history}>
        {history.map(({ eventId, time, kind, amount, byName, reason }) => (
          <li key={eventId}>
            <time title={format.zone}>{format.dateTime(time)}</time>
            <span>
              {texts.events[kind]} {amount !== null && format.money(amount, currency)}
              <span className={styles.soft}> {[byName || texts.byPlatform, reason].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

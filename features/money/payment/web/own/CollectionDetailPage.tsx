import { Alert, Skeleton } from 'antd';
import { Link } from 'react-router';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { DetailState } from '../../../../../platform/web/widgets/page/DetailState.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { billDetailPage, freightBillPage } from '../../../bill/pages.ts';
import { receiptsPage } from '../../pages.ts';
import { type ReceiptDetail, readReceipt, receipts } from '../../wire.ts';
import { UNDO_READS, useUndoAction } from '../operator/useUndoAction.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

/** Money received and what it paid, by `?receiptId=`. */
export default function CollectionDetailPage() {
  const texts = useTexts();
  const receiptId = useSearchId('receiptId');
  const isKeeper = useCan(receipts.list);
  const undo = useUndoAction(receiptId ?? 0);
  const read = useRead(readReceipt, { receiptId: receiptId ?? 0 }, { enabled: receiptId !== null });
  const title = texts.receipts.detail;
  const back = isKeeper ? receiptsPage.path : freightBillPage.path;
  if (read.data === undefined)
    return (
      <DetailState title={title} back={back} read={receiptId === null ? null : read}>
        <Skeleton active />
      </DetailState>
    );
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        extra={read.data.abilities.undo && <ActionButtons actions={[undo]} look="buttons" invalidates={UNDO_READS} />}
      />
      <Receipt receipt={read.data} />
    </>
  );
}

function Receipt({ receipt }: { receipt: ReceiptDetail }) {
  const texts = useTexts();
  const t = texts.receipts;
  const format = useFormat();
  const { currency, bills } = receipt;
  const inMoney = (amount: string | null) => (amount === null ? '—' : format.money(amount, currency));
  const facts = [
    [texts.company, receipt.companyFullName],
    [t.receivedOn, format.date(receipt.receivedDate)],
    [t.way, t.ways[receipt.way]],
    [texts.amount, inMoney(receipt.amount)],
    [t.credited, inMoney(receipt.credited)],
    [texts.reference, receipt.reference],
    ...(receipt.byName === '' ? [] : [[t.byName, receipt.byName]]),
  ];
  const { undone } = receipt;
  return (
    <div className={styles.page}>
      {undone !== null && (
        <Alert
          type="warning"
          showIcon
          title={`${t.undone} · ${format.dateTime(undone.time)}`}
          description={[undone.reason, undone.byName].filter(Boolean).join(' · ')}
        />
      )}
      <section className={styles.panel}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.panel}>
        <h2>{t.paid}</h2>
        {bills.length === 0 && <span className={styles.soft}>{t.none}</span>}
        <ul className={styles.list}>
          {bills.map(({ billId, billNo, amount }) => (
            <li key={billId}>
              <Link to={pathTo(billDetailPage, { billId })}>{billNo}</Link>
              <span>{inMoney(amount)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isAboveZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import { CopyText } from '../../../../../platform/web/widgets/copy/CopyText.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { type Bill, readBill } from '../../../bill/wire.ts';
import { payByCredit, readPaying, startOnline } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

/** How a bill is paid: by transfer with its number, by wallet, by credit. */
export function PaySection({ bill, title }: { bill: Bill; title: string }) {
  const texts = useTexts();
  const t = texts.pay;
  const format = useFormat();
  const navigate = useNavigate();
  const { billId, billNo, currency } = bill;
  const read = useRead(readPaying, { currency });
  const starting = useWrite(startOnline);
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const [isByCredit, setByCredit] = useState(false);
  if (read.data === undefined) return null;
  const { account, credit, hasOnline } = read.data;
  const facts = [
    [texts.holder, account.holder],
    [texts.bankName, account.bankName],
    [texts.accountNo, account.accountNo],
    [texts.swift, account.swift],
  ].filter(([, value]) => value !== '');
  const hasCredit = credit !== null && isAboveZero(credit);
  return (
    <section className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <strong className={styles.strong}>{bill.open !== null && format.money(bill.open, currency)}</strong>
      </div>
      {facts.length === 0 ? (
        <span className={styles.soft}>{t.noAccount}</span>
      ) : (
        <>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.reference}</dt>
              <dd>
                <CopyText text={billNo} />
              </dd>
            </div>
          </dl>
          <span className={styles.soft}>{t.reference({ billNo })}</span>
        </>
      )}
      <div className={styles.buttons}>
        {hasOnline && (
          <Button
            type="primary"
            loading={starting.isPending}
            onClick={() =>
              void lock(async () => {
                const started = await starting.send({ billId });
                if (started) void navigate(started.url);
              })
            }
          >
            {t.online}
          </Button>
        )}
        {hasCredit && (
          <Button onClick={() => setByCredit(true)}>{t.credit({ amount: format.money(credit, currency) })}</Button>
        )}
      </div>
      {isByCredit && <CreditDialog bill={bill} onClose={() => setByCredit(false)} />}
    </section>
  );
}

function CreditDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const texts = useTexts();
  const paying = useWrite(payByCredit, { invalidates: [readBill, readPaying], done: texts.pay.creditDone });
  return (
    <FormDialog<{ amount: string }>
      isOpen
      title={texts.pay.creditTitle}
      first={{ amount: bill.open ?? '' }}
      saving={paying}
      onSave={({ amount }) => paying.send({ billId: bill.billId, amount })}
      onClose={onClose}
    >
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="gross" currency={bill.currency} />
      </Form.Item>
    </FormDialog>
  );
}

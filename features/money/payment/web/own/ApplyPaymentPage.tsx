import { Alert, Button, Checkbox, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import { useSearchId } from '../../../../../platform/web/router/addressId.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { freightBillPage } from '../../../bill/pages.ts';
import { applyForPayment, askRefund, readOwnPayouts, saveBankAccount } from '../../payoutWire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { PAYOUT_TONE } from '../tones.ts';

type Own = PayloadOf<typeof readOwnPayouts>;

const INVALIDATES = [readOwnPayouts];

/** What a company can have paid out: approved bills and credit. */
export default function ApplyPaymentPage() {
  const t = useTexts().apply;
  const read = useRead(readOwnPayouts, {});
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} back={freightBillPage.path} />
      {read.data ? (
        <div className={styles.page}>
          <AccountPanel own={read.data} />
          <PayablePanel own={read.data} />
          <CreditPanel own={read.data} />
          <HistoryPanel own={read.data} />
        </div>
      ) : read.error ? (
        <LoadError error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </>
  );
}

function AccountPanel({ own: { account } }: { own: Own }) {
  const texts = useTexts();
  const t = texts.apply;
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const facts = account && [
    [texts.holder, account.holder],
    [texts.bankName, account.bankName],
    [texts.accountNo, account.accountNo],
    [texts.swift, account.swift || '—'],
    [t.changed, format.dateTime(account.changeTime)],
  ];
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{t.account}</h2>
        <Button onClick={() => setChanging(true)}>{t.changeAccount}</Button>
      </div>
      {facts === null ? (
        <Alert type="warning" showIcon title={t.noAccount} />
      ) : (
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isChanging && <AccountDialog own={account} onClose={() => setChanging(false)} />}
    </section>
  );
}

function AccountDialog({ own, onClose }: { own: Own['account']; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.apply;
  const saving = useWrite(saveBankAccount, { invalidates: INVALIDATES, done: t.accountSaved });
  const required = [{ required: true, whitespace: true }];
  return (
    <FormDialog<{ holder: string; bankName: string; accountNo: string; swift: string; password: string }>
      isOpen
      width={480}
      title={t.changeAccount}
      first={{
        holder: own?.holder ?? '',
        bankName: own?.bankName ?? '',
        accountNo: own?.accountNo ?? '',
        swift: own?.swift ?? '',
        password: '',
      }}
      saving={saving}
      onSave={(values) => saving.send(values)}
      onClose={onClose}
    >
      <Form.Item name="holder" label={texts.holder} rules={required}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="bankName" label={texts.bankName} rules={required}>
        <Input maxLength={120} autoComplete="off" />
      </Form.Item>
      <Form.Item name="accountNo" label={texts.accountNo} rules={required}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="swift" label={texts.swift}>
        <Input maxLength={11} autoComplete="off" />
      </Form.Item>
      <Form.Item name="password" label={t.password} extra={t.passwordHint} rules={[{ required: true }]}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </FormDialog>
  );
}

function PayablePanel({ own: { bills } }: { own: Own }) {
  const t = useTexts().apply;
  const format = useFormat();
  const billId = useSearchId('billId');
  const [chosen, setChosen] = useState<readonly number[]>(() =>
    bills.filter((bill) => bill.billId === billId).map((bill) => bill.billId),
  );
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const applying = useWrite(applyForPayment, { invalidates: INVALIDATES, done: t.applied });
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{t.payable}</h2>
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={applying.isPending}
          onClick={() =>
            void lock(async () => {
              if (await applying.send({ billIds: [...chosen], remark: '' })) setChosen([]);
            })
          }
        >
          {t.apply}
        </Button>
      </div>
      {bills.length === 0 && <EmptyState text={t.noPayable} />}
      <ul className={styles.list}>
        {bills.map(({ billId, billNo, claimNo, open, currency, dueDate }) => (
          <li key={billId}>
            <Checkbox
              checked={chosen.includes(billId)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, billId] : chosen.filter((id) => id !== billId))
              }
            >
              {billNo} <span className={styles.soft}>{claimNo}</span>
            </Checkbox>
            <span>
              {open !== null && format.money(open, currency)}{' '}
              <span className={styles.soft}>{dueDate !== null && `${t.due} ${format.date(dueDate)}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CreditPanel({ own: { credits } }: { own: Own }) {
  const texts = useTexts();
  const t = texts.apply;
  const format = useFormat();
  const [asked, setAsked] = useState<{ currency: string; amount: string | null } | null>(null);
  const sending = useWrite(askRefund, { invalidates: INVALIDATES, done: t.refunded });
  return (
    <section className={styles.panel}>
      <h2>{t.credits}</h2>
      {credits.length === 0 && <span className={styles.soft}>{t.noCredits}</span>}
      <ul className={styles.list}>
        {credits.map((credit) => (
          <li key={credit.currency}>
            <strong>{credit.amount !== null && format.money(credit.amount, credit.currency)}</strong>
            <Button onClick={() => setAsked(credit)}>{t.refund}</Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <FormDialog<{ amount: string; reason: string }>
          isOpen
          title={t.refundTitle}
          first={{ amount: asked.amount ?? '', reason: '' }}
          saving={sending}
          onSave={(values) => sending.send({ currency: asked.currency, ...values })}
          onClose={() => setAsked(null)}
        >
          <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
            <MoneyInput tax="gross" currency={asked.currency} />
          </Form.Item>
          <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
            <Input.TextArea rows={2} maxLength={500} />
          </Form.Item>
        </FormDialog>
      )}
    </section>
  );
}

function HistoryPanel({ own: { payouts } }: { own: Own }) {
  const texts = useTexts();
  const t = texts.apply;
  const format = useFormat();
  return (
    <section className={styles.panel}>
      <h2>{t.payouts}</h2>
      {payouts.length === 0 && <span className={styles.soft}>{t.noPayouts}</span>}
      <ul className={styles.list}>
        {payouts.map(({ payoutId, kind, amount, currency, status, bills, reason, applyTime }) => (
          <li key={payoutId}>
            <span>
              {texts.payouts.kinds[kind]} {amount !== null && format.money(amount, currency)}{' '}
              <span className={styles.soft}>
                {[format.dateTime(applyTime), bills, reason].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StatusTag tone={PAYOUT_TONE[status]} label={texts.payouts.statuses[status]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

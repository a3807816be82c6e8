import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { minus, sumOf } from '../../../../../libs/amounts/amounts.ts';
import { isAboveZero, isBelowZero } from '../../../../../libs/amounts/compare.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { bankEntries, confirmMatch, receipts, suggestMatch } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { type Entry, EntryModal } from './EntryModal.tsx';
import { useBookedToast } from './useBookedToast.ts';

/** At most two places, without a sign. */
const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text);

/** Suggested bills of a bank entry, to be changed and confirmed. */
export function MatchDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useTexts().entries;
  const [companyNo, setCompanyNo] = useState('');
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>(new Map());
  const { entryId, amount, currency } = entry;
  const read = useRead(suggestMatch, { entryId, companyNo });
  const confirming = useWrite(confirmMatch, {
    invalidates: [bankEntries.list, receipts.list, suggestMatch],
  });
  const showBooked = useBookedToast();
  const found = read.data;
  const partOf = (bill: { billId: number; suggested: string | null }) =>
    changed.get(bill.billId) ?? bill.suggested ?? '';
  const typed = (found?.bills ?? []).map((bill) => ({ billId: bill.billId, amount: partOf(bill) }));
  const isReadable = typed.every((part) => part.amount === '' || isAmount(part.amount));
  const parts = typed.filter((part) => isAmount(part.amount) && isAboveZero(part.amount));
  const rest = minus(amount ?? '0', sumOf(parts.map((part) => part.amount)));
  const confirm = async () => {
    const done = await confirming.send({ entryId, companyNo: found?.companyNo ?? '', parts });
    if (!done) return;
    showBooked(t.confirmed, entry.bookedDate, done.bookedOn);
    onClose();
  };
  return (
    <EntryModal
      entry={entry}
      title={t.matchTitle}
      canConfirm={found !== undefined && found.companyNo !== '' && !isBelowZero(rest) && isReadable}
      isPending={confirming.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {found === undefined ? (
        <Skeleton active paragraph={{ rows: 3 }} />
      ) : (
        <>
          <Alert
            type={found.companyNo === '' ? 'warning' : 'info'}
            showIcon
            title={[found.companyFullName, found.by === 'none' && companyNo !== '' ? '' : t.by[found.by]]
              .filter(Boolean)
              .join(' · ')}
          />
          <Payer companyNo={companyNo} onChoose={setCompanyNo} />
          {found.bills.map((bill) => (
            <Part
              key={bill.billId}
              bill={bill}
              currency={currency}
              value={partOf(bill)}
              onChange={(value) => setChanged(new Map(changed).set(bill.billId, value))}
            />
          ))}
          <Rest amount={rest} currency={currency} />
        </>
      )}
    </EntryModal>
  );
}

function Payer({ companyNo, onChoose }: { companyNo: string; onChoose: (companyNo: string) => void }) {
  const { company } = useTexts();
  return <CompanyPicker aria-label={company} placeholder={company} value={companyNo} onChange={onChoose} />;
}

/** What the parts leave of the amount, or go beyond it. */
function Rest({ amount, currency }: { amount: string; currency: string }) {
  const t = useTexts().entries;
  const format = useFormat();
  if (isBelowZero(amount)) return <span className={styles.bad}>{t.beyond}</span>;
  if (!isAboveZero(amount)) return null;
  return <span className={styles.soft}>{t.rest({ amount: format.money(amount, currency) })}</span>;
}

interface PartProps {
  bill: PayloadOf<typeof suggestMatch>['bills'][number];
  currency: string;
  value: string;
  onChange: (value: string) => void;
}

function Part({ bill: { billNo, open }, currency, value, onChange }: PartProps) {
  const t = useTexts().entries;
  const format = useFormat();
  return (
    <div className={styles.part}>
      <span>
        {billNo}{' '}
        <span className={styles.soft}>
          {t.open} {open !== null && format.money(open, currency)}
        </span>
      </span>
      <MoneyInput
        tax="gross"
        currency={currency}
        aria-label={`${t.part} ${billNo}`}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

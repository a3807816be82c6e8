import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { CompanyPicker } from '../../../account/web/parts.ts';
import { bankEntries, confirmMatch, receipts, suggestMatch } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { type Entry, EntryModal } from './EntryModal.tsx';
import { useBookedToast } from './useBookedToast.ts';

/** Hundredths of an amount with at most two places; null while something else is typed. */
function centsOf(amount: string): bigint | null {
  const [, whole = '', places = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return whole === '' ? null : BigInt(whole + places.padEnd(2, '0'));
}

const amountOf = (cents: bigint) => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

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
  const parts = (found?.bills ?? []).flatMap((bill) => {
    const cents = centsOf(partOf(bill));
    return cents === null || cents === 0n ? [] : [{ billId: bill.billId, amount: amountOf(cents), cents }];
  });
  const isReadable = (found?.bills ?? []).every(
    (bill) => partOf(bill) === '' || centsOf(partOf(bill)) !== null,
  );
  const rest = (centsOf(amount ?? '') ?? 0n) - parts.reduce((sum, { cents }) => sum + cents, 0n);
  const confirm = async () => {
    const given = parts.map(({ cents: _, ...part }) => part);
    const done = await confirming.send({ entryId, companyNo: found?.companyNo ?? '', parts: given });
    if (!done) return;
    showBooked(t.confirmed, entry.bookedDate, done.bookedOn);
    onClose();
  };
  return (
    <EntryModal
      entry={entry}
      title={t.matchTitle}
      canConfirm={found !== undefined && found.companyNo !== '' && rest >= 0n && isReadable}
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
          <Rest cents={rest} currency={currency} />
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
function Rest({ cents, currency }: { cents: bigint; currency: string }) {
  const t = useTexts().entries;
  const format = useFormat();
  if (cents === 0n) return null;
  if (cents < 0n) return <span className={styles.bad}>{t.beyond}</span>;
  return <span className={styles.soft}>{t.rest({ amount: format.money(amountOf(cents), currency) })}</span>;
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

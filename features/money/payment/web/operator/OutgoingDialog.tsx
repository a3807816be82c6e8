import { Alert, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { sumsByCurrency, sumsText } from '../../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { payouts } from '../../payoutWire.ts';
import { bankEntries, confirmPayouts, suggestPayouts } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { type Entry, EntryModal, withoutSign } from './EntryModal.tsx';

/** Payments that left by a bank entry, to be chosen and confirmed. */
export function OutgoingDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.entries;
  const format = useFormat();
  const { entryId, currency } = entry;
  const amount = withoutSign(entry.amount) ?? '0';
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const read = useRead(suggestPayouts, { entryId });
  const confirming = useWrite(confirmPayouts, {
    invalidates: [bankEntries.list, payouts.list, suggestPayouts],
    done: t.confirmed,
  });
  const found = read.data?.payouts ?? [];
  const chosen = found.filter(({ payoutId, suggested }) => picked?.has(payoutId) ?? suggested);
  const sums = sumsByCurrency(chosen.flatMap((one) => (one.amount === null ? [] : [{ amount: one.amount, currency }])));
  const shown = format.money(amount, currency);
  const sum = chosen.length === 0 ? format.money('0', currency) : sumsText(sums, format.money);
  const toggle = (payoutId: number, isChosen: boolean) => {
    const others = chosen.flatMap((one) => (one.payoutId === payoutId ? [] : [one.payoutId]));
    setPicked(new Set(isChosen ? [...others, payoutId] : others));
  };
  const confirm = async () => {
    const payoutIds = chosen.map(({ payoutId }) => payoutId);
    if (await confirming.send({ entryId, payoutIds })) onClose();
  };
  return (
    <EntryModal
      entry={entry}
      title={t.payoutsTitle}
      canConfirm={chosen.length > 0 && sum === shown}
      isPending={confirming.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {read.data === undefined && <Skeleton active paragraph={{ rows: 3 }} />}
      {read.data !== undefined && found.length === 0 && <Alert type="info" showIcon title={t.noPayouts} />}
      {found.map((one) => (
        <Checkbox
          key={one.payoutId}
          checked={chosen.includes(one)}
          onChange={({ target }) => toggle(one.payoutId, target.checked)}
        >
          {one.companyFullName} · {one.amount !== null && format.money(one.amount, currency)}{' '}
          <StatusTag tone={one.status === 'paid' ? 'success' : 'info'} label={texts.payouts.statuses[one.status]} />
          <div className={styles.soft}>{[one.holder, one.accountNo].filter(Boolean).join(' · ')}</div>
        </Checkbox>
      ))}
      {found.length > 0 && (
        <span className={styles.soft}>{`${t.payoutsSum({ sum, amount: shown })} · ${t.payoutsHint}`}</span>
      )}
    </EntryModal>
  );
}

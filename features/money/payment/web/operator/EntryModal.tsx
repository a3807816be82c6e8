import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { bankEntries } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';

export type Entry = PayloadOf<typeof bankEntries.list>['rows'][number];

/** Hidden amounts are null; without the sign of what was paid. */
export const withoutSign = (amount: string | null) => amount?.replace('-', '') ?? null;

interface EntryModalProps {
  entry: Entry;
  title: string;
  canConfirm: boolean;
  isPending: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A bank entry, and what is confirmed about it, once. */
export function EntryModal({ entry, title, canConfirm, isPending, onConfirm, ...props }: EntryModalProps) {
  const t = useTexts().entries;
  const format = useFormat();
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const amount = withoutSign(entry.amount);
  return (
    <Modal
      open
      width={600}
      title={title}
      okText={t.confirm}
      okButtonProps={{ disabled: !canConfirm }}
      confirmLoading={isPending}
      onOk={() => void lock(onConfirm)}
      onCancel={props.onClose}
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <span>{[entry.counterparty, entry.reference].filter(Boolean).join(' · ')}</span>
          <strong>{amount !== null && format.money(amount, entry.currency)}</strong>
        </div>
        {props.children}
      </div>
    </Modal>
  );
}

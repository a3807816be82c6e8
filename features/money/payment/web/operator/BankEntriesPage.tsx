import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionButtons } from '../../../../../platform/web/actions/ActionButtons.tsx';
import { reasonAction } from '../../../../../platform/web/actions/action.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { collectionDetailPage } from '../../pages.ts';
import { ENTRY_STATUSES } from '../../states.ts';
import {
  bankEntries,
  bookBankCharge,
  confirmMatch,
  confirmPayouts,
  ignoreEntry,
  importStatement,
  reopenEntry,
} from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import type { Entry } from './EntryModal.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { OutgoingDialog } from './OutgoingDialog.tsx';
import { StatementUpload } from './StatementUpload.tsx';
import { useBookedToast } from './useBookedToast.ts';
import { UNDO_READS, useUndoAction } from './useUndoAction.ts';

const TONE = { open: 'warning', matched: 'success', charged: 'success', ignored: 'neutral' } as const;

/** Lines of bank statements, and what they pay. */
export default function BankEntriesPage() {
  const texts = useTexts();
  const t = texts.entries;
  const columns = useEntryColumns();
  const [matched, setMatched] = useState<Entry | null>(null);
  return (
    <>
      <RecordPage
        records={bankEntries}
        title={t.title}
        subtitle={t.subtitle}
        emptyText={t.empty}
        toolbar={
          <Can call={importStatement}>
            <StatementUpload />
          </Can>
        }
        filters={[
          { kind: 'text', name: 'counterparty', label: t.counterparty },
          { kind: 'text', name: 'reference', label: texts.reference },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: ENTRY_STATUSES.map((value) => ({ value, label: t.statuses[value] })),
          },
        ]}
        actionsWidth={208}
        actions={(entry) => <EntryActions entry={entry} onMatch={() => setMatched(entry)} />}
        columns={columns}
      />
      {matched !== null && <EntryDialog entry={matched} onClose={() => setMatched(null)} />}
    </>
  );
}

function useEntryColumns() {
  const texts = useTexts();
  const t = texts.entries;
  const format = useFormat();
  return [
    {
      key: 'bookedDate' as const,
      title: texts.date,
      width: 120,
      render: ({ bookedDate }: Entry) => format.date(bookedDate),
    },
    { key: 'counterparty' as const, title: t.counterparty, minWidth: 160 },
    { key: 'reference' as const, title: texts.reference, minWidth: 200 },
    {
      key: 'amount' as const,
      title: texts.amount,
      width: 160,
      align: 'right' as const,
      render: ({ amount, currency }: Entry) => (amount === null ? '—' : format.money(amount, currency)),
    },
    {
      key: 'status' as const,
      title: texts.status,
      width: 112,
      inCardCorner: true,
      render: ({ status, paid }: Entry) => (
        <>
          <StatusTag tone={TONE[status]} label={t.statuses[status]} />
          {paid !== '' && <div className={styles.soft}>{paid}</div>}
        </>
      ),
    },
  ];
}

interface EntryActionsProps {
  entry: Entry;
  onMatch: () => void;
}

function EntryActions({ entry, onMatch }: EntryActionsProps) {
  const texts = useTexts();
  const t = texts.entries;
  const canMatch = useCan(confirmMatch);
  const { status, receiptId, entryId } = entry;
  const isOpen = status === 'open';
  const undo = useUndoAction(receiptId ?? 0);
  const actions = [
    isOpen &&
      reasonAction(ignoreEntry, (reason) => ({ entryId, reason }), {
        label: t.ignore,
        title: t.ignoreTitle,
        done: t.ignored,
      }),
    !isOpen &&
      receiptId === null &&
      reasonAction(reopenEntry, (reason) => ({ entryId, reason }), {
        label: t.reopen,
        title: t.reopenTitle,
        done: t.reopened,
      }),
    receiptId !== null && undo,
  ];
  return (
    <>
      {canMatch && isOpen && isOutgoing(entry) && <OutgoingActions entry={entry} onMatch={onMatch} />}
      {canMatch && isOpen && !isOutgoing(entry) && (
        <Button type="link" size="small" onClick={onMatch}>
          {t.match}
        </Button>
      )}
      {receiptId !== null && <Link to={pathTo(collectionDetailPage, { receiptId })}>{texts.receipts.detail}</Link>}
      {canMatch && <ActionButtons actions={actions} invalidates={UNDO_READS} />}
    </>
  );
}

function EntryDialog(props: { entry: Entry; onClose: () => void }) {
  return isOutgoing(props.entry) ? <OutgoingDialog {...props} /> : <MatchDialog {...props} />;
}

const isOutgoing = ({ amount }: Entry) => amount?.startsWith('-') === true;

function OutgoingActions({ entry, onMatch }: { entry: Entry; onMatch: () => void }) {
  const t = useTexts().entries;
  const canPay = useCan(confirmPayouts);
  const booking = useWrite(bookBankCharge, { invalidates: [bankEntries.list] });
  const showBooked = useBookedToast();
  return (
    <>
      {canPay && (
        <Button type="link" size="small" onClick={onMatch}>
          {t.toPayouts}
        </Button>
      )}
      <Popconfirm
        title={t.chargeText}
        okText={t.charge}
        onConfirm={async () => {
          const done = await booking.send({ entryId: entry.entryId });
          if (done) showBooked(t.charged, entry.bookedDate, done.bookedOn);
        }}
      >
        <Button type="link" size="small">
          {t.charge}
        </Button>
      </Popconfirm>
    </>
  );
}

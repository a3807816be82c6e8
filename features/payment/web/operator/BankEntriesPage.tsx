import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
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
import { UndoDialog } from './UndoDialog.tsx';
import { useBookedToast } from './useBookedToast.ts';

const TONE = { open: 'warning', matched: 'success', charged: 'success', ignored: 'neutral' } as const;

/** An entry, and the dialog that is open about it. */
interface Chosen {
  dialog: 'match' | 'ignore' | 'reopen' | 'undo';
  entry: Entry;
}

/** Lines of bank statements, and what they pay. */
export default function BankEntriesPage() {
  const texts = useTexts();
  const t = texts.entries;
  const columns = useEntryColumns();
  const [chosen, setChosen] = useState<Chosen | null>(null);
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
        actions={(entry) => (
          <EntryActions entry={entry} onChoose={(dialog) => setChosen({ dialog, entry })} />
        )}
        columns={columns}
      />
      {chosen !== null && <EntryDialog chosen={chosen} onClose={() => setChosen(null)} />}
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
  onChoose: (dialog: Chosen['dialog']) => void;
}

function EntryActions({ entry, onChoose }: EntryActionsProps) {
  const texts = useTexts();
  const t = texts.entries;
  const canMatch = useCan(confirmMatch);
  const { status, receiptId } = entry;
  return (
    <>
      {canMatch && status === 'open' && (
        <>
          {isOutgoing(entry) ? (
            <OutgoingActions entry={entry} onMatch={() => onChoose('match')} />
          ) : (
            <Button type="link" size="small" onClick={() => onChoose('match')}>
              {t.match}
            </Button>
          )}
          <Button type="link" size="small" onClick={() => onChoose('ignore')}>
            {t.ignore}
          </Button>
        </>
      )}
      {canMatch && status !== 'open' && receiptId === null && (
        <Button type="link" size="small" onClick={() => onChoose('reopen')}>
          {t.reopen}
        </Button>
      )}
      {receiptId !== null && (
        <>
          <Link to={`${collectionDetailPage.path}?receiptId=${receiptId}`}>{texts.receipts.detail}</Link>
          {canMatch && (
            <Button type="link" size="small" danger onClick={() => onChoose('undo')}>
              {texts.receipts.undo}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function EntryDialog({ chosen: { dialog, entry }, onClose }: { chosen: Chosen; onClose: () => void }) {
  if (dialog === 'undo') return <UndoDialog receiptId={entry.receiptId} onClose={onClose} />;
  if (dialog === 'ignore') return <IgnoreDialog entry={entry} onClose={onClose} />;
  if (dialog === 'reopen') return <ReopenDialog entry={entry} onClose={onClose} />;
  return isOutgoing(entry) ? (
    <OutgoingDialog entry={entry} onClose={onClose} />
  ) : (
    <MatchDialog entry={entry} onClose={onClose} />
  );
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

function ReopenDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useTexts().entries;
  const reopening = useWrite(reopenEntry, { invalidates: [bankEntries.list], done: t.reopened });
  return (
    <ReasonDialog
      open
      title={t.reopenTitle}
      confirmLabel={t.reopen}
      onConfirm={async (reason) => {
        const isDone = (await reopening.send({ entryId: entry.entryId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
}

function IgnoreDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useTexts().entries;
  const ignoring = useWrite(ignoreEntry, { invalidates: [bankEntries.list], done: t.ignored });
  return (
    <ReasonDialog
      open
      title={t.ignoreTitle}
      confirmLabel={t.ignore}
      onConfirm={async (reason) => {
        const isDone = (await ignoring.send({ entryId: entry.entryId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
}

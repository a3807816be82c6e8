import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
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
import { MatchDialog } from './MatchDialog.tsx';
import { OutgoingDialog } from './OutgoingDialog.tsx';
import { StatementUpload } from './StatementUpload.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useBookedToast } from './useBookedToast.ts';

type Entry = PayloadOf<typeof bankEntries.list>['rows'][number];

const TONE = { open: 'warning', matched: 'success', charged: 'success', ignored: 'neutral' } as const;

/** Lines of bank statements, and what they pay. */
export default function BankEntriesPage() {
  const texts = useTexts();
  const t = texts.entries;
  const format = useFormat();
  const canMatch = useCan(confirmMatch);
  const [matched, setMatched] = useState<Entry | null>(null);
  const [ignored, setIgnored] = useState<Entry | null>(null);
  const [undone, setUndone] = useState<number | null>(null);
  const [reopened, setReopened] = useState<Entry | null>(null);
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
          <>
            {canMatch && entry.status === 'open' && (
              <>
                {isOutgoing(entry) ? (
                  <OutgoingActions entry={entry} onMatch={() => setMatched(entry)} />
                ) : (
                  <Button type="link" size="small" onClick={() => setMatched(entry)}>
                    {t.match}
                  </Button>
                )}
                <Button type="link" size="small" onClick={() => setIgnored(entry)}>
                  {t.ignore}
                </Button>
              </>
            )}
            {canMatch && entry.status !== 'open' && entry.receiptId === null && (
              <Button type="link" size="small" onClick={() => setReopened(entry)}>
                {t.reopen}
              </Button>
            )}
            {entry.receiptId !== null && (
              <>
                <Link to={`${collectionDetailPage.path}?receiptId=${entry.receiptId}`}>
                  {texts.receipts.detail}
                </Link>
                {canMatch && (
                  <Button type="link" size="small" danger onClick={() => setUndone(entry.receiptId)}>
                    {texts.receipts.undo}
                  </Button>
                )}
              </>
            )}
          </>
        )}
        columns={[
          { key: 'bookedDate', title: texts.date, width: 120, render: (row) => format.date(row.bookedDate) },
          { key: 'counterparty', title: t.counterparty, minWidth: 160 },
          { key: 'reference', title: texts.reference, minWidth: 200 },
          {
            key: 'amount',
            title: texts.amount,
            width: 160,
            align: 'right',
            render: ({ amount, currency }) => (amount === null ? '—' : format.money(amount, currency)),
          },
          {
            key: 'status',
            title: texts.status,
            width: 112,
            inCardCorner: true,
            render: ({ status, paid }) => (
              <>
                <StatusTag tone={TONE[status]} label={t.statuses[status]} />
                {paid !== '' && <div className={styles.soft}>{paid}</div>}
              </>
            ),
          },
        ]}
      />
      {matched !== null && !isOutgoing(matched) && (
        <MatchDialog entry={matched} onClose={() => setMatched(null)} />
      )}
      {matched !== null && isOutgoing(matched) && (
        <OutgoingDialog entry={matched} onClose={() => setMatched(null)} />
      )}
      <UndoDialog receiptId={undone} onClose={() => setUndone(null)} />
      <IgnoreDialog entry={ignored} onClose={() => setIgnored(null)} />
      <ReopenDialog entry={reopened} onClose={() => setReopened(null)} />
    </>
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

function ReopenDialog({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const t = useTexts().entries;
  const reopening = useWrite(reopenEntry, { invalidates: [bankEntries.list], done: t.reopened });
  return (
    <ReasonDialog
      open={entry !== null}
      title={t.reopenTitle}
      confirmLabel={t.reopen}
      onConfirm={async (reason) => {
        const isDone = (await reopening.send({ entryId: entry?.entryId ?? 0, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
}

function IgnoreDialog({ entry, onClose }: { entry: Entry | null; onClose: () => void }) {
  const t = useTexts().entries;
  const ignoring = useWrite(ignoreEntry, { invalidates: [bankEntries.list], done: t.ignored });
  return (
    <ReasonDialog
      open={entry !== null}
      title={t.ignoreTitle}
      confirmLabel={t.ignore}
      onConfirm={async (reason) => {
        const isDone = (await ignoring.send({ entryId: entry?.entryId ?? 0, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
}

import { Button, Select, Upload } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { Can, useCan } from '../../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { ReasonDialog } from '../../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { collectionDetailPage } from '../../pages.ts';
import { ENTRY_STATUSES } from '../../states.ts';
import { bankEntries, confirmMatch, ignoreEntry, importStatement, STATEMENT_EXTENSIONS } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

type Entry = PayloadOf<typeof bankEntries.list>['rows'][number];

const TONE = { open: 'warning', matched: 'success', ignored: 'neutral' } as const;
const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'];

/** Lines of bank statements, and what they pay. */
export default function BankEntriesPage() {
  const texts = useTexts();
  const t = texts.entries;
  const format = useFormat();
  const canMatch = useCan(confirmMatch);
  const [matched, setMatched] = useState<Entry | null>(null);
  const [ignored, setIgnored] = useState<Entry | null>(null);
  const [undone, setUndone] = useState<number | null>(null);
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
        actionsWidth={168}
        actions={(entry) => (
          <>
            {canMatch && entry.status === 'open' && (
              <>
                <Button type="link" size="small" onClick={() => setMatched(entry)}>
                  {t.match}
                </Button>
                <Button type="link" size="small" onClick={() => setIgnored(entry)}>
                  {t.ignore}
                </Button>
              </>
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
            render: ({ status }) => <StatusTag tone={TONE[status]} label={t.statuses[status]} />,
          },
        ]}
      />
      {matched !== null && <MatchDialog entry={matched} onClose={() => setMatched(null)} />}
      <UndoDialog receiptId={undone} onClose={() => setUndone(null)} />
      <IgnoreDialog entry={ignored} onClose={() => setIgnored(null)} />
    </>
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

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

function StatementUpload() {
  const t = useTexts().entries;
  const [currency, setCurrency] = useState('CNY');
  const importing = useWrite(importStatement, { invalidates: [bankEntries.list] });
  const take = async (file: File) => {
    const done = await importing.send({ fileName: file.name, content: await base64Of(file), currency });
    if (done) showToast('success', t.imported(done));
  };
  return (
    <span className={styles.buttons} title={t.importHint}>
      <Select
        aria-label={t.importCurrency}
        value={currency}
        onChange={setCurrency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <Upload
        accept={STATEMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        showUploadList={false}
        beforeUpload={(file) => {
          void take(file);
          return false;
        }}
      >
        <Button type="primary" loading={importing.isPending}>
          {t.import}
        </Button>
      </Upload>
    </span>
  );
}

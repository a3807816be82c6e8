import { Button, Form, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/web/language/format.ts';
import { useRead } from '../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../platform/web/records/can.tsx';
import { RecordPage } from '../../../platform/web/records/RecordPage.tsx';
import { ReasonDialog } from '../../../platform/web/widgets/dialog/ReasonDialog.tsx';
import type { UploadedFile } from '../../../platform/web/widgets/files/uploadCalls.ts';
import { FormDialog } from '../../../platform/web/widgets/form/FormDialog.tsx';
import { FileUploader } from '../../../platform/web/widgets/upload/FileUploader.tsx';
import type { PayloadOf } from '../../../platform/wire/call.ts';
import { PAYMENT_PROOF_RULE } from '../../../platform/wire/uploadRules.ts';
import { companyFilter } from '../../account/web/parts.ts';
import { DOC_TYPE } from '../../resource/docTypes.ts';
import { INVOICE_STATUSES } from '../kinds.ts';
import { localTaxPage } from '../pages.ts';
import { readTaxProvider } from '../taxWire.ts';
import { invoices, issueByHand, issueByProvider, redLetter, rejectInvoice } from '../wire.ts';
import { InvoiceFile, useInvoiceColumns } from './columns.tsx';
import { TemplateDownload, TemplateUpload } from './InvoiceTemplate.tsx';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Invoice = PayloadOf<typeof invoices.list>['rows'][number];
type InvoiceMove = 'issue' | 'reject' | 'red';
interface Chosen {
  move: InvoiceMove;
  invoiceId: number;
}

const REFETCH_MS = 30_000;
const INVALIDATES = [invoices.list];
const BELONGING = { docType: DOC_TYPE.invoice };

/** Applications for invoices of all companies, and what was issued. */
export default function OperatorInvoicesPage() {
  const texts = useTexts();
  const columns = useInvoiceColumns();
  const format = useFormat();
  const canDecide = useCan(issueByHand);
  const provider = useRead(readTaxProvider, {});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <>
      <RecordPage
        records={invoices}
        title={texts.operator.title}
        subtitle={texts.operator.subtitle}
        emptyText={texts.empty}
        refetchEveryMs={REFETCH_MS}
        toolbar={
          <>
            {provider.data?.isStandIn && <Link to={localTaxPage.path}>{texts.provider.link}</Link>}
            <TemplateDownload />
            <TemplateUpload />
          </>
        }
        filters={[
          companyFilter('companyFullName', texts.company),
          { kind: 'text', name: 'invoiceNo', label: texts.invoiceNo },
          {
            kind: 'select',
            name: 'status',
            label: texts.status,
            options: INVOICE_STATUSES.map((value) => ({ value, label: texts.statuses[value] })),
          },
          {
            kind: 'select',
            name: 'isUnlike',
            label: texts.operator.compared,
            options: [{ value: '1', label: texts.operator.unlike }],
          },
        ]}
        actionsWidth={208}
        actions={(row) => (
          <>
            <InvoiceFile row={row} />
            {canDecide && (
              <Decisions row={row} hasProvider={provider.data?.hasProvider === true} onChoose={setChosen} />
            )}
          </>
        )}
        columns={[
          {
            key: 'companyFullName',
            title: texts.company,
            minWidth: 152,
            render: ({ companyFullName, providerReason, isUnlike, billsTotal, currency }) => (
              <>
                {companyFullName}
                {providerReason !== '' && (
                  <div className={styles.refused}>
                    {texts.provider.reason}: {providerReason}
                  </div>
                )}
                {isUnlike && billsTotal !== null && (
                  <div className={styles.refused}>
                    {texts.operator.unlike} · {texts.operator.billsTotal} {format.money(billsTotal, currency)}
                  </div>
                )}
              </>
            ),
          },
          ...columns,
        ]}
      />
      {chosen !== null && <Dialogs chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Decisions({
  row: { invoiceId, status },
  hasProvider,
  onChoose,
}: {
  row: Invoice;
  hasProvider: boolean;
  onChoose: (chosen: Chosen) => void;
}) {
  const t = useTexts().operator;
  const issuing = useWrite(issueByProvider, { invalidates: INVALIDATES, done: t.applied });
  const button = (move: InvoiceMove, label: string, isDanger = false) => (
    <Button type="link" size="small" danger={isDanger} onClick={() => onChoose({ move, invoiceId })}>
      {label}
    </Button>
  );
  if (status === 'delivered') return button('red', t.red, true);
  if (status !== 'applied') return null;
  return (
    <>
      {hasProvider && (
        <Popconfirm
          title={t.provider}
          description={t.providerText}
          okText={t.provider}
          onConfirm={async () => void (await issuing.send({ invoiceId }))}
        >
          <Button type="link" size="small">
            {t.provider}
          </Button>
        </Popconfirm>
      )}
      {button('issue', t.issue)}
      {button('reject', t.reject, true)}
    </>
  );
}

function Dialogs({ chosen: { move, invoiceId }, onClose }: { chosen: Chosen; onClose: () => void }) {
  const t = useTexts().operator;
  const rejecting = useWrite(rejectInvoice, { invalidates: INVALIDATES, done: t.rejected });
  if (move === 'issue') return <IssueDialog invoiceId={invoiceId} onClose={onClose} />;
  if (move === 'red') return <RedDialog invoiceId={invoiceId} onClose={onClose} />;
  return (
    <ReasonDialog
      open
      isDangerous
      title={t.rejectTitle}
      confirmLabel={t.reject}
      onConfirm={async (reason) => {
        const isDone = (await rejecting.send({ invoiceId, reason })) !== undefined;
        if (isDone) onClose();
        return isDone;
      }}
      onClose={onClose}
    />
  );
}

interface DialogProps {
  invoiceId: number;
  onClose: () => void;
}

function IssueDialog({ invoiceId, onClose }: DialogProps) {
  const texts = useTexts();
  const [isUploading, setUploading] = useState(false);
  const issuing = useWrite(issueByHand, { invalidates: INVALIDATES, done: texts.operator.done });
  return (
    <FormDialog<{ invoiceNo: string; files: UploadedFile[] }>
      isOpen
      width={520}
      title={texts.operator.issueTitle}
      first={{ invoiceNo: '', files: [] }}
      saving={issuing}
      onSave={async ({ invoiceNo, files }) => {
        if (isUploading) return undefined;
        return issuing.send({ invoiceId, invoiceNo, resourceId: files[0]?.resourceId ?? null });
      }}
      onClose={onClose}
    >
      <Form.Item name="invoiceNo" label={texts.invoiceNo} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="files" label={texts.operator.file}>
        <FileUploader rule={PAYMENT_PROOF_RULE} belonging={BELONGING} onBusy={setUploading} />
      </Form.Item>
    </FormDialog>
  );
}

function RedDialog({ invoiceId, onClose }: DialogProps) {
  const texts = useTexts();
  const taking = useWrite(redLetter, { invalidates: INVALIDATES, done: texts.operator.redDone });
  return (
    <FormDialog<{ redNo: string; reason: string }>
      isOpen
      title={texts.operator.redTitle}
      first={{ redNo: '', reason: '' }}
      saving={taking}
      onSave={(values) => taking.send({ invoiceId, ...values })}
      onClose={onClose}
    >
      <Form.Item name="redNo" label={texts.redNo} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

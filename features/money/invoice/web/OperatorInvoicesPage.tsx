import { Form, Input } from 'antd';
import { Link } from 'react-router';
import { actionForm } from '../../../../platform/web/actions/actionForm.tsx';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { MoveButtons } from '../../../../platform/web/lifecycle/MoveButtons.tsx';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { RecordPage } from '../../../../platform/web/records/RecordPage.tsx';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { FileUploader } from '../../../../platform/web/widgets/upload/FileUploader.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { movesFrom } from '../../../../platform/wire/lifecycle.ts';
import { PAYMENT_PROOF_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { companyFilter } from '../../../people/account/web/parts.ts';
import { INVOICE_STATUSES } from '../kinds.ts';
import { localTaxPage } from '../pages.ts';
import { readTaxProvider } from '../taxWire.ts';
import { invoiceLife, invoices } from '../wire.ts';
import { InvoiceFile, useInvoiceColumns } from './columns.tsx';
import { TemplateDownload, TemplateUpload } from './InvoiceTemplate.tsx';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Invoice = PayloadOf<typeof invoices.list>['rows'][number];
interface IssueValues {
  invoiceNo: string;
  files: UploadedFile[];
}

const REFETCH_MS = 30_000;
const INVALIDATES = [invoices.list];
const BELONGING = { docType: DOC_TYPE.invoice };

/** Applications for invoices of all companies, and what was issued. */
export default function OperatorInvoicesPage() {
  const texts = useTexts();
  const columns = useInvoiceColumns();
  const format = useFormat();
  const provider = useRead(readTaxProvider, {});
  return (
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
          <Decisions row={row} hasProvider={provider.data?.hasProvider === true} />
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
  );
}

function Decisions({ row: { invoiceId, status }, hasProvider }: { row: Invoice; hasProvider: boolean }) {
  const texts = useTexts();
  const t = texts.operator;
  const open = movesFrom(invoiceLife, status).filter((move) => move !== 'issueByProvider' || hasProvider);
  return (
    <MoveButtons
      life={invoiceLife}
      seen={{ invoiceId }}
      // nothing is taken back while the provider decides
      open={status === 'issued' ? [] : open}
      invalidates={INVALIDATES}
      shown={{
        issueByProvider: { label: t.provider, text: t.providerText, done: t.applied },
        issue: {
          label: t.issue,
          title: t.issueTitle,
          done: t.done,
          form: actionForm({
            width: 520,
            first: { invoiceNo: '', files: [] },
            input: ({ invoiceNo, files }: IssueValues) => ({
              invoiceNo,
              resourceId: files[0]?.resourceId ?? null,
            }),
            fields: (onBusy) => (
              <>
                <LineItem name="invoiceNo" label={texts.invoiceNo} />
                <Form.Item name="files" label={t.file}>
                  <FileUploader rule={PAYMENT_PROOF_RULE} belonging={BELONGING} onBusy={onBusy} />
                </Form.Item>
              </>
            ),
          }),
        },
        reject: { label: t.reject, title: t.rejectTitle, done: t.rejected },
        redLetter: {
          label: t.red,
          title: t.redTitle,
          done: t.redDone,
          form: actionForm({
            first: { redNo: '', reason: '' },
            input: (values) => values,
            fields: () => (
              <>
                <LineItem name="redNo" label={texts.redNo} />
                <Form.Item name="reason" label={texts.reason} rules={[{ required: true, whitespace: true }]}>
                  <Input.TextArea rows={3} maxLength={500} />
                </Form.Item>
              </>
            ),
          }),
        },
      }}
    />
  );
}

const LineItem = ({ name, label }: { name: string; label: string }) => (
  <Form.Item name={name} label={label} rules={[{ required: true, whitespace: true }]}>
    <Input maxLength={40} autoComplete="off" />
  </Form.Item>
);

import { Form, Input, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { CountInput } from '../../../../../platform/web/widgets/fields/CountInput.tsx';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDialog } from '../../../../../platform/web/widgets/form/FormDialog.tsx';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { CURRENCY_OPTIONS } from '../../../../money/charge/currencies.ts';
import { quoteServiceJob, suggestServiceQuote } from '../../jobWire.ts';
import { hasStays } from '../../kinds.ts';
import { MAX_FREE_DAYS, type ServiceJob } from '../../order.ts';
import { useServiceTexts } from '../texts.ts';
import { JOB_READS } from './jobReads.ts';

interface Values {
  amount: string;
  currency: string;
  validUntil: string;
  note: string;
  freeDays?: string;
  dayRate?: string;
}

const VALID_DAYS = 14;
const earlier = (day: string, other: string | undefined) => (other !== undefined && other < day ? other : day);
const inDays = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));

interface QuoteDialogProps {
  job: ServiceJob;
  onClose: () => void;
}

/** A quote of the supplier; a first one is filled in from a valid quotation of theirs. */
export function QuoteDialog(props: QuoteDialogProps) {
  const { serviceOrderId, bidAmount } = props.job;
  const isFirst = bidAmount === null;
  const read = useRead(suggestServiceQuote, { serviceOrderId }, { enabled: isFirst });
  if (isFirst && read.data === undefined && read.error === null) return null;
  return <QuoteForm {...props} suggested={isFirst ? (read.data ?? null) : null} />;
}

type Suggested = PayloadOf<typeof suggestServiceQuote>;

/** With the terms of storage for a yard. */
function QuoteForm({ job, suggested, onClose }: QuoteDialogProps & { suggested: Suggested }) {
  const texts = useServiceTexts();
  const format = useFormat();
  const quoting = useWrite(quoteServiceJob, { invalidates: JOB_READS, done: texts.jobs.quoted });
  const isYard = hasStays(job.kind);
  const save = ({ freeDays, dayRate, ...values }: Values) =>
    quoting.send({
      ...values,
      serviceOrderId: job.serviceOrderId,
      ...(isYard ? { freeDays: Number(freeDays), dayRate: dayRate ?? null } : {}),
    });
  return (
    <FormDialog<Values>
      isOpen
      width={520}
      title={texts.jobs.quote}
      confirmLabel={texts.sends.quote}
      first={{
        amount: job.bidAmount ?? suggested?.amount ?? '',
        currency: suggested?.currency ?? job.bidCurrency,
        validUntil: job.bidValidUntil ?? earlier(inDays(VALID_DAYS), suggested?.validTo),
        note: job.bidNote,
        freeDays: String(job.bidFreeDays ?? suggested?.freeDays ?? 0),
        dayRate: job.bidDayRate ?? suggested?.dayRate ?? '',
      }}
      saving={quoting}
      onSave={save}
      onClose={onClose}
    >
      {suggested && <p>{texts.jobs.fromQuotation({ ...suggested, validTo: format.date(suggested.validTo) })}</p>}
      <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]}>
        <MoneyInput tax="net" />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency} rules={[{ required: true }]}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      {isYard && (
        <>
          <Form.Item name="freeDays" label={texts.jobs.freeDays} rules={[{ required: true }]}>
            <CountInput least={0} most={MAX_FREE_DAYS} />
          </Form.Item>
          <Form.Item name="dayRate" label={texts.jobs.dayRate} rules={[{ required: true }]}>
            <MoneyInput tax="net" />
          </Form.Item>
        </>
      )}
      <Form.Item name="validUntil" label={texts.jobs.validUntil} rules={[{ required: true }]}>
        <DateField isWide isFixed rules={[{ before: inDays(0) }]} />
      </Form.Item>
      <Form.Item name="note" label={texts.note}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </FormDialog>
  );
}

import { Button, Form, Skeleton, Upload } from 'antd';
import { useState } from 'react';
import { useDownload } from '../../../../platform/web/query/download.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import type { QuotationKind } from '../quotation.ts';
import {
  getQuotation,
  parseQuotationSheet,
  type Quotation,
  quotationSheet,
  quotations,
  saveQuotation,
} from '../wire.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { QuotationBody } from './QuotationBody.tsx';
import { type FormLine, formLineOf, inputLineOf, newLine, QuotationFields } from './QuotationFields.tsx';
import styles from './quote.module.css';
import { useQuoteTexts } from './texts.ts';

const WIDTH = 1040;
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

interface QuotationValues {
  kind: QuotationKind;
  title: string;
  currency: string;
  validFrom: string;
  validTo: string;
  remark: string;
  lines: FormLine[];
}

/** A quotation of the own company: prices to change, saved as a new version. */
export function QuotationDrawer(props: { quotationId: number | null; onClose: () => void }) {
  const { quotationId, onClose } = props;
  const enabled = quotationId !== null;
  const read = useRead(getQuotation, { quotationId: quotationId ?? 0 }, { enabled });
  if (enabled && read.data === undefined) return <Skeleton active />;
  return <Editor quotation={read.data ?? null} onClose={onClose} />;
}

function firstOf(quotation: Quotation | null): QuotationValues {
  const today = new Date();
  if (quotation === null)
    return {
      kind: 'yard',
      title: '',
      currency: 'CNY',
      remark: '',
      validFrom: formatDate(today),
      validTo: formatDate(new Date(today.getTime() + VALID_DAYS * DAY_MS)),
      lines: [newLine()],
    };
  const { kind, title, currency, validFrom, validTo, remark, lines } = quotation;
  return { kind, title, currency, validFrom, validTo, remark, lines: lines.map(formLineOf) };
}

function Editor({ quotation, onClose }: { quotation: Quotation | null; onClose: () => void }) {
  const texts = useQuoteTexts();
  const [form] = Form.useForm<QuotationValues>();
  const [parsed, setParsed] = useState<PayloadOf<typeof parseQuotationSheet> | null>(null);
  const saving = useWrite(saveQuotation, {
    invalidates: [quotations.list, getQuotation],
    done: texts.own.saved,
  });
  const parsing = useWrite(parseQuotationSheet);
  const sheet = useDownload(quotationSheet);
  const quotationId = quotation?.quotationId ?? null;
  const save = ({ lines, ...values }: QuotationValues) =>
    saving.send({
      ...values,
      quotationId,
      version: quotation?.version ?? 0,
      lines: lines.map(inputLineOf),
    });
  const importSheet = async (file: File) => {
    const read = await parsing.send({ quotationId: quotationId ?? 0 }, file);
    if (read !== undefined) setParsed(read);
  };
  return (
    <FormDrawer<QuotationValues>
      isOpen
      width={WIDTH}
      form={form}
      title={quotation === null ? texts.own.add : texts.own.edit}
      first={firstOf(quotation)}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.tools}>
        <Upload
          accept=".xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            void importSheet(file);
            return false;
          }}
        >
          <Button loading={parsing.isPending}>{texts.own.importSheet}</Button>
        </Upload>
        <Button onClick={() => void sheet.download(quotationId === null ? {} : { quotationId })}>
          {quotationId === null ? texts.own.blankSheet : texts.own.exportSheet}
        </Button>
      </div>
      <QuotationFields isNew={quotation === null} />
      {quotation !== null && <QuotationBody quotation={quotation} />}
      {parsed !== null && (
        <ImportDialog
          parsed={parsed}
          currency={quotation?.currency ?? 'CNY'}
          onApply={() => form.setFieldsValue({ lines: parsed.lines.map(formLineOf) })}
          onClose={() => setParsed(null)}
        />
      )}
    </FormDrawer>
  );
}

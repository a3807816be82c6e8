import { Alert, Button, Checkbox, Form, Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sumOf } from '../../../../libs/amounts/amounts.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useSubmitLock } from '../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../platform/web/request/send.ts';
import { idOf } from '../../../../platform/web/router/addressId.ts';
import { EmptyState } from '../../../../platform/web/widgets/page/EmptyState.tsx';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { type InvoiceType, type TitleCountry, typesFor } from '../kinds.ts';
import { invoicesPage } from '../pages.ts';
import { applyForInvoice, invoiceTitles, listInvoiceable, ownInvoices } from '../wire.ts';
import styles from './invoice.module.css';
import { useTexts } from './texts.ts';

type Bill = PayloadOf<typeof listInvoiceable>[number];
type Title = PayloadOf<typeof invoiceTitles.list>['rows'][number];

const MOST_TITLES = 100;
const firstType = (country: TitleCountry): InvoiceType => typesFor(country)[0] ?? 'foreign';

/** Application for an invoice over several bills; `:id` is chosen at first. */
export default function InvoiceMakePage() {
  const texts = useTexts();
  const bills = useRead(listInvoiceable, {});
  const titles = useRead(invoiceTitles.list, { pageSize: MOST_TITLES });
  const failed = bills.error ?? titles.error;
  return (
    <>
      <PageHeader title={texts.applyTitle} subtitle={texts.applyText} back={invoicesPage.path} />
      {bills.data && titles.data ? (
        <Application bills={bills.data} titles={titles.data.rows} />
      ) : failed ? (
        <LoadError error={failed} onRetry={() => void Promise.all([bills.refetch(), titles.refetch()])} />
      ) : (
        <Skeleton active />
      )}
    </>
  );
}

interface Values {
  titleId: number;
  type: InvoiceType;
  email: string;
  remark: string;
}

function Application({ bills, titles }: { bills: readonly Bill[]; titles: readonly Title[] }) {
  const texts = useTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const asked = idOf(useParams().id);
  const [chosen, setChosen] = useState<readonly number[]>(
    bills.flatMap(({ billId }) => (billId === asked ? [billId] : [])),
  );
  const [form] = Form.useForm<Values>();
  const titleId = Form.useWatch('titleId', form);
  const applying = useWrite(applyForInvoice, {
    invalidates: [ownInvoices.list, listInvoiceable],
    done: texts.submitted,
  });
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const [first] = titles;
  if (bills.length === 0) return <EmptyState text={texts.noBills} />;
  if (first === undefined) return <Alert type="warning" showIcon title={texts.noTitle} />;
  const title = titles.find((one) => one.titleId === titleId) ?? first;
  const taken = bills.filter(({ billId }) => chosen.includes(billId));
  const currencies = new Set(taken.map(({ currency }) => currency));
  const [currency = ''] = currencies;
  const save = async (values: Values) => {
    if (await applying.send({ ...values, billIds: [...chosen] })) void navigate(invoicesPage.path);
  };
  const fault = Object.values(applying.error?.fields ?? {})[0];
  return (
    <section className={styles.panel}>
      <BillChoice bills={bills} chosen={chosen} onChange={setChosen} />
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{
          titleId: first.titleId,
          type: firstType(first.country),
          email: first.email,
          remark: '',
        }}
        onFinish={(values) => void lock(() => save(values))}
      >
        <Form.Item name="titleId" label={texts.titleChoice}>
          <Select
            options={titles.map((one) => ({ value: one.titleId, label: `${one.name} (${one.taxNo})` }))}
            onChange={(value: number) => {
              const next = titles.find((one) => one.titleId === value) ?? first;
              form.setFieldsValue({ type: firstType(next.country), email: next.email });
            }}
          />
        </Form.Item>
        <Form.Item name="type" label={texts.type}>
          <Select options={typesFor(title.country).map((value) => ({ value, label: texts.types[value] }))} />
        </Form.Item>
        <Form.Item name="email" label={texts.email} rules={[{ required: true, type: 'email' }]}>
          <Input maxLength={120} autoComplete="off" />
        </Form.Item>
        <Form.Item name="remark" label={texts.remark}>
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        {fault !== undefined && <Alert type="error" showIcon title={fault} />}
        {currencies.size > 1 && <Alert type="warning" showIcon title={texts.oneCurrency} />}
        {currencies.size === 1 && (
          <p>
            <strong>
              {texts.sum({ total: format.money(sumOf(taken.map(({ total }) => total ?? '0.00')), currency) })}
            </strong>
          </p>
        )}
        <Button type="primary" htmlType="submit" disabled={currencies.size !== 1} loading={applying.isPending}>
          {texts.submit}
        </Button>
      </Form>
    </section>
  );
}

interface ChoiceProps {
  bills: readonly Bill[];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function BillChoice({ bills, chosen, onChange }: ChoiceProps) {
  const format = useFormat();
  return (
    <ul className={styles.bills}>
      {bills.map(({ billId, billNo, month, total, currency }) => (
        <li key={billId}>
          <Checkbox
            checked={chosen.includes(billId)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, billId] : chosen.filter((one) => one !== billId))
            }
          >
            {billNo} <span className={styles.soft}>{month}</span>
          </Checkbox>
          <span>{total !== null && format.money(total, currency)}</span>
        </li>
      ))}
    </ul>
  );
}

import { Button, Form, Input, Select } from 'antd';
import { useNavigate } from 'react-router';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { CURRENCY_OPTIONS } from '../../../charge/currencies.ts';
import { collectionDetailPage, receiptsPage } from '../../pages.ts';
import { addReceipt, receipts } from '../../wire.ts';
import styles from '../payment.module.css';
import { useTexts } from '../texts.ts';
import { useBookedToast } from './useBookedToast.ts';

/** Enters money that came without a statement. */
export default function CollectionEditPage() {
  const texts = useTexts();
  const t = texts.receipts;
  const navigate = useNavigate();
  const saving = useWrite(addReceipt, { invalidates: [receipts.list] });
  const showBooked = useBookedToast();
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);
  const [form] = Form.useForm<SentBy<typeof addReceipt>>();
  const save = async (values: SentBy<typeof addReceipt>) => {
    const made = await saving.send(values);
    if (!made) return;
    showBooked(t.saved, values.receivedOn, made.bookedOn);
    void navigate(pathTo(collectionDetailPage, { receiptId: made.receiptId }));
  };
  const faults = saving.error?.fields ?? {};
  const help = (name: string) =>
    faults[name] === undefined ? {} : { validateStatus: 'error' as const, help: faults[name] };
  return (
    <>
      <PageHeader title={t.addTitle} subtitle={t.addHint} back={receiptsPage.path} />
      <section className={`${styles.panel} ${styles.narrow}`}>
        <Form
          form={form}
          layout="vertical"
          initialValues={{ currency: 'CNY', receivedOn: formatDate(new Date()) }}
          onFinish={(values) => void lock(() => save(values))}
        >
          <Form.Item name="companyNo" label={texts.company} rules={[{ required: true }]} {...help('companyNo')}>
            <CompanyPicker />
          </Form.Item>
          <Form.Item name="currency" label={texts.currency}>
            <Select options={CURRENCY_OPTIONS} />
          </Form.Item>
          <Form.Item name="amount" label={texts.amount} rules={[{ required: true }]} {...help('amount')}>
            <MoneyInput tax="gross" />
          </Form.Item>
          <Form.Item name="receivedOn" label={t.receivedOn} rules={[{ required: true }]} {...help('receivedOn')}>
            <DateField isWide />
          </Form.Item>
          <Form.Item name="reference" label={texts.reference} rules={[{ required: true }]} {...help('reference')}>
            <Input maxLength={140} autoComplete="off" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={saving.isPending}>
            {t.save}
          </Button>
        </Form>
      </section>
    </>
  );
}

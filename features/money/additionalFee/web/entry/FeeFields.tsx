import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FileUploader } from '../../../../../platform/web/widgets/upload/FileUploader.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { FEE_PROOF_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { serviceKind } from '../../../charge/charge.ts';
import { amountFault, FEE_CURRENCIES, feeCurrency, MAX_FEE_REMARK } from '../../entryRules.ts';
import { listFeeTypes } from '../../wire.ts';
import styles from '../fee/fee.module.css';
import { PROOF_BELONGING } from '../fee/proof.ts';
import { useFeeTexts } from '../texts.ts';
import { HoursField } from './HoursField.tsx';
import type { EntryValues } from './values.ts';

interface FeeFieldsProps {
  /** an application object is given: type and date are demanded (documents 5.5) */
  hasObject: boolean;
  /** what the supplier gets is entered apart, if there is one */
  hasCost: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** Type, date, amount, remark and proofs. */
export function FeeFields({ hasObject, hasCost, onBusy }: FeeFieldsProps) {
  const texts = useFeeTexts();
  const orderId: unknown = Form.useWatch('orderId');
  const orderServiceId: unknown = Form.useWatch('orderServiceId');
  const isDemanded = hasObject || Boolean(orderId) || Boolean(orderServiceId);
  const demanded = (message: string) => (isDemanded ? [{ required: true, message }] : []);
  return (
    <>
      <div className={styles.pair}>
        <TypeField rules={demanded(texts.faults.typeMissing)} />
        <Form.Item name="businessDate" label={texts.businessDate} rules={demanded(texts.faults.dateMissing)}>
          <DateField isWide shortcuts="past" rules={[{ after: formatDate(new Date()) }]} />
        </Form.Item>
        <AmountField isSale={hasCost} />
        <Form.Item name="currency" label={texts.currency}>
          <Select options={FEE_CURRENCIES.map((value) => ({ value, label: value }))} />
        </Form.Item>
        {hasCost && <CostField />}
        <HoursField />
      </div>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={MAX_FEE_REMARK} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item name="files" label={texts.proofs}>
        <FileUploader rule={FEE_PROOF_RULE} belonging={PROOF_BELONGING} onBusy={onBusy} />
      </Form.Item>
    </>
  );
}

/** A type with a list price prefills amount and currency, any other clears them (documents 4.6). */
function TypeField({ rules }: { rules: { required: boolean; message: string }[] }) {
  const texts = useFeeTexts();
  const form = Form.useFormInstance<EntryValues>();
  const mode = serviceKind.safeParse(Form.useWatch('serviceType')).data ?? 'train';
  const [isListed, setListed] = useState(false);
  const types = useRead(listFeeTypes, { serviceType: mode });
  const choose = (type: string | undefined) => {
    const item = types.data?.find(({ orderAmountType }) => orderAmountType === type);
    const isByList = item?.isActualFee === 0;
    setListed(isByList);
    form.setFieldsValue({
      feeAmount: (isByList ? item.price : null) ?? '',
      currency: (isByList ? feeCurrency.safeParse(item.curry).data : undefined) ?? 'CNY',
    });
  };
  return (
    <Form.Item
      name="abnormalType"
      label={texts.feeType}
      extra={isListed ? texts.entry.listed : undefined}
      rules={rules}
    >
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={types.isPending}
        onChange={choose}
        options={
          types.data?.map(({ orderAmountType, expenseItem }) => ({
            value: orderAmountType,
            label: expenseItem,
          })) ?? []
        }
      />
    </Form.Item>
  );
}

function CostField() {
  const texts = useFeeTexts();
  const payeeNo: unknown = Form.useWatch('payeeNo');
  const costAmount: unknown = Form.useWatch('costAmount', { preserve: true });
  if (!payeeNo && costAmount === undefined) return null;
  return (
    <Form.Item name="costAmount" label={texts.costAmount} extra={texts.entry.costHint}>
      <MoneyInput tax="net" />
    </Form.Item>
  );
}

function AmountField({ isSale }: { isSale: boolean }) {
  const texts = useFeeTexts();
  return (
    <Form.Item
      name="feeAmount"
      label={isSale ? texts.saleAmount : texts.amount}
      rules={[
        {
          validator: async (_rule, value: unknown) => {
            const fault = amountFault(typeof value === 'string' ? value : '');
            if (fault !== null) throw new Error(texts.faults[fault]);
          },
        },
      ]}
    >
      <MoneyInput tax="net" />
    </Form.Item>
  );
}

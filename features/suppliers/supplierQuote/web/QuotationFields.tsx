import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { Button, Form, Input, Select } from 'antd';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { CURRENCY_OPTIONS } from '../../../money/charge/currencies.ts';
import { FEE_TYPES, type FeeType } from '../../../money/charge/feeTypes.ts';
import { FEE_TYPE_NAMES } from '../../../money/charge/names.ts';
import {
  MAX_LINES,
  QUOTATION_KINDS,
  QUOTE_BASES,
  type QuoteBasis,
  type QuoteLine,
  type ShownLine,
} from '../quotation.ts';
import styles from './quote.module.css';
import { useQuoteTexts } from './texts.ts';

/** A line in the form, where numbers are texts. */
export interface FormLine {
  feeType: FeeType;
  basis: QuoteBasis;
  sizeType: string;
  fromQuantity: string;
  toQuantity: string;
  price: string;
  freeDays: string;
  remark: string;
}

export const newLine = (): FormLine => ({
  feeType: 'storage',
  basis: 'day',
  sizeType: '',
  fromQuantity: '',
  toQuantity: '',
  price: '',
  freeDays: '',
  remark: '',
});

export const formLineOf = ({ freeDays, price, ...line }: ShownLine): FormLine => ({
  ...line,
  price: price ?? '',
  freeDays: freeDays === null ? '' : String(freeDays),
});

export const inputLineOf = ({ freeDays, ...line }: FormLine): QuoteLine => ({
  ...line,
  freeDays: freeDays === '' ? null : Number(freeDays),
});

/** Head and lines of a quotation. */
export function QuotationFields({ isNew }: { isNew: boolean }) {
  const texts = useQuoteTexts();
  return (
    <>
      <Form.Item name="kind" label={texts.kind} rules={[{ required: true }]}>
        <Select disabled={!isNew} options={QUOTATION_KINDS.map((value) => ({ value, label: texts.kinds[value] }))} />
      </Form.Item>
      <Form.Item name="title" label={texts.title} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={texts.currency} rules={[{ required: true }]}>
        <Select options={CURRENCY_OPTIONS} />
      </Form.Item>
      <Form.Item name="validFrom" label={texts.validFrom} rules={[{ required: true }]}>
        <DateField isFixed isWide />
      </Form.Item>
      <Form.Item name="validTo" label={texts.validTo} rules={[{ required: true }]}>
        <DateField isFixed isWide />
      </Form.Item>
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={500} autoComplete="off" />
      </Form.Item>
      <Form.List name="lines">
        {(lines, { add, remove }) => (
          <>
            {lines.map(({ key, name }) => (
              <LineFields key={key} name={name} onRemove={lines.length > 1 ? () => remove(name) : undefined} />
            ))}
            {lines.length < MAX_LINES && <Button onClick={() => add(newLine())}>{texts.own.addLine}</Button>}
          </>
        )}
      </Form.List>
    </>
  );
}

function LineFields({ name, onRemove }: { name: number; onRemove: (() => void) | undefined }) {
  const texts = useQuoteTexts();
  const language = useLanguage();
  const { fields } = texts;
  return (
    <fieldset
      className={styles.line}
      aria-label={texts.own.line({ row: name + 1 })}
      style={{ border: 0, padding: 0, margin: 0 }}
    >
      <Form.Item name={[name, 'feeType']} label={fields.feeType} rules={[{ required: true }]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={FEE_TYPES.map((value) => ({ value, label: FEE_TYPE_NAMES[value][language] }))}
        />
      </Form.Item>
      <Form.Item name={[name, 'basis']} label={fields.basis} rules={[{ required: true }]}>
        <Select options={QUOTE_BASES.map((value) => ({ value, label: texts.bases[value] }))} />
      </Form.Item>
      <Form.Item name={[name, 'sizeType']} label={fields.sizeType}>
        <Input maxLength={4} placeholder={texts.own.anySize} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'fromQuantity']} label={fields.fromQuantity}>
        <Input maxLength={11} inputMode="decimal" placeholder={texts.own.open} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'toQuantity']} label={fields.toQuantity}>
        <Input maxLength={11} inputMode="decimal" placeholder={texts.own.open} autoComplete="off" />
      </Form.Item>
      <Form.Item name={[name, 'price']} label={fields.price} rules={[{ required: true }]}>
        <MoneyInput tax="net" />
      </Form.Item>
      <Form.Item name={[name, 'freeDays']} label={fields.freeDays}>
        <Input maxLength={3} inputMode="numeric" autoComplete="off" />
      </Form.Item>
      <Form.Item label=" " colon={false}>
        {onRemove && (
          <Button
            icon={<DeleteOutlined />}
            aria-label={texts.own.removeLine}
            title={texts.own.removeLine}
            onClick={onRemove}
          />
        )}
      </Form.Item>
    </fieldset>
  );
}

import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { sizeTypeName } from '../../../../libs/containerCodes/sizeTypeName.ts';
import { parseSizeType, tradeNameOf } from '../../../../libs/containerCodes/tradeNames.ts';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { ByteInput } from '../../../../platform/web/widgets/fields/ByteInput.tsx';
import { CountInput } from '../../../../platform/web/widgets/fields/CountInput.tsx';
import { MoneyInput } from '../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { QuantityInput } from '../../../../platform/web/widgets/fields/QuantityInput.tsx';
import { useSizeTypeTexts } from '../../../../platform/web/widgets/fields/texts.ts';
import { useRules } from '../../../../platform/web/widgets/fields/useRules.ts';
import { WeightInput } from '../../../../platform/web/widgets/fields/WeightInput.tsx';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { creditCode } from '../../../../platform/wire/rules/creditCode.ts';
import { email } from '../../../../platform/wire/rules/email.ts';
import { identityNumber } from '../../../../platform/wire/rules/identityNumber.ts';
import { mainlandMobile } from '../../../../platform/wire/rules/mobile.ts';
import { moneyAboveZero, quantityAboveZero, unitPrice } from '../../../../platform/wire/rules/money.ts';
import { sizeTypeCode } from '../../../../platform/wire/rules/sizeTypeCode.ts';
import styles from '../gallery.module.css';
import { Variant } from '../Variant.tsx';

const LABELS = {
  short: { zh: '简称（20 字节）', en: 'Short name (20 bytes)', ru: 'Краткое имя (20 байт)' },
  remark: { zh: '备注（100 字节）', en: 'Remark (100 bytes)', ru: 'Примечание (100 байт)' },
  amount: { zh: '费用金额', en: 'Amount', ru: 'Сумма' },
  price: { zh: '单价（4 位小数）', en: 'Unit price (4 decimals)', ru: 'Цена (4 знака)' },
  quantity: { zh: '数量', en: 'Quantity', ru: 'Количество' },
  count: { zh: '箱量', en: 'Containers', ru: 'Контейнеры' },
  weight: { zh: '毛重', en: 'Gross weight', ru: 'Масса брутто' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code', ru: 'Код социального кредита' },
  identity: { zh: '证件号', en: 'Identity number', ru: 'Номер документа' },
  mobile: { zh: '手机号', en: 'Mobile (mainland)', ru: 'Мобильный (КНР)' },
  abroad: { zh: '国际电话', en: 'Telephone', ru: 'Телефон' },
  email: { zh: '联系邮箱', en: 'E-mail', ru: 'Эл. почта' },
} as const satisfies Record<string, Trilingual>;

type Name = keyof typeof LABELS;

function useFields(): Record<Name, { rules: ReturnType<ReturnType<typeof useRules>['matches']>[]; field: ReactNode }> {
  const { matches, matchesIfFilled, phone } = useRules();
  return {
    short: { rules: [], field: <ByteInput most={20} /> },
    remark: { rules: [], field: <ByteInput most={100} rows={3} /> },
    amount: { rules: [matchesIfFilled(moneyAboveZero)], field: <MoneyInput tax="gross" currency="CNY" /> },
    price: { rules: [matchesIfFilled(unitPrice)], field: <Input inputMode="decimal" /> },
    quantity: { rules: [matchesIfFilled(quantityAboveZero)], field: <QuantityInput /> },
    count: { rules: [matchesIfFilled(quantityAboveZero)], field: <CountInput least={1} most={50} /> },
    weight: { rules: [matchesIfFilled(quantityAboveZero)], field: <WeightInput /> },
    creditCode: { rules: [matches(creditCode)], field: <Input /> },
    identity: { rules: [matches(identityNumber)], field: <Input maxLength={18} /> },
    mobile: { rules: [matchesIfFilled(mainlandMobile)], field: <Input inputMode="tel" /> },
    abroad: { rules: [phone], field: <Input inputMode="tel" placeholder="+7 701 123 45 67" /> },
    email: { rules: [matchesIfFilled(email)], field: <Input inputMode="email" /> },
  };
}

function Amounts() {
  const format = useFormat();
  return (
    <div className={styles.row}>
      {['0.5', '1234567.8', '99999999.9995'].map((amount) => (
        <span key={amount}>{format.amount(amount)}</span>
      ))}
    </div>
  );
}

export default function InputsSample() {
  const language = useLanguage();
  const { action } = usePlatformTexts();
  const fields = useFields();
  const [form] = Form.useForm<Partial<Record<Name, string>>>();
  const typed = Form.useWatch([], form);
  const names = Object.keys(LABELS).filter((name): name is Name => name in LABELS);
  return (
    <>
      <Variant title={{ zh: '表单', en: 'In a form', ru: 'В форме' }}>
        <Form form={form} layout="vertical" className={styles.fields}>
          {names.map((name) => (
            <Form.Item key={name} name={name} label={LABELS[name][language]} rules={fields[name].rules}>
              {fields[name].field}
            </Form.Item>
          ))}
          <Button type="primary" htmlType="submit">
            {action.submit}
          </Button>
        </Form>
        <output className={styles.note}>{JSON.stringify(typed)}</output>
      </Variant>
      <SizeTypes />
      <Variant title={{ zh: '金额显示（3 位小数）', en: 'Amounts with 3 decimals', ru: 'Суммы с 3 знаками' }}>
        <Amounts />
      </Variant>
    </>
  );
}

const SIZE_TYPES: Trilingual = {
  zh: '箱型代码（ISO 6346）',
  en: 'Size-type codes (ISO 6346)',
  ru: 'Коды типоразмеров (ISO 6346)',
};
const FIRST_SIZE_TYPE = '40HQ';

function SizeTypes() {
  const language = useLanguage();
  const words = useSizeTypeTexts();
  const { matches } = useRules();
  const [form] = Form.useForm<{ written: string }>();
  const code = parseSizeType(Form.useWatch('written', form) ?? FIRST_SIZE_TYPE);
  const said = [code, tradeNameOf(code, language), sizeTypeName(words, code)];
  return (
    <Variant title={SIZE_TYPES}>
      <Form form={form} layout="vertical" className={styles.fields} initialValues={{ written: FIRST_SIZE_TYPE }}>
        <Form.Item
          name="written"
          label={SIZE_TYPES[language]}
          rules={[{ ...matches(sizeTypeCode), transform: parseSizeType }]}
          extra={said.filter(Boolean).join(' · ')}
        >
          <Input autoComplete="off" />
        </Form.Item>
      </Form>
    </Variant>
  );
}

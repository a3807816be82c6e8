import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { isPrice } from '../../price.ts';
import { sizeChoices } from '../../sizeNames.ts';
import { SIZE_TYPE_CODES, type SizeType } from '../../sizeTypes.ts';
import { usePlanTexts } from '../texts.ts';
import { CURRENCIES, type PriceList } from './priceList.ts';
import styles from './prices.module.css';

/** Prices by size-type in one currency; needs a form of a `PriceList`. */
export function PriceFields() {
  const { prices: texts } = usePlanTexts();
  return (
    <>
      <Form.Item name="currency" label={texts.currency} rules={[{ required: true }]}>
        <Select style={{ width: 112 }} options={CURRENCIES.map((currency) => ({ value: currency, label: currency }))} />
      </Form.Item>
      <Form.List name="prices">
        {(fields, { add, remove }) => (
          <div className={styles.prices}>
            {fields.map((field) => (
              <PriceField
                key={field.key}
                index={field.name}
                onRemove={fields.length > 1 ? () => remove(field.name) : null}
              />
            ))}
            {fields.length < SIZE_TYPE_CODES.length && (
              <Button size="small" icon={<PlusOutlined />} onClick={() => add()}>
                {texts.add}
              </Button>
            )}
          </div>
        )}
      </Form.List>
    </>
  );
}

function PriceField({ index, onRemove }: { index: number; onRemove: (() => void) | null }) {
  const { prices: texts } = usePlanTexts();
  const currency: string | undefined = Form.useWatch('currency');
  const validatePrice = async (_rule: unknown, price: string | undefined) => {
    if (price && !isPrice(price)) throw new Error(texts.wrong);
  };
  return (
    <div className={styles.price}>
      <SizeTypeField index={index} />
      <Form.Item
        name={[index, 'price']}
        className={styles.amount}
        messageVariables={{ label: texts.price }}
        rules={[{ required: true }, { validator: validatePrice }]}
      >
        <MoneyInput tax="net" currency={currency} aria-label={texts.price} placeholder={texts.price} />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={texts.remove}
        title={texts.remove}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      />
    </div>
  );
}

function SizeTypeField({ index }: { index: number }) {
  const { prices: texts } = usePlanTexts();
  const form = Form.useFormInstance<PriceList>();
  const isTwice = (sizeType: SizeType) => {
    const prices: readonly (Partial<PriceList['prices'][number]> | undefined)[] = form.getFieldValue('prices') ?? [];
    return prices.filter((price) => price?.sizeType === sizeType).length > 1;
  };
  return (
    <Form.Item
      name={[index, 'sizeType']}
      className={styles.sizeType}
      messageVariables={{ label: texts.sizeType }}
      rules={[
        { required: true },
        {
          validator: async (_rule, sizeType: SizeType) => {
            if (isTwice(sizeType)) throw new Error(texts.twice);
          },
        },
      ]}
    >
      <Select
        aria-label={texts.sizeType}
        placeholder={texts.sizeType}
        options={sizeChoices(useLanguage())}
        showSearch={{ optionFilterProp: 'searchText' }}
      />
    </Form.Item>
  );
}

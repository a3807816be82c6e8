import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form, Select } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { CountInput } from '../../../../../platform/web/widgets/fields/CountInput.tsx';
import { numberAsText } from '../../../../../platform/web/widgets/fields/numberAsText.ts';
import { sizeChoices } from '../../../train/sizeNames.ts';
import type { SizeType } from '../../../train/sizeTypes.ts';
import type { Price, Train } from '../../../train/wire.ts';
import { MAX_CONTAINERS, OWNERS } from '../../states.ts';
import { sumsOf } from '../price/sums.ts';
import { useSeesMoney } from '../price/useSeesMoney.ts';
import { useTexts } from '../texts.ts';
import { type ContainerLine, NEW_CONTAINER_LINE } from './bookingValues.ts';
import styles from './form.module.css';
import { PasteLines } from './PasteLines.tsx';
import { fieldRules } from './validationRules.ts';

const MAX_LINES = 20;

export function ContainerLines(props: { lines: readonly ContainerLine[]; train: Train }) {
  const texts = useTexts().form;
  const seesMoney = useSeesMoney();
  return (
    <Form.List name="containers">
      {(fields, { add, remove }) => (
        <div className={styles.lines} data-kind="containers" data-priced={seesMoney}>
          <div className={styles.lineHead} aria-hidden="true">
            <span>{texts.sizeType}</span>
            <span>{texts.count}</span>
            <span>{texts.owner}</span>
            {seesMoney && <span className={styles.figure}>{texts.unitPrice}</span>}
            {seesMoney && <span className={styles.figure}>{texts.lineSum}</span>}
          </div>
          {fields.map((field) => (
            <div key={field.key} className={styles.line}>
              <ContainerFields name={field.name} train={props.train} />
              {seesMoney && <LinePrice line={props.lines[field.name]} prices={props.train.prices} />}
              <Button
                type="text"
                className={styles.removeLine}
                icon={<DeleteOutlined />}
                aria-label={texts.removeContainers}
                title={texts.removeContainers}
                disabled={fields.length === 1}
                onClick={() => remove(field.name)}
              />
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={fields.length >= MAX_LINES}
            onClick={() => add(NEW_CONTAINER_LINE)}
          >
            {texts.addContainers}
          </Button>
          <PasteLines
            onLines={(pasted) => {
              const isBlank = props.lines.every(({ sizeType }) => sizeType === null);
              if (isBlank) remove(fields.map(({ name }) => name));
              for (const line of pasted) add(line);
            }}
          />
        </div>
      )}
    </Form.List>
  );
}

function ContainerFields({ name, train }: { name: number; train: Train }) {
  const texts = useTexts();
  const rules = fieldRules(texts.form);
  const carried = new Set(train.sizeTypes);
  const seesMoney = useSeesMoney();
  const format = useFormat();
  const priceOf = (code: SizeType) => {
    const price = train.prices.find(({ sizeType }) => sizeType === code);
    return seesMoney && price ? format.money(price.price, price.currency) : '';
  };
  const sizeTypes = sizeChoices(useLanguage()).map((choice) => ({
    ...choice,
    price: priceOf(choice.value),
    disabled: !carried.has(choice.value),
    title: carried.has(choice.value) ? undefined : texts.form.notPriced,
  }));
  const owners = OWNERS.map((owner) => ({
    value: owner,
    label: texts.owner[owner],
    title: texts.ownerHint[owner],
  }));
  const isCarried = { enum: [...carried], type: 'enum' as const, message: texts.form.notPriced };
  return (
    <>
      <Form.Item name={[name, 'sizeType']} rules={[...rules.sizeType, isCarried]} label={texts.form.sizeType}>
        <Select
          placeholder={texts.form.choose}
          options={sizeTypes}
          showSearch={{ optionFilterProp: 'searchText' }}
          popupMatchSelectWidth={false}
          optionRender={({ data }) => (
            <span className={styles.choice}>
              {data.label}
              <span className={styles.choicePrice}>{data.price}</span>
            </span>
          )}
        />
      </Form.Item>
      <Form.Item name={[name, 'count']} rules={rules.count} label={texts.form.count} {...numberAsText}>
        <CountInput least={1} most={MAX_CONTAINERS} />
      </Form.Item>
      <Form.Item name={[name, 'owner']} label={texts.form.owner}>
        <Select options={owners} popupMatchSelectWidth={false} />
      </Form.Item>
    </>
  );
}

function LinePrice({ line, prices }: { line: ContainerLine | undefined; prices: readonly Price[] }) {
  const texts = useTexts().form;
  const format = useFormat();
  const price = prices.find((one) => one.sizeType === line?.sizeType);
  const [sum] = price ? sumsOf([{ amount: price.price, currency: price.currency, count: line?.count ?? 0 }]) : [];
  return (
    <>
      <span className={styles.figure} data-label={texts.unitPrice}>
        {price ? format.money(price.price, price.currency) : '—'}
      </span>
      <span className={styles.figure} data-label={texts.lineSum}>
        {sum ? format.money(sum.amount, sum.currency) : '—'}
      </span>
    </>
  );
}

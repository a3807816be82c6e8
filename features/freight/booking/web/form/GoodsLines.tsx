import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form, Input } from 'antd';
import { numberAsText } from '../../../../../platform/web/widgets/fields/numberAsText.ts';
import { WeightInput } from '../../../../../platform/web/widgets/fields/WeightInput.tsx';
import { CodeField } from '../../../nomenclature/web/parts.ts';
import { useTexts } from '../texts.ts';
import { NEW_GOODS_LINE } from './bookingValues.ts';
import styles from './form.module.css';
import { goodsRules } from './validationRules.ts';

const MAX_LINES = 50;

export function GoodsLines() {
  const texts = useTexts().form;
  return (
    <Form.List name="goods">
      {(fields, { add, remove }) => (
        <div className={styles.lines} data-kind="goods">
          <div className={styles.lineHead} aria-hidden="true" hidden={fields.length === 0}>
            <span>{texts.nameCn}</span>
            <span>{texts.nameEn}</span>
            <span>{texts.nameRu}</span>
            <span>{texts.hscode}</span>
            <span>{texts.grossWeight}</span>
          </div>
          {fields.map((field) => (
            <div key={field.key} className={styles.line}>
              <GoodsFields name={field.name} />
              <Button
                type="text"
                className={styles.removeLine}
                icon={<DeleteOutlined />}
                aria-label={texts.removeGoods}
                title={texts.removeGoods}
                onClick={() => remove(field.name)}
              />
            </div>
          ))}
          {fields.length === 0 && <p className={styles.hint}>{texts.noGoods}</p>}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={fields.length >= MAX_LINES}
            onClick={() => add(NEW_GOODS_LINE)}
          >
            {texts.addGoods}
          </Button>
        </div>
      )}
    </Form.List>
  );
}

function GoodsFields({ name }: { name: number }) {
  const texts = useTexts().form;
  const rules = goodsRules(texts, name);
  return (
    <>
      <Form.Item name={[name, 'nameCn']} rules={rules.nameCn} label={texts.nameCn}>
        <Input lang="zh" maxLength={100} />
      </Form.Item>
      <Form.Item name={[name, 'nameEn']} label={texts.nameEn}>
        <Input lang="en" maxLength={200} />
      </Form.Item>
      <Form.Item name={[name, 'nameRu']} label={texts.nameRu}>
        <Input lang="ru" maxLength={200} />
      </Form.Item>
      <Form.Item name={[name, 'hscode']} rules={rules.hscode} label={texts.hscode}>
        <CodeField list="hs" minLength={6} maxLength={100} />
      </Form.Item>
      <Form.Item name={[name, 'grossWeightKg']} rules={rules.grossWeightKg} label={texts.grossWeight} {...numberAsText}>
        <WeightInput />
      </Form.Item>
    </>
  );
}

import { Checkbox, type CheckboxChangeEvent, Form, Input, InputNumber, Select } from 'antd';
import { ColourTag } from '../../../../platform/web/widgets/dict/ColourTag.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { LIST_CLASSES } from '../../../../platform/wire/listClass.ts';
import { StatusField } from './StatusField.tsx';
import { useTexts } from './texts.ts';

const LONGEST_LABEL = { zh: 100, en: 100, ru: 100 };

/** Fields of an entry's drawer. */
export function EntryFields() {
  const { page } = useTexts();
  const { entries: texts } = page;
  return (
    <>
      <TrilingualFields name="labels" labels={texts.labels} longest={LONGEST_LABEL} />
      <Form.Item
        name="dictValue"
        label={texts.value}
        extra={texts.valueHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 16 }}>
        <Form.Item name="dictSort" label={texts.sort} rules={[{ required: true }]}>
          <InputNumber min={0} max={1_000_000} precision={0} style={{ width: 104 }} />
        </Form.Item>
        <Form.Item name="listClass" label={texts.colour}>
          <Select
            style={{ width: 136 }}
            options={LIST_CLASSES.map((colour) => ({
              value: colour,
              label: <ColourTag colour={colour} label={texts.colours[colour]} />,
            }))}
          />
        </Form.Item>
        <Form.Item name="cssClass" label={texts.cssClass} style={{ flex: '1 1 128px' }}>
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item
        name="isDefault"
        getValueProps={(isDefault) => ({ checked: isDefault === 'Y' })}
        getValueFromEvent={({ target }: CheckboxChangeEvent) => (target.checked ? 'Y' : 'N')}
      >
        <Checkbox>{texts.isDefault}</Checkbox>
      </Form.Item>
      <StatusField />
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  );
}

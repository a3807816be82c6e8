import { Checkbox, Form, Input, InputNumber, Select } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { ColourTag } from '../../../../platform/web/widgets/dict/ColourTag.tsx';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { LIST_CLASSES } from '../../../../platform/wire/listClass.ts';
import { addEntry, changeEntry, type DictEntry } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { StatusField } from '../StatusField.tsx';
import { useTexts } from '../texts.ts';

const LONGEST_LABEL = { zh: 100, en: 100, ru: 100 };

type EntryForm = Pick<
  DictEntry,
  'labels' | 'dictValue' | 'dictSort' | 'listClass' | 'cssClass' | 'status' | 'remark'
> & { isChosen: boolean };

const NEW: EntryForm = {
  labels: { zh: '', en: '', ru: '' },
  dictValue: '',
  dictSort: 0,
  listClass: 'default',
  cssClass: '',
  status: '0',
  remark: '',
  isChosen: false,
};

interface EntryDrawerProps {
  dictType: string;
  /** null: new entry */
  entry: DictEntry | null;
  isOpen: boolean;
  onClose: () => void;
}

export function EntryDrawer({ dictType, entry, isOpen, onClose }: EntryDrawerProps) {
  const { page } = useTexts();
  const texts = page.entries;
  const after = { invalidates: INVALIDATES, done: page.saved };
  const adding = useWrite(addEntry, after);
  const changing = useWrite(changeEntry, after);
  const saving = entry === null ? adding : changing;
  const save = ({ isChosen, ...values }: EntryForm) => {
    const whole = { dictType, ...values, isDefault: isChosen ? 'Y' : 'N' } as const;
    return entry === null ? adding.send(whole) : changing.send({ dictCode: entry.dictCode, ...whole });
  };
  return (
    <FormDrawer<EntryForm>
      title={entry === null ? texts.add : texts.edit({ label: entry.dictLabel })}
      isOpen={isOpen}
      first={entry ? { ...entry, isChosen: entry.isDefault === 'Y' } : NEW}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <TrilingualFields name="labels" labels={texts.labels} longest={LONGEST_LABEL} />
      <Form.Item
        name="dictValue"
        label={texts.value}
        extra={texts.valueHint}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <DisplayFields />
      <StatusField />
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDrawer>
  );
}

function DisplayFields() {
  const { page } = useTexts();
  const texts = page.entries;
  return (
    <>
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
      <Form.Item name="isChosen" valuePropName="checked">
        <Checkbox>{texts.isDefault}</Checkbox>
      </Form.Item>
    </>
  );
}

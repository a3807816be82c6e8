import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { addType, changeType, DICT_KEY, type DictType } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { StatusField } from '../StatusField.tsx';
import { useTexts } from '../texts.ts';

const LONGEST_NAME = { zh: 100, en: 100, ru: 100 };

type TypeForm = Pick<DictType, 'dictType' | 'names' | 'status' | 'remark'>;

const NEW: TypeForm = { dictType: '', names: { zh: '', en: '', ru: '' }, status: '0', remark: '' };

interface TypeDrawerProps {
  /** null: new dictionary */
  type: DictType | null;
  isOpen: boolean;
  onClose: () => void;
}

export function TypeDrawer({ type, isOpen, onClose }: TypeDrawerProps) {
  const { page } = useTexts();
  const texts = page.types;
  const after = { invalidates: INVALIDATES, done: page.saved };
  const adding = useWrite(addType, after);
  const changing = useWrite(changeType, after);
  const saving = type === null ? adding : changing;
  const save = (values: TypeForm) =>
    type === null ? adding.send(values) : changing.send({ dictId: type.dictId, ...values });
  return (
    <FormDrawer<TypeForm>
      title={type === null ? texts.add : texts.edit({ name: type.dictName })}
      isOpen={isOpen}
      first={type ?? NEW}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <TrilingualFields name="names" labels={texts.names} longest={LONGEST_NAME} />
      <Form.Item
        name="dictType"
        label={texts.key}
        extra={texts.keyHint}
        rules={[{ required: true }, { pattern: DICT_KEY, message: texts.keyWrong }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <StatusField />
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDrawer>
  );
}

import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { addType, changeType, DICT_KEY, type DictType } from '../../wire.ts';
import { OUTDATED } from '../outdated.ts';
import { StatusField } from '../StatusField.tsx';
import { useTexts } from '../texts.ts';

const LONGEST_NAME = { zh: 100, en: 100, ru: 100 };

type TypeForm = Pick<DictType, 'dictType' | 'names' | 'status' | 'remark'>;

const NEW: TypeForm = { dictType: '', names: { zh: '', en: '', ru: '' }, status: '0', remark: '' };

interface TypeDrawerProps {
  /** null: a new one */
  type: DictType | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a dictionary or changes one. */
export function TypeDrawer({ type, isOpen, onClose }: TypeDrawerProps) {
  const { page } = useTexts();
  const texts = page.types;
  const [form] = Form.useForm<TypeForm>();
  const after = { refreshes: OUTDATED, done: page.saved };
  const adding = useWrite(addType, after);
  const changing = useWrite(changeType, after);
  const saving = type === null ? adding : changing;
  const save = async (values: TypeForm) => {
    const sent = type === null ? adding.send(values) : changing.send({ dictId: type.dictId, ...values });
    if ((await sent) !== undefined) onClose();
  };
  return (
    <EditDrawer
      title={type === null ? texts.add : texts.edit({ name: type.dictName })}
      isOpen={isOpen}
      isSaving={saving.isPending}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={type ?? NEW}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={saving.error} />
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
      </Form>
    </EditDrawer>
  );
}

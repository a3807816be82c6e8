import { Form, Input } from 'antd';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../platform/web/widgets/form/FormDrawer.tsx';
import { addConfig, type ConfigEntry, changeConfig } from '../wire.ts';
import { INVALIDATES } from './outdated.ts';
import { useTexts } from './texts.ts';

type ConfigForm = Pick<ConfigEntry, 'configName' | 'configKey' | 'configValue' | 'remark'>;

const NEW: ConfigForm = { configName: '', configKey: '', configValue: '', remark: '' };

interface ConfigDrawerProps {
  /** null: a new one */
  entry: ConfigEntry | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds a value or changes one; a built-in one keeps its key. */
export function ConfigDrawer({ entry, isOpen, onClose }: ConfigDrawerProps) {
  const { page } = useTexts();
  const after = { invalidates: INVALIDATES, done: page.saved };
  const adding = useWrite(addConfig, after);
  const changing = useWrite(changeConfig, after);
  const saving = entry === null ? adding : changing;
  const save = (values: ConfigForm) =>
    entry === null ? adding.send(values) : changing.send({ configId: entry.configId, ...values });
  const required = [{ required: true, whitespace: true }];
  const isBuiltIn = entry?.configType === 'Y';
  return (
    <FormDrawer<ConfigForm>
      title={entry === null ? page.add : page.edit({ name: entry.configName })}
      isOpen={isOpen}
      first={entry ?? NEW}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="configName" label={page.name} rules={required}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="configKey" label={page.key} extra={page.keyHint} rules={required}>
        <Input maxLength={100} autoComplete="off" disabled={isBuiltIn} />
      </Form.Item>
      <Form.Item name="configValue" label={page.value} rules={isBuiltIn ? [] : required}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={500} />
      </Form.Item>
      <Form.Item name="remark" label={page.remark}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </FormDrawer>
  );
}

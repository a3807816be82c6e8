import { Form, Switch } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { type LineRecord, listLines, networkMap, saveLine } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';

const LONGEST_NAME = { zh: 80, en: 120, ru: 120 };

interface LineForm {
  name: Trilingual;
  isActive: boolean;
}

/** Renames a line or takes it in or out of service. */
export function LineDrawer(props: { line: LineRecord; isOpen: boolean; onClose: () => void }) {
  const { line, isOpen, onClose } = props;
  const page = useNetworkTexts();
  const [form] = Form.useForm<LineForm>();
  const saving = useWrite(saveLine, { refreshes: [listLines, networkMap], done: page.saved });
  const save = async (values: LineForm) => {
    if ((await saving.send({ lineId: line.lineId, ...values })) !== undefined) onClose();
  };
  return (
    <EditDrawer
      title={page.lines.edit({ code: line.lineCode })}
      isOpen={isOpen}
      isSaving={saving.isPending}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: line.name, isActive: line.isActive }}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={saving.error} />
        <TrilingualFields name="name" labels={page.names} longest={LONGEST_NAME} />
        <Form.Item
          name="isActive"
          label={page.lines.active}
          valuePropName="checked"
          extra={page.lines.activeHint}
        >
          <Switch />
        </Form.Item>
      </Form>
    </EditDrawer>
  );
}

import { Form, Switch } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../platform/web/widgets/form/FormDrawer.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { type LineRecord, listLines, networkMap, saveLine } from '../../wire.ts';
import { useNetworkTexts } from '../texts.ts';

const MAX_NAME_LENGTH = { zh: 80, en: 120, ru: 120 };

interface LineForm {
  name: Trilingual;
  isActive: boolean;
}

export function LineDrawer(props: { line: LineRecord; isOpen: boolean; onClose: () => void }) {
  const { line, isOpen, onClose } = props;
  const page = useNetworkTexts();
  const saving = useWrite(saveLine, { invalidates: [listLines, networkMap], done: page.saved });
  return (
    <FormDrawer<LineForm>
      title={page.lines.edit({ code: line.lineCode })}
      isOpen={isOpen}
      first={{ name: line.name, isActive: line.isActive }}
      saving={saving}
      onSave={(values) => saving.send({ lineId: line.lineId, ...values })}
      onClose={onClose}
    >
      <TrilingualFields name="name" labels={page.names} longest={MAX_NAME_LENGTH} />
      <Form.Item
        name="isActive"
        label={page.lines.active}
        valuePropName="checked"
        extra={page.lines.activeHint}
      >
        <Switch />
      </Form.Item>
    </FormDrawer>
  );
}

import { Checkbox, Form, Input, Modal } from 'antd';
import { useId } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { DialogForm } from '../../../../platform/web/widgets/form/DialogForm.tsx';
import { queryClosure, requestClosure } from '../wire.ts';
import { useTexts } from './texts.ts';

const NEW = { companyFullName: '', reason: '', removesPersonalData: false };

/** Asks to close the company, by its typed name. */
export function RequestDialog(props: { companyFullName: string; isOpen: boolean; onClose: () => void }) {
  const { companyFullName, isOpen, onClose } = props;
  const { leave } = useTexts();
  const { action } = usePlatformTexts();
  const formId = useId();
  const saving = useWrite(requestClosure, { invalidates: [queryClosure], done: leave.sent });
  const required = [{ required: true, whitespace: true }];
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={leave.title}
      okText={leave.send}
      cancelText={action.back}
      okButtonProps={{ danger: true, htmlType: 'submit', form: formId }}
      confirmLoading={saving.isPending}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <DialogForm
        id={formId}
        first={NEW}
        saving={saving}
        onSave={(values: typeof NEW) => saving.send(values)}
        onClose={onClose}
      >
        <Form.Item name="reason" label={leave.reason} rules={required}>
          <Input.TextArea maxLength={500} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
        <Form.Item name="removesPersonalData" valuePropName="checked">
          <Checkbox>{leave.removesPersonalData}</Checkbox>
        </Form.Item>
        <Form.Item name="companyFullName" label={leave.name({ company: companyFullName })} rules={required}>
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
      </DialogForm>
    </Modal>
  );
}

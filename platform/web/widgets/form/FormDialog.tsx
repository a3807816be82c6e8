import { Form, Modal } from 'antd';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { FramedForm, type FramedFormProps } from './FramedForm.tsx';

interface FormDialogProps<Values> extends FramedFormProps<Values> {
  title: string;
  isOpen: boolean;
  /** in px */
  width?: number;
}

/** A dialog with one form. A click beside it does not lose what was typed; each opening begins anew. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, isOpen, width = 440, ...framed } = props;
  const { action } = usePlatformTexts();
  const [form] = Form.useForm<Values>();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={width}
      title={title}
      okText={action.save}
      cancelText={action.cancel}
      confirmLoading={framed.saving.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={framed.onClose}
    >
      <FramedForm<Values> form={form} isForgetful {...framed} />
    </Modal>
  );
}

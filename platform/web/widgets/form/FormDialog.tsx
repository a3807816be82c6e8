import { Modal } from 'antd';
import { useId } from 'react';
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
  const formId = useId();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={width}
      title={title}
      okText={action.save}
      cancelText={action.cancel}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={framed.saving.isPending}
      mask={{ closable: false }}
      onCancel={framed.onClose}
    >
      <FramedForm<Values> id={formId} {...framed} />
    </Modal>
  );
}

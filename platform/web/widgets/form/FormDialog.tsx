import { Modal } from 'antd';
import { useId } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { DialogForm, type DialogFormProps } from './DialogForm.tsx';

interface FormDialogProps<Values> extends DialogFormProps<Values> {
  title: string;
  isOpen: boolean;
  width?: number;
  /** a verb in place of "Save" */
  confirmLabel?: string;
}

/** Dialog with one form. A click on the mask does not close it; each opening starts fresh. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, isOpen, width = 440, confirmLabel, ...framed } = props;
  const { action } = usePlatformTexts();
  const formId = useId();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      width={width}
      title={title}
      okText={confirmLabel ?? action.save}
      cancelText={action.cancel}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={framed.saving.isPending}
      mask={{ closable: false }}
      onCancel={framed.onClose}
    >
      <DialogForm<Values> id={formId} {...framed} />
    </Modal>
  );
}

import { Form, type FormInstance } from 'antd';
import { EditDrawer } from '../dialog/EditDrawer.tsx';
import { DialogForm, type DialogFormProps } from './DialogForm.tsx';

interface FormDrawerProps<Values> extends DialogFormProps<Values> {
  title: string;
  isOpen: boolean;
  width?: number;
  saveLabel?: string;
  form?: FormInstance<Values>;
}

/** Drawer with one form. A click on the mask does not close it. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, isOpen, width, saveLabel, form: given, ...framed } = props;
  const [form] = Form.useForm<Values>(given);
  return (
    <EditDrawer
      title={title}
      isOpen={isOpen}
      isSaving={framed.saving.isPending}
      width={width}
      saveLabel={saveLabel}
      onSave={form.submit}
      onClose={framed.onClose}
    >
      <DialogForm<Values> form={form} {...framed} />
    </EditDrawer>
  );
}

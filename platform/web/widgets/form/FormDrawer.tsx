import { Form, type FormInstance } from 'antd';
import { EditDrawer } from '../dialog/EditDrawer.tsx';
import { FramedForm, type FramedFormProps } from './FramedForm.tsx';

interface FormDrawerProps<Values> extends FramedFormProps<Values> {
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
      <FramedForm<Values> form={form} {...framed} />
    </EditDrawer>
  );
}

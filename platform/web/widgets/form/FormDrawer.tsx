import { Form, type FormInstance } from 'antd';
import { EditDrawer } from '../dialog/EditDrawer.tsx';
import { FramedForm, type FramedFormProps } from './FramedForm.tsx';

interface FormDrawerProps<Values> extends FramedFormProps<Values> {
  title: string;
  isOpen: boolean;
  /** in px */
  width?: number;
  /** on the button that saves */
  saveLabel?: string;
  /** for who has to do something with the form besides */
  form?: FormInstance<Values>;
}

/** The drawer with a form in which a record is added or edited. A click beside it does not lose what was typed. */
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

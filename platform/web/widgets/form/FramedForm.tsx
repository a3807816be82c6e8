import { Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import type { CallError } from '../../request/callError.ts';
import { FieldErrors } from './FieldErrors.tsx';

/** What a dialog or a drawer with one form in it is given. */
export interface FramedFormProps<Values> {
  /** what the fields begin with */
  first: Partial<Values>;
  /** the write behind the form: whether it is under way, and what it was refused with */
  saving: { isPending: boolean; error: CallError | null };
  /** sends what was typed; `undefined` when it was refused, which keeps the frame open */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  /** the fields */
  children: ReactNode;
}

/** The one form in a dialog or a drawer: refusals stand at their fields; once it is saved the frame closes. */
export function FramedForm<Values extends object>(
  props: FramedFormProps<Values> & { form: FormInstance<Values>; isForgetful?: boolean },
) {
  const { form, isForgetful = false, first, saving, onSave, onClose, children } = props;
  const save = async (values: Values) => {
    if ((await onSave(values)) !== undefined) onClose();
  };
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      preserve={!isForgetful}
      initialValues={first}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={(values) => void save(values)}
    >
      <FieldErrors form={form} error={saving.error} />
      {children}
    </Form>
  );
}

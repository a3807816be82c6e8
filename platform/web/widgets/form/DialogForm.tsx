import { Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import type { CallError } from '../../request/callError.ts';
import { FieldErrors } from './FieldErrors.tsx';

export interface DialogFormProps<Values> {
  first: Partial<Values>;
  saving: { isPending: boolean; error: CallError | null };
  /** resolves to `undefined` on error, which keeps it open */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Form inside a dialog or drawer; closes on success. Submitted by `id` or through `form`. */
export function DialogForm<Values extends object>(
  props: DialogFormProps<Values> & { id?: string; form?: FormInstance<Values> },
) {
  const { id, first, saving, onSave, onClose, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  // Ignore the error of a previous opening.
  const [previousError] = useState(saving.error);
  // a double click's second submit would hide the first one's result
  const isSubmitting = useRef(false);
  const save = async (values: Values) => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      if ((await onSave(values)) !== undefined) onClose();
    } finally {
      isSubmitting.current = false;
    }
  };
  return (
    <Form<Values>
      id={id}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={first}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={(values) => void save(values)}
    >
      <FieldErrors form={form} error={saving.error === previousError ? null : saving.error} />
      {children}
      {/* implicit submission by Enter needs a submit button */}
      <button type="submit" hidden />
    </Form>
  );
}

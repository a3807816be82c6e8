import { Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
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

/**
 * The one form in a dialog or a drawer: refusals stand at their fields; once it is saved the frame closes. The frame
 * submits it by its id, or brings the form that it submits.
 */
export function FramedForm<Values extends object>(
  props: FramedFormProps<Values> & { id?: string; form?: FormInstance<Values> },
) {
  const { id, first, saving, onSave, onClose, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  // what an earlier opening was refused with is nothing to this one
  const [past] = useState(saving.error);
  // of a double click the second press would be refused, and its refusal hide what the first one says
  const isUnderWay = useRef(false);
  const save = async (values: Values) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      if ((await onSave(values)) !== undefined) onClose();
    } finally {
      isUnderWay.current = false;
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
      <FieldErrors form={form} error={saving.error === past ? null : saving.error} />
      {children}
      {/* Enter saves: browsers look for a button in the form */}
      <button type="submit" hidden />
    </Form>
  );
}

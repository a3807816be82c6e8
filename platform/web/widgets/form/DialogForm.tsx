import { Form, type FormInstance } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useSubmitLock } from '../../query/useSubmitLock.ts';
import type { CallError } from '../../request/callError.ts';
import { DUPLICATE_WINDOW_MS } from '../../request/send.ts';
import { assignFieldErrors, FieldErrors } from './FieldErrors.tsx';

export interface DialogFormProps<Values> {
  first: Partial<Values>;
  saving: { isPending: boolean; error: CallError | null };
  /** resolves to `undefined` on error, which keeps it open */
  onSave: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** The second submit of a double click, after a refusal at fields that came between the two. */
function isDuplicate(
  failed: { values: string; at: number },
  values: object,
  error: CallError | null,
): error is CallError {
  if (Object.keys(error?.fields ?? {}).length === 0) return false;
  return performance.now() - failed.at < DUPLICATE_WINDOW_MS && JSON.stringify(values) === failed.values;
}

/** Form inside a dialog or drawer; closes on success. Submitted by `id` or through `form`. */
export function DialogForm<Values extends object>(
  props: DialogFormProps<Values> & { id?: string; form?: FormInstance<Values> },
) {
  const { id, first, saving, onSave, onClose, children } = props;
  const [form] = Form.useForm<Values>(props.form);
  // Ignore the error of a previous opening.
  const [previousError] = useState(saving.error);
  const error = saving.error === previousError ? null : saving.error;
  // a double click's second submit would hide the first one's result
  const lock = useSubmitLock();
  const failed = useRef({ values: '', at: Number.NEGATIVE_INFINITY });
  const button = useRef<HTMLButtonElement>(null);
  const save = async (values: Values) => {
    // a field may hold a text that it refused; it says so itself, without the browser's bubble
    const invalid = button.current?.form?.querySelector<HTMLElement>('input:invalid');
    if (invalid) return invalid.focus();
    if (isDuplicate(failed.current, values, error)) {
      // its validation has cleared them
      assignFieldErrors(form, error.fields);
      return;
    }
    if ((await onSave(values)) !== undefined) onClose();
    else failed.current = { values: JSON.stringify(values), at: performance.now() };
  };
  return (
    <Form<Values>
      id={id}
      form={form}
      layout="vertical"
      noValidate
      requiredMark={false}
      initialValues={first}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onFinish={(values) => void lock(() => save(values))}
    >
      <FieldErrors form={form} error={error} />
      {children}
      {/* implicit submission by Enter needs a submit button */}
      <button ref={button} type="submit" hidden />
    </Form>
  );
}

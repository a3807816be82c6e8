import { Alert, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { CallError } from '../../request/callError.ts';
import { fieldName } from './fieldName.ts';

/** Shows the field errors of a failed call and scrolls to the first; lists those without a field. */
export function FieldErrors<Values>(props: { form: FormInstance<Values>; error: CallError | null }) {
  const { form, error } = props;
  const [unmatched, setUnmatched] = useState<string[]>([]);

  useEffect(() => {
    setUnmatched(error ? assignFieldErrors(form, error.fields) : []);
  }, [form, error]);

  if (unmatched.length === 0) return null;
  return <Alert type="error" showIcon title={unmatched.map((reason) => <div key={reason}>{reason}</div>)} />;
}

/** Returns the errors without a matching field. */
export function assignFieldErrors(
  form: Pick<FormInstance, 'getFieldsError' | 'setFields' | 'scrollToField'>,
  fields: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const matched = Object.entries(fields).filter(([path]) => known.has(path));
  form.setFields(matched.map(([path, reason]) => ({ name: fieldName(path), errors: [reason] })));
  const first = matched[0];
  if (first) form.scrollToField(fieldName(first[0]), { focus: true, block: 'center' });
  return Object.entries(fields).flatMap(([path, reason]) => (known.has(path) ? [] : [reason]));
}

import { Alert, Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import type { CallError } from '../../request/callError.ts';
import { fieldName } from './fieldName.ts';

type ErrorSetter = Pick<FormInstance, 'setFields' | 'getFieldValue'>;

/** By form: the errors that no rule of it gave, each with the value it is about. */
const assigned = new WeakMap<object, Map<string, { reason: string; value: unknown }>>();

/** Shows the field errors of a failed call and scrolls to the first; lists those without a field. */
export function FieldErrors<Values>(props: { form: FormInstance<Values>; error: CallError | null }) {
  const { form, error } = props;
  const [unmatched, setUnmatched] = useState<string[]>([]);
  const values = Form.useWatch([], form);

  useEffect(() => {
    setUnmatched(error ? assignFieldErrors(form, error.fields) : []);
  }, [form, error]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of a value
  useEffect(() => clearCorrected(form), [form, values]);

  if (unmatched.length === 0) return null;
  return <Alert type="error" showIcon title={unmatched.map((reason) => <div key={reason}>{reason}</div>)} />;
}

/** Returns the errors without a matching field. */
export function assignFieldErrors(
  form: ErrorSetter & Pick<FormInstance, 'getFieldsError' | 'scrollToField'>,
  fields: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const matched = Object.entries(fields).filter(([path]) => known.has(path));
  setFieldErrors(form, Object.fromEntries(matched));
  const first = matched[0];
  if (first) form.scrollToField(fieldName(first[0]), { focus: true, block: 'center' });
  return Object.entries(fields).flatMap(([path, reason]) => (known.has(path) ? [] : [reason]));
}

/** Sets errors at their fields until these change, in a form with {@link FieldErrors}. */
export function setFieldErrors(form: ErrorSetter, fields: Readonly<Record<string, string>>): void {
  const errors = assigned.get(form) ?? new Map();
  assigned.set(form, errors);
  for (const [path, reason] of Object.entries(fields))
    errors.set(path, { reason, value: form.getFieldValue(fieldName(path)) });
  form.setFields(Object.entries(fields).map(([path, reason]) => ({ name: fieldName(path), errors: [reason] })));
}

/** The kit's forms clear errors by their own rules only: a field without a rule would stay red. */
function clearCorrected(form: ErrorSetter & Pick<FormInstance, 'getFieldError'>): void {
  for (const [path, { reason, value }] of assigned.get(form) ?? []) {
    const name = fieldName(path);
    if (Object.is(form.getFieldValue(name), value)) continue;
    assigned.get(form)?.delete(path);
    if (form.getFieldError(name)[0] === reason) form.setFields([{ name, errors: [] }]);
  }
}

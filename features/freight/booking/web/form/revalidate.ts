import type { FormInstance } from 'antd';

/** Whether antd's `changedValues` (`{ goods: [, { hscode }] }`) contain the field or its line. */
export function isFieldChanged(changed: unknown, name: readonly (string | number)[]): boolean {
  let at = changed;
  for (const part of name.slice(0, 2)) {
    if (typeof at !== 'object' || at === null) return false;
    at = Reflect.get(at, part);
    if (at === undefined) return false;
  }
  return true;
}

/** Revalidates invalid fields while they change; all others validate on blur. */
export function revalidateChangedErrors<Values>(form: FormInstance<Values>, changed: unknown): void {
  const wrong = form.getFieldsError().filter(({ name, errors }) => errors.length > 0 && isFieldChanged(changed, name));
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => {});
}

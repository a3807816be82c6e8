import type { FormInstance } from 'antd';

/** Whether a change, as the form tells it (`{ goods: [, { hscode }] }`), touches the line or field of a name. */
export function touches(changed: unknown, name: readonly (string | number)[]): boolean {
  let at = changed;
  for (const part of name.slice(0, 2)) {
    if (typeof at !== 'object' || at === null) return false;
    at = Reflect.get(at, part);
    if (at === undefined) return false;
  }
  return true;
}

/** What is marked wrong is looked at again while it is typed right; the rest waits until one leaves the field. */
export function lookAgainAtWrong<Values>(form: FormInstance<Values>, changed: unknown): void {
  const wrong = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && touches(changed, name));
  if (wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => {});
}

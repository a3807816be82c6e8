import type { FormInstance } from 'antd';
import { fieldName } from '../../../../../platform/web/widgets/form/fieldName.ts';

type Reasons = Readonly<Record<string, string>>;

/** Fields that the operator marked and the applicant has not changed since. */
export function stillMarked(form: Pick<FormInstance, 'getFieldError'>, reasons: Reasons): string[] {
  return Object.entries(reasons).flatMap(([field, reason]) =>
    form.getFieldError(fieldName(field)).includes(reason) ? [field] : [],
  );
}

/** Another kind of applicant is another form: only what the operator marked stays. */
export function clearFaults(form: Pick<FormInstance, 'getFieldsError' | 'setFields'>, reasons: Reasons): void {
  const faults = form.getFieldsError().filter(({ name, errors }) => {
    const reason = reasons[name.join('.')];
    return errors.length > 0 && (reason === undefined || !errors.includes(reason));
  });
  form.setFields(faults.map(({ name }) => ({ name, errors: [] })));
}

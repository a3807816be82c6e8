import type { FormInstance } from 'antd';
import { expect, test } from 'vitest';
import { clearFaults, stillMarked } from './marks.ts';

const formWith = (errors: Record<string, string>) => {
  const cleared: unknown[] = [];
  const form: Pick<FormInstance, 'getFieldError' | 'getFieldsError' | 'setFields'> = {
    getFieldError: (name) => [errors[String(name)] ?? ''].filter(Boolean),
    getFieldsError: () =>
      Object.entries(errors).map(([name, error]) => ({ name: [name], errors: [error], warnings: [] })),
    setFields: (fields) => cleared.push(...fields.map(({ name }) => String(name))),
  };
  return { form, cleared };
};

test('a marked field that shows its reason still is unchanged; another fault or none is a change', () => {
  const reasons = { legalName: 'not as in the licence', mobileNo: 'does not answer', companyAddr: 'old' };
  const { form } = formWith({ legalName: 'not as in the licence', mobileNo: 'Invalid format' });
  expect(stillMarked(form, reasons)).toEqual(['legalName']);
});

test('another kind of applicant takes the faults of a failed submission away, and leaves the marks', () => {
  const { form, cleared } = formWith({ legalName: 'not as in the licence', companyAddr: 'Required' });
  clearFaults(form, { legalName: 'not as in the licence' });
  expect(cleared).toEqual(['companyAddr']);
});

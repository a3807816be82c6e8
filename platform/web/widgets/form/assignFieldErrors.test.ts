// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { assignFieldErrors } from './FieldErrors.tsx';

test('errors go to their fields, the first is scrolled to, one without a field is returned', () => {
  const form = {
    getFieldsError: () => [{ name: ['containers', 0, 'containerNo'], errors: [], warnings: [] }],
    getFieldValue: () => 'MSKU1234560',
    setFields: vi.fn(),
    scrollToField: vi.fn(),
  };
  const unmatched = assignFieldErrors(form, {
    'containers.0.containerNo': '校验位错误',
    trainInfoId: '车次已截单',
  });
  expect(form.setFields).toHaveBeenCalledWith([{ name: ['containers', 0, 'containerNo'], errors: ['校验位错误'] }]);
  expect(form.scrollToField.mock.calls[0]?.[0]).toEqual(['containers', 0, 'containerNo']);
  expect(unmatched).toEqual(['车次已截单']);
});

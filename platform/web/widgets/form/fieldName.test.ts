import { expect, test } from 'vitest';
import { fieldName } from './fieldName.ts';

test('a refusal of the second container reaches the second container’s field', () => {
  expect(fieldName('containers.1.containerNo')).toEqual(['containers', 1, 'containerNo']);
});

test('a plain field stays a plain field', () => {
  expect(fieldName('remark')).toEqual(['remark']);
});

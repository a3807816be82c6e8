import { expect, test } from 'vitest';
import { fieldName } from './fieldName.ts';

test('an error of the second container reaches its field', () => {
  expect(fieldName('containers.1.containerNo')).toEqual(['containers', 1, 'containerNo']);
});

test('a plain field stays a plain field', () => {
  expect(fieldName('remark')).toEqual(['remark']);
});

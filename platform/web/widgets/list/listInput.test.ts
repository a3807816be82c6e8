import { expect, test } from 'vitest';
import { z } from 'zod';
import { listInput } from './listInput.ts';

const schema = z.object({
  pageNum: z.coerce.number<number>().int().min(1),
  lineId: z.coerce.number<number>().int().positive().optional(),
  status: z.enum(['open', 'closed']).optional(),
});

test('what the address says is asked as it stands, unset fields are not', () => {
  expect(listInput(schema, { pageNum: 2, lineId: '7', status: '' })).toEqual({ pageNum: 2, lineId: '7' });
});

test('a filter that the call refuses, as in an old link, is left out instead of failing the list', () => {
  expect(listInput(schema, { pageNum: 1, lineId: 'x', status: 'gone' })).toEqual({ pageNum: 1 });
});

test('a list declared without an input its call needs fails loudly', () => {
  expect(() => listInput(schema.extend({ orderBigNo: z.string() }), { pageNum: 1 })).toThrow('orderBigNo');
});

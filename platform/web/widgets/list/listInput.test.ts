import { expect, test } from 'vitest';
import { z } from 'zod';
import { listInput } from './listInput.ts';

const schema = z.object({
  pageNum: z.coerce.number<number>().int().min(1),
  lineId: z.coerce.number<number>().int().positive().optional(),
  status: z.enum(['open', 'closed']).optional(),
});

test('values of the URL are sent as they are, unset fields are not', () => {
  expect(listInput(schema, { pageNum: 2, lineId: '7', status: '' })).toEqual({ pageNum: 2, lineId: '7' });
});

test('a filter that the schema rejects, as in an old link, is dropped', () => {
  expect(listInput(schema, { pageNum: 1, lineId: 'x', status: 'gone' })).toEqual({ pageNum: 1 });
});

test('a list without a required input throws', () => {
  expect(() => listInput(schema.extend({ orderBigNo: z.string() }), { pageNum: 1 })).toThrow('orderBigNo');
});

import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { serializeError } from './log.ts';

test('a failed query is in the log with its reason, without what people typed', () => {
  const cause = Object.assign(new Error('duplicate key value'), { detail: 'Key (mobile)=(13800138000)' });
  const failed = new DrizzleQueryError('insert into account values ($1)', ['13800138000\nsecond line'], cause);

  const kept = JSON.stringify(serializeError(failed));

  expect(kept).toContain('insert into account');
  expect(kept).toContain('duplicate key value');
  expect(kept).toContain('log.test.ts');
  expect(kept).not.toContain('13800138000');
  expect(kept).not.toContain('second line');
});

test('the detail in which the database quotes a row stays out of the log', () => {
  const fault = Object.assign(new Error('duplicate key value'), { detail: 'Key (mobile)=(13800138000)' });

  expect(JSON.stringify(serializeError(fault))).not.toContain('13800138000');
});

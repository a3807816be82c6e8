import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { Push } from './push.ts';
import { Remembered } from './remembered.ts';

const url = inject('templateUrl').replace(/[^/]+$/, 'postgres');
const log = pino({ level: 'silent' });
const db = drizzle(url);
const writing = new Push(url, log);
const reading = new Push(url, log);
const here = new Remembered<string>(writing, 'remembered_test');
const there = new Remembered<string>(reading, 'remembered_test');
beforeAll(async () => {
  await Promise.all([writing.start(), reading.start()]);
});
afterAll(async () => {
  await Promise.all([writing.stop(), reading.stop(), db.$client.end()]);
});

function row(first: string) {
  const kept = { value: first };
  const read = vi.fn(async () => kept.value);
  return { kept, read };
}

test('a value is read once and then remembered', async () => {
  const { kept, read } = row('old');
  expect(await there.get('a', read)).toBe('old');
  kept.value = 'changed behind our back';
  expect(await there.get('a', read)).toBe('old');
  expect(read).toHaveBeenCalledTimes(1);
});

test('who writes sees the new value in the next answer, others once the transaction has committed', async () => {
  const { kept, read } = row('old');
  await Promise.all([here.get('b', read), there.get('b', read)]);
  await db.transaction(async (transaction) => {
    await here.forgetEverywhere(transaction, 'b');
    expect(await there.get('b', read)).toBe('old');
    kept.value = 'new';
  });
  expect(await here.get('b', read)).toBe('new');
  await expect.poll(() => there.get('b', read)).toBe('new');
});

test('a value that was read before a change but arrives after it is not remembered', async () => {
  const { kept, read } = row('old');
  const slow = Promise.withResolvers<string>();
  const asked = there.get('c', () => slow.promise);
  await there.get('d', read);
  kept.value = 'new';
  await here.forgetAllEverywhere(db);
  await expect.poll(() => there.get('d', read)).toBe('new');
  slow.resolve('old');
  await asked;
  expect(await there.get('c', async () => 'new')).toBe('new');
});

test('nothing is remembered while changes cannot be heard', async () => {
  const deaf = new Remembered<string>(new Push('postgres://nowhere', log), 'x');
  const { kept, read } = row('old');
  expect(await deaf.get('e', read)).toBe('old');
  kept.value = 'new';
  expect(await deaf.get('e', read)).toBe('new');
});

import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { InvalidatedCache } from './invalidatedCache.ts';
import { NotificationBus } from './notificationBus.ts';

const url = maintenanceUrl(inject('templateUrl'));
const log = pino({ level: 'silent' });
const db = drizzle(url);
const writerBus = new NotificationBus(url, log);
const readerBus = new NotificationBus(url, log);
const writerCache = new InvalidatedCache<string>(writerBus, 'remembered_test');
const readerCache = new InvalidatedCache<string>(readerBus, 'remembered_test');
beforeAll(async () => {
  await Promise.all([writerBus.start(), readerBus.start()]);
});
afterAll(async () => {
  await Promise.all([writerBus.stop(), readerBus.stop(), db.$client.end()]);
});

function row(first: string) {
  const current = { value: first };
  const read = vi.fn(async () => current.value);
  return { kept: current, read };
}

test('a value is read once and then remembered', async () => {
  const { kept: current, read } = row('old');
  expect(await readerCache.get('a', read)).toBe('old');
  current.value = 'changed behind our back';
  expect(await readerCache.get('a', read)).toBe('old');
  expect(read).toHaveBeenCalledTimes(1);
});

test('who writes sees the new value in the next answer, others once the transaction has committed', async () => {
  const { kept: current, read } = row('old');
  await Promise.all([writerCache.get('b', read), readerCache.get('b', read)]);
  await db.transaction(async (transaction) => {
    await writerCache.invalidate(transaction, 'b');
    expect(await readerCache.get('b', read)).toBe('old');
    current.value = 'new';
  });
  expect(await writerCache.get('b', read)).toBe('new');
  await expect.poll(() => readerCache.get('b', read)).toBe('new');
});

test('a value that was read before a change but arrives after it is not remembered', async () => {
  const { kept: current, read } = row('old');
  const slow = Promise.withResolvers<string>();
  const asked = readerCache.get('c', () => slow.promise);
  await readerCache.get('d', read);
  current.value = 'new';
  await writerCache.invalidateAll(db);
  await expect.poll(() => readerCache.get('d', read)).toBe('new');
  slow.resolve('old');
  await asked;
  expect(await readerCache.get('c', async () => 'new')).toBe('new');
});

test('nothing is remembered while changes cannot be heard', async () => {
  const disconnected = new InvalidatedCache<string>(new NotificationBus('postgres://nowhere', log), 'x');
  const { kept: current, read } = row('old');
  expect(await disconnected.get('e', read)).toBe('old');
  current.value = 'new';
  expect(await disconnected.get('e', read)).toBe('new');
});

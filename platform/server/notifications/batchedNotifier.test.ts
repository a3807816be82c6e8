import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { maintenanceUrl } from '../../testing/database.ts';
import { BatchedNotifier } from './batchedNotifier.ts';
import { NotificationBus } from './notificationBus.ts';

const CHANNEL = 'soon_test';
const url = maintenanceUrl(inject('templateUrl'));
const log = pino({ level: 'silent' });
const queries: string[] = [];
const db = drizzle(url, { logger: { logQuery: (query) => queries.push(query) } });
const bus = new NotificationBus(url, log);
const received: string[] = [];
bus.subscribe(
  CHANNEL,
  (word) => received.push(word),
  () => undefined,
);
beforeAll(() => bus.start());
afterAll(async () => {
  await Promise.all([bus.stop(), db.$client.end()]);
});

test('however often a word is said, the database is asked once and it is heard once', async () => {
  const notifier = new BatchedNotifier({ db, log }, CHANNEL);
  for (let times = 0; times < 50; times += 1) notifier.publish('the same');
  await expect.poll(() => received).toEqual(['the same']);
  for (let times = 0; times < 50; times += 1) notifier.publish('later');
  notifier.publish('and another');
  await expect.poll(() => received).toEqual(['the same', 'later', 'and another']);
  expect(queries).toHaveLength(2);
});

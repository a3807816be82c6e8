import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Push } from './push.ts';
import { Soon } from './soon.ts';

const CHANNEL = 'soon_test';
const url = inject('templateUrl').replace(/[^/]+$/, 'postgres');
const log = pino({ level: 'silent' });
const asked: string[] = [];
const db = drizzle(url, { logger: { logQuery: (query) => asked.push(query) } });
const push = new Push(url, log);
const heard: string[] = [];
push.on(
  CHANNEL,
  (word) => heard.push(word),
  () => undefined,
);
beforeAll(() => push.start());
afterAll(async () => {
  await Promise.all([push.stop(), db.$client.end()]);
});

test('however often a word is said, the database is asked once and it is heard once', async () => {
  const soon = new Soon({ db, log }, CHANNEL);
  for (let times = 0; times < 50; times += 1) soon.say('the same');
  await expect.poll(() => heard).toEqual(['the same']);
  for (let times = 0; times < 50; times += 1) soon.say('later');
  soon.say('and another');
  await expect.poll(() => heard).toEqual(['the same', 'later', 'and another']);
  expect(asked).toHaveLength(2);
});

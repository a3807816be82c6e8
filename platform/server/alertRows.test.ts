import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { MAX_HOME_LINES } from '../wire/homeParts.ts';
import { readAlertRows } from './alertRows.ts';

const letter = pgTable('letter', { name: text('name') });
/** Fails when it is asked. */
const db = drizzle.mock();
const lettersOf = (count: number) => ({
  limit: async (most: number) => Array.from({ length: Math.min(count, most) }, (_, place) => place),
});
const read = (count: number) => readAlertRows(db, db.select({ id: sql`1` }).from(letter), lettersOf(count));

test('fewer rows than an alert shows are counted by themselves; of more the database is asked', async () => {
  expect(await read(0)).toEqual({ count: 0, rows: [] });
  expect(await read(MAX_HOME_LINES - 1)).toMatchObject({ count: MAX_HOME_LINES - 1 });
  await expect(read(MAX_HOME_LINES)).rejects.toThrow();
});

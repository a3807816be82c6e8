import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { UserError } from '../../../platform/server/texts/userError.ts';
import { cloneDatabase } from '../../../platform/testing/database.ts';
import type { JournalPosting } from './accounts.ts';
import { imbalanceOf } from './balance.ts';
import { findBalance, findBalances, type NewJournalEntry, postJournalEntry } from './server/index.ts';
import { insertClosedMonth } from './server/months.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
let companyId: number;
beforeAll(async () => {
  own = await cloneDatabase(inject('templateUrl'));
  database = await connect(own.url, 5, pino({ level: 'silent' }));
  const { rows } = await database.pool.query(`select company_id as id from account where username = 'rival'`);
  companyId = Number(rows[0].id);
});
afterAll(async () => {
  await database.pool.end();
  await own.drop();
});

let serial = 0;
function bill(amount: string, changes: Partial<NewJournalEntry> = {}): NewJournalEntry {
  serial += 1;
  return {
    key: `test:${serial}`,
    occurredOn: '2026-03-15',
    kind: 'billIssued',
    source: { kind: 'bill', id: serial },
    note: '',
    authorId: null,
    postings: [
      { account: 'receivable', companyId, currency: 'CNY', amount },
      { account: 'revenue', companyId, currency: 'CNY', amount: `-${amount}` },
    ],
    ...changes,
  };
}
const post = (entry: NewJournalEntry) => database.db.transaction((inside) => postJournalEntry(inside, entry));
const receivable = () => findBalance(database.db, { account: 'receivable', companyId, currency: 'CNY' });

test('the same key posts once, one after the other and at once; with other postings it is a fault', async () => {
  const before = Number(await receivable());
  const entry = bill('100.10');
  const ids = await Promise.all([post(entry), post(entry), post(entry)]);
  expect(new Set(ids).size).toBe(1);
  expect(await post(entry)).toBe(ids[0]);
  expect(Number(await receivable()) - before).toBeCloseTo(100.1, 2);
  await expect(post({ ...bill('7.00'), key: entry.key })).rejects.toThrow('other postings');
});

test('an entry out of balance in a currency is refused by the code and by the database', async () => {
  const [first] = bill('5.00').postings;
  const second: JournalPosting = { account: 'bank', companyId: null, currency: 'USD', amount: '-5.00' };
  if (first === undefined) throw new Error('no posting');
  await expect(post(bill('5.00', { postings: [first, second] }))).rejects.toThrow('out of balance');
  const id = await post(bill('5.00'));
  const more = `insert into journal_posting (entry_id, account, currency, amount) values (${id}, 'bank', 'CNY', 1)`;
  await expect(database.pool.query(more)).rejects.toThrow('out of balance');
});

test('entries, postings and closed months are never changed or removed', async () => {
  await post(bill('6.00'));
  for (const change of [
    'update journal_entry set note = $$x$$',
    'delete from journal_entry',
    'update journal_posting set amount = 1',
    'delete from journal_posting',
  ]) {
    await expect(database.pool.query(change)).rejects.toThrow('only added to');
  }
});

test('a closed month takes no entry, whoever was first; others do', async () => {
  const march = { occurredOn: '2025-03-31' };
  await post(bill('8.00', march));
  expect(await database.db.transaction((inside) => insertClosedMonth(inside, '2025-03-01', null))).toBe(true);
  expect(await database.db.transaction((inside) => insertClosedMonth(inside, '2025-03-20', null))).toBe(false);
  await expect(post(bill('8.00', march))).rejects.toThrow(UserError);
  await expect(post(bill('8.00', { occurredOn: '2025-04-01' }))).resolves.toBeGreaterThan(0);
});

test('the database itself keeps a closed month closed, also to hands and to TRUNCATE', async () => {
  const may = { occurredOn: '2025-05-30' };
  const entryId = await post(bill('8.00', may));
  await database.pool.query(`insert into journal_month (month) values ('2025-05-01')`);
  for (const statement of [
    `insert into journal_entry (key, occurred_on, kind, source_kind, source_id) values ('hand', '2025-05-01', 'x', 'x', 1)`,
    `insert into journal_posting (entry_id, account, currency, amount)
       values (${entryId}, 'bank', 'CNY', 1), (${entryId}, 'cost', 'CNY', -1)`,
    'truncate journal_entry, journal_posting',
    'truncate journal_posting',
    'truncate journal_month',
  ]) {
    await expect(database.pool.query(statement), statement).rejects.toThrow(/closed/);
  }
  for (const statement of ['update journal_entry set note = $$x$$', 'delete from journal_posting'])
    await expect(database.pool.query(statement), statement).rejects.toThrow('only added to');
});

test('closing waits for an entry that is being posted', async () => {
  const { promise: posted, resolve: go } = Promise.withResolvers<void>();
  const { promise: writing, resolve: written } = Promise.withResolvers<void>();
  const order: string[] = [];
  const posting = database.db.transaction(async (inside) => {
    await postJournalEntry(inside, bill('9.00', { occurredOn: '2025-06-10' }));
    written();
    await posted;
    order.push('posted');
  });
  await writing;
  const closing = database.db
    .transaction((inside) => insertClosedMonth(inside, '2025-06-01', null))
    .then(() => order.push('closed'));
  go();
  await Promise.all([posting, closing]);
  expect(order).toEqual(['posted', 'closed']);
});

test('balances by company and currency are the sums of what was posted', async () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
  await fc.assert(
    fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 6 }), async (amounts) => {
      const before = Number(await receivable());
      for (const one of amounts) await post(bill(one));
      const expected = amounts.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0);
      expect(Math.round((Number(await receivable()) - before) * 100)).toBe(expected);
    }),
    { numRuns: 8 },
  );
  const balances = await findBalances(database.db, { account: 'receivable', companyIds: [companyId] });
  expect(balances).toContainEqual({ companyId, currency: 'CNY', amount: await receivable() });
  const { rows } = await database.pool.query(
    'select currency from journal_posting group by currency having sum(amount) <> 0',
  );
  expect(rows).toEqual([]);
});

test('postings balance exactly when each currency sums to zero in cents', () => {
  const posting = fc.record({
    currency: fc.constantFrom('CNY', 'USD', 'RUB'),
    cents: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
  });
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 20 }), (given) => {
      const asText = (cents: bigint) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
        return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      };
      const sums = new Map<string, bigint>();
      for (const { currency, cents } of given) sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(cents));
      const wrong = [...sums].filter(([, sum]) => sum !== 0n).map(([currency, sum]) => [currency, asText(sum)]);
      const postings = given.map(({ currency, cents }) => ({ currency, amount: asText(BigInt(cents)) }));
      expect([...imbalanceOf(postings)]).toEqual(wrong);
    }),
  );
});

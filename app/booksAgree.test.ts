import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownBills, readBill } from '../features/money/bill/wire.ts';
import { listTrainMargins } from '../features/money/charge/marginWire.ts';
import { postMissingEntries } from '../features/money/deposit/server/postEntry.ts';
import { listBalances, proveAgreement } from '../features/money/journal/wire.ts';
import { readFinance } from '../features/money/payment/financeWire.ts';
import { markPaidOut } from '../features/money/payment/payoutWire.ts';
import { confirmMatch, payByCredit } from '../features/money/payment/wire.ts';
import { connect, type Database } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { FEATURES } from './server/features.ts';
import { agreedBill, approvedPayout, importedEntry, SHIPPER_NO } from './testing/moneySteps.ts';
import { TestFixture } from './testing/testFixture.ts';

let fixture: TestFixture;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  await everyKindOfMoney();
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

/** A bill paid by a statement with something left, the rest used as credit, a supplier paid, a deposit held. */
async function everyKindOfMoney() {
  const { operator, shipper, server } = fixture;
  const [supplier, admin] = [await server.signInAs('supplier'), await server.signInAs('admin')];
  const { billId } = await agreedBill(fixture, { amount: '100.00' });
  const { open } = await shipper.send(readBill, { billId });
  const entryId = await importedEntry(operator, {
    counterparty: 'BOOKS',
    amount: String(Number(open) + 50),
    currency: 'CNY',
  });
  const parts = [{ billId, amount: open ?? '' }];
  await operator.send(confirmMatch, { entryId, companyNo: SHIPPER_NO, parts });
  const byCredit = await agreedBill(fixture, { amount: '200.00' });
  await shipper.send(payByCredit, { billId: byCredit.billId, amount: '20.00' });
  const claim = { claimNo: 'BOOKS', amount: '80.00', currency: 'CNY' };
  const payoutId = await approvedPayout({ operator, admin, supplier, database: fixture.database }, claim);
  await operator.send(markPaidOut, { payoutIds: [payoutId] });
  await fixture.database.query(
    `with party as (select company_id as id from account where username = 'individual'),
     signed as (
       insert into contract (company_id, template_id, contract_no, status, facts_hash, document_id, page_count,
         signed_id, start_date, end_date)
       select party.id, contract_template.id, 'HT-BOOKS', '3', '', resource_id, 1, resource_id, current_date - 1,
         current_date + 300 from contract_template, party
       where company_entity = 2 and line_type = 'EU' and contract_type = '1' order by version desc limit 1
       returning id, company_id),
     held as (
       insert into deposit (company_id, contract_id, contract_type, line_type, due, held)
       select company_id, id, '1', 'EU', 5000, 5000 from signed returning id, contract_id)
     insert into deposit_entry (deposit_id, kind, amount, contract_id) select id, 'received', 5000, contract_id from held`,
  );
  await postMissingEntries(database.db);
}

test('the demo begins with costs, bills of its orders, and money of past weeks', async () => {
  const { operator, shipper } = fixture;
  const inDollars = await operator.send(readFinance, { currency: 'USD' });
  expect(inDollars.cash.filter(({ received }) => received !== '0.00').length).toBeGreaterThan(3);
  expect(Number(inDollars.open.notDue)).toBeGreaterThan(0);
  const inYuan = await operator.send(readFinance, { currency: 'CNY' });
  expect(inYuan.cash.some(({ outgoing }) => outgoing !== '0.00')).toBe(true);
  // a bar beside which the others are seen
  for (const { cash } of [inDollars, inYuan]) {
    const largest = (of: 'incoming' | 'outgoing') => Math.max(...cash.map((week) => Number(week[of])));
    expect(largest('outgoing')).toBeLessThan(3 * largest('incoming'));
  }
  const trains = await operator.send(listTrainMargins, { currency: 'CNY', departed: '1' });
  expect(trains.some(({ costs }) => costs !== '0.00')).toBe(true);
  const { rows } = await shipper.send(ownBills.list, { pageSize: 100 });
  const ofOrders = rows.filter(({ kind }) => kind === 'order');
  const [ofOrder] = await Promise.all(ofOrders.slice(0, 1).map(({ billId }) => shipper.send(readBill, { billId })));
  expect(ofOrder?.orders.map(({ orderBigNo }) => orderBigNo)).toEqual([expect.stringMatching(/./)]);
});

const CHECKS = FEATURES.flatMap(({ agreementChecks }) => agreementChecks ?? []);

test('after every kind of movement all proofs hold, and operators read them', async () => {
  await fixture.operator.send(proveAgreement, {});
  const { checks } = await fixture.operator.send(listBalances, {});
  expect(checks.map(({ kind }) => kind)).toEqual(CHECKS.map(({ kind }) => kind));
  expect(checks.flatMap(({ details }) => details)).toEqual([]);
});

/** What a fault or a hand in the database may do to a book, and which proof says so. */
const DAMAGES = {
  journal: `insert into journal_posting (entry_id, account, currency, amount) select max(id), 'bank', 'CNY', 1 from journal_entry`,
  journalBalance: 'update journal_balance set amount = amount + 1',
  deposits: 'update deposit set held = held + 1',
  depositEntries: `update deposit_entry set amount = amount + 1 where kind = 'received'`,
  charges: `update charge set amount = amount + 1 where key like 'test:%'`,
  bills: `update bill_line set amount = amount + 1 where charge_id in (select id from charge where key like 'test:%')`,
  billedCharges: `update charge set status = 'confirmed' where key like 'test:%'`,
  openBills: `delete from journal_posting where account = 'receivable'`,
  margins: `update journal_posting set amount = amount - 1 where account = 'revenue'`,
  receipts: 'update receipt set amount = amount + 1',
  payouts: `update payout set status = 'applied' where status = 'paid'`,
  credits: 'update credit_use set amount = amount + 1',
  statements: `update bank_entry set status = 'open' where counterparty = 'BOOKS'`,
} as const;

test('each proof has a damage that it is tried with', () => {
  expect(Object.keys(DAMAGES)).toEqual(CHECKS.map(({ kind }) => kind));
});

test.for(Object.entries(DAMAGES))('a damaged book is named by its proof: %s', async ([kind, damage]) => {
  const check = CHECKS.find((one) => one.kind === kind);
  const undone = new Error('undone');
  await expect(
    database.db.transaction(async (inside) => {
      // triggers keep the books append-only, even for tests
      for (const table of ['journal_posting', 'deposit_entry'])
        await inside.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      await inside.execute(sql.raw(damage));
      const found = (await check?.find(inside, 50)) ?? [];
      expect(found.length).toBeGreaterThan(0);
      for (const { expected, found: said } of found) expect(said).not.toBe(expected);
      throw undone;
    }),
  ).rejects.toThrow(undone);
});

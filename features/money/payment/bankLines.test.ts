import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreedBill, approvedPayout } from '../../../app/testing/moneySteps.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { closeMonth, listBalances, proveAgreement } from '../journal/wire.ts';
import { downloadPaymentList, payouts } from './payoutWire.ts';
import { camt, entry, returned } from './testing/camtSamples.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let operator: Actor;
let supplier: Actor;
let admin: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ operator } = fixture);
  supplier = await fixture.server.signInAs('supplier');
  admin = await fixture.server.signInAs('admin');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.query(
    `alter table journal_month disable trigger journal_month_kept;
     truncate journal_month;
     alter table journal_month enable trigger journal_month_kept;
     truncate bill, charge, charge_move, order_margin, journal_entry, journal_posting, journal_balance, bank_statement, bank_entry,
       receipt, statement_balance, payout, payout_item, credit_use cascade`,
  );
});

const take = (content: string | Uint8Array, currency = 'CNY') =>
  operator.send(wire.importStatement, {
    fileName: 'statement',
    content: Buffer.from(content).toString('base64'),
    currency,
  });
const rows = async () => (await operator.send(wire.bankEntries.list, { pageSize: 100 })).rows;
const refusalOf = async (content: string | Uint8Array) => (await expectUserError(take(content))).message;
const csv = (...lines: string[]) => `Date,Amount,Currency,Counterparty,Account,Reference\n${lines.join('\n')}\n`;

async function books(): Promise<Record<string, string>> {
  const { rows: sums } = await fixture.database.query(
    `select account, sum(amount)::text as amount from journal_posting group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(sums.map(({ account, amount }) => [account, amount]));
}

async function disagreements() {
  await operator.send(proveAgreement, {});
  const { checks } = await operator.send(listBalances, {});
  return checks.flatMap(({ kind, details }) => details.map(({ subject }) => `${kind} ${subject}`));
}

const onlyEntry = async () => {
  const [found, ...others] = await rows();
  if (found === undefined || others.length > 0) throw new Error('expected one line');
  return found;
};

test('a returned payment is money that left, and pays no bill', async () => {
  const { billId } = await agreedBill(fixture, { amount: '100.00', currency: 'EUR', day: '2026-10-05' });
  expect(await take(camt(returned('DBIT', '100.00')))).toMatchObject({ lines: 1, matched: 0 });
  const { entryId, amount } = await onlyEntry();
  expect(amount).toBe('-100.00');
  const match = { entryId, companyNo: '10001', parts: [{ billId, amount: '100.00' }] };
  await expectUserError(operator.send(wire.confirmMatch, match));
});

describe('a line that leaves the account', () => {
  const claim = { claimNo: 'B-1', amount: '250.00', currency: 'CNY' };
  const pay = (claimNo: string) =>
    approvedPayout({ operator, admin, supplier, database: fixture.database }, { ...claim, claimNo });

  test('finds the payment that the file for the bank named, pays it once, and can be taken off again', async () => {
    await pay('B-1');
    const payoutId = await pay('B-2');
    await take(csv(`2026-11-20,-250.00,CNY,Supplier,,"Transfer IS-${payoutId}"`));
    const { entryId } = await onlyEntry();
    const { payouts: found } = await operator.send(wire.suggestPayouts, { entryId });
    expect(found.map((one) => [one.payoutId === payoutId, one.suggested])).toEqual([
      [true, true],
      [false, false],
    ]);
    const confirm = () => operator.send(wire.confirmPayouts, { entryId, payoutIds: [payoutId] });
    const both = await Promise.allSettled([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books()).toMatchObject({ bank: '-250.00' });
    expect(await onlyEntry()).toMatchObject({ status: 'matched', paid: expect.stringMatching(/.+/) });
    expect(await disagreements()).toEqual([]);
    await operator.send(wire.reopenEntry, { entryId, reason: 'another line' });
    expect(await onlyEntry()).toMatchObject({ status: 'open', paid: '' });
    await confirm();
    expect(await books()).toMatchObject({ bank: '-250.00' });
    expect(await disagreements()).toEqual([]);
  });

  test('may be several payments, which make its amount', async () => {
    const ids = [await pay('B-3'), await pay('B-4')];
    await take(csv('2026-11-20,-500.00,CNY,Bank,,batch'));
    const { entryId } = await onlyEntry();
    const one = operator.send(wire.confirmPayouts, { entryId, payoutIds: ids.slice(1) });
    expect((await expectUserError(one)).message).toContain('250.00');
    await operator.send(wire.confirmPayouts, { entryId, payoutIds: ids });
    expect((await operator.send(payouts.list, {})).rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('is booked as charges of the bank, and taken back as often as it was booked', async () => {
    await take(csv('2026-11-20,-12.40,CNY,Bank,,fee'));
    const { entryId } = await onlyEntry();
    await operator.send(wire.bookBankCharge, { entryId });
    expect(await books()).toEqual({ bank: '-12.40', bankCharges: '12.40' });
    await operator.send(wire.reopenEntry, { entryId, reason: 'no fee' });
    expect(await books()).toEqual({});
    await operator.send(wire.bookBankCharge, { entryId });
    await expectUserError(operator.send(wire.bookBankCharge, { entryId }));
    expect(await books()).toEqual({ bank: '-12.40', bankCharges: '12.40' });
    expect(await disagreements()).toEqual([]);
  });
});

test('lines that an earlier version kept, by keys without the own account, do not come in again', async () => {
  const content = csv(
    '2026-10-30,69.50,CNY,Payer,NL91ABNA0417164300,BL1',
    '2026-10-30,69.50,CNY,Payer,NL91ABNA0417164300,BL1',
    '2026-10-30,12.00,CNY,Other,,BL2',
  );
  expect((await take(content)).added).toBe(3);
  await fixture.database.query(
    `with facts as (select id, json_build_array(booked_on, amount::text, currency, account, counterparty, reference) as said
       from bank_entry)
     update bank_entry set key = encode(sha256(convert_to(replace(said::text, ', ', ',') || '#' || (
       select count(*) from facts before where before.said::text = facts.said::text and before.id < facts.id), 'UTF8')), 'hex')
     from facts where facts.id = bank_entry.id`,
  );
  const older = await fixture.database.query('select key from bank_entry order by id limit 1');
  const facts = ['2026-10-30', '69.50', 'CNY', 'NL91ABNA0417164300', 'Payer', 'BL1'];
  expect(older.rows[0].key).toBe(
    createHash('sha256')
      .update(`${JSON.stringify(facts)}#0`)
      .digest('hex'),
  );
  expect((await take(content)).added).toBe(0);
  expect((await take(content)).added).toBe(0);
  expect(await rows()).toHaveLength(3);
});

test('balances that do not agree are said: of a file in itself, and with the one before', async () => {
  const first = await take(camt(entry('CRDT', '69.50')));
  expect(first.balanceFaults).toEqual([]);
  const again = await take(camt(entry('CRDT', '69.50')));
  expect(again).toMatchObject({ added: 0, balanceFaults: [] });
  const next = camt(entry('DBIT', '20.00'))
    .replaceAll('2026-10-30', '2026-11-02')
    .replaceAll('2026-10-31', '2026-11-03');
  const account = 'NL26VAYB8060476890';
  expect((await take(next)).balanceFaults).toEqual([
    { kind: 'sum', account, currency: 'EUR', expected: '-38.15', found: '51.35' },
    { kind: 'gap', account, currency: 'EUR', expected: '51.35', found: '-18.15' },
  ]);
});

test.for([
  ['2999-01-01,5.00,CNY,A,,x', 'row 2'],
  ['2026-11-20,5.00,XYQ,A,,x', 'XYQ'],
  ['2026-11-20,333.335,CNY,A,,x', 'decimals'],
  ['2026-11-20,100.50,JPY,A,,x', 'decimals'],
  ['2026-11-20,99999999999999999999,CNY,A,,x', 'row 2'],
  ['2026-13-20,5.00,CNY,A,,x', 'row 2'],
] as const)('a line is refused with its row and why: %s', async ([line, why]) => {
  expect(await refusalOf(csv(line))).toContain(why);
  expect(await rows()).toEqual([]);
});

test.for([
  ['nothing', '', 'No transactions'],
  ['elements in elements', '<a>'.repeat(300_000), 'not recognised'],
  ['an amount beyond all books', camt(entry('CRDT', '9'.repeat(30))), 'row 1'],
  ['a day that is none', camt(entry('CRDT', '5.00').replace('2026-10-31T', '2026-99-99T')), 'row 1'],
  ['bytes of no encoding', Uint8Array.from({ length: 5_000 }, (_, at) => at % 256), 'not recognised'],
  ['more lines than are taken', csv(...Array.from({ length: 10_001 }, () => '2026-11-20,1,CNY,A,,x')), '10000'],
] as const)('a hostile file gets an answer: %s', async ([, content, why]) => {
  expect(await refusalOf(content)).toContain(why);
});

test('characters that a database refuses are left out of a line', async () => {
  const details = '<NtryDtls><TxDtls><RmtInf><Ustrd>a\u0001b &#0; c</Ustrd></RmtInf></TxDtls></NtryDtls>';
  const long = `<AddtlNtryInf>${'x'.repeat(100_000)}</AddtlNtryInf>`;
  await take(camt(entry('CRDT', '5.00', `${details}${long}`)));
  expect((await onlyEntry()).reference.length).toBeLessThanOrEqual(500);
});

describe('a receipt', () => {
  const receipt = { companyNo: '10001', currency: 'CNY', amount: '30.00', receivedOn: '2026-11-20' };
  const add = (changes: Partial<typeof receipt> & { reference: string }) =>
    operator.send(wire.addReceipt, { ...receipt, ...changes });

  test.for([
    [{ receivedOn: '2999-01-01' }, 'receivedOn'],
    [{ amount: '333.335' }, 'amount'],
    [{ currency: 'JPY', amount: '30.50' }, 'amount'],
    [{ currency: 'XYQ' }, 'currency'],
  ] as const)('is refused at its field: %o', async ([changes, field]) => {
    const refused = await expectUserError(add({ ...changes, reference: 'F1' }));
    expect(Object.keys(refused.fields)).toEqual([field]);
  });

  test('is known by its reference, however it is written', async () => {
    await add({ reference: 'Wire-2026 / 44a' });
    for (const reference of ['WIRE 2026 44A', 'wire2026-44a', 'ｗｉｒｅ２０２６４４ａ'])
      expect((await expectUserError(add({ reference }))).message).toContain('already been entered');
    await add({ reference: 'WIRE 2026 44B' });
  });

  test('of a closed month is booked today, and the answer says so', async () => {
    expect(await add({ reference: 'M1', receivedOn: '2026-09-03' })).toMatchObject({
      bookedOn: '2026-09-03',
    });
    await operator.send(closeMonth, { month: '2026-09-30' });
    const { rows: days } = await fixture.database.query(
      `select (now() at time zone 'Asia/Shanghai')::date::text as day`,
    );
    for (const receivedOn of ['2026-09-03', '2026-08-30'])
      expect(await add({ reference: `M ${receivedOn}`, receivedOn })).toMatchObject({
        bookedOn: days[0].day,
      });
    expect(await disagreements()).toEqual([]);
  });
});

test('a former payer who sends exactly what is open is offered that bill', async () => {
  const paid = await agreedBill(fixture, { amount: '80.00', day: '2026-10-05' });
  await agreedBill(fixture, { amount: '300.00', day: '2026-10-05' });
  const exact = await agreedBill(fixture, { amount: '75.50', day: '2026-10-05' });
  await take(csv(`2026-11-20,80.00,CNY,Sunrise HK,6222-1,${paid.billNo}`));
  const { entryId } = await onlyEntry();
  const parts = [{ billId: paid.billId, amount: '80.00' }];
  await operator.send(wire.confirmMatch, { entryId, companyNo: '10001', parts });
  await take(csv('2026-11-21,75.50,CNY,Sunrise HK,,thanks', '2026-11-22,75.50,CNY,Other,6222-1,thanks'));
  const later = (await rows()).filter(({ status }) => status === 'open');
  expect(later).toHaveLength(2);
  for (const one of later) {
    const found = await operator.send(wire.suggestMatch, { entryId: one.entryId, companyNo: '' });
    expect(found).toMatchObject({ by: 'amount', companyNo: '10001' });
    expect(found.bills.flatMap(({ billId, suggested }) => (suggested === null ? [] : [billId]))).toEqual([
      exact.billId,
    ]);
  }
});

test('a payment stands in one file for the bank, and in a second one only on purpose', async () => {
  const claim = { claimNo: 'D-1', amount: '250.00', currency: 'CNY' };
  const people = { operator, admin, supplier, database: fixture.database };
  await approvedPayout(people, claim);
  const download = (again: boolean) =>
    operator.download(downloadPaymentList, { currency: 'CNY', format: 'csv', again });
  const textOf = async (again: boolean) => new TextDecoder().decode((await download(again)).content);
  expect(await textOf(false)).toContain('250.00');
  expect((await operator.send(payouts.list, {})).rows[0]?.downloadedTime).toMatch(/^20/);
  expect((await expectUserError(download(false))).message).toContain('already been downloaded');
  await approvedPayout(people, { ...claim, claimNo: 'D-2', amount: '90.00' });
  const next = await textOf(false);
  expect([next.includes('90.00'), next.includes('250.00')]).toEqual([true, false]);
  const all = await textOf(true);
  expect([all.includes('90.00'), all.includes('250.00')]).toEqual([true, true]);
});

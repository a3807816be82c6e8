import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeLifecycle } from '../../../app/testing/describeLifecycle.ts';
import { agreedBill, insertCharge, SHIPPER_NO, SUPPLIER_NO } from '../../../app/testing/moneySteps.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import { type Actor, expectUserError, ReceivedUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { getRouters } from '../../portal/menu/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { approveClaim, creditLine, readBill, submitClaim } from '../bill/wire.ts';
import { listBalances, proveAgreement } from '../journal/wire.ts';
import { readFinance } from './financeWire.ts';
import { isBrokenIban, isIban } from './iban.ts';
import { applyPaymentPage } from './pages.ts';
import * as payoutWire from './payoutWire.ts';
import { aboutPayout, PAYOUT_TODOS } from './server/messages.ts';
import { createLocalWallet } from './server/online/localWallet.ts';
import { askWallet } from './server/online/online.ts';
import { plainAmount, plainDate } from './server/statement/table.ts';
import * as wire from './wire.ts';

const OF_SHIPPER = `company_id = (select company_id from account where username = 'shipper')`;

let fixture: TestFixture;
let shipper: Actor;
let operator: Actor;
let supplier: Actor;
let admin: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper, operator } = fixture);
  supplier = await fixture.server.signInAs('supplier');
  admin = await fixture.server.signInAs('admin');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.query(
    `truncate bill, charge, charge_move, order_margin, journal_entry, journal_posting, journal_balance, bank_statement, bank_entry, receipt,
       statement_balance, payment_intent, local_wallet_payment, payout, payout_item, credit_use cascade`,
  );
});

const DAY = '2026-10-05';

const agreed = (amount: string) => agreedBill(fixture, { amount, day: DAY });

async function books(): Promise<Record<string, string>> {
  const { rows } = await fixture.database.query(
    `select account, sum(amount)::text as amount from journal_posting group by account having sum(amount) <> 0`,
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const stateOf = async (billId: number) => {
  const { status, open, paid } = await shipper.send(readBill, { billId });
  return { status, open, paid };
};
const base64 = (text: string) => Buffer.from(text).toString('base64');
const take = (fileName: string, text: string, currency = 'CNY') =>
  operator.send(wire.importStatement, { fileName, content: base64(text), currency });
const entries = async () => (await operator.send(wire.bankEntries.list, { pageSize: 100 })).rows;
const openIncoming = async () =>
  (await entries()).filter(({ status, amount }) => status === 'open' && !amount?.startsWith('-'));
/** What the job says that proves the books. */
async function disagreements() {
  await operator.send(proveAgreement, {});
  const { checks } = await operator.send(listBalances, {});
  return checks.flatMap(({ kind, details }) =>
    details.map(({ subject, expected, found }) => `${kind} ${subject}: ${expected}, ${found}`),
  );
}

async function differences() {
  await operator.send(proveAgreement, {});
  return (await operator.send(readFinance, { currency: 'CNY' })).proof?.differences;
}

const camt = (reference: string, amount = '600.00') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
<Ntry><Amt Ccy="CNY">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt>
<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>ACME</Nm></Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="CNY">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><BookgDt><Dt>2026-11-20</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>`;

const mt940 = (reference: string) => `:20:START
:25:12345678/0000000001
:28C:1/1
:60F:C261119CNY1000,00
:61:2611201120C600,00NTRFNONREF
:86:166?00TRANSFER?20${reference}?32ACME
:62F:C261120CNY1600,00
-`;

test('amounts and days are read as banks write them', () => {
  expect(['1,234.50', '1.234,50', '1 234,5', "1'234.50", '-12', '￥3,000.00'].map(plainAmount)).toEqual([
    '1234.50',
    '1234.50',
    '1234.5',
    '1234.50',
    '-12',
    '3000.00',
  ]);
  expect(['2026-11-05', '2026/11/5', '20261105', '05.11.2026', '31.02.2026', 'x'].map(plainDate)).toEqual([
    '2026-11-05',
    '2026-11-05',
    '2026-11-05',
    '2026-11-05',
    null,
    null,
  ]);
  expect([isIban('DE89 3704 0044 0532 0130 00'), isBrokenIban('DE89370400440532013001')]).toEqual([true, true]);
  expect(isBrokenIban('6222000000001234')).toBe(false);
});

describe('a bank statement', () => {
  test.for([
    ['csv', (billNo: string) => `Date,Amount,Counterparty,Reference\n2026-11-20,600.00,ACME,"for ${billNo}"\n`],
    [
      'Chinese csv',
      (billNo: string) => `交易日期,贷方金额,借方金额,对方户名,附言\n20261120,"600.00",0.00,ACME,${billNo}\n`,
    ],
    ['MT940', mt940],
    ['camt.053', (billNo: string) => camt(billNo)],
  ] as const)('in the form %s finds its bill, once however often it comes', async ([, text]) => {
    const { billId, billNo } = await agreed('1000.00');
    const first = await take('statement', text(billNo));
    expect(first).toMatchObject({ matched: 1 });
    expect((await take('again', text(billNo))).added).toBe(0);
    const [entry] = await openIncoming();
    const { entryId = 0 } = entry ?? {};
    const found = await operator.send(wire.suggestMatch, { entryId, companyNo: '' });
    expect(found).toMatchObject({ by: 'reference', companyNo: '10001' });
    expect(found.bills).toMatchObject([{ billId, suggested: '600.00' }]);
    const parts = [{ billId, amount: '600.00' }];
    await operator.send(wire.confirmMatch, { entryId, companyNo: '10001', parts });
    expect(await stateOf(billId)).toEqual({ status: 'agreed', open: '400.00', paid: '600.00' });
    expect(await books()).toEqual({ bank: '600.00', receivable: '400.00', revenue: '-1000.00' });
    expect(await differences()).toEqual([]);
  });

  test('pays once when two people confirm it, and what is left becomes credit', async () => {
    const { billId, billNo } = await agreed('100.00');
    await take('s', camt(billNo, '150.00'));
    const [entry] = await openIncoming();
    const match = { entryId: entry?.entryId ?? 0, companyNo: '10001', parts: [{ billId, amount: '100.00' }] };
    const both = await Promise.allSettled([operator, admin].map((who) => who.send(wire.confirmMatch, match)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    expect(await books()).toEqual({ bank: '150.00', customerCredit: '-50.00', revenue: '-100.00' });
    const ways = await shipper.send(wire.readPaying, { currency: 'CNY' });
    expect(ways.credit).toBe('50.00');
  });

  test('that is hostile, unreadable or empty is refused', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>`;
    expect((await expectUserError(take('bomb.xml', bomb))).message).toContain('DTD');
    expect((await expectUserError(take('a.xml', '<a><b></a>'))).message).toContain('not recognised');
    expect((await expectUserError(take('a.csv', 'nothing;to;see\n1;2;3'))).message).toContain('not recognised');
    const wrong = 'Date,Amount\n2026-11-20,1.234\n';
    expect((await expectUserError(take('a.csv', wrong))).message).toContain('row 2');
    expect(await entries()).toEqual([]);
  });

  test("cannot pay another company's bill", async () => {
    const { billId, billNo } = await agreed('100.00');
    await take('s', camt(billNo, '100.00'));
    const [entry] = await openIncoming();
    const match = { entryId: entry?.entryId ?? 0, companyNo: '10002', parts: [{ billId, amount: '100.00' }] };
    await expectUserError(operator.send(wire.confirmMatch, match));
    expect((await entries()).map(({ status }) => status)).toContain('open');
    expect(await books()).toMatchObject({ receivable: '100.00' });
  });
});

const KIND_OF: Partial<Record<string, 'date' | 'money'>> = { 'Booking date': 'date', Amount: 'money' };

test('a workbook of a bank finds its bill too', async () => {
  const { billNo } = await agreed('100.00');
  const heads = ['Booking date', 'Amount', 'Currency', 'Counterparty', 'Details'];
  const columns = heads.map((header, at) => ({
    header,
    width: 20,
    kind: KIND_OF[header] ?? ('text' as const),
    value: (row: readonly string[]) => row[at] ?? '',
  }));
  const rows = [
    ['2026-11-20', '60.50', 'CNY', 'ACME', `for ${billNo}`],
    ['2026-11-21', '-1000.00', 'CNY', 'BANK', 'fee'],
  ];
  const sheet = Buffer.from(await writeSheet('statement', columns, rows));
  const content = sheet.toString('base64');
  const done = await operator.send(wire.importStatement, { fileName: 's.xlsx', content, currency: 'USD' });
  expect(done).toMatchObject({ lines: 2, added: 2, matched: 1 });
  expect(
    (await entries()).map(({ bookedDate, amount, currency, status }) => [bookedDate, amount, currency, status]),
  ).toEqual([
    ['2026-11-21', '-1000.00', 'CNY', 'open'],
    ['2026-11-20', '60.50', 'CNY', 'open'],
  ]);
});

describe('a wrong match that is taken back', () => {
  async function matched(amount: string, paid: string) {
    const { billId, billNo } = await agreed(paid);
    await take('s', camt(billNo, amount));
    const [entry] = await openIncoming();
    const entryId = entry?.entryId ?? 0;
    const match = { entryId, companyNo: '10001', parts: [{ billId, amount: paid }] };
    const { receiptId } = await operator.send(wire.confirmMatch, match);
    return { billId, entryId, receiptId, match };
  }
  const undo = (who: Actor, receiptId: number) => who.send(wire.undoReceipt, { receiptId, reason: 'other customer' });

  test('opens bill and line again, once, by an entry of the journal of its own', async () => {
    const { billId, receiptId, match } = await matched('150.00', '100.00');
    const both = await Promise.allSettled([operator, admin].map((who) => undo(who, receiptId)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stateOf(billId)).toEqual({ status: 'agreed', open: '100.00', paid: '0.00' });
    expect(await books()).toEqual({ receivable: '100.00', revenue: '-100.00' });
    expect(await shipper.send(wire.readReceipt, { receiptId })).toMatchObject({
      undone: { reason: 'other customer', byName: '' },
      abilities: { undo: false },
    });
    const again = await operator.send(wire.confirmMatch, match);
    expect(again.receiptId).not.toBe(receiptId);
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    expect(await disagreements()).toEqual([]);
  });

  test('needs the credit that it gave, also what a later credit of the bill gave back', async () => {
    const { billId, receiptId } = await matched('130.00', '100.00');
    const [line] = (await operator.send(readBill, { billId })).lines;
    await operator.send(creditLine, { lineId: line?.lineId ?? 0, amount: '40.00', reason: 'late' });
    const other = await agreed('20.00');
    await shipper.send(wire.payByCredit, { billId: other.billId, amount: '20.00' });
    expect((await expectUserError(undo(operator, receiptId))).message).toContain('70.00');
    const rest = { companyNo: '10001', currency: 'CNY', amount: '20.00', receivedOn: '2026-11-20' };
    await operator.send(wire.addReceipt, { ...rest, reference: 'U1' });
    await undo(operator, receiptId);
    expect(await stateOf(billId)).toEqual({ status: 'agreed', open: '60.00', paid: '0.00' });
    expect(await books()).toEqual({ bank: '20.00', receivable: '60.00', revenue: '-80.00' });
    expect(await disagreements()).toEqual([]);
  });

  test('is refused for money of a wallet', async () => {
    const { billId } = await agreed('100.00');
    const { ref } = await shipper.send(wire.startOnline, { billId });
    await fixture.server.anonymous.send(wire.actInWallet, { ref, action: 'pay' });
    const [row] = (await operator.send(wire.receipts.list, {})).rows;
    await expectUserError(undo(operator, row?.receiptId ?? 0));
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
  });
});

describe('money entered by hand', () => {
  test('is in the cash of its week, beside what is still open by age and expected', async () => {
    const { billId } = await agreed('600.00');
    const { open } = await shipper.send(readBill, { billId });
    const facts = { companyNo: SHIPPER_NO, currency: 'CNY', receivedOn: formatDate(new Date()) };
    await operator.send(wire.addReceipt, { ...facts, amount: '100.00', reference: 'cash of the week' });
    const finance = await operator.send(readFinance, { currency: 'CNY' });
    const left = (Number(open) - 100).toFixed(2);
    expect(finance.open).toMatchObject({ notDue: left, over90: '0.00' });
    expect(finance.cash.filter(({ received }) => received !== '0.00')).toMatchObject([{ received: '100.00' }]);
    expect(finance.cash.filter(({ incoming }) => incoming !== '0.00')).toMatchObject([{ incoming: left }]);
  });

  test('pays the longest due bill, is entered once, and its credit pays another', async () => {
    const first = await agreed('100.00');
    const receipt = {
      companyNo: '10001',
      currency: 'CNY',
      amount: '130.00',
      receivedOn: '2026-11-20',
      reference: 'R1',
    };
    const { receiptId } = await operator.send(wire.addReceipt, receipt);
    await expectUserError(operator.send(wire.addReceipt, { ...receipt, amount: '130.01' }));
    expect(await shipper.send(wire.readReceipt, { receiptId })).toMatchObject({
      credited: '30.00',
      bills: [{ billId: first.billId, amount: '100.00' }],
    });
    expect((await expectUserError(fixture.rival.send(wire.readReceipt, { receiptId }))).code).toBe(CODE.absent);
    const { billId } = await agreed('50.00');
    const uses = await Promise.allSettled(
      [1, 2].map(() => shipper.send(wire.payByCredit, { billId, amount: '20.00' })),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stateOf(billId)).open).toBe('30.00');
    expect(await differences()).toEqual([]);
  });

  test('a credit of a paid bill becomes money of the customer, which is refunded once', async () => {
    const { billId } = await agreed('100.00');
    const receipt = {
      companyNo: '10001',
      currency: 'CNY',
      amount: '100.00',
      receivedOn: '2026-11-20',
      reference: 'R2',
    };
    await operator.send(wire.addReceipt, receipt);
    const [line] = (await operator.send(readBill, { billId })).lines;
    await operator.send(creditLine, { lineId: line?.lineId ?? 0, amount: '40.00', reason: 'late' });
    expect(await books()).toEqual({ bank: '100.00', customerCredit: '-40.00', revenue: '-60.00' });
    const ask = { currency: 'CNY', amount: '40.00', reason: 'back please' };
    expect((await expectUserError(shipper.send(payoutWire.askRefund, ask))).message).toContain('bank account');
    const account = { holder: 'A', bankName: 'B', accountNo: '123', swift: '', password: 'wrong' };
    const wrong = await expectUserError(shipper.send(payoutWire.saveBankAccount, account));
    expect(Object.keys(wrong.fields)).toEqual(['password']);
    const saving = () => shipper.send(payoutWire.saveBankAccount, { ...account, password: 'Ironsilk2026' });
    // the first one, pressed more than once
    await fixture.database.query(`delete from company_bank_account where ${OF_SHIPPER}`);
    await Promise.all([saving(), saving(), saving()]);
    const { rows: accounts } = await fixture.database.query(
      `select holder from company_bank_account where ${OF_SHIPPER}`,
    );
    expect(accounts).toEqual([{ holder: 'A' }]);
    await shipper.send(payoutWire.askRefund, ask);
    expect(
      Object.keys((await expectUserError(shipper.send(payoutWire.askRefund, { ...ask, amount: '0.01' }))).fields),
    ).toEqual(['amount']);
    const [row] = (await operator.send(payoutWire.payouts.list, {})).rows;
    const { payoutId = 0 } = row ?? {};
    await operator.send(payoutWire.approvePayout, { payoutId });
    await expectUserError(operator.send(payoutWire.approvePayout, { payoutId }));
    await expectUserError(operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] }));
    await admin.send(payoutWire.approvePayout, { payoutId });
    await operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] });
    expect(await books()).toEqual({ bank: '60.00', revenue: '-60.00' });
    await expectUserError(operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] }));
  });
});

describe('credit that a refund asks for', () => {
  beforeEach(async () => {
    const account = { holder: 'A', bankName: 'B', accountNo: '123', swift: '', password: 'Ironsilk2026' };
    await shipper.send(payoutWire.saveBankAccount, account);
    const receipt = { companyNo: '10001', currency: 'CNY', amount: '100.00', receivedOn: '2026-11-20' };
    await operator.send(wire.addReceipt, { ...receipt, reference: 'C1' });
  });
  const ask = { currency: 'CNY', amount: '100.00', reason: 'back please' };

  test('pays no bill meanwhile, and is there again when the refund is rejected', async () => {
    const { billId } = await agreed('100.00');
    await shipper.send(payoutWire.askRefund, ask);
    const refused = await expectUserError(shipper.send(wire.payByCredit, { billId, amount: '0.01' }));
    expect(Object.keys(refused.fields)).toEqual(['amount']);
    expect((await shipper.send(wire.readPaying, { currency: 'CNY' })).credit).toBe('0.00');
    expect((await shipper.send(payoutWire.readOwnPayouts, {})).credits).toEqual([]);
    const [row] = (await operator.send(payoutWire.payouts.list, {})).rows;
    await operator.send(payoutWire.rejectPayout, { payoutId: row?.payoutId ?? 0, reason: 'account' });
    await shipper.send(wire.payByCredit, { billId, amount: '100.00' });
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
  });

  test('goes one way when both are asked at the same moment', async () => {
    const { billId } = await agreed('100.00');
    const both = await Promise.allSettled([
      shipper.send(payoutWire.askRefund, ask),
      shipper.send(wire.payByCredit, { billId, amount: '100.00' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('an online payment', () => {
  async function started(amount = '100.00') {
    const bill = await agreed(amount);
    const { ref, url } = await shipper.send(wire.startOnline, { billId: bill.billId });
    expect(url).toContain(ref);
    return { ...bill, ref };
  }
  const act = (ref: string, action: (typeof wire.WALLET_ACTIONS)[number]) =>
    fixture.server.anonymous.send(wire.actInWallet, { ref, action });
  const state = async (ref: string) => (await fixture.server.anonymous.send(wire.readIntent, { ref })).status;

  test.for(['pay', 'payTwice'] as const)('settles its bill once: %s', async (action) => {
    const { ref, billId } = await started();
    await act(ref, action);
    expect(await state(ref)).toBe('paid');
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    expect(await books()).toEqual({ bank: '100.00', revenue: '-100.00' });
  });

  test('with another amount pays what it is, and operators are told', async () => {
    const { ref, billId } = await started();
    await act(ref, 'payLess');
    expect(await state(ref)).toBe('mismatch');
    expect((await stateOf(billId)).open).toBe('1.00');
    const { newUiMessageLists } = await operator.send(queryAllTip, { handWay: '0', pageSize: 100 });
    expect(newUiMessageLists.rows.map(({ title }) => title)).toContain('Online payment amount mismatch');
  });

  test('that is forged changes nothing', async () => {
    const { ref, billId } = await started();
    await act(ref, 'forge');
    const forged = {
      ref,
      walletNo: 'W1',
      amount: '100.00',
      currency: 'CNY',
      result: 'paid',
      signature: 'x',
    } as const;
    await expectUserError(fixture.server.anonymous.send(wire.notifyPayment, forged));
    expect(await state(ref)).toBe('started');
    expect((await stateOf(billId)).open).toBe('100.00');
  });

  test('that comes when the bill is paid already becomes credit', async () => {
    const { ref, billId } = await started();
    const receipt = {
      companyNo: '10001',
      currency: 'CNY',
      amount: '100.00',
      receivedOn: '2026-11-20',
      reference: 'R3',
    };
    await operator.send(wire.addReceipt, receipt);
    await fixture.database.query(`update payment_intent set status = 'expired', expires_at = now() - interval '1 day'`);
    await act(ref, 'pay');
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    expect(await books()).toEqual({ bank: '200.00', customerCredit: '-100.00', revenue: '-100.00' });
  });

  test('whose notification was lost is found by asking the wallet', async () => {
    const { ref, billId } = await started();
    await act(ref, 'lose');
    expect(await state(ref)).toBe('started');
    await fixture.database.query(`update payment_intent set created_at = now() - interval '5 minutes'`);
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    const wallet = createLocalWallet({ db, config: { secretKey: undefined } });
    await askWallet(db, wallet, createLog('silent'));
    await askWallet(db, wallet, createLog('silent'));
    await pool.end();
    expect(await state(ref)).toBe('paid');
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    expect(await books()).toEqual({ bank: '100.00', revenue: '-100.00' });
  });

  test('is believed by every process of the portal: they share the secret of the wallet', async () => {
    const { ref, billId } = await started();
    const { db, pool } = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
    const wallet = createLocalWallet({ db, config: { secretKey: undefined } });
    const [notification] = await wallet.act(db, ref, 'pay');
    const stranger = createLocalWallet({ db, config: { secretKey: 'x'.repeat(32) } });
    const ours = createLocalWallet({
      db,
      config: { secretKey: 'y'.repeat(32), previousSecretKey: 'x'.repeat(32) },
    });
    if (notification === undefined) throw new Error('no notification');
    const [foreign] = await stranger.act(db, (await shipper.send(wire.startOnline, { billId })).ref, 'pay');
    if (foreign === undefined) throw new Error('no notification');
    expect([await ours.isSigned(foreign), await wallet.isSigned(foreign)]).toEqual([true, false]);
    await pool.end();
    await fixture.server.anonymous.send(wire.notifyPayment, notification);
    expect(await stateOf(billId)).toMatchObject({ status: 'settled' });
    await expectUserError(fixture.server.anonymous.send(wire.notifyPayment, foreign));
  });

  test('that was cancelled leaves the bill open', async () => {
    const { ref, billId } = await started();
    await act(ref, 'cancel');
    expect(await state(ref)).toBe('failed');
    expect((await stateOf(billId)).open).toBe('100.00');
    expect((await expectUserError(fixture.rival.send(wire.startOnline, { billId }))).message).toContain(
      'No amount outstanding',
    );
  });
});

describe("a supplier's payment", () => {
  async function approvedClaim(amount: string, claimNo: string) {
    const cost = { companyNo: SUPPLIER_NO, side: 'cost', amount, day: DAY } as const;
    const chargeId = await insertCharge(fixture.database, cost);
    const claim = { claimNo, currency: 'CNY', charges: [{ chargeId, amount }], others: [] };
    const { billId } = await supplier.send(submitClaim, claim);
    for (const who of [operator, admin]) {
      const { version, abilities } = await who.send(readBill, { billId });
      if (abilities.approve) await who.send(approveClaim, { billId, version });
    }
    return billId;
  }
  const first = async () => (await operator.send(payoutWire.payouts.list, {})).rows[0];

  test('is applied for where its menu leads, which the approval says and a customer is not offered', async () => {
    await approvedClaim('10.00', 'S-0');
    const { newUiMessageLists } = await supplier.send(queryAllTip, { handWay: '0', pageSize: 100 });
    const approval = newUiMessageLists.rows.find(({ title }) => title.includes('approved'));
    expect(approval?.realMsgContent).toContain('request payment');
    const offered = async (who: Actor) => JSON.stringify(await who.send(getRouters, {}));
    expect(await offered(supplier)).toContain(applyPaymentPage.path);
    expect(await offered(shipper)).not.toContain(applyPaymentPage.path);
  });

  test('takes two people, however small, stands in the file for the bank, and is paid once', async () => {
    const billId = await approvedClaim('60.00', 'S-1');
    await supplier.send(payoutWire.applyForPayment, { billIds: [billId], remark: '' });
    await expectUserError(supplier.send(payoutWire.applyForPayment, { billIds: [billId], remark: 'again' }));
    const payoutId = (await first())?.payoutId ?? 0;
    await operator.send(payoutWire.approvePayout, { payoutId });
    expect((await first())?.status).toBe('checked');
    const offered = async (who: Actor) => (await who.send(payoutWire.payouts.list, {})).rows[0]?.abilities;
    expect(await offered(operator)).toEqual({ approve: false, release: false, reject: true, recall: false });
    expect(await offered(admin)).toMatchObject({ approve: false, release: true });
    expect((await expectUserError(operator.send(payoutWire.approvePayout, { payoutId }))).message).toContain(
      'two different',
    );
    await expectUserError(operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] }));
    await admin.send(payoutWire.approvePayout, { payoutId });
    for (const format of payoutWire.LIST_FORMATS) {
      const { content } = await operator.download(payoutWire.downloadPaymentList, {
        currency: 'CNY',
        format,
        again: format === 'csv',
      });
      expect(new TextDecoder().decode(content)).toContain('60.00');
    }
    const both = await Promise.allSettled(
      [operator, admin].map((who) => who.send(payoutWire.markPaidOut, { payoutIds: [payoutId] })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await books()).toEqual({ bank: '-60.00', cost: '60.00' });
    expect((await supplier.send(readBill, { billId })).status).toBe('settled');
    expect(await differences()).toEqual([]);
  });

  test('that was rejected can be applied for again', async () => {
    const billId = await approvedClaim('10.00', 'S-2');
    await supplier.send(payoutWire.applyForPayment, { billIds: [billId], remark: '' });
    await operator.send(payoutWire.rejectPayout, {
      payoutId: (await first())?.payoutId ?? 0,
      reason: 'account',
    });
    await supplier.send(payoutWire.applyForPayment, { billIds: [billId], remark: '' });
    expect((await operator.send(payoutWire.payouts.list, {})).rows.map(({ status }) => status).sort()).toEqual([
      'applied',
      'rejected',
    ]);
  });

  test('that the bank may be making already is not returned in passing, but recalled from the bank', async () => {
    const billId = await approvedClaim('10.00', 'S-3');
    const application = { billIds: [billId], remark: '' };
    await supplier.send(payoutWire.applyForPayment, application);
    const payoutId = (await first())?.payoutId ?? 0;
    const decision = { payoutId, reason: 'account closed' };
    for (const who of [operator, admin]) await who.send(payoutWire.approvePayout, { payoutId });
    await expectUserError(operator.send(payoutWire.recallPayout, decision));
    await operator.download(payoutWire.downloadPaymentList, { currency: 'CNY', format: 'xml' });
    const refused = await expectUserError(operator.send(payoutWire.rejectPayout, decision));
    expect(refused.message).toContain('bank');
    await expectUserError(supplier.send(payoutWire.applyForPayment, application));
    await operator.send(payoutWire.recallPayout, decision);
    expect(await first()).toMatchObject({ status: 'rejected', reason: 'account closed' });
    const { rows } = await fixture.database.query(`select subject from audit_entry where call like '%/payout/recall'`);
    expect(rows).toEqual([{ subject: { payoutId } }]);
    await supplier.send(payoutWire.applyForPayment, application);
    await expectUserError(operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] }));
  });

  let claims = 0;

  describeLifecycle(
    payoutWire.payoutLife,
    {
      table: 'payout',
      state: 'status',
      stage: async () => {
        claims += 1;
        const billId = await approvedClaim('10.00', `L-${claims}`);
        await supplier.send(payoutWire.applyForPayment, { billIds: [billId], remark: '' });
        return (await first())?.payoutId ?? 0;
      },
      people: { operator: () => operator },
      outsider: () => supplier,
      about: aboutPayout,
      todos: { codes: PAYOUT_TODOS, in: ['applied', 'checked'] },
      moves: {
        approve: {},
        reject: { told: 'payout_rejected' },
        recall: { told: 'payout_rejected', also: 'downloaded_at = now()' },
      },
    },
    () => fixture,
  );
});

const cents = fc.integer({ min: 1, max: 50_000 }).map((value) => (value / 100).toFixed(2));
const move = fc.record({
  kind: fc.constantFrom('bill', 'receipt', 'credit', 'useCredit', 'refund', 'pay out', 'wallet', 'undo'),
  amount: cents,
  isRetried: fc.boolean(),
});

test('any order of bills, payments, credits, refunds and retries leaves books that agree', {
  timeout: 120_000,
}, async () => {
  const account = { holder: 'A', bankName: 'B', accountNo: '123', swift: '', password: 'Ironsilk2026' };
  await shipper.send(payoutWire.saveBankAccount, account);
  const billIds: number[] = [];
  let references = 0;
  const deeds: Record<string, (amount: string) => Promise<() => Promise<unknown>>> = {
    bill: async (amount) => {
      billIds.push((await agreed(amount)).billId);
      return async () => undefined;
    },
    receipt: async (amount) => {
      references += 1;
      const receipt = { companyNo: '10001', currency: 'CNY', amount, receivedOn: '2026-11-20' };
      const reference = `P${references}`;
      return () => operator.send(wire.addReceipt, { ...receipt, reference });
    },
    credit: async (amount) => {
      const bill = await operator.send(readBill, { billId: billIds.at(-1) ?? 1 });
      const lineId = bill.lines[0]?.lineId ?? 1;
      return () => operator.send(creditLine, { lineId, amount, reason: 'property' });
    },
    useCredit: async (amount) => () => shipper.send(wire.payByCredit, { billId: billIds[0] ?? 1, amount }),
    refund: async (amount) => () => shipper.send(payoutWire.askRefund, { currency: 'CNY', amount, reason: 'property' }),
    'pay out': async () => {
      const { rows } = await operator.send(payoutWire.payouts.list, { status: 'applied' });
      const payoutId = rows[0]?.payoutId ?? 1;
      for (const who of [operator, admin]) await who.send(payoutWire.approvePayout, { payoutId });
      return () => operator.send(payoutWire.markPaidOut, { payoutIds: [payoutId] });
    },
  };
  deeds.wallet = async () => {
    const { ref } = await shipper.send(wire.startOnline, { billId: billIds.at(-1) ?? 1 });
    return () => fixture.server.anonymous.send(wire.actInWallet, { ref, action: 'payTwice' });
  };
  deeds.undo = async () => {
    const { rows } = await operator.send(wire.receipts.list, {});
    const receiptId = rows[0]?.receiptId ?? 1;
    return () => operator.send(wire.undoReceipt, { receiptId, reason: 'property' });
  };
  const isUserError = (fault: unknown) => {
    if (!(fault instanceof ReceivedUserError) || fault.faultId !== undefined) throw fault;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 10 }), async (moves) => {
      for (const { kind, amount, isRetried } of moves) {
        const send = await deeds[kind]?.(amount).catch(isUserError);
        await send?.().catch(isUserError);
        if (isRetried) await send?.().catch(isUserError);
      }
      expect(await disagreements()).toEqual([]);
      const { rows } = await fixture.database.query(
        `select coalesce(sum(amount), 0)::text as books,
           (select count(*)::int from (select from journal_posting group by entry_id having sum(amount) <> 0) as wrong) as wrong,
           (select (coalesce((select sum(amount) from receipt where undone_at is null), 0) - coalesce((select sum(amount) from payout
             where status = 'paid'), 0))::text) as cash,
           (select coalesce(sum(amount), 0)::text from journal_posting where account = 'bank') as bank,
           (select count(*)::int from (select company_id from journal_posting where account = 'customerCredit'
             group by company_id having sum(amount) > 0) as overdrawn) as overdrawn
         from journal_posting`,
      );
      const [found] = rows;
      expect(Number(found.books)).toBe(0);
      expect(Number(found.bank)).toBe(Number(found.cash));
      expect(found).toMatchObject({ wrong: 0, overdrawn: 0 });
    }),
    { numRuns: 8 },
  );
});

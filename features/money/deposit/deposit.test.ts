import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookWhile } from '../../../app/testing/bookingRush.ts';
import { describeLifecycle } from '../../../app/testing/describeLifecycle.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { lineDemands } from '../../documents/contract/demandWire.ts';
import { askVoid, listContractLives, operatorAnswerVoid } from '../../documents/contract/lifeWire.ts';
import { download, upload } from '../../documents/resource/wire.ts';
import { checkCompanyAndBookingStatus, saveBooking } from '../../freight/booking/wire.ts';
import { queryClosure } from '../../people/closure/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { estimateBooking } from '../charge/wire.ts';
import { comesWithContract } from './lineNeed.ts';
import { remindOfGuarantees } from './server/guaranteeReminders.ts';
import { aboutGuarantee, SUBMITTED_TODOS } from './server/messages.ts';
import { type LedgerEntry, ledgerSums } from './testing/ledgerSums.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let person: Actor;
let companyId: number;
let contractId: number;
let train: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  person = await fixture.server.signInAs('individual');
  const { rows } = await fixture.database.query(`select company_id as id from account where username = 'individual'`);
  companyId = Number(rows[0].id);
  train = await fixture.newTrain(100);
  const { rows: rules } = await fixture.operator.send(lineDemands.list, { lineType: 'EU' });
  const rule = rules.find(({ companyEntity }) => companyEntity === 2);
  if (rule === undefined) throw new Error('the demo has no rule for private persons');
  await fixture.operator.send(lineDemands.edit, { ...rule, depositAmount: '5000.00' });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  // entries are never changed or deleted; who still reads after the test before may make this one wait in a circle
  await eventually(() =>
    fixture.database.query('truncate deposit_guarantee, deposit_entry, deposit, contract cascade'),
  );
});

/** As if both had signed: the way of the signature is tested where it belongs. */
async function sign(days = 365, company = companyId, bond1 = ''): Promise<void> {
  const { rows } = await fixture.database.query(
    `insert into contract (company_id, template_id, contract_no, status, facts_hash, document_id, page_count, signed_id,
       start_date, end_date, bond1)
     select $1::bigint, id, 'HT-TEST-' || id || '-' || $1::bigint, '3', '', resource_id, 1, resource_id, current_date - 400,
       current_date + $2::int, $3
     from contract_template where company_entity = 2 and line_type = 'EU' and contract_type = '1'
     order by version desc limit 1 returning id`,
    [company, days, bond1],
  );
  contractId = Number(rows[0].id);
  await fixture.database.query(`select pg_notify('contract', $1)`, [String(company)]);
}

const book = () => person.send(saveBooking, bookingOf(train, [['22G1', 1]]));
const refused = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
async function proof(who = person): Promise<number> {
  const file = page('receipt.pdf');
  const { busiResources } = await who.send(upload, { docType: 'DEPOSITPROOF' }, file);
  return busiResources[0]?.resourceId ?? 0;
}
const pay = async (amount: string, resourceId?: number) =>
  person.send(wire.payCashPledge, { contractId, amount, resourceId: resourceId ?? (await proof()) });
const own = async () => (await person.send(wire.listOwnDeposits, {})).deposits[0];
const seen = async () => (await fixture.operator.send(wire.deposits.list, {})).rows[0];
const dueRow = () => eventually(async () => expect(await own()).toMatchObject({ due: '5000.00' }));

async function held(amount = '5000.00') {
  await sign();
  const { paymentId } = await pay('5000.00');
  await fixture.operator.send(wire.confirmReceipt, { paymentId, amount });
  const row = await seen();
  return { depositId: row?.depositId ?? 0, version: row?.version ?? 0 };
}

const dayAfter = (days: number) => formatDate(new Date(Date.now() + days * 86_400_000));
const give = async (change: Partial<{ amount: string; validUntil: string; resourceId: number }> = {}) =>
  person.send(wire.submitGuarantee, {
    contractId,
    amount: '5000.00',
    bankName: '中国银行西安分行',
    guaranteeNo: 'BG-2026-77',
    validUntil: dayAfter(200),
    resourceId: change.resourceId ?? (await proof()),
    ...change,
  });
const accept = (guaranteeId: number) => fixture.operator.send(wire.acceptGuarantee, { guaranteeId });

/** The sums that a deposit keeps are those of its entries. */
async function expectSums() {
  const { rows } = await fixture.database.query(
    `select kind, amount, exists (select from deposit_entry as later where later.payment_id = deposit_entry.id)
       as "isSettled" from deposit_entry`,
  );
  const entries: LedgerEntry[] = rows;
  const row = await own();
  expect({ due: row?.due, announced: row?.announced, held: row?.held }).toEqual(ledgerSums(entries));
}

describe('a booking on a line that demands a contract and a deposit', () => {
  test('names the deposit before its contract is signed, and so do the own deposits, until it is due', async () => {
    const containers = [{ sizeType: '22G1' as const, count: 1, owner: 'SOC' as const }];
    const inBooking = await person.send(estimateBooking, { trainInfoId: train, containers });
    const coming = async () => (await person.send(wire.listLineNeeds, {})).filter(comesWithContract);
    expect(inBooking.deposit).toEqual({ currency: 'CNY', amount: '5000.00' });
    expect(await own()).toBeUndefined();
    expect(await coming()).toMatchObject([{ lineType: 'EU', outstanding: '5000.00' }]);
    await sign();
    await dueRow();
    expect(await coming()).toEqual([]);
  });

  test('is refused with the way to mend it, in three languages, until both are there', async () => {
    expect(await refused(book())).toMatch(/about 3 minutes.*Account centre → Contracts/);
    for (const [language, place] of [
      ['zh', '账户中心 → 合同'],
      ['ru', 'Личный кабинет → Договоры'],
    ] as const) {
      const words = person.inLanguage(language).send(saveBooking, bookingOf(train, [['22G1', 1]]));
      expect(await refused(words)).toContain(place);
    }
    const check = await person.send(checkCompanyAndBookingStatus, { trainInfoId: train });
    expect(check).toMatchObject({ allowed: false, lacks: { lineType: 'EU', depositAmount: '5000.00' } });
    await sign();
    expect(await refused(book())).toContain('Account centre → Deposits');
    const { paymentId } = await pay('5000.00');
    expect(await refused(book())).toContain('under review');
    await fixture.operator.send(wire.confirmReceipt, { paymentId, amount: '5000.00' });
    expect((await book()).status).toBe('submitted');
    expect((await person.send(checkCompanyAndBookingStatus, { trainInfoId: train })).lacks).toBeNull();
    await expectSums();
  });

  test('is refused once the contract has ended, and a draft is kept all the same', async () => {
    await sign(-1);
    expect(await refused(book())).toContain('about 3 minutes');
    const kept = await person.send(saveBooking, { ...bookingOf(train, [['22G1', 1]]), draft: true });
    expect(kept.status).toBe('draft');
    const submitted = { ...bookingOf(train, [['22G1', 1]]), orderBigNo: kept.orderBigNo };
    expect(await refused(person.send(saveBooking, submitted))).toContain('about 3 minutes');
  });

  test('needs nothing of kinds of companies without a rule, and follows a new rule at once', async () => {
    const { shipper, operator } = fixture;
    expect((await shipper.send(saveBooking, bookingOf(train, [['22G1', 1]]))).status).toBe('submitted');
    const rule = { lineType: 'EU', companyEntity: 0, contractType: '1', validFrom: '2026-01-02' } as const;
    await operator.send(lineDemands.add, { ...rule, demandsDeposit: false, depositAmount: null });
    const check = () => shipper.send(checkCompanyAndBookingStatus, { trainInfoId: train });
    await eventually(async () => expect((await check()).lacks?.demandsDeposit).toBe(false));
    const clash = { ...rule, contractType: '' as const, demandsDeposit: false, depositAmount: null };
    const twice = await expectUserError(operator.send(lineDemands.add, clash));
    expect(Object.keys(twice.fields)).toEqual(['validFrom']);
    // a later rule without a contract takes the place of the first
    await operator.send(lineDemands.add, { ...clash, validFrom: '2026-01-03' });
    await eventually(async () => expect((await check()).lacks).toBeNull());
    const alone = { ...clash, validFrom: '2026-01-04', demandsDeposit: true };
    expect(Object.keys((await expectUserError(operator.send(lineDemands.add, alone))).fields)).toEqual([
      'contractType',
    ]);
  });
});

describe('a deposit', () => {
  test('becomes due when the contract comes into force, and follows its rule', async () => {
    await sign();
    await dueRow();
    const { newUiMessageLists } = await person.send(queryAllTip, { pageSize: 100, handWay: '2' });
    expect(newUiMessageLists.rows.map(({ title }) => title)).toContain('Deposit due: 5,000.00 CNY');
    const { rows } = await fixture.operator.send(lineDemands.list, { lineType: 'EU' });
    const [rule] = rows.filter(({ companyEntity }) => companyEntity === 2);
    if (rule === undefined) throw new Error('the demo has no rule');
    await fixture.operator.send(lineDemands.edit, { ...rule, depositAmount: '3000.10' });
    await eventually(async () => expect((await own())?.due).toBe('3000.10'));
    expect((await own())?.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['waived', '1999.90'],
      ['due', '5000.00'],
    ]);
    await expectSums();
    await fixture.operator.send(lineDemands.edit, { ...rule, depositAmount: '5000.00' });
    await dueRow();
  });

  test('is paid in parts; what arrives may differ from what was said', async () => {
    await sign();
    const first = await pay('2000.00');
    expect(await own()).toMatchObject({ status: 'checking', announced: '2000.00', outstanding: '3000.00' });
    await fixture.operator.send(wire.confirmReceipt, { paymentId: first.paymentId, amount: '1990.01' });
    const second = await pay('3009.99');
    await fixture.operator.send(wire.confirmReceipt, { paymentId: second.paymentId, amount: '3009.99' });
    expect(await own()).toMatchObject({ status: 'held', held: '5000.00', outstanding: '0.00' });
    expect(await refused(pay('0.01'))).toContain('No amount outstanding');
    await expectSums();
  });

  test('a rejected payment is told with its reason and can be made again', async () => {
    await sign();
    const { paymentId } = await pay('5000.00');
    await fixture.operator.send(wire.rejectPayment, { paymentId, reason: 'no such transfer' });
    const row = await own();
    expect(row).toMatchObject({ status: 'due', outstanding: '5000.00' });
    expect(row?.entries[0]).toMatchObject({ kind: 'rejected', reason: 'no such transfer', byName: '' });
    await pay('5000.00');
    await expectSums();
  });

  test('is used, refunded and forfeited with a reason, never beyond what is held', async () => {
    const { depositId } = await held();
    const take = async (call: typeof wire.spendDeposit, amount: string) =>
      fixture.operator.send(call, {
        depositId,
        amount,
        reason: 'bill 7',
        version: (await seen())?.version ?? 0,
      });
    await take(wire.spendDeposit, '1000.00');
    expect(await own()).toMatchObject({ status: 'due', held: '4000.00', outstanding: '1000.00' });
    expect(await refused(book())).toContain('Account centre → Deposits');
    const beyond = await expectUserError(take(wire.refundDeposit, '4000.01'));
    expect(beyond.fields.amount).toContain('4,000.00');
    await take(wire.forfeitDeposit, '1500.00');
    await take(wire.refundDeposit, '2500.00');
    expect((await own())?.held).toBe('0.00');
    await expectSums();
  });

  test('of two operators who confirm one payment, and of two uses of the whole, one wins', async () => {
    await sign();
    const { paymentId } = await pay('5000.00');
    const admin = await fixture.server.signInAs('admin');
    const both = (send: (who: Actor) => Promise<unknown>) => Promise.allSettled([fixture.operator, admin].map(send));
    const statuses = (settled: PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status).sort();
    const confirmed = await both((who) => who.send(wire.confirmReceipt, { paymentId, amount: '5000.00' }));
    expect(statuses(confirmed)).toEqual(['fulfilled', 'rejected']);
    const row = await seen();
    const taking = { depositId: row?.depositId ?? 0, version: row?.version ?? 0, amount: '5000.00' };
    const used = await both((who) => who.send(wire.spendDeposit, { ...taking, reason: 'bill 8' }));
    expect(statuses(used)).toEqual(['fulfilled', 'rejected']);
    expect((await own())?.held).toBe('0.00');
    await expectSums();
  });

  test('one proof pays once, and two proofs at once pay no more than is due', async () => {
    await sign();
    await dueRow();
    const resourceId = await proof();
    await pay('10.00', resourceId);
    const twice = await expectUserError(pay('20.00', resourceId));
    expect(twice.fields.resourceId).toContain('already been submitted');
    const paid = await Promise.allSettled([pay('4990.00'), pay('4990.00')]);
    expect(paid.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expectSums();
  });

  test('hinders the closing of the company while money is held', async () => {
    await held();
    const { obstacles } = await person.send(queryClosure, {});
    expect(obstacles).toContainEqual({ title: 'Deposits that are not returned', count: 1 });
  });

  test('is seen and paid by its company alone', async () => {
    await sign();
    const resourceId = await proof();
    const { rival } = fixture;
    expect((await rival.send(wire.listOwnDeposits, {})).deposits).toEqual([]);
    const foreign = { contractId, amount: '1.00', resourceId: await proof(rival) };
    expect((await expectUserError(rival.send(wire.payCashPledge, foreign))).code).toBe(CODE.absent);
    await pay('1.00', resourceId);
    await expectUserError(rival.download(download, { resourceId }));
    expect((await fixture.operator.download(download, { resourceId })).content.length).toBeGreaterThan(100);
    const stolen = await expectUserError(pay('1.00', foreign.resourceId));
    expect(stolen.fields.resourceId).toContain('no longer available');
  });
});

describe('a bank guarantee in place of cash', () => {
  let database: Database;
  beforeAll(async () => {
    database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  });
  afterAll(() => database.pool.end());

  const titles = async () =>
    (await person.send(queryAllTip, { pageSize: 100, handWay: '2' })).newUiMessageLists.rows.map(({ title }) => title);

  test('no cash is due; with the accepted paper the line is open, and it ends by its date', async () => {
    await sign(365, companyId, '2');
    await eventually(async () => expect(await own()).toMatchObject({ isGuarantee: true }));
    expect(await own()).toMatchObject({
      status: 'due',
      due: '0.00',
      outstanding: '0.00',
      guaranteeDue: '5000.00',
      entries: [],
    });
    expect(await titles()).toContain('Bank guarantee required: 5,000.00 CNY');
    expect(await refused(book())).toContain('bank guarantee');
    expect(await refused(pay('5000.00'))).toContain('No amount outstanding');
    const { guaranteeId } = await give();
    expect(await own()).toMatchObject({ status: 'checking', guaranteed: '0.00' });
    expect(await seen()).toMatchObject({ status: 'checking', isGuarantee: true });
    expect(await refused(book())).toContain('under review');
    const decided = await Promise.allSettled([accept(guaranteeId), accept(guaranteeId)]);
    expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await own()).toMatchObject({ status: 'held', guaranteed: '5000.00', held: '0.00' });
    const [need] = await person.send(wire.listLineNeeds, { lineType: 'EU' });
    expect(need).toMatchObject({ isGuarantee: true, hasDeposit: true, outstanding: '0.00' });
    expect((await book()).status).toBe('submitted');
    await fixture.database.query('update deposit_guarantee set valid_until = current_date - 1');
    expect(await own()).toMatchObject({
      status: 'due',
      guaranteed: '0.00',
      guarantees: [{ isExpired: true }],
    });
    expect(await refused(book())).toContain('bank guarantee');
  });

  describeLifecycle(
    wire.guaranteeLife,
    {
      table: 'deposit_guarantee',
      state: 'status',
      stage: async () => {
        await sign(365, companyId, '2');
        return (await give()).guaranteeId;
      },
      people: { operator: () => fixture.operator },
      outsider: () => person,
      about: aboutGuarantee,
      todos: { codes: SUBMITTED_TODOS, in: ['submitted'] },
      moves: { acceptGuarantee: {}, rejectGuarantee: {}, releaseGuarantee: {} },
    },
    () => fixture,
  );

  test('a paper that is too low, out of date, used before or of somebody else is refused', async () => {
    await sign(365, companyId, '2');
    const low = await expectUserError(give({ amount: '4999.99' }));
    expect(low.fields.amount).toContain('5,000.00');
    const late = await expectUserError(give({ validUntil: dayAfter(-1) }));
    expect(Object.keys(late.fields)).toEqual(['validUntil']);
    const foreign = await expectUserError(give({ resourceId: await proof(fixture.rival) }));
    expect(Object.keys(foreign.fields)).toEqual(['resourceId']);
    const { guaranteeId } = await give();
    expect(await refused(give())).toContain('already under review');
    await fixture.operator.send(wire.rejectGuarantee, { guaranteeId, reason: 'not payable on demand' });
    expect((await own())?.guarantees[0]).toMatchObject({
      status: 'rejected',
      reason: 'not payable on demand',
    });
    const second = await give();
    await accept(second.guaranteeId);
    await fixture.operator.send(wire.releaseGuarantee, {
      guaranteeId: second.guaranteeId,
      reason: 'contract ends',
    });
    expect(await own()).toMatchObject({ status: 'due' });
    const { rival } = fixture;
    expect(
      (
        await expectUserError(
          rival.send(wire.submitGuarantee, {
            contractId,
            amount: '5000.00',
            bankName: 'B',
            guaranteeNo: '1',
            validUntil: dayAfter(9),
            resourceId: await proof(rival),
          }),
        )
      ).code,
    ).toBe(CODE.absent);
  });

  test('a contract with a cash deposit takes no guarantee', async () => {
    await sign();
    await dueRow();
    expect(await refused(give())).toContain('in cash');
  });

  test('reminders come 30 and 7 days before the end and after it, once each, not where a later one is there', async () => {
    await sign(365, companyId, '2');
    await accept((await give()).guaranteeId);
    const remind = (days: number) =>
      remindOfGuarantees(database.db, new Date(Date.parse(dayAfter(200)) - days * 86_400_000));
    expect(await remind(31)).toBe(0);
    expect(await remind(30)).toBe(1);
    expect(await remind(29)).toBe(0);
    expect(await remind(6)).toBe(1);
    expect(await remind(-1)).toBe(1);
    expect(await remind(-2)).toBe(0);
    const said = await titles();
    expect(said).toContainEqual(expect.stringMatching(/^Bank guarantee expired/));
    await give({ validUntil: dayAfter(400) });
    await fixture.database.query(`delete from message where business_code = 'deposit_guarantee_ending'`);
    expect(await remind(6)).toBe(0);
  });
});

describe('a rush of bookings at two server processes', () => {
  let rush: { people: Actor[]; fixture: TestFixture };
  beforeAll(async () => {
    const beside = new Actor((await fixture.server.startAnother()).address, person.token);
    rush = { people: [person, beside, person, beside], fixture };
  });
  const [BOOKED, REFUSED] = [new Set([true]), new Set([false])];

  test('is booked from the moment the platform signs the contract', async () => {
    await held();
    await fixture.database.query(`update contract set status = '2'`);
    const countersign = () => fixture.database.query(`update contract set status = '3'`);
    expect(await bookWhile(countersign, rush)).toEqual({ before: REFUSED, after: BOOKED });
  });

  test('is booked from the moment the deposit is received', async () => {
    await sign();
    const { paymentId } = await pay('5000.00');
    const confirm = () => fixture.operator.send(wire.confirmReceipt, { paymentId, amount: '5000.00' });
    expect(await bookWhile(confirm, rush)).toEqual({ before: REFUSED, after: BOOKED });
  });

  test('is refused from the moment the contract is void', async () => {
    await held();
    await person.send(askVoid, { contractId, reason: 'the line is closed' });
    const [own] = await person.send(listContractLives, {});
    const answer = { voidId: own?.lastVoid?.voidId ?? 0, isAgreed: true, answer: '' };
    const agree = () => fixture.operator.send(operatorAnswerVoid, answer);
    expect(await bookWhile(agree, rush)).toEqual({ before: BOOKED, after: REFUSED });
  });

  test('is refused from the moment the bank guarantee is given back', async () => {
    await sign(365, companyId, '2');
    const { guaranteeId } = await give();
    await accept(guaranteeId);
    const release = () => fixture.operator.send(wire.releaseGuarantee, { guaranteeId, reason: 'asked by the bank' });
    expect(await bookWhile(release, rush)).toEqual({ before: BOOKED, after: REFUSED });
  });

  test('is refused from the moment a rule demands a contract', async () => {
    const { operator, shipper } = fixture;
    const people = rush.people.map((one) => one.withToken(shipper.token ?? ''));
    const rule = { lineType: 'EU', companyEntity: 0, contractType: '1', validFrom: '2026-01-05' } as const;
    const demand = () => operator.send(lineDemands.add, { ...rule, demandsDeposit: false, depositAmount: null });
    expect(await bookWhile(demand, { ...rush, people })).toEqual({ before: BOOKED, after: REFUSED });
  });
});

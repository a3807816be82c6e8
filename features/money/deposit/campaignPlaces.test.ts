import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { upload } from '../../documents/resource/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { listBalances, proveAgreement } from '../journal/wire.ts';
import { actInWallet, startDepositOnline } from '../payment/wire.ts';
import { demandPlaces, waivePlaces } from './placesWire.ts';
import { remindOfPlaces } from './server/placeReminders.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let train: number;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  train = await fixture.newTrain(100);
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayAfter = (days: number) => formatDate(inDays(days));
const demanded = (changes: Partial<SentBy<typeof demandPlaces>> = {}) =>
  fixture.operator.send(demandPlaces, {
    ...{
      companyNo: '10001',
      trainInfoId: train,
      sizeType: '42G1' as const,
      places: 3,
      placeAmount: '500.10',
    },
    dueDate: dayAfter(5),
    campaign: '双十二抢舱',
    ...changes,
  });
const own = async (depositId: number) =>
  (await fixture.shipper.send(wire.listOwnDeposits, {})).deposits.find((one) => one.depositId === depositId);
const seen = (id: number) => fixture.operator.send(wire.deposits.read, { id });
const fieldsOf = async (promise: Promise<unknown>) => Object.keys((await expectUserError(promise)).fields);
const titlesOf = async (who: Actor) =>
  (await who.send(queryAllTip, { pageSize: 100, handWay: '2' })).newUiMessageLists.rows;

async function pay(depositId: number, amount: string, who = fixture.shipper) {
  const file = page('receipt.pdf');
  const { busiResources } = await who.send(upload, { docType: 'DEPOSITPROOF' }, file);
  const resourceId = busiResources[0]?.resourceId ?? 0;
  return who.send(wire.payCashPledge, { depositId, amount, resourceId });
}

async function held(amount = '1500.30') {
  const { depositId } = await demanded();
  const { paymentId } = await pay(depositId, amount);
  await fixture.operator.send(wire.confirmReceipt, { paymentId, amount });
  return depositId;
}

const take = async (call: typeof wire.spendDeposit, depositId: number, amount: string) => {
  const { version } = await seen(depositId);
  return fixture.operator.send(call, { depositId, version, amount, reason: 'order IS1' });
};

async function disagreements() {
  await fixture.operator.send(proveAgreement, {});
  return (await fixture.operator.send(listBalances, {})).checks.flatMap(({ details }) => details);
}

test('what the platform demands for places is due to the company by a day, and in its to-dos', async () => {
  const { depositId } = await demanded();
  expect(await own(depositId)).toMatchObject({
    subject: 'campaign',
    status: 'due',
    contractId: null,
    campaign: '双十二抢舱',
    lineType: 'EU',
    due: '1500.30',
    outstanding: '1500.30',
    placeAmount: '500.10',
    places: 3,
    sizeType: '42G1',
    dueDate: dayAfter(5),
    entries: [{ kind: 'due', amount: '1500.30', reason: '双十二抢舱', byName: '' }],
  });
  const [todo] = await titlesOf(fixture.shipper);
  expect(todo?.title).toBe('Deposit due: 1,500.30 CNY');
  expect(todo?.realMsgContent).toMatch(/campaign slots QC\d{8} \(双十二抢舱; train T1, 3 × 40GP\)/);
});

test('it is paid in parts by proof, and the rest online; then it is held and nothing is to do', async () => {
  const { depositId } = await demanded();
  const { paymentId } = await pay(depositId, '500.30');
  expect((await own(depositId))?.status).toBe('checking');
  await fixture.operator.send(wire.confirmReceipt, { paymentId, amount: '500.30' });
  const beyond = await expectUserError(pay(depositId, '1000.01'));
  expect(beyond.fields.amount).toContain('1,000.00');
  expect((await fixture.shipper.send(startDepositOnline, { depositId })).ref).not.toBe('');
  const rest = await pay(depositId, '1000.00');
  await fixture.operator.send(wire.confirmReceipt, { paymentId: rest.paymentId, amount: '1000.00' });
  expect(await own(depositId)).toMatchObject({ status: 'held', held: '1500.30', outstanding: '0.00' });
  const { contractNo } = await seen(depositId);
  const todos = (await titlesOf(fixture.shipper)).filter(({ realMsgContent }) => realMsgContent.includes(contractNo));
  expect(todos.map(({ isRead }) => isRead)).toEqual([true]);
});

test('used, refunded and forfeited it is not due again, and the books agree', async () => {
  const depositId = await held();
  await take(wire.spendDeposit, depositId, '500.10');
  expect(await own(depositId)).toMatchObject({ status: 'held', held: '1000.20', outstanding: '0.00' });
  await take(wire.refundDeposit, depositId, '400.20');
  await take(wire.forfeitDeposit, depositId, '600.00');
  const row = await own(depositId);
  expect(row).toMatchObject({ status: 'settled', held: '0.00', due: '0.00', outstanding: '0.00' });
  expect(row?.entries.filter(({ kind }) => kind !== 'waived').map(({ kind }) => kind)).toEqual([
    ...['forfeited', 'refunded', 'used', 'received', 'paid', 'due'],
  ]);
  expect(await disagreements()).toEqual([]);
});

test('places that lapse before they are paid are waived with a reason, once', async () => {
  const depositId = await held('500.30');
  const { version } = await seen(depositId);
  const waived = () => fixture.operator.send(waivePlaces, { depositId, version, reason: 'not drawn' });
  const [first, second] = await Promise.allSettled([waived(), waived()]);
  expect([first?.status, second?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await own(depositId)).toMatchObject({ status: 'held', due: '500.30', outstanding: '0.00' });
  expect((await own(depositId))?.entries[0]).toMatchObject({ kind: 'waived', reason: 'not drawn' });
});

test('who is no customer, a train that is gone, a size it does not carry and a wrong day are refused', async () => {
  expect(await fieldsOf(demanded({ companyNo: '20001' }))).toEqual(['companyNo']);
  expect(await fieldsOf(demanded({ companyNo: '99999' }))).toEqual(['companyNo']);
  expect(await fieldsOf(demanded({ trainInfoId: 999_999 }))).toEqual(['trainInfoId']);
  expect(await fieldsOf(demanded({ sizeType: '45R1' }))).toEqual(['sizeType']);
  expect(await fieldsOf(demanded({ dueDate: dayAfter(-1) }))).toEqual(['dueDate']);
  expect(await fieldsOf(demanded({ dueDate: dayAfter(60) }))).toEqual(['dueDate']);
});

test('another company neither sees nor pays it, nor does a customer decide about it', async () => {
  const { depositId } = await demanded();
  expect((await fixture.rival.send(wire.listOwnDeposits, {})).deposits).toEqual([]);
  expect((await expectUserError(pay(depositId, '1.00', fixture.rival))).code).toBe(CODE.absent);
  await expectUserError(fixture.shipper.send(waivePlaces, { depositId, version: 1, reason: 'we do not want them' }));
  const input = {
    companyNo: '10001',
    trainInfoId: train,
    sizeType: '42G1',
    places: 1,
    placeAmount: '1',
  } as const;
  await expectUserError(fixture.rival.send(demandPlaces, { ...input, dueDate: dayAfter(1), campaign: 'x' }));
});

test('operators filter by subject and train, and the sheet says what each deposit is for', async () => {
  const { depositId } = await demanded();
  const { rows } = await fixture.operator.send(wire.deposits.list, { subject: 'campaign', trainNo: 'T1' });
  expect(rows.map((row) => row.depositId)).toContain(depositId);
  expect(rows.every(({ subject }) => subject === 'campaign')).toBe(true);
  const { contractNo } = await seen(depositId);
  const found = await fixture.operator.send(wire.deposits.list, { contractNo });
  expect(found.rows.map((row) => row.depositId)).toEqual([depositId]);
  const none = await fixture.operator.send(wire.deposits.list, { subject: 'contract', contractNo });
  expect(none.rows).toEqual([]);
});

const todosAbout = async (who: Actor, contractNo: string) =>
  (await titlesOf(who))
    .filter(({ realMsgContent }) => realMsgContent.includes(contractNo))
    .map(({ title, isRead }) => [title, isRead]);
const SOON = 'Deposit due soon: 1,500.30 CNY';
const OVERDUE = 'Deposit overdue: 1,500.30 CNY';

test('before its last day the company is reminded, after it operators too, each once, until it is waived', async () => {
  const { depositId } = await demanded();
  const { contractNo, companyFullName } = await seen(depositId);
  const remind = (days: number) => remindOfPlaces(database.db, inDays(days));
  await remind(2);
  expect(await todosAbout(fixture.shipper, contractNo)).toEqual([['Deposit due: 1,500.30 CNY', false]]);
  await Promise.all([remind(3), remind(3)]);
  await remind(5);
  expect(await todosAbout(fixture.shipper, contractNo)).toEqual([
    [SOON, false],
    ['Deposit due: 1,500.30 CNY', true],
  ]);
  expect(await todosAbout(fixture.operator, contractNo)).toEqual([]);
  await Promise.all([remind(6), remind(6)]);
  await remind(7);
  expect((await todosAbout(fixture.shipper, contractNo)).slice(0, 2)).toEqual([
    [OVERDUE, false],
    [SOON, true],
  ]);
  const late = `Deposit overdue: ${companyFullName}`;
  expect(await todosAbout(fixture.operator, contractNo)).toEqual([[late, false]]);
  const { version } = await seen(depositId);
  await fixture.operator.send(waivePlaces, { depositId, version, reason: 'places given to others' });
  for (const who of [fixture.shipper, fixture.operator])
    expect((await todosAbout(who, contractNo)).every(([, isRead]) => isRead)).toBe(true);
  expect(await remind(8)).toBe(0);
});

test('what is overdue comes first in the list, and is no longer when it is paid late', async () => {
  const { depositId } = await demanded();
  await demanded();
  await fixture.database.query('update deposit set due_on = current_date - 3 where id = $1', [depositId]);
  const first = async () => (await fixture.operator.send(wire.deposits.list, {})).rows[0]?.depositId;
  expect(await first()).toBe(depositId);
  const { ref } = await fixture.shipper.send(startDepositOnline, { depositId });
  await fixture.server.anonymous.send(actInWallet, { ref, action: 'payTwice' });
  expect(await own(depositId)).toMatchObject({ status: 'held', held: '1500.30', outstanding: '0.00' });
  expect(await first()).not.toBe(depositId);
});

test('two equal demands at the same moment are one payment; its money is held after the places were waived, and can be refunded', async () => {
  const { depositId } = await demanded();
  const [one, other] = await Promise.all([
    fixture.shipper.send(startDepositOnline, { depositId }),
    fixture.shipper.send(startDepositOnline, { depositId }),
  ]);
  const { version } = await seen(depositId);
  await fixture.operator.send(waivePlaces, { depositId, version, reason: 'not drawn' });
  expect(other).toEqual(one);
  await fixture.server.anonymous.send(actInWallet, { ref: one.ref, action: 'pay' });
  expect(await own(depositId)).toMatchObject({ status: 'held', held: '1500.30', outstanding: '0.00' });
  await take(wire.refundDeposit, depositId, '1500.30');
  expect(await own(depositId)).toMatchObject({ status: 'settled', held: '0.00', due: '0.00' });
  expect(await disagreements()).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { messagesAbout } from '../../../app/testing/inbox.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { confirmBooking, refuseBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { jumpTarget } from './jumpTarget.ts';
import { applyReadMarks } from './server/readMarks.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
let trainInfoId: number;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
  clerk = await fixture.server.signInAs('clerk');
  trainInfoId = await fixture.newTrain(200);
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});
// discard messages of the demo and earlier tests
beforeEach(() => fixture.database.query('truncate message, message_read_mark cascade'));

async function book(): Promise<string> {
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  return orderBigNo;
}

/** Confirmed orders: one notice each. */
async function confirmed(count: number): Promise<string[]> {
  const orderBigNos: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const orderBigNo = await book();
    await fixture.operator.send(confirmBooking, { orderBigNo });
    orderBigNos.push(orderBigNo);
  }
  return orderBigNos;
}

const counts = (person: Actor) => person.send(wire.queryTipCount, {});
const unread = async (person: Actor) => (await counts(person)).messageInfoCount;

async function listed(person: Actor, asked: SentBy<typeof wire.queryAllTip> = {}) {
  return (await person.send(wire.queryAllTip, asked)).newUiMessageLists.rows;
}

async function newest(person: Actor, orderBigNo = '') {
  const found = (await messagesAbout(person, orderBigNo)).at(-1);
  return found ?? expect.unreachable();
}

test('the list is paged by ten, notices unless to-dos are asked for, with the counts of both', async () => {
  await confirmed(11);
  await book();
  const answer = await fixture.shipper.send(wire.queryAllTip, {});
  expect(answer.newUiMessageLists.rows).toHaveLength(10);
  expect(answer).toMatchObject({
    newUiMessageLists: { total: 11 },
    messageInfoCount: 11,
    messageTodoCount: 0,
  });
  const second = await fixture.shipper.send(wire.queryAllTip, { pageNum: 2 });
  expect(second.newUiMessageLists.rows).toHaveLength(1);
  const toDos = await fixture.operator.send(wire.queryAllTip, { handWay: '2' });
  expect(toDos).toMatchObject({ newUiMessageLists: { total: 12 }, messageTodoCount: 1, messageCount: 1 });
  expect(await counts(fixture.operator)).toEqual({
    messageInfoCount: 0,
    messageTodoCount: 1,
    messageCount: 1,
  });
});

test('unread messages come first on every page, then the newest', async () => {
  const orders = await confirmed(5);
  const { id } = await newest(fixture.shipper, orders[4]);
  await fixture.shipper.send(wire.markAsResolvedInfo, { id, logType: 'info' });
  const rows = [1, 2, 3].map((pageNum) => listed(fixture.shipper, { pageNum, pageSize: 2 }));
  const found = (await Promise.all(rows)).flat();
  const order = [3, 2, 1, 0, 4].map((place) => orders[place]);
  expect(found.map(({ handParam }) => JSON.parse(handParam).orderBigNo)).toEqual(order);
  expect(found.map(({ isRead }) => isRead)).toEqual([false, false, false, false, true]);
});

test('messages are found by their facts and by their words in any language, and by type', async () => {
  const [orderBigNo = ''] = await confirmed(2);
  expect(await listed(fixture.shipper, { keyword: orderBigNo.toLowerCase() })).toHaveLength(1);
  for (const keyword of ['已确认', 'CONFIRMED', 'подтверждено']) {
    expect(await listed(fixture.shipper, { keyword })).toHaveLength(2);
  }
  expect(await listed(fixture.shipper, { keyword: '100%_' })).toEqual([]);
  expect(await listed(fixture.shipper, { msgType: '1' })).toHaveLength(2);
  expect(await listed(fixture.shipper, { msgType: '3' })).toEqual([]);
  expect(await listed(fixture.shipper, { msgType: '', isRead: '1' })).toEqual([]);
});

test('a notice is read by one person and stays unread for the colleague', async () => {
  const [orderBigNo] = await confirmed(1);
  const { id } = await newest(fixture.shipper, orderBigNo);
  await fixture.shipper.send(wire.markAsResolvedInfo, { id, logType: 'info' });
  await fixture.shipper.send(wire.markAsResolvedInfo, { id });
  expect(await unread(fixture.shipper)).toBe(0);
  expect(await unread(clerk)).toBe(1);
});

test('messages of others cannot be read, marked or undone', async () => {
  const [orderBigNo] = await confirmed(1);
  const { id } = await newest(fixture.shipper, orderBigNo);
  for (const other of [clerk, fixture.rival, fixture.operator]) {
    expect((await expectUserError(other.send(wire.markAsResolvedInfo, { id }))).code).toBe(404);
    expect(await other.send(wire.markSomeAsResolvedInfo, { ids: [id] })).toEqual({ count: 0 });
  }
  const { undoKey } = await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  await expectUserError(clerk.send(wire.undoAllAsResolvedInfo, { undoKey }));
  expect(await unread(fixture.shipper)).toBe(0);
  expect(await listed(fixture.rival)).toEqual([]);
});

test('a notice is not done and a to-do is not read: each has its own call', async () => {
  const orderBigNo = await book();
  const toDo = await newest(fixture.operator, orderBigNo);
  await expectUserError(fixture.operator.send(wire.markAsResolvedInfo, { id: toDo.id }));
  await expectUserError(fixture.operator.send(wire.markAsResolved, { id: toDo.id + 1000 }));
  expect((await counts(fixture.operator)).messageTodoCount).toBe(1);
  await fixture.operator.send(wire.markAsResolved, { id: toDo.id, logType: 'todo' });
  expect((await counts(fixture.operator)).messageTodoCount).toBe(0);
});

test('several are marked at once, those of others ignored', async () => {
  await confirmed(3);
  const [one, two] = await listed(fixture.shipper);
  const [theirs] = await listed(clerk);
  const ids = [one, two, theirs].map((row) => row?.id ?? 0);
  expect(await fixture.shipper.send(wire.markSomeAsResolvedInfo, { ids })).toEqual({ count: 2 });
  expect(await unread(fixture.shipper)).toBe(1);
  expect(await unread(clerk)).toBe(3);
  const orders = [await book(), await book()];
  const toDos = await Promise.all(orders.map((orderBigNo) => newest(fixture.operator, orderBigNo)));
  const answer = await fixture.operator.send(wire.markSomeAsResolved, { ids: toDos.map(({ id }) => id) });
  expect(answer).toEqual({ count: 2 });
});

test('"all read" is taken back within ten seconds, whole and nothing else', async () => {
  await confirmed(3);
  const [first] = await listed(fixture.shipper);
  await fixture.shipper.send(wire.markAsResolvedInfo, { id: first?.id ?? 0 });
  const { count, undoKey } = await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  expect(count).toBe(2);
  expect(await unread(fixture.shipper)).toBe(0);
  expect(await fixture.shipper.send(wire.undoAllAsResolvedInfo, { undoKey })).toEqual({ count: 2 });
  expect(await unread(fixture.shipper)).toBe(2);
  await expectUserError(fixture.shipper.send(wire.undoAllAsResolvedInfo, { undoKey }));
});

test('after ten seconds "all read" stays', async () => {
  await confirmed(1);
  const { undoKey } = await fixture.shipper.send(wire.markAllAsResolvedInfo, {});
  await fixture.database.query(`update message_read_mark set created_at = created_at - interval '12 seconds'`);
  const refusal = await expectUserError(fixture.shipper.send(wire.undoAllAsResolvedInfo, { undoKey }));
  expect(refusal.message).toContain('too late');
  expect(await unread(fixture.shipper)).toBe(0);
});

test('"all read" is seen at once, and written to the messages when it cannot be undone any more', async () => {
  await confirmed(2);
  const idsOf = async (isRead: '0' | '1') =>
    (await fixture.shipper.send(wire.queryAllTip, { isRead, handWay: '0,1' })).newUiMessageLists.rows.map(
      ({ id }) => id,
    );
  const ids = await idsOf('0');
  await fixture.shipper.send(wire.markAllAsResolvedInfo, { msgType: '1' });
  await confirmed(1);
  expect(await applyReadMarks(database.db, 3600)).toBe(0);
  expect([await idsOf('1'), (await idsOf('0')).length, await unread(fixture.shipper)]).toEqual([ids, 1, 1]);
  expect(await applyReadMarks(database.db, 0)).toBe(2);
  expect([await idsOf('1'), (await idsOf('0')).length, await unread(fixture.shipper)]).toEqual([ids, 1, 1]);
  const { rows } = await fixture.database.query('select from message_read_mark');
  expect(rows).toEqual([]);
});

test('"all read" leaves unread what the reader has not seen, and other types', async () => {
  await confirmed(1);
  const [seen] = await listed(fixture.shipper);
  await confirmed(1);
  const other = await fixture.shipper.send(wire.markAllAsResolvedInfo, { msgType: '3' });
  expect(other.count).toBe(0);
  const { count } = await fixture.shipper.send(wire.markAllAsResolvedInfo, {
    lastId: seen?.id,
    msgType: '1',
  });
  expect(count).toBe(1);
  expect(await unread(fixture.shipper)).toBe(1);
});

test('an order’s message leads to its page, until its reader has gone to another company', async () => {
  const [orderBigNo] = await confirmed(1);
  const message = await newest(clerk, orderBigNo);
  expect(message.abilities.open).toBe(true);
  expect(jumpTarget(message, [2])).toBe(`/paybookingDetail/${orderBigNo}/0`);
  await fixture.database.query(
    `update message set company_id = (select id from company where company_no = '10002') where id = $1`,
    [message.id],
  );
  expect(await newest(clerk, orderBigNo)).toEqual({ ...message, abilities: { open: false } });
});

test('a to-do of somebody who lost the permission for it can no longer be opened', async () => {
  await fixture.database.query(
    `insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about)
     select id, company_id, 'booking_submitted', 2, '7', '{"orderNo": "IS0", "companyName": "", "trainNo": "", "teu": 1}', 'order:IS0'
     from account where username = 'shipper'`,
  );
  expect(await newest(fixture.shipper, 'IS0')).toMatchObject({ abilities: { open: false }, logType: 'todo' });
});

test('calls that change something by GET also answer POST, and a wrong list is refused', async () => {
  await confirmed(1);
  const [message] = await listed(fixture.shipper);
  const body = JSON.stringify({ id: message?.id, logType: 'info' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fixture.shipper.fetch('/prod-api/tip/markAsResolvedInfo', {
    method: 'POST',
    headers,
    body,
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
  expect(await unread(fixture.shipper)).toBe(0);
  await expectUserError(fixture.shipper.send(wire.queryAllTip, { handWay: '0,7' }));
});

test('a refused booking’s reason may hold anything; it is shown as it was typed', async () => {
  const orderBigNo = await book();
  const reason = '<b>"满"</b> {orderNo} \\n 100% $1 👍';
  await fixture.operator.send(refuseBooking, { orderBigNo, reason });
  expect((await newest(fixture.shipper, orderBigNo)).realMsgContent).toContain(reason);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageCodesAbout, messagesAbout } from '../../../app/testing/inbox.ts';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { newContainerNo } from '../../../app/testing/trackedTrain.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { LANGUAGES, type Language } from '../../../platform/wire/language.ts';
import { shownTimes } from '../../../platform/wire/shownTime.ts';
import { formatDateTime, parseDateTime } from '../../../platform/wire/time.ts';
import { MSG_TYPE } from '../../portal/message/msgTypes.ts';
import { queryTipSetting, saveTipSetting } from '../../portal/message/wire.ts';
import { departTrain } from '../tracking/wire.ts';
import { getTrainDetail } from '../train/wire.ts';
import * as operatorWire from './operatorWire.ts';
import { sendCutoffReminders } from './server/cutoffReminder.ts';
import { expireOverdue } from './server/expire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
let admin: Actor;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  [clerk, admin] = await Promise.all([fixture.server.signInAs('clerk'), fixture.server.signInAs('admin')]);
  database = await connect(fixture.server.databaseUrl, 4, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

async function book(trainInfoId: number, count = 1, more: object = {}): Promise<string> {
  const booking = bookingOf(trainInfoId, [['22G1', count]], more);
  return (await fixture.shipper.send(wire.saveBooking, booking)).orderBigNo;
}

/** Confirmed booking, document cut-off in six hours. */
async function bookNearCutoff(count: number) {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 30 } });
  const orderBigNo = await book(trainInfoId, count);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  return { trainInfoId, orderBigNo };
}

async function fillIn(orderBigNo: string, howMany: number): Promise<void> {
  const { containers } = await fixture.shipper.send(wire.getOrderDetail, { orderBigNo });
  const filled = containers.slice(0, howMany).map(({ orderContainerId, containerNo }) => ({
    orderContainerId,
    containerNo: containerNo ?? newContainerNo(),
  }));
  await fixture.shipper.send(wire.saveContainers, { orderBigNo, containers: filled });
}

test('a submitted booking is a to-do of operators alone; a draft creates no message', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const orderBigNo = await book(trainInfoId, 2, { draft: true });
  expect(await messageCodesAbout(fixture.operator, orderBigNo)).toEqual([]);
  await fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 3]], { orderBigNo }));
  const [toDo, ...more] = await messagesAbout(fixture.operator, orderBigNo);
  expect(more).toEqual([]);
  expect(toDo).toMatchObject({
    businessCode: 'booking_submitted',
    logType: 'todo',
    handWay: 2,
    title: `Booking awaiting confirmation ${orderBigNo}`,
    realMsgContent: expect.stringMatching(/^西安丝路货运有限公司 has booked 3 TEU on train T\d+/),
    isRead: false,
    abilities: { open: true },
  });
  expect(JSON.parse(toDo?.handParam ?? '')).toMatchObject({ url: `/operation/bookings?order=${orderBigNo}` });
  for (const other of [fixture.shipper, clerk, fixture.rival]) {
    expect(await messageCodesAbout(other, orderBigNo)).toEqual([]);
  }
});

test('administrators hold every permission and get the operators’ messages', async () => {
  const orderBigNo = await book(await fixture.newTrain(20));
  expect(await messageCodesAbout(admin, orderBigNo)).toEqual(['booking_submitted']);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  expect(await messageCodesAbout(admin, orderBigNo)).toEqual(['booking_submitted done']);
});

test('a rejected booking creates no message', async () => {
  const trainInfoId = await fixture.newTrain(2);
  const before = await fixture.database.query('select count(*) from message');
  await expectUserError(book(trainInfoId, 3));
  expect((await fixture.database.query('select count(*) from message')).rows).toEqual(before.rows);
});

test('concurrent bookings create one message each for operators', async () => {
  const trainInfoId = await fixture.newTrain(40);
  const asked = Array.from({ length: 50 }, () => book(trainInfoId));
  const sold = (await Promise.allSettled(asked)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(sold).toHaveLength(40);
  const { rows } = await fixture.database.query(
    `select about from message join account on account.id = account_id
     where username = 'operator' and business_code = 'booking_submitted' and about = any($1)`,
    [sold.map((orderNo) => `order:${orderNo}`)],
  );
  expect(rows.map(({ about }) => about).sort()).toEqual(sold.map((orderNo) => `order:${orderNo}`).sort());
});

test('a confirmation is sent once to users of the company with access to orders, and closes the to-do', async () => {
  const orderBigNo = await book(await fixture.newTrain(20));
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  await expectUserError(fixture.operator.send(operatorWire.confirmBooking, { orderBigNo }));
  expect(await messageCodesAbout(fixture.operator, orderBigNo)).toEqual(['booking_submitted done']);
  for (const person of [fixture.shipper, clerk]) {
    expect(await messageCodesAbout(person, orderBigNo)).toEqual(['booking_confirmed']);
  }
  expect(await messageCodesAbout(fixture.rival, orderBigNo)).toEqual([]);
});

test.each([
  ['zh', '订舱已拒绝', 'no wagons'],
  ['en', 'Booking declined', 'Reason: no wagons'],
  ['ru', 'Бронирование отклонено', 'Причина: no wagons'],
] as const)('in %s a refusal reads "%s" and gives the reason', async (language, title, reason) => {
  const orderBigNo = await book(await fixture.newTrain(20));
  await fixture.operator.send(operatorWire.refuseBooking, { orderBigNo, reason: 'no wagons' });
  const [message] = await messagesAbout(fixture.shipper.inLanguage(language), orderBigNo);
  expect(message?.title).toBe(`${title} ${orderBigNo}`);
  expect(message?.realMsgContent).toContain(reason);
  expect(await messageCodesAbout(fixture.operator, orderBigNo)).toEqual(['booking_submitted done']);
});

test('operators are notified of a withdrawal with its reason, but not of a discarded draft', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const [sent, draft] = [await book(trainInfoId), await book(trainInfoId, 1, { draft: true })];
  await fixture.shipper.send(wire.withdraw, { orderBigNo: sent, reason: 'cargo late' });
  await fixture.shipper.send(wire.withdraw, { orderBigNo: draft });
  expect(await messageCodesAbout(fixture.operator, sent)).toEqual(['booking_submitted done', 'booking_withdrawn']);
  const [, message] = await messagesAbout(fixture.operator, sent);
  expect(message?.realMsgContent).toContain('Reason: cargo late');
  expect(await messageCodesAbout(fixture.operator, draft)).toEqual([]);
});

test('an expired booking notifies the customer and closes the to-do', async () => {
  const orderBigNo = await book(await fixture.newTrain(20));
  await fixture.database.query(
    `update booking_order set submitted_at = now() - interval '49 hours' where order_no = $1`,
    [orderBigNo],
  );
  await expireOverdue(database.db);
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual(['booking_expired']);
  expect(await messageCodesAbout(fixture.operator, orderBigNo)).toEqual(['booking_submitted done']);
});

test('a cancelled train notifies its customers of the reason and closes all to-dos', async () => {
  const { trainInfoId, orderBigNo } = await bookNearCutoff(1);
  const open = await book(trainInfoId);
  await sendCutoffReminders(database.db);
  await fixture.operator.send(operatorWire.cancelTrain, { trainInfoId, reason: 'border closed' });
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual([
    'booking_confirmed',
    'containers_missing done',
    'train_cancelled',
  ]);
  expect(await messageCodesAbout(fixture.shipper, open)).toEqual(['train_cancelled']);
  expect(await messageCodesAbout(fixture.operator, open)).toEqual(['booking_submitted done']);
});

test('near the cut-off each order gets one reminder: a to-do with missing numbers, else a notice', async () => {
  const { orderBigNo } = await bookNearCutoff(2);
  const { orderBigNo: ready } = await bookNearCutoff(1);
  await fillIn(ready, 1);
  const far = await book(await fixture.newTrain(20));
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo: far });
  await Promise.all([sendCutoffReminders(database.db), sendCutoffReminders(database.db)]);
  const asked = ['booking_confirmed', 'containers_missing'];
  expect(await messageCodesAbout(clerk, orderBigNo)).toEqual(asked);
  expect(await messageCodesAbout(fixture.shipper, ready)).toEqual(['booking_confirmed', 'cutoff_near']);
  expect(await messageCodesAbout(fixture.shipper, far)).toEqual(['booking_confirmed']);
  const [, toDo] = await messagesAbout(fixture.shipper, orderBigNo);
  expect(toDo?.realMsgContent).toMatch(/still has 2 containers without a number/);
  await fillIn(orderBigNo, 1);
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual(asked);
  await fillIn(orderBigNo, 2);
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual([
    'booking_confirmed',
    'containers_missing done',
  ]);
  await sendCutoffReminders(database.db);
  expect(await messageCodesAbout(clerk, orderBigNo)).toEqual(['booking_confirmed', 'containers_missing done']);
});

test('the request for numbers ends with a withdrawal, and with the departure', async () => {
  const withdrawn = await bookNearCutoff(1);
  const left = await bookNearCutoff(1);
  await sendCutoffReminders(database.db);
  await fixture.shipper.send(wire.withdraw, { orderBigNo: withdrawn.orderBigNo });
  await fixture.operator.send(departTrain, {
    trainInfoId: left.trainInfoId,
    time: formatDateTime(new Date()),
  });
  for (const { orderBigNo } of [withdrawn, left]) {
    expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual([
      'booking_confirmed',
      'containers_missing done',
    ]);
  }
});

const delayReason = 'border';
const inHours = (hours: number) => formatDateTime(new Date(Date.now() + hours * 3_600_000));

test('a rescheduled train notifies every company with space on it of the old and the new time', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const orderBigNo = await book(trainInfoId);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const { orderBigNo: waiting } = await fixture.rival.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const gone = await book(trainInfoId);
  await fixture.shipper.send(wire.withdraw, { orderBigNo: gone });
  const before = await fixture.shipper.send(getTrainDetail, { trainInfoId });
  const departTime = inHours(40 * 24);
  expect(await fixture.operator.send(operatorWire.changeDeparture, { trainInfoId, departTime, delayReason })).toEqual({
    bookings: 2,
  });

  const after = await fixture.shipper.send(getTrainDetail, { trainInfoId });
  const moved = parseDateTime(after.departTime).getTime() - parseDateTime(before.departTime).getTime();
  for (const time of ['arriveTime', 'cutoffTime', 'gateInTime'] as const) {
    expect(parseDateTime(after[time]).getTime() - parseDateTime(before[time]).getTime(), time).toBe(moved);
  }
  expect(await messageCodesAbout(clerk, orderBigNo)).toEqual(['booking_confirmed', 'train_departure_changed']);
  expect(await messageCodesAbout(fixture.rival, waiting)).toEqual(['train_departure_changed']);
  expect(await messageCodesAbout(fixture.shipper, gone)).toEqual([]);
  const [message] = await messagesAbout(fixture.rival, waiting);
  for (const time of [before.departTime, departTime, after.cutoffTime, after.expectedArriveTime]) {
    expect(message?.realMsgContent).toContain(shownTimes('en').dateTime(time));
  }
  expect(message?.realMsgContent).toContain('Border congestion');
});

test('a rescheduled departure enters the timelines of orders with space, in the reader’s language', async () => {
  const trainInfoId = await fixture.newTrain(20);
  const orderBigNo = await book(trainInfoId);
  const gone = await book(trainInfoId);
  await fixture.shipper.send(wire.withdraw, { orderBigNo: gone });
  const before = await fixture.shipper.send(getTrainDetail, { trainInfoId });
  await fixture.operator.send(operatorWire.changeDeparture, {
    trainInfoId,
    departTime: inHours(41 * 24),
    delayReason,
  });

  const after = await fixture.shipper.send(getTrainDetail, { trainInfoId });
  const times = [before.departTime, after.departTime, after.cutoffTime];
  const saidIn = (language: Language) => {
    const [from, to, cutoff] = times.map(shownTimes(language).dateTime);
    return {
      zh: `发车时间由 ${from} 改为 ${to}，截单时间改为 ${cutoff}（均为北京时间）；原因：口岸拥堵`,
      en: `Departure moved from ${from} to ${to}, document cut-off to ${cutoff} (Beijing time). Reason: Border congestion`,
      ru: `Отправление перенесено с ${from} на ${to}, срок подачи документов — до ${cutoff} (по пекинскому времени). Причина: Очередь на погранпереходе`,
    }[language];
  };
  for (const language of LANGUAGES) {
    const [entry] = await fixture.shipper.inLanguage(language).send(wire.getTimeline, { orderBigNo });
    expect(entry).toMatchObject({ move: 'departureChanged', text: saidIn(language), reason: null });
  }
  const { timeline } = await fixture.shipper.send(wire.getOrderDetail, { orderBigNo });
  expect(timeline.map(({ move, who }) => [move, who])).toEqual([
    ['departureChanged', 'Platform operator'],
    ['submitted', '李思远'],
  ]);
  const [last] = await fixture.shipper.send(wire.getTimeline, { orderBigNo: gone });
  expect(last?.move).toBe('withdrawn');
});

test('a rescheduled departure is sent by the channels chosen for train messages', async () => {
  const { ways, ...habit } = await clerk.send(queryTipSetting, {});
  await clerk.send(saveTipSetting, {
    ...habit,
    ways: ways.map((way) => (way.msgType === MSG_TYPE.train ? { ...way, bySms: true } : way)),
  });
  const trainInfoId = await fixture.newTrain(20);
  const orderBigNo = await book(trainInfoId);
  await fixture.operator.send(operatorWire.changeDeparture, {
    trainInfoId,
    departTime: inHours(42 * 24),
    delayReason,
  });
  const letters = async () => {
    const { rows } = await fixture.database.query(
      `select channel, receiver from outbox_message where text like '%' || $1 || '%' order by channel`,
      [orderBigNo],
    );
    return rows;
  };
  await expect.poll(letters).toEqual([
    { channel: 'email', receiver: 'shipper@example.com' },
    { channel: 'sms', receiver: '13800010002' },
  ]);
  await clerk.send(saveTipSetting, { ...habit, ways });
});

test('an unchanged departure and an invalid one create no message', async () => {
  const trainInfoId = await fixture.newTrain(20, { departsIn: { hours: 30 } });
  const orderBigNo = await book(trainInfoId);
  const { departTime } = await fixture.shipper.send(getTrainDetail, { trainInfoId });
  const other = await fixture.shipper.send(getTrainDetail, { trainInfoId: await fixture.newTrain(20) });
  const change = (time: string, who = fixture.operator) =>
    who.send(operatorWire.changeDeparture, { trainInfoId, departTime: time, delayReason });
  expect(await change(departTime)).toEqual({ bookings: 0 });
  for (const wrong of [inHours(-1), other.departTime]) {
    expect(Object.keys((await expectUserError(change(wrong))).fields)).toEqual(['departTime']);
  }
  await expectUserError(change(inHours(50), fixture.shipper));
  const silent = fixture.operator.send(operatorWire.changeDeparture, {
    trainInfoId,
    departTime: inHours(50),
  });
  expect(Object.keys((await expectUserError(silent)).fields)).toEqual(['delayReason']);
  await fixture.operator.send(departTrain, { trainInfoId, time: inHours(0) });
  expect((await expectUserError(change(inHours(50)))).message).toContain('departed');
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual(['booking_expired']);
});

test('a rescheduled cut-off is reminded of again', async () => {
  const { trainInfoId, orderBigNo } = await bookNearCutoff(1);
  await sendCutoffReminders(database.db);
  await fixture.operator.send(operatorWire.changeDeparture, {
    trainInfoId,
    departTime: inHours(31 + 48),
    delayReason,
  });
  await sendCutoffReminders(database.db);
  const first = ['booking_confirmed', 'containers_missing done', 'train_departure_changed'];
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual(first);
  await fixture.operator.send(operatorWire.changeDeparture, { trainInfoId, departTime: inHours(35) });
  await sendCutoffReminders(database.db);
  await sendCutoffReminders(database.db);
  expect(await messageCodesAbout(fixture.shipper, orderBigNo)).toEqual([
    ...first,
    'train_departure_changed',
    'containers_missing',
  ]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { connect, type Database } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { expectUserError, ReceivedUserError } from '../../../platform/testing/actor.ts';
import type { Language } from '../../../platform/wire/language.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import { departTrain } from '../tracking/wire.ts';
import { getTrainDetail } from '../train/wire.ts';
import * as operatorWire from './operatorWire.ts';
import { expireOverdue } from './server/expire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let database: Database;
beforeAll(async () => {
  fixture = await TestFixture.open();
  database = await connect(fixture.server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await fixture.close();
});

async function book(trainInfoId: number, count = 1, more: object = {}): Promise<string> {
  const booking = bookingOf(trainInfoId, [['22G1', count]], more);
  return (await fixture.shipper.send(wire.saveBooking, booking)).orderBigNo;
}

const detail = (orderBigNo: string) => fixture.shipper.send(wire.getOrderDetail, { orderBigNo });

/** Texts of the outbox that name the order. */
async function outboxTextsAbout(orderBigNo: string): Promise<string[]> {
  const { rows } = await fixture.operator.send(outboxMessages.list, { pageSize: 100 });
  return rows.map(({ text }) => text).filter((text) => text.includes(orderBigNo));
}

async function customerReads(language: Language): Promise<void> {
  await fixture.database.query(`update account set language = $1 where username = 'shipper'`, [language]);
}

test('a refusal needs a reason, returns the space and notifies the customer in the customer’s language', async () => {
  const trainInfoId = await fixture.newTrain(6);
  const said = {
    zh: '已被拒绝，原因：no wagons',
    en: 'was declined. Reason: no wagons',
    ru: 'отклонено. Причина: no wagons',
  };
  for (const language of ['zh', 'en', 'ru'] as const) {
    await customerReads(language);
    const orderBigNo = await book(trainInfoId, 6);
    const silent = await expectUserError(
      fixture.operator.send(operatorWire.refuseBooking, { orderBigNo, reason: '  ' }),
    );
    expect(silent.fields.reason).toBe('Required');
    await fixture.operator.send(operatorWire.refuseBooking, { orderBigNo, reason: 'no wagons' });
    expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 0, held: 0 });
    const { status, timeline } = await detail(orderBigNo);
    expect(status).toBe('refused');
    expect(timeline[0]).toMatchObject({ move: 'refused', who: 'Platform operator', reason: 'no wagons' });
    // The SMS is written with the refusal, the e-mail by a later job.
    await expect.poll(() => outboxTextsAbout(orderBigNo)).toHaveLength(2);
    const texts = await outboxTextsAbout(orderBigNo);
    for (const text of texts) expect(text).toContain(said[language]);
  }
});

test('of concurrent decisions by operators one succeeds, the others get an error', async () => {
  const trainInfoId = await fixture.newTrain(40);
  for (let times = 0; times < 8; times += 1) {
    const orderBigNo = await book(trainInfoId);
    const pressed = await Promise.allSettled([
      fixture.operator.send(operatorWire.confirmBooking, { orderBigNo }),
      fixture.operator.send(operatorWire.refuseBooking, { orderBigNo, reason: 'no wagons' }),
      fixture.operator.send(operatorWire.confirmBooking, { orderBigNo }),
    ]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of pressed) {
      if (answer.status === 'rejected') expect(answer.reason.message).toContain('is no longer awaiting confirmation');
    }
    const { timeline } = await detail(orderBigNo);
    expect(timeline).toHaveLength(2);
    await expect.poll(() => outboxTextsAbout(orderBigNo)).toHaveLength(2);
  }
  const { sold, held } = await fixture.trainSpace(trainInfoId);
  expect(sold).toBe(held);
});

test('a bulk confirmation succeeds partially, with a reason for each failed booking', async () => {
  const trainInfoId = await fixture.newTrain(10);
  const [good, gone] = [await book(trainInfoId), await book(trainInfoId)];
  await fixture.shipper.send(wire.withdraw, { orderBigNo: gone });
  const orderBigNos = [good, gone, good, 'IS0000'];
  const { confirmed, failed } = await fixture.operator.send(operatorWire.confirmBookings, { orderBigNos });
  expect(confirmed).toEqual([good]);
  expect(failed).toEqual([
    { orderBigNo: gone, msg: expect.stringContaining('is no longer awaiting confirmation') },
    { orderBigNo: 'IS0000', msg: 'Order not found. Please reload the page.' },
  ]);
});

test('a cancelled train ends its bookings, returns their space and notifies their customers of the reason', async () => {
  const trainInfoId = await fixture.newTrain(20);
  await customerReads('en');
  const submitted = await book(trainInfoId, 2);
  const confirmed = await book(trainInfoId, 3);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo: confirmed });
  const draft = await book(trainInfoId, 1, { draft: true });
  const { orderBigNo: theirs } = await fixture.rival.send(
    wire.saveBooking,
    bookingOf(trainInfoId, [['42G1', 1]], { contactMobile: '13900000009' }),
  );
  const answer = await fixture.operator.send(operatorWire.cancelTrain, {
    trainInfoId,
    reason: 'border closed',
  });
  expect(answer).toEqual({ endedBookings: 4 });
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 0, held: 0 });
  expect(await fixture.shipper.send(getTrainDetail, { trainInfoId })).toMatchObject({ status: 'cancelled' });
  for (const orderBigNo of [submitted, confirmed, draft]) {
    const { status, timeline } = await detail(orderBigNo);
    expect(status).toBe('withdrawn');
    expect(timeline[0]).toMatchObject({ move: 'trainCancelled', reason: 'border closed' });
    expect((await outboxTextsAbout(orderBigNo))[0]).toContain('Reason: border closed');
  }
  const { rows } = await fixture.operator.send(outboxMessages.list, { receiver: '13900000009' });
  expect(rows[0]?.text).toContain(theirs);
  const late = fixture.shipper.send(wire.saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  expect((await expectUserError(late)).message).toBe('This train has been cancelled.');
});

async function age(orderBigNo: string, hours: number): Promise<void> {
  await fixture.database.query(
    `update booking_order set created_at = created_at - make_interval(hours => $2),
       submitted_at = submitted_at - make_interval(hours => $2) where order_no = $1`,
    [orderBigNo, hours],
  );
}

test('drafts expire after 24 hours, submitted bookings after 48, confirmed ones never', async () => {
  const trainInfoId = await fixture.newTrain(20);
  await customerReads('ru');
  const draft = await book(trainInfoId, 1, { draft: true });
  const fresh = await book(trainInfoId, 1, { draft: true });
  const unanswered = await book(trainInfoId, 2);
  const waiting = await book(trainInfoId, 3);
  const confirmed = await book(trainInfoId, 4);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo: confirmed });
  const ages = [
    [draft, 25],
    [fresh, 23],
    [unanswered, 49],
    [waiting, 47],
    [confirmed, 99],
  ] as const;
  for (const [orderBigNo, hours] of ages) await age(orderBigNo, hours);
  expect(await expireOverdue(database.db)).toBe(2);
  expect(await expireOverdue(database.db)).toBe(0);
  const statuses = await Promise.all([draft, fresh, unanswered, waiting, confirmed].map(detail));
  expect(statuses.map(({ status }) => status)).toEqual(['expired', 'draft', 'expired', 'submitted', 'confirmed']);
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 7, held: 7 });
  const [text] = await outboxTextsAbout(unanswered);
  expect(text).toContain('аннулировано; места освобождены');
  expect(await outboxTextsAbout(draft)).toEqual([]);
});

test('concurrent submission, withdrawal and expiry of drafts cause no server fault', async () => {
  const trainInfoId = await fixture.newTrain(30);
  const drafts = await Promise.all(Array.from({ length: 20 }, () => book(trainInfoId, 1, { draft: true })));
  for (const orderBigNo of drafts.slice(10)) await age(orderBigNo, 25);
  const moves = drafts.flatMap((orderBigNo) => [
    fixture.shipper.send(wire.saveBooking, { ...bookingOf(trainInfoId, [['22G1', 1]]), orderBigNo }),
    fixture.shipper.send(wire.withdraw, { orderBigNo }),
  ]);
  const answers = await Promise.allSettled([...moves, expireOverdue(database.db)]);
  for (const answer of answers) {
    if (answer.status === 'fulfilled') continue;
    expect(answer.reason).toBeInstanceOf(ReceivedUserError);
    expect(answer.reason.faultId).toBeUndefined();
  }
  const { sold, held } = await fixture.trainSpace(trainInfoId);
  expect(sold).toBe(held);
});

test('past the document cut-off a submitted booking can still be withdrawn, a confirmed one cannot', async () => {
  const trainInfoId = await fixture.newTrain(10);
  const [submitted, confirmed] = [await book(trainInfoId), await book(trainInfoId)];
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo: confirmed });
  await fixture.database.query(`update train set cutoff_at = now() - interval '1 minute' where id = $1`, [trainInfoId]);
  expect((await detail(confirmed)).abilities.withdraw).toBe(false);
  const refused = await expectUserError(fixture.shipper.send(wire.withdraw, { orderBigNo: confirmed }));
  expect(refused.message).toContain('cut-off has passed');
  await fixture.shipper.send(wire.withdraw, { orderBigNo: submitted });
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 1, held: 1 });
});

test('a confirmed booking cannot be withdrawn from a train that left before its cut-off', async () => {
  const trainInfoId = await fixture.newTrain(10, { departsIn: { hours: 30 } });
  const orderBigNo = await book(trainInfoId);
  await fixture.operator.send(operatorWire.confirmBooking, { orderBigNo });
  const containers = (await detail(orderBigNo)).containers.map(({ orderContainerId }) => ({
    orderContainerId,
    containerNo: 'CSQU3054383',
  }));
  await fixture.shipper.send(wire.saveContainers, { orderBigNo, containers });
  await fixture.operator.send(departTrain, { trainInfoId, time: formatDateTime(new Date()) });
  await expectUserError(fixture.shipper.send(wire.withdraw, { orderBigNo }));
  expect((await detail(orderBigNo)).status).toBe('departed');
  expect(await fixture.trainSpace(trainInfoId)).toMatchObject({ sold: 1, held: 1 });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { StompClient } from '../../../platform/testing/stompClient.ts';
import { destinationOf } from '../../../platform/wire/live/topic.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { getInfo } from '../../people/session/wire.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

/** Live counts of an account at a server process. */
async function bellOf(username: string, address: string) {
  const person = await fixture.server.signInAs(username);
  const { user, companyNo } = await person.send(getInfo, {});
  const client = await StompClient.connect(address, person.token ?? '', { companyNo });
  await client.subscribe(destinationOf(wire.tipsChanged, { accountId: String(user.userId) }));
  const before = await person.send(wire.queryTipCount, {});
  return {
    person,
    before,
    next: async () => wire.messageCounts.parse(JSON.parse((await client.next('MESSAGE')).body)),
    close: () => client.close(),
  };
}

test('bells ring in other processes when a booking comes, is answered and is read', async () => {
  const beside = await fixture.server.startAnother();
  const operator = await bellOf('operator', beside.address);
  const clerk = await bellOf('clerk', beside.address);
  const trainInfoId = await fixture.newTrain(10);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  const toDos = operator.before.messageTodoCount;
  expect(await operator.next()).toMatchObject({ messageTodoCount: toDos + 1 });
  await fixture.operator.send(confirmBooking, { orderBigNo });
  expect(await operator.next()).toEqual(operator.before);
  const unread = clerk.before.messageInfoCount + 1;
  expect(await clerk.next()).toMatchObject({ messageInfoCount: unread });
  const { undoKey } = await clerk.person.send(wire.markAllAsResolvedInfo, {});
  expect(await clerk.next()).toMatchObject({ messageInfoCount: 0 });
  await clerk.person.send(wire.undoAllAsResolvedInfo, { undoKey });
  expect(await clerk.next()).toMatchObject({ messageInfoCount: unread });
  operator.close();
  clerk.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { confirmBooking, saveBooking } from '../features/booking/wire.ts';
import { endOtherSessions, login } from '../features/session/wire.ts';
import { newPerson } from './newPerson.ts';
import { BEFORE_POLLING, openPortal } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

test('a booking shows on the operator’s open page, and its answer on the customer’s, by themselves', async () => {
  const trainId = await fixture.newTrain(20);
  const operator = await portal.visit({ language: 'en', username: 'operator' });
  const opening = operator.page.waitForEvent('websocket');
  await operator.goTo('/operation/bookings?trainNo=T1');
  const socket = await opening;
  expect(socket.url()).toContain('/prod-api/im/connect?companyNo=00001');
  expect(socket.url()).not.toContain('oken');
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  await customer.goTo('/bookingList?trainNo=T1');
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  await operator.page.getByText(orderBigNo).first().waitFor(BEFORE_POLLING);
  const row = customer.page.getByRole('row').filter({ hasText: orderBigNo });
  await row.waitFor(BEFORE_POLLING);
  expect(await row.textContent()).not.toContain('Confirmed');
  await fixture.operator.send(confirmBooking, { orderBigNo });
  await row.filter({ hasText: 'Confirmed' }).waitFor(BEFORE_POLLING);
  expect([...operator.errors, ...customer.errors]).toEqual([]);
  await operator.close();
  await customer.close();
});

test('a page whose session was ended elsewhere says so by itself', async () => {
  const username = await newPerson(portal.server, 'clerk');
  const { token } = await fixture.server.anonymous.send(login, {
    username,
    password: 'Ironsilk2026',
    encrypted: false,
  });
  const visitor = await portal.visit({ language: 'en', username });
  const opened = visitor.page.waitForEvent('websocket');
  await visitor.goTo('/bookingList');
  await opened;
  await fixture.server.anonymous.withToken(token).send(endOtherSessions, {});
  await visitor.page.getByRole('dialog').waitFor(BEFORE_POLLING);
  await visitor.close();
});

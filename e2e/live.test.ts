import { afterAll, expect, test } from 'vitest';
import { bookingOf, Stage } from '../app/testing/stage.ts';
import { confirmBooking, saveBooking } from '../features/booking/wire.ts';
import { endOtherSessions, login } from '../features/session/wire.ts';
import { openPortal } from './portal.ts';

let stage: Stage;
const portal = openPortal(async () => {
  stage = await Stage.open();
  return stage.server;
});
afterAll(() => stage.database.end());

/** Shorter than the page's polling interval. */
const SOON = { timeout: 10_000 };

test('a booking shows on the operator’s open page, and its answer on the customer’s, by themselves', async () => {
  const trainId = await stage.train(20);
  const operator = await portal.visit({ language: 'en', username: 'operator' });
  const heard = operator.page.waitForEvent('websocket');
  await operator.goTo('/operation/bookings?trainNo=T1');
  const socket = await heard;
  expect(socket.url()).toContain('/prod-api/im/connect?companyNo=00001');
  expect(socket.url()).not.toContain('oken');
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  await customer.goTo('/bookingList?trainNo=T1');
  const { orderBigNo } = await stage.shipper.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  await operator.page.getByText(orderBigNo).first().waitFor(SOON);
  const row = customer.page.getByRole('row').filter({ hasText: orderBigNo });
  await row.waitFor(SOON);
  expect(await row.textContent()).not.toContain('Confirmed');
  await stage.operator.send(confirmBooking, { orderBigNo });
  await row.filter({ hasText: 'Confirmed' }).waitFor(SOON);
  expect([...operator.complaints, ...customer.complaints]).toEqual([]);
  await operator.leave();
  await customer.leave();
});

test('a page whose session was ended elsewhere says so by itself', async () => {
  const { token } = await stage.server.stranger.send(login, {
    username: 'clerk',
    password: 'Ironsilk2026',
    encrypted: false,
  });
  const visitor = await portal.visit({ language: 'en', username: 'clerk' });
  const opened = visitor.page.waitForEvent('websocket');
  await visitor.goTo('/bookingList');
  await opened;
  await stage.server.stranger.as(token).send(endOtherSessions, {});
  await visitor.page.getByRole('dialog').waitFor(SOON);
  await visitor.leave();
});

import { beforeAll, expect, test } from 'vitest';
import { bookingOf } from '../app/testing/testFixture.ts';
import operatorTexts from '../features/booking/texts/operator/en.ts';
import booking from '../features/booking/texts/page/en.ts';
import { confirmBooking, getOrderDetail, saveBooking, saveContainers } from '../features/booking/wire.ts';
import { lines } from '../features/network/wire.ts';
import { openTrain, saveTrain } from '../features/train/wire.ts';
import { checkDigitOf } from '../libs/containerCodes/containerNumber.ts';
import { formatDateTime } from '../platform/wire/time.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();
const NUMBER = `TSTU990001${checkDigitOf('TSTU990001')}`;
const DAY_MS = 24 * 3_600_000;

let trainInfoId = 0;
let lineId = 0;

beforeAll(async () => {
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  lineId = rows[0]?.lineId ?? 0;
  ({ trainInfoId } = await operator.send(saveTrain, {
    lineId,
    trainNo: 'X7788',
    departTime: formatDateTime(new Date(Date.now() + 12 * DAY_MS)),
    capacityTeu: 100,
    cutoffHours: 4,
    gateInHours: 2,
    prices: [{ sizeType: '22G1', price: '3900.00', currency: 'USD' }],
  }));
  await operator.send(openTrain, { trainInfoId });
});

test('Back after submitting leads to the order, and the same booking again is asked about', async () => {
  const shipper = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = shipper;
  const form = `/bookingSpace/${trainInfoId}/${lineId}/EU/0/0`;
  const fill = async () => {
    await page.getByRole('button', { name: booking.form.pasteLines }).click();
    await page.getByRole('textbox', { name: booking.form.pasteLines }).fill('20GP 2 SOC');
    await page.getByRole('button', { name: booking.form.pasteTake({ count: 1 }) }).click();
    await page.getByRole('button', { name: booking.form.next }).click();
    await page.getByRole('button', { name: booking.confirmation.submit }).waitFor();
    await shipper.waitUntilIdle();
    await page.getByRole('button', { name: booking.confirmation.submit }).click();
  };
  await shipper.goTo(form);
  await fill();
  await page.getByText(booking.confirmation.booked).first().waitFor();
  const orderBigNo = /IS\d{12}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  await page.goBack();
  await page.waitForURL(`**/bookingDetail/${orderBigNo}/0`);

  await shipper.show(form);
  await fill();
  const dialog = page.getByRole('dialog', { name: booking.confirmation.equalTitle });
  await dialog.getByRole('link', { name: orderBigNo }).waitFor();
  await dialog.getByRole('button', { name: booking.confirmation.equalBack }).click();
  expect(shipper.errors).toEqual([]);
  await shipper.close();
});

test('the operator leaves a claimed number with its order by one click, and confirms a booking by keyboard', async () => {
  const [shipper, rival, sender] = await Promise.all(
    ['shipper', 'rival', 'operator'].map((name) => portal.server.signInAs(name)),
  );
  for (const person of [shipper, rival]) {
    const sent = await person?.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
    const orderBigNo = sent?.orderBigNo ?? '';
    await sender?.send(confirmBooking, { orderBigNo });
    const order = await person?.send(getOrderDetail, { orderBigNo });
    const orderContainerId = order?.containers[0]?.orderContainerId ?? 0;
    await person?.send(saveContainers, {
      orderBigNo,
      containers: [{ orderContainerId, containerNo: NUMBER }],
    });
  }
  const operator = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = operator;
  const texts = operatorTexts.clash;
  await operator.goTo(`/operation/clashes?containerNo=${NUMBER}`);
  const row = page.getByRole('row').filter({ hasText: NUMBER });
  await row.getByRole('button', { name: texts.keep }).click();
  await page.getByText(texts.decided).waitFor();

  const sent = await rival?.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  await operator.show(`/operation/bookings?orderBigNo=${sent?.orderBigNo}`);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('tooltip').getByRole('button', { name: operatorTexts.answer.confirm }).waitFor();
  await operator.waitForAnimations();
  await page.keyboard.press('Enter');
  await page.getByText(operatorTexts.answer.confirmed).waitFor();
  expect(operator.errors).toEqual([]);
  await operator.close();
});

import { beforeAll, expect, test } from 'vitest';
import booking from '../features/booking/texts/page/en.ts';
import { confirmBooking, saveBooking } from '../features/booking/wire.ts';
import charge from '../features/charge/texts/page/en.ts';
import { lines } from '../features/network/wire.ts';
import { openTrain, saveTrain } from '../features/train/wire.ts';
import { formatDateTime } from '../platform/wire/time.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const DAY_MS = 24 * 3_600_000;

let formPath = '';
let orderBigNo = '';
beforeAll(async () => {
  const [operator, shipper] = await Promise.all([
    portal.server.signInAs('operator'),
    portal.server.signInAs('shipper'),
  ]);
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  const lineId = rows[0]?.lineId ?? 0;
  const { trainInfoId } = await operator.send(saveTrain, {
    ...{ lineId, trainNo: 'X7791', capacityTeu: 100, cutoffHours: 24, gateInHours: 24 },
    departTime: formatDateTime(new Date(Date.now() + 10 * DAY_MS)),
    prices: [{ sizeType: '45G1', price: '7150.00', currency: 'USD' }],
  });
  await operator.send(openTrain, { trainInfoId });
  formPath = `/bookingSpace/${trainInfoId}/${lineId}/EU/0/0`;
  const made = await shipper.send(saveBooking, {
    trainInfoId,
    containers: [{ sizeType: '45G1', count: 2, owner: 'SOC' }],
    contactName: '李思远',
    contactMobile: '13800010001',
  });
  orderBigNo = made.orderBigNo;
  await operator.send(confirmBooking, { orderBigNo });
});

test('the form says what the booking costs, and what ending it would', async () => {
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.goTo(formPath);
  await page.getByRole('combobox', { name: booking.form.sizeType }).first().click();
  await page.getByTitle(`${booking.sizeType['45G1']} (45G1)`).click();
  const cost = page.getByRole('region', { name: charge.costTitle });
  await cost.getByText('10%').first().waitFor();
  expect(await cost.innerText()).toContain('7,150.00');
  expect(await cost.innerText()).toContain('715.00');
  expect(customer.errors).toEqual([]);
});

test('the fee of an order opens to its rule, and the withdrawal says its price', async () => {
  const customer = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.goTo(`/bookingDetail/${orderBigNo}/0`);
  const fees = page.getByRole('region', { name: charge.fees });
  await fees.getByRole('button').first().click();
  await page.getByText(charge.reasons.price).waitFor();
  await page.getByRole('button', { name: booking.detail.withdraw, exact: true }).click();
  await page.getByText(/1,430\.00/).waitFor();
  expect(customer.errors).toEqual([]);
});

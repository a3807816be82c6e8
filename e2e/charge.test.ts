import { beforeAll, expect, test } from 'vitest';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { en as booking } from '../features/freight/booking/texts/page.ts';
import { getOrderDetail, saveBooking } from '../features/freight/booking/wire.ts';
import { lines, selectStationList } from '../features/freight/network/wire.ts';
import { openTrain, saveTrain } from '../features/freight/train/wire.ts';
import { startStays } from '../features/money/charge/server/index.ts';
import { countStays } from '../features/money/charge/server/stays/countStays.ts';
import { en as charge } from '../features/money/charge/texts/page.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { en as actions } from '../platform/web/texts/platform.ts';
import { formatDate, formatDateTime } from '../platform/wire/time.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const DAY_MS = 24 * 3_600_000;

const dayFromNow = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));

let formPath = '';
let stationId = 0;
let orderBigNo = '';
beforeAll(async () => {
  const [operator, shipper] = await Promise.all([
    portal.server.signInAs('operator'),
    portal.server.signInAs('shipper'),
  ]);
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  const lineId = rows[0]?.lineId ?? 0;
  stationId = (await shipper.send(selectStationList, {}))[0]?.stationId ?? 0;
  const { trainInfoId } = await operator.send(saveTrain, {
    lineId,
    trainNo: 'X7791',
    capacityTeu: 100,
    cutoffHours: 24,
    gateInHours: 24,
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
  const customer = await portal.sharedVisitor({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.goTo(formPath);
  await page.getByRole('combobox', { name: booking.form.sizeType }).first().click();
  await page.getByTitle(`${booking.sizeType['45G1']} (45G1)`).click();
  const cost = page.getByRole('region', { name: charge.costTitle });
  await cost.getByText('10%').first().waitFor();
  await expect.poll(() => cost.innerText()).toContain('7,150.00');
  await expect.poll(() => cost.innerText()).toContain('757.90');
  expect(customer.errors).toEqual([]);
});

test('the fee of an order opens to its rule, and the withdrawal says its price', async () => {
  const customer = await portal.sharedVisitor({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.show(`/bookingDetail/${orderBigNo}/0`);
  const fees = page.getByRole('region', { name: charge.fees });
  await fees.getByRole('button').first().click();
  await page.getByText(charge.reasons.price).waitFor();
  await page.getByRole('button', { name: booking.detail.withdraw, exact: true }).click();
  await page.getByText(/1,515\.80\sUSD \(10% of the rail freight, incl. VAT\)/).waitFor();
  expect(customer.errors).toEqual([]);
});

/** Counts the storage of a container that came into the yard some days ago, up to tomorrow. */
async function countStorage(orderContainerId: number, daysAgo: number): Promise<void> {
  const { db, pool } = await connect(portal.server.databaseUrl, 2, createLog('silent'));
  const containerIds = [orderContainerId];
  await startStays(db, { containerIds, stationId, feeType: 'storage', on: dayFromNow(-daysAgo) });
  await countStays(db, new Date(Date.now() + 2 * DAY_MS));
  await pool.end();
}

test('a new version of a tariff prices the days from its first one on, and each charge says by which it was made', async () => {
  const operator = await portal.visit({ language: 'en', username: 'operator' });
  await operator.goTo('/operation/tariffs');
  const rule = operator.page.getByRole('row').filter({ hasText: charge.feeTypes.storage ?? '' });
  await rule.getByRole('button', { name: actions.action.edit }).click();
  const form = operator.page.getByRole('dialog');
  await form.getByRole('textbox', { name: charge.unitPrice }).first().fill('55');
  await form.getByRole('textbox', { name: charge.validFrom }).fill(dayFromNow(1));
  await operator.page.keyboard.press('Enter');
  await form.getByRole('button', { name: actions.action.save }).click();
  await rule.getByText(charge.periods.coming).waitFor();

  const shipper = await portal.server.signInAs('shipper');
  const { containers } = await shipper.send(getOrderDetail, { orderBigNo });
  // seven days are free: the eighth is yesterday
  await countStorage(containers[0]?.orderContainerId ?? 0, 8);
  const customer = await portal.sharedVisitor({ language: 'en', username: 'shipper' });
  const { page } = customer;
  await customer.goTo(`/bookingDetail/${orderBigNo}/0`);
  const fees = page.getByRole('region', { name: charge.fees });
  const storage = fees.getByRole('row').filter({ hasText: charge.feeTypes.storage ?? '' });
  await expect.poll(() => storage.count()).toBe(3);
  for (const [index, price, version, day] of [
    [1, '40.00', 1, dayFromNow(0)],
    [2, '55.00', 2, dayFromNow(1)],
  ] as const) {
    await storage
      .nth(index)
      .getByRole('button', { name: new RegExp(price) })
      .click();
    const why = page.getByRole('tooltip').filter({ hasText: new RegExp(`version ${version}`) });
    await why.getByText(day, { exact: true }).waitFor();
    await expect.poll(() => why.innerText()).toContain(price);
    await page.keyboard.press('Escape');
  }
  expect([...operator.errors, ...customer.errors]).toEqual([]);
});

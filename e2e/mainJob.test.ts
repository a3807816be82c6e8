import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import bookingOperator from '../features/booking/texts/operator/zh.ts';
import booking from '../features/booking/texts/page/zh.ts';
import sheet from '../features/booking/texts/sheet/zh.ts';
import { listLines } from '../features/network/wire.ts';
import trainTexts from '../features/train/texts/page/zh.ts';
import { openTrain, saveTrain } from '../features/train/wire.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import { formatDateTime } from '../platform/wire/time.ts';
import { openBrowser, Visitor } from './visitor.ts';

const TRAIN_NO = 'X7777';
const DAY_MS = 86_400_000;
const CONTAINERS = ['CSQU3054383', 'TGHU7599330'] as const;
const MISTYPED = 'CSQU3054384';

let server: TestServer;
let browser: Browser;
let trainInfoId = 0;
let lineId = 0;

beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  const operator = await server.as('operator');
  const { rows } = await operator.send(listLines, { keyword: 'XA-DUI-O' });
  lineId = rows[0]?.lineId ?? 0;
  ({ trainInfoId } = await operator.send(saveTrain, {
    lineId,
    trainNo: TRAIN_NO,
    departTime: formatDateTime(new Date(Date.now() + 9 * DAY_MS)),
    capacityTeu: 100,
    cutoffHours: 48,
    gateInHours: 24,
    prices: [{ sizeType: '45G1', price: '7150.00', currency: 'USD' }],
  }));
  await operator.send(openTrain, { trainInfoId });
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Each step needs the one before it, as in life; the number of the order goes through all of them. */
let orderBigNo = '';

test('the shipper finds the train, books two containers, and sees the order number', async () => {
  const shipper = await Visitor.open(browser, server, { language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.goTo(`/plandetail?trainInfoId=${trainInfoId}`);
  await page
    .getByRole('link', { name: trainTexts.bookTrain({ trainNo: TRAIN_NO }) })
    .first()
    .click();
  await shipper.settled();
  await page.getByRole('combobox', { name: booking.form.sizeType }).click();
  await page.getByTitle(`${booking.sizeType['45G1']} · 45G1`).click();
  await page.getByRole('spinbutton', { name: booking.form.count }).fill('2');
  await page.getByRole('textbox', { name: booking.form.nameCn }).fill('光伏组件');
  await page.getByRole('textbox', { name: booking.form.hscode }).fill('854143');
  await page.getByRole('spinbutton', { name: booking.form.grossWeight }).fill('40000');
  await expect.poll(() => page.getByText('14,300.00').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: booking.form.next }).click();
  await page.getByRole('button', { name: booking.confirmation.submit }).click();
  await page.getByText(booking.confirmation.booked).first().waitFor();
  orderBigNo = /IS\d{12}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  expect(orderBigNo).toMatch(/^IS\d{12}$/);
  expect(shipper.complaints).toEqual([]);
  await shipper.leave();
});

test('the operator confirms it from the queue', async () => {
  const operator = await Visitor.open(browser, server, { language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.goTo(`/operation/bookings?orderBigNo=${orderBigNo}`);
  const row = page.getByRole('row').filter({ hasText: orderBigNo });
  await row.getByRole('button', { name: bookingOperator.answer.confirm }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('tooltip'))
    .getByRole('button', { name: bookingOperator.answer.confirm })
    .click();
  await page.getByText(bookingOperator.answer.confirmed).waitFor();
  expect(operator.complaints).toEqual([]);
  await operator.leave();
});

test('the shipper fills in numbers: a wrong check digit is told at the field, the right ones are kept', async () => {
  const shipper = await Visitor.open(browser, server, { language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.goTo(`/bookingDetail/${orderBigNo}/0`);
  const cell = (row: number) =>
    page.getByRole('textbox', { name: sheet.cell({ row, column: sheet.containerNo }) });
  await cell(1).fill(MISTYPED);
  await cell(2).fill(CONTAINERS[1]);
  await page.getByText(sheet.checkDigit({ expected: 3, found: '4' })).waitFor();
  await cell(1).fill(CONTAINERS[0]);
  await page.getByRole('button', { name: sheet.save({ count: 2 }) }).click();
  await page.getByText(sheet.saved).waitFor();
  await page.reload();
  await shipper.settled();
  expect(await cell(1).inputValue()).toBe(CONTAINERS[0]);
  expect(shipper.complaints).toEqual([]);
  await shipper.leave();
});

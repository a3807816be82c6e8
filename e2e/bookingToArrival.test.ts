import { beforeAll, expect, test } from 'vitest';
import bookingOperator from '../features/booking/texts/operator/zh.ts';
import booking from '../features/booking/texts/page/zh.ts';
import sheet from '../features/booking/texts/sheet/zh.ts';
import { lines } from '../features/network/wire.ts';
import kinds from '../features/tracking/texts/kinds/zh.ts';
import tracking from '../features/tracking/texts/operator/zh.ts';
import trace from '../features/tracking/texts/trace/zh.ts';
import trainTexts from '../features/train/texts/page/zh.ts';
import { openTrain, saveTrain } from '../features/train/wire.ts';
import { formatDateTime } from '../platform/wire/time.ts';
import { choose } from './choose.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const TRAIN_NO = 'X7777';
const HOUR_MS = 3_600_000;
const CONTAINERS = ['CSQU3054383', 'TGHU7599330'] as const;
const MISTYPED = 'CSQU3054384';
const REMARK = '正点通过';

let trainInfoId = 0;
let lineId = 0;

beforeAll(async () => {
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(lines.list, { keyword: 'XA-DUI-O' });
  lineId = rows[0]?.lineId ?? 0;
  ({ trainInfoId } = await operator.send(saveTrain, {
    lineId,
    trainNo: TRAIN_NO,
    departTime: formatDateTime(new Date(Date.now() + 30 * HOUR_MS)),
    capacityTeu: 100,
    cutoffHours: 4,
    gateInHours: 2,
    prices: [{ sizeType: '45G1', price: '7150.00', currency: 'USD' }],
  }));
  await operator.send(openTrain, { trainInfoId });
});

/** Each step continues the previous one with this order. */
let orderBigNo = '';

test('the shipper finds the train, books two containers, and sees the order number', async () => {
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.goTo(`/plandetail?trainInfoId=${trainInfoId}`);
  await page
    .getByRole('link', { name: trainTexts.bookTrain({ trainNo: TRAIN_NO }) })
    .first()
    .click();
  await shipper.waitUntilIdle();
  await choose(
    page.getByRole('combobox', { name: booking.form.sizeType }),
    `${booking.sizeType['45G1']} (45G1)`,
  );
  await choose(page.getByRole('combobox', { name: booking.form.owner }), booking.ownerHint.SOC);
  await page.getByRole('textbox', { name: booking.form.count }).fill('2');
  await page.getByRole('textbox', { name: booking.form.nameCn }).fill('光伏组件');
  await page.getByRole('textbox', { name: booking.form.hscode }).fill('854143');
  await page.getByRole('textbox', { name: booking.form.grossWeight }).fill('40000');
  await page.getByText('14,300.00').first().waitFor();
  await page.getByRole('button', { name: booking.form.next }).click();
  await page.getByRole('button', { name: booking.confirmation.submit }).click();
  await page.getByText(booking.confirmation.booked).first().waitFor();
  orderBigNo = /IS\d{12}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  expect(orderBigNo).toMatch(/^IS\d{12}$/);
  expect(shipper.errors).toEqual([]);
});

test('the operator confirms it from the queue', async () => {
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
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
  expect(operator.errors).toEqual([]);
});

test('the shipper fills in numbers: a wrong check digit is told at the field, the right ones are kept', async () => {
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.show(`/bookingDetail/${orderBigNo}/0`);
  const cell = (row: number) =>
    page.getByRole('textbox', { name: sheet.cell({ row, column: sheet.containerNo }) });
  await cell(1).fill(MISTYPED);
  await cell(2).fill(CONTAINERS[1]);
  await page.getByText(sheet.checkDigit({ expected: 3, found: '4' })).waitFor();
  await cell(1).fill(CONTAINERS[0]);
  await page.getByRole('button', { name: sheet.save({ count: 2 }) }).click();
  await page.getByText(sheet.saved).waitFor();
  await page.reload();
  await shipper.waitUntilIdle();
  expect(await cell(1).inputValue()).toBe(CONTAINERS[0]);
  expect(shipper.errors).toEqual([]);
});

test('the operator marks the train departed and records its arrival at the next station', async () => {
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.show(`/operation/tracking?trainInfoId=${trainInfoId}`);
  await page.getByRole('button', { name: tracking.depart }).click();
  const departing = page.getByRole('dialog', { name: tracking.depart });
  const confirmed = departing.getByRole('button', { name: tracking.depart });
  await departing.getByText(tracking.effects.departs({ containers: 2, customers: 1 })).waitFor();
  const time = departing.getByLabel(tracking.departTimeLabel);
  await time.fill('昨天');
  await time.press('Enter');
  await departing.getByRole('alert').getByText('昨天').waitFor();
  await time.fill(formatDateTime(new Date(Date.now() - HOUR_MS)).slice(0, 16));
  await time.press('Enter');
  await confirmed.click();
  await departing.getByText(tracking.early.differs).waitFor();
  await departing.getByLabel(tracking.early.typeNumber({ trainNo: TRAIN_NO })).fill(TRAIN_NO);
  await confirmed.click();
  // the live notice of the departure begins with the same words
  await page.getByText(`${tracking.departDone}。`).waitFor();
  await page.getByRole('button', { name: tracking.record }).click();
  const dialog = page.getByRole('dialog', { name: tracking.record });
  await choose(dialog.getByRole('combobox', { name: tracking.kind }), kinds.kinds.arrived);
  await dialog.getByRole('textbox', { name: tracking.remark }).fill(REMARK);
  await dialog.getByRole('button', { name: tracking.record }).click();
  await page.getByText(tracking.recorded).waitFor();
  expect(operator.errors).toEqual([]);
});

test('anybody with the container number sees where it is, and nothing about whose it is', async () => {
  const stranger = await portal.visit({ language: 'zh' });
  const { page } = stranger;
  await stranger.goTo('/queryTrace');
  await page.getByRole('textbox', { name: trace.number }).fill(CONTAINERS[0]);
  await page.getByRole('button', { name: trace.search }).click();
  await page.getByText(TRAIN_NO).first().waitFor();
  await page.getByText(REMARK).first().waitFor();
  const shown = (await page.locator('body').textContent()) ?? '';
  expect(shown).toContain(CONTAINERS[0]);
  for (const secret of [orderBigNo, '西安丝路货运', '李思远', '7,150', '14,300', 'USD']) {
    expect(shown).not.toContain(secret);
  }
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

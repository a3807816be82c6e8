import { beforeAll, expect, test } from 'vitest';
import { messagesAbout } from '../app/testing/inbox.ts';
import { bookingOf } from '../app/testing/testFixture.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { zh as bookingOperator } from '../features/freight/booking/texts/operator.ts';
import { zh as booking } from '../features/freight/booking/texts/page.ts';
import { zh as sheet } from '../features/freight/booking/texts/sheet.ts';
import { getOrderDetail, saveBooking, saveContainers } from '../features/freight/booking/wire.ts';
import { lines } from '../features/freight/network/wire.ts';
import { zh as kinds } from '../features/freight/tracking/texts/kinds.ts';
import { zh as tracking } from '../features/freight/tracking/texts/operator.ts';
import { zh as trace } from '../features/freight/tracking/texts/trace.ts';
import { DELAY_REASON_NAMES } from '../features/freight/train/delayReasons.ts';
import type { SizeType } from '../features/freight/train/sizeTypes.ts';
import { zh as trainTexts } from '../features/freight/train/texts/page.ts';
import { zh as plans } from '../features/freight/train/texts/plans.ts';
import { getTrainDetail, openTrain, saveTrain } from '../features/freight/train/wire.ts';
import { checkDigitOf } from '../libs/containerCodes/containerNumber.ts';
import { shownTimes } from '../platform/wire/shownTime.ts';
import { formatDate, formatDateTime } from '../platform/wire/time.ts';
import { choose } from './choose.ts';
import { BEFORE_POLLING, openPortal } from './portal.ts';

const portal = openPortal();

const TRAIN_NO = 'X7777';
const OTHER_TRAIN_NO = 'X7779';
const HOUR_MS = 3_600_000;
const CONTAINERS = ['CSQU3054383', 'TGHU7599330'] as const;
const MISTYPED = 'CSQU3054384';
const REMARK = '正点通过';
const CLAIMED = `TSTU990001${checkDigitOf('TSTU990001')}`;

let trainInfoId = 0;
let otherTrainId = 0;
let lineId = 0;
let form = '';

/** An open train; the journey goes with the first, the second is for what would disturb it. */
async function newTrain(trainNo: string, inHours: number, sizeType: SizeType): Promise<number> {
  const operator = await portal.server.signInAs('operator');
  const train = await operator.send(saveTrain, {
    lineId,
    trainNo,
    capacityTeu: 100,
    cutoffHours: 4,
    gateInHours: 2,
    departTime: formatDateTime(new Date(Date.now() + inHours * HOUR_MS)),
    prices: [{ sizeType, price: '7150.00', currency: 'USD' }],
  });
  await operator.send(openTrain, { trainInfoId: train.trainInfoId });
  return train.trainInfoId;
}

beforeAll(async () => {
  const { rows } = await (await portal.server.signInAs('operator')).send(lines.list, { keyword: 'XA-DUI-O' });
  lineId = rows[0]?.lineId ?? 0;
  trainInfoId = await newTrain(TRAIN_NO, 30, '45G1');
  otherTrainId = await newTrain(OTHER_TRAIN_NO, 288, '22G1');
  form = `/bookingSpace/${trainInfoId}/${lineId}/EU/0/0`;
});

/** Each step continues the previous one with this order. */
let orderBigNo = '';

test('the shipper finds the train and books two containers; the operator’s open page shows the booking by itself', async () => {
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  const opening = operator.page.waitForEvent('websocket');
  await operator.goTo(`/operation/bookings?trainNo=${TRAIN_NO}`);
  const socket = await opening;
  expect(socket.url()).toContain('/prod-api/im/connect?companyNo=00001');
  expect(socket.url()).not.toContain('oken');
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.goTo(`/plandetail?trainInfoId=${trainInfoId}`);
  await page
    .getByRole('link', { name: trainTexts.bookTrain({ trainNo: TRAIN_NO }) })
    .first()
    .click();
  await shipper.waitUntilIdle();
  await choose(page.getByRole('combobox', { name: booking.form.sizeType }), `${booking.sizeType['45G1']} (45G1)`);
  await choose(page.getByRole('combobox', { name: booking.form.owner }), booking.ownerHint.SOC);
  await page.getByRole('textbox', { name: booking.form.count }).fill('2');
  await page.getByRole('textbox', { name: booking.form.nameCn }).fill('光伏组件');
  await page.getByRole('combobox', { name: booking.form.hscode }).fill('854143');
  await page.getByRole('textbox', { name: booking.form.grossWeight }).fill('40000');
  await page.getByText('14,300.00').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: booking.form.next }).click();
  await page.getByRole('button', { name: booking.confirmation.submit }).click();
  await page.getByText(booking.confirmation.booked).filter({ visible: true }).first().waitFor();
  orderBigNo = /IS\d{12}/.exec((await page.locator('main').textContent()) ?? '')?.[0] ?? '';
  expect(orderBigNo).toMatch(/^IS\d{12}$/);
  await operator.page.getByText(orderBigNo).filter({ visible: true }).first().waitFor(BEFORE_POLLING);
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
});

test('Back after submitting leads to the order, and the same booking again is asked about', async () => {
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await page.goBack();
  await page.waitForURL(`**/bookingDetail/${orderBigNo}/0`);
  await shipper.show(form);
  await page.getByRole('button', { name: booking.form.pasteLines }).click();
  await page.getByRole('textbox', { name: booking.form.pasteLines }).fill('40HQ 2 SOC');
  await page.getByRole('button', { name: booking.form.pasteTake({ count: 1 }) }).click();
  await page.getByRole('button', { name: booking.form.next }).click();
  await page.getByRole('button', { name: booking.confirmation.submit }).waitFor();
  await shipper.waitUntilIdle();
  await page.getByRole('button', { name: booking.confirmation.submit }).click();
  const dialog = page.getByRole('dialog', { name: booking.confirmation.equalTitle });
  await dialog.getByRole('link', { name: orderBigNo }).waitFor();
  await dialog.getByRole('button', { name: booking.confirmation.equalBack }).click();
  expect(shipper.errors).toEqual([]);
});

test('the operator confirms it from the queue, and the customer’s open page shows that by itself', async () => {
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  await shipper.show(`/bookingList?trainNo=${TRAIN_NO}`);
  const listed = shipper.page.getByRole('row').filter({ hasText: orderBigNo });
  expect(await listed.textContent()).not.toContain(booking.status.confirmed);
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  const { page } = operator;
  const row = page.getByRole('row').filter({ hasText: orderBigNo });
  await row.getByRole('button', { name: bookingOperator.answer.confirm }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('tooltip'))
    .getByRole('button', { name: bookingOperator.answer.confirm })
    .click();
  await page.getByText(bookingOperator.answer.confirmed).waitFor();
  await listed.filter({ hasText: booking.status.confirmed }).waitFor(BEFORE_POLLING);
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
});

test('the operator leaves a claimed number with its order by one click, and confirms a booking by keyboard', async () => {
  const [shipper, rival, sender] = await Promise.all(
    ['shipper', 'rival', 'operator'].map((name) => portal.server.signInAs(name)),
  );
  for (const person of [shipper, rival]) {
    const sent = await person?.send(saveBooking, bookingOf(otherTrainId, [['22G1', 1]]));
    const orderBigNo = sent?.orderBigNo ?? '';
    await sender?.send(confirmBooking, { orderBigNo });
    const order = await person?.send(getOrderDetail, { orderBigNo });
    const orderContainerId = order?.containers[0]?.orderContainerId ?? 0;
    await person?.send(saveContainers, {
      orderBigNo,
      containers: [{ orderContainerId, containerNo: CLAIMED }],
    });
  }
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  const { page } = operator;
  const texts = bookingOperator.clash;
  await operator.show(`/operation/clashes?containerNo=${CLAIMED}`);
  const row = page.getByRole('row').filter({ hasText: CLAIMED });
  await row.getByRole('button', { name: texts.keep }).click();
  await page.getByText(texts.decided).waitFor();

  const sent = await rival?.send(saveBooking, bookingOf(otherTrainId, [['22G1', 1]]));
  await operator.show(`/operation/bookings?orderBigNo=${sent?.orderBigNo}`);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('tooltip').getByRole('button', { name: bookingOperator.answer.confirm }).waitFor();
  await operator.waitForAnimations();
  await page.keyboard.press('Enter');
  await page.getByText(bookingOperator.answer.confirmed).waitFor();
  expect(operator.errors).toEqual([]);
});

test('the shipper fills in numbers: a wrong check digit is told at the field, the right ones are kept', async () => {
  const shipper = await portal.sharedVisitor({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.show(`/bookingDetail/${orderBigNo}/0`);
  const cell = (row: number) => page.getByRole('textbox', { name: sheet.cell({ row, column: sheet.containerNo }) });
  await cell(1).fill(MISTYPED);
  await cell(2).fill(CONTAINERS[1]);
  await page.getByText(sheet.checkDigit({ expected: 3, found: '4' })).waitFor();
  await cell(1).fill(CONTAINERS[0]);
  await page.getByRole('button', { name: sheet.save({ count: 2 }) }).click();
  await page.getByText(sheet.saved).waitFor();
  await page.reload();
  await shipper.waitUntilIdle();
  await expect.poll(() => cell(1).inputValue()).toBe(CONTAINERS[0]);
  expect(shipper.errors).toEqual([]);
});

test('the operator has a train leave at another time, and its customer reads both times', async () => {
  const customer = (await portal.server.signInAs('shipper')).inLanguage('zh');
  const { departTime } = await customer.send(getTrainDetail, { trainInfoId: otherTrainId });
  const trainNo = OTHER_TRAIN_NO;
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.show(`/operation/trains?trainNo=${trainNo}`);
  // enter chooses the menu entry without saving the dialog; the focus returns to the button
  const more = page.getByRole('button', { name: plans.moves.more({ trainNo }) });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: bookingOperator.departure.change }).press('Enter');
  const dialog = page.getByRole('dialog', { name: bookingOperator.departure.title({ trainNo }) });
  const time = dialog.getByRole('textbox', { name: bookingOperator.departure.label });
  await time.fill('2020-01-01 10:00');
  await time.press('Enter');
  await dialog.getByRole('alert').getByText('2020-01-01 10:00').waitFor();
  await dialog.getByRole('button', { name: /取\s*消/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.click();
  await page.getByRole('menuitem', { name: bookingOperator.departure.change }).click();
  const later = `${formatDate(new Date(Date.now() + 40 * 24 * 3_600_000))} 10:15`;
  await time.fill(later);
  await time.press('Enter');
  await choose(dialog.getByLabel(bookingOperator.departure.reason), DELAY_REASON_NAMES.zh.weather);
  await dialog.getByRole('button', { name: bookingOperator.departure.change }).click();
  await page.getByText(/发车时间已调整，已通知 \d+ 个订舱的客户/).waitFor();
  const message = (await messagesAbout(customer, trainNo)).at(-1);
  expect(message?.title).toBe(`班列发车时间变更 ${trainNo}`);
  for (const time of [departTime, `${later}:00`])
    expect(message?.realMsgContent).toContain(shownTimes('zh').dateTime(time));
  expect(operator.errors).toEqual([]);
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
  await page.getByText(TRAIN_NO).filter({ visible: true }).first().waitFor();
  await page.getByText(REMARK).filter({ visible: true }).first().waitFor();
  const shown = (await page.locator('body').textContent()) ?? '';
  expect(shown).toContain(CONTAINERS[0]);
  for (const secret of [orderBigNo, '西安丝路货运', '李思远', '7,150', '14,300', 'USD']) {
    expect(shown).not.toContain(secret);
  }
  expect(stranger.errors).toEqual([]);
  await stranger.close();
});

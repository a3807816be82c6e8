import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesAbout } from '../app/testing/inbox.ts';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import shell from '../app/web/shell/texts/zh.ts';
import bookingOperator from '../features/booking/texts/operator/zh.ts';
import { confirmBooking, refuseBooking, saveBooking } from '../features/booking/wire.ts';
import zh from '../features/message/texts/zh.ts';
import { queryTipCount } from '../features/message/wire.ts';
import { DELAY_REASON_NAMES } from '../features/train/delayReasons.ts';
import plans from '../features/train/texts/plans/zh.ts';
import { getTrainDetail } from '../features/train/wire.ts';
import widgets from '../platform/web/widgets/texts/zh.ts';
import { shownTimes } from '../platform/wire/shownTime.ts';
import { formatDate } from '../platform/wire/time.ts';
import { choose } from './choose.ts';
import { BEFORE_POLLING, openOwnPortal, type WINDOWS } from './portal.ts';

let fixture: TestFixture;
const portal = openOwnPortal(async () => {
  fixture = await TestFixture.open();
  return fixture.server;
});
let trainInfoId: number;
beforeAll(async () => {
  trainInfoId = await fixture.newTrain(100);
});
afterAll(() => fixture.database.end());

async function submitted(): Promise<string> {
  const { orderBigNo } = await fixture.shipper.send(saveBooking, bookingOf(trainInfoId, [['22G1', 1]]));
  return orderBigNo;
}

async function confirmed(): Promise<string> {
  const orderBigNo = await submitted();
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

async function opened(username: string, path: string, window: keyof typeof WINDOWS = 'desk') {
  const visitor = await portal.visit({ language: 'zh', username, window });
  await visitor.goTo(path);
  return {
    page: visitor.page,
    show: (to: string) => visitor.show(to),
    leave: async () => {
      expect(visitor.errors).toEqual([]);
      await visitor.close();
    },
  };
}

test('on a phone the bell counts live, shows the newest, and leads to the order', async () => {
  const { page, leave } = await opened('shipper', '/index', 'phone');
  const { messageCount } = await fixture.shipper.send(queryTipCount, {});
  const bell = (count: number) => page.getByRole('button', { name: shell.bell({ count }) });
  await bell(messageCount).waitFor();
  const orderBigNo = await confirmed();
  await bell(messageCount + 1).click(BEFORE_POLLING);
  const newest = page.getByRole('region', { name: zh.bell.title });
  await newest.getByRole('button', { name: `订舱已确认 ${orderBigNo}` }).click();
  await page.waitForURL(`**/paybookingDetail/${orderBigNo}/0`);
  await page.getByRole('main').getByText(orderBigNo, { exact: true }).first().waitFor();
  await bell(messageCount).click();
  await newest.getByRole('link', { name: zh.bell.all }).click();
  await page.waitForURL('**/messageCenter');
  await page.getByRole('heading', { level: 1, name: zh.page.title }).waitFor();
  await leave();
});

test('what is ticked stays so over pages; a page that is not there is the last; the search follows the address', async () => {
  await confirmed();
  await confirmed();
  const { page, show, leave } = await opened('clerk', '/messageCenter?pageSize=1');
  const tick = async () => {
    const box = page.getByRole('checkbox', { name: '订舱已确认' });
    const name = await box.getAttribute('aria-label');
    await box.check();
    return name ?? '';
  };
  const first = await tick();
  await page.getByRole('button', { name: widgets.page({ page: 2 }), exact: true }).click();
  await page.getByRole('checkbox', { name: first }).waitFor({ state: 'detached' });
  await tick();
  await page.getByText(zh.page.chosen({ count: 2 })).waitFor();
  await page.getByRole('button', { name: zh.page.markRead }).click();
  await page.getByText(zh.page.bulkDone({ count: 2 })).waitFor();
  await show('/messageCenter?pageNum=99&keyword=IS');
  await page.getByRole('heading', { name: '订舱已确认' }).first().waitFor();
  const search = page.getByRole('searchbox', { name: zh.page.search });
  expect(await search.inputValue()).toBe('IS');
  await page.getByRole('button', { name: /消息与待办/ }).click();
  await page.getByRole('region', { name: zh.bell.title }).getByRole('link', { name: zh.bell.all }).click();
  await expect.poll(() => search.inputValue()).toBe('');
  await leave();
});

test('a message that its reader may no longer open says so and leads nowhere; one without an address too', async () => {
  const [gone, nowhere] = [await confirmed(), await confirmed()];
  await fixture.database.query(
    `update message set company_id = (select id from company where company_no = '10002') where about = $1`,
    [`order:${gone}`],
  );
  await fixture.database.query(
    `update message set params = params - 'orderNo' || '{"trainNo": "NOWHERE"}' where about = $1`,
    [`order:${nowhere}`],
  );
  const { page, leave } = await opened('shipper', `/messageCenter?keyword=${gone}`);
  await page.getByRole('button', { name: zh.page.goView }).click();
  await page.getByText(zh.page.mayNotOpen).waitFor();
  expect(page.url()).toContain('/messageCenter');
  await page.getByRole('button', { name: /消息与待办/ }).click();
  const newest = page.getByRole('region', { name: zh.bell.title }).getByRole('button').first();
  await newest.click();
  await page.getByText(zh.page.noJump).waitFor();
  expect(page.url()).toContain('/messageCenter');
  await page.goto(page.url().replace(gone, 'NOWHERE'));
  await page.getByRole('button', { name: zh.page.goView }).click();
  await page.getByText(zh.page.noJump).waitFor();
  expect(page.url()).toContain('/messageCenter');
  await leave();
});

test('an operator goes from a to-do to the booking; answering it elsewhere closes it on the page', async () => {
  const [one, two] = [await submitted(), await submitted()];
  const { page, show, leave } = await opened('operator', `/messageCenter?tab=todo&keyword=${one}`);
  await page.getByRole('button', { name: zh.page.goHandle }).click();
  await page.waitForURL(`**/operation/bookings?order=${one}**`);
  await page.getByRole('dialog').getByText(one).first().waitFor();
  await show(`/messageCenter?tab=todo&keyword=${one}`);
  await page.getByRole('heading', { name: `待确认订舱 ${one}` }).waitFor();
  await fixture.operator.send(refuseBooking, { orderBigNo: one, reason: '满' });
  await page.getByText(zh.page.isHandled, { exact: true }).waitFor(BEFORE_POLLING);
  const search = page.getByRole('searchbox', { name: zh.page.search });
  await search.fill(two);
  await search.press('Enter');
  await page.getByRole('heading', { name: `待确认订舱 ${two}` }).waitFor();
  await page.getByRole('button', { name: zh.page.handled }).click();
  await page.getByText(zh.page.isHandled, { exact: true }).waitFor();
  // optimistic update: the page shows it before the response
  await expect.poll(async () => (await messagesAbout(fixture.operator, two))[0]?.isRead).toBe(true);
  await leave();
});

test('an operator has a train leave at another time, and its customer reads both times', async () => {
  const orderBigNo = await confirmed();
  const { trainNo, departTime } = await fixture.operator.send(getTrainDetail, { trainInfoId });
  const { page, leave } = await opened('operator', `/operation/trains?trainNo=${trainNo}`);
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
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await page.getByText(/发车时间已调整，已通知 \d+ 个订舱的客户/).waitFor();
  const message = (await messagesAbout(fixture.shipper.inLanguage('zh'), orderBigNo)).at(-1);
  expect(message?.title).toBe(`班列发车时间变更 ${trainNo}`);
  for (const time of [departTime, `${later}:00`])
    expect(message?.realMsgContent).toContain(shownTimes('zh').dateTime(time));
  await leave();
});

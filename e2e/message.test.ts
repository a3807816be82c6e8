import { afterAll, beforeAll, expect, test } from 'vitest';
import { messagesAbout } from '../app/testing/inbox.ts';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { zh as shell } from '../app/web/shell/texts/shell.ts';
import { confirmBooking, refuseBooking } from '../features/freight/booking/operatorWire.ts';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { createUnsubscribeLinks } from '../features/portal/message/server/unsubscribe/links.ts';
import { ru, zh } from '../features/portal/message/texts/page.ts';
import { queryTipCount } from '../features/portal/message/wire.ts';
import { connect } from '../platform/server/database/connect.ts';
import { createLog } from '../platform/server/log.ts';
import { zh as widgets } from '../platform/web/widgets/texts/widgets.ts';
import { BEFORE_POLLING, openPortal, WINDOWS } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
let trainInfoId: number;
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
  trainInfoId = await fixture.newTrain(100, { departsIn: { hours: 580 } });
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

test('on a phone the bell counts live, shows the newest, and leads to the order; the centre keeps ticks and follows its address', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper', window: 'phone' });
  const { page } = visitor;
  await visitor.goTo('/index');
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

  await page.setViewportSize(WINDOWS.desk);
  await confirmed();
  await confirmed();
  await visitor.show('/messageCenter?pageSize=1');
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
  await page.getByRole('button', { name: zh.page.markRead, exact: true }).click();
  await page.getByText(zh.page.bulkDone({ count: 2 })).waitFor();
  // a page that is not there is the last
  await visitor.show(`/messageCenter?pageNum=99&keyword=${orderBigNo}`);
  await page.getByRole('heading', { name: '订舱已确认' }).first().waitFor();
  const search = page.getByRole('searchbox', { name: zh.page.search });
  await expect.poll(() => search.inputValue()).toBe(orderBigNo);
  await page.getByRole('button', { name: /消息与待办/ }).click();
  await newest.getByRole('link', { name: zh.bell.all }).click();
  await expect.poll(() => search.inputValue()).toBe('');

  // what its reader may no longer open leads nowhere
  const gone = await confirmed();
  await fixture.database.query(
    `update message set company_id = (select id from company where company_no = '10002') where about = $1`,
    [`order:${gone}`],
  );
  await visitor.show(`/messageCenter?keyword=${gone}`);
  await page.getByRole('button', { name: zh.page.goView }).click();
  await page.getByText(zh.page.mayNotOpen).waitFor();
  expect(page.url()).toContain('/messageCenter');
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('an operator goes from a to-do to the booking; answering it elsewhere closes it on the page', async () => {
  const [one, two] = [await submitted(), await submitted()];
  const visitor = await portal.visit({ language: 'zh', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo(`/messageCenter?tab=todo&keyword=${one}`);
  await page.getByRole('button', { name: zh.page.goHandle }).click();
  await page.waitForURL(`**/operation/bookings?order=${one}**`);
  await page.getByRole('dialog').getByText(one).first().waitFor();
  await visitor.show(`/messageCenter?tab=todo&keyword=${one}`);
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
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('the link of an e-mail opens a page that ends such e-mails without a session, and takes it back; a wrong one says so', async () => {
  const { rows } = await fixture.database.query(`select id::int, email from account where username = 'rival'`);
  const [{ id: accountId, email }] = rows;
  const { db, pool } = await connect(portal.server.databaseUrl, 1, createLog('silent'));
  const keys = { db, config: { publicUrl: portal.server.address, secretKey: undefined } };
  const link = (await createUnsubscribeLinks(keys).urlOf({ accountId, email, msgTypes: ['1'] })) ?? '';
  await pool.end();
  const visitor = await portal.visit({ language: 'ru', window: 'phone' });
  const { page } = visitor;
  const { unsubscribe: texts } = ru;
  await visitor.show(new URL(link).pathname.replace('/custom', ''));
  await page.getByText(texts.about({ types: ru.msgTypes[1] })).waitFor();
  await page.getByRole('button', { name: texts.stop }).click();
  await page.getByRole('heading', { name: texts.stopped }).waitFor();
  await page.getByRole('button', { name: texts.undo }).click();
  await page.getByRole('heading', { name: texts.ask }).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await visitor.show('/unsubscribe/unknown');
  await page.getByRole('heading', { name: texts.wrong }).waitFor();
  await page.getByText(ru.server.linkWrong).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { zh as router } from '../app/web/router/texts/router.ts';
import { zh as shell } from '../app/web/shell/texts/shell.ts';
import { logout } from '../features/people/session/wire.ts';
import { zh as texts } from '../platform/web/texts/platform.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const ORDERS = '**/prod-api/order/orderBigOrder/list*';

/** A page without live updates: its data comes from its own requests. */
async function opened(path: string, username = 'shipper') {
  const visitor = await portal.visit({ language: 'zh', username, isAltered: true });
  await visitor.page.routeWebSocket('**/im/connect**', (socket) => socket.close());
  await visitor.goTo(path);
  return visitor;
}
const readAgain = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: texts.action.refresh, exact: true }).first();

test('a session that ended asks once: stay on the page, or sign in again and come back to it', async () => {
  const username = await newPerson(portal.server, 'rival');
  const visitor = await opened('/bookingList', username);
  const { page } = visitor;
  await (await portal.server.signInAs(username)).send(logout, {});
  const prompt = page.getByRole('dialog', { name: '系统提示' });
  // a read of the frame may already have met the end of the session
  await readAgain(page).dispatchEvent('click');
  await prompt.getByText('登录已过期，您可以继续留在该页面，或者重新登录。').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await prompt.getByRole('button', { name: '取消' }).click();
  await prompt.waitFor({ state: 'hidden' });
  await readAgain(page).click();
  await page.getByText('登录已过期，请重新登录。').filter({ visible: true }).first().waitFor();
  expect(await prompt.isVisible()).toBe(false);
  await page.reload();
  await page.waitForURL('**/custom/login?redirect=%2FbookingList*');
  await visitor.close();
});

test('a read that goes wrong is told of, and can be tried again where that helps; one that nobody waits for is given up', async () => {
  const visitor = await opened('/index');
  const { page } = visitor;
  const retry = page.getByRole('button', { name: texts.action.retry }).first();
  const toOrders = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: shell.search.label }).waitFor();
    await page.keyboard.type('wddd');
    await page.getByRole('option', { name: '我的订单' }).waitFor();
    await page.keyboard.press('Enter');
  };
  await page.route(ORDERS, () => {});
  const asked = page.waitForRequest(ORDERS);
  const givenUp = page.waitForEvent('requestfailed');
  await toOrders();
  await asked;
  await page.goBack();
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.waitForURL('**/custom/index');
  expect(await page.getByRole('status').getByRole('button').count()).toBe(0);
  expect(visitor.errors).toEqual([]);

  await page.unroute(ORDERS);
  await page.route(ORDERS, (route) => route.abort('failed'));
  await toOrders();
  await page.getByText('网络异常，请稍后再试。').filter({ visible: true }).first().waitFor();
  await page.unroute(ORDERS);
  await page.route(ORDERS, (route) => route.fulfill({ json: { code: 500, msg: '班列已停运' } }));
  await retry.click();
  await page.getByText('班列已停运。').filter({ visible: true }).first().waitFor();
  await page.unroute(ORDERS);
  await retry.click();
  await page
    .getByRole('link', { name: /^IS\d+$/ })
    .first()
    .waitFor();

  await page.route(ORDERS, (route) => route.fulfill({ json: { code: 403 } }));
  await visitor.show('/bookingList?status=draft');
  await page.getByRole('alert').getByText('当前操作没有权限。').waitFor();
  expect(await retry.count()).toBe(0);
  await page.unroute(ORDERS);

  // a page that breaks leaves the frame alive and names its fault
  const broken = { code: 200, msg: '', rows: [null], total: 1 };
  await page.route(ORDERS, (route) => route.fulfill({ json: broken }));
  await visitor.show('/bookingList?status=departed');
  await page.getByText(texts.fault.crashed).waitFor();
  await page.getByText(/错误编号：web-\w+/).waitFor();
  await page.getByRole('navigation', { name: shell.menu }).waitFor();
  await page.unroute(ORDERS);
  await page.getByRole('button', { name: router.crash.retry }).click();
  await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
  await visitor.close();
});

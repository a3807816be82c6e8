import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { zh as router } from '../app/web/router/texts/router.ts';
import { zh as shell } from '../app/web/shell/texts/shell.ts';
import { ru as russianSignIn } from '../features/people/session/texts/signIn.ts';
import type { MenuNode } from '../features/portal/menu/wire.ts';
import { zh as texts } from '../platform/web/texts/platform.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const sideBar = (page: Page) => page.locator('nav[data-guide="menu"]');
const node = (path: string, title: string, more: Partial<MenuNode>): MenuNode => {
  const meta = { title, icon: 'list', noCache: false, link: null };
  return { name: title, path, hidden: false, component: 'Layout', alwaysShow: false, meta, ...more };
};
const withMenu = (page: Page, menu: MenuNode[]) =>
  page.route('**/prod-api/getRouters', (route) => route.fulfill({ json: { code: 200, msg: '', data: menu } }));

test('the top menu shows as many entries as there is room for; it may hold addresses from elsewhere, and pages that this client lacks', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = visitor;
  const pages = [node('one', '其一', { component: 'bookingList' }), node('two', '其二', { component: 'index' })];
  const groups = Array.from({ length: 7 }, (_, n) => node(`/g${n}`, `第${n}组`, { children: pages }));
  const elsewhere = node('https://portal.example/help', '外部帮助', {});
  const meta = { title: '海关公告', icon: '', noCache: false, link: 'https://customs.example/news' };
  const outside = node('/outside', '外部', {
    hidden: true,
    children: [
      node('news', '海关公告', { component: 'InnerLink', meta }),
      node('future', '新功能', { component: 'system/future/index' }),
    ],
  });
  await withMenu(page, [...groups, elsewhere, outside]);
  await visitor.goTo('/index');
  const top = page.getByRole('navigation', { name: shell.topMenu });
  // 1366 / 3 / 85, and "more"
  await expect.poll(() => top.getByRole('button').allTextContents()).toHaveLength(6);
  await top.getByRole('button', { name: shell.moreMenus }).click();
  const link = page.getByRole('menuitem', { name: '外部帮助' }).getByRole('link').last();
  expect(await link.getAttribute('target')).toBe('_blank');
  await page.getByRole('menuitem', { name: '第6组' }).last().click();
  await sideBar(page).getByRole('link', { name: '其一' }).waitFor();
  expect(await sideBar(page).getByRole('link', { name: '其一' }).count()).toBe(1);
  await visitor.show('/outside/news');
  const frame = page.locator('iframe[title="海关公告"]');
  expect(await frame.getAttribute('src')).toBe('https://customs.example/news');
  await visitor.show('/outside/future');
  await page.getByText(router.unknownPage.text({ name: 'system/future/index' })).waitFor();
  await visitor.close();
});

test('a deep link asks a stranger to sign in, in the language kept in the browser, and then opens, query and hash included', async () => {
  const visitor = await portal.visit({ language: 'ru' });
  const { page } = visitor;
  await visitor.goTo('/bookingList?status=draft#top');
  // Russian has an address of its own
  await page.waitForURL('**/custom/ru/login?redirect=%2FbookingList%3Fstatus%3Ddraft%23top');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  await page.getByLabel(russianSignIn.page.username).fill('shipper');
  await page.getByLabel(russianSignIn.page.password, { exact: true }).fill('Ironsilk2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/custom/bookingList?status=draft#top');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a page whose script a deployment took away reloads the window once, then explains', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = visitor;
  await visitor.goTo('/index');
  await page.route(/assets\/BookingList-.*\.js/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shell.search.label }).fill('wddd');
  await page.getByRole('option', { name: '我的订单' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(texts.fault.crashed).waitFor();
  expect(loads).toBe(1);
  await visitor.close();
});

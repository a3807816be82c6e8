import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import router from '../app/web/router/texts/zh.ts';
import english from '../app/web/shell/texts/en.ts';
import shell from '../app/web/shell/texts/zh.ts';
import { configValues } from '../features/config/wire.ts';
import type { MenuNode } from '../features/menu/wire.ts';
import englishPassword from '../features/session/texts/password/en.ts';
import texts from '../platform/web/texts/zh.ts';
import { openPortal, type VisitOptions } from './portal.ts';

const portal = openPortal();

const opened = async (path: string, changes: Partial<VisitOptions> = {}) => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper', ...changes });
  await visitor.goTo(path);
  return visitor;
};
const sideBar = (page: Page) => page.locator('nav[data-guide="menu"]');
const node = (path: string, title: string, more: Partial<MenuNode>): MenuNode => {
  const meta = { title, icon: 'list', noCache: false, link: null };
  return { name: title, path, hidden: false, component: 'Layout', alwaysShow: false, meta, ...more };
};
const withMenu = (page: Page, menu: MenuNode[]) =>
  page.route('**/prod-api/getRouters', (route) =>
    route.fulfill({ json: { code: 200, msg: '', data: menu } }),
  );

test('people overseas see English whatever they chose before, and change their password in place of an account centre', async () => {
  const visitor = await opened('/bookingList', { username: 'agent' });
  const { page } = visitor;
  const links = page.getByRole('navigation', { name: english.links.label });
  await links.getByRole('link', { name: english.links.complaint }).waitFor();
  expect(await links.getByRole('link').count()).toBe(1);
  await page.getByText('+86 29 8650 0029').waitFor();
  await page.getByText('Service hours').waitFor();
  expect(await page.getByAltText(english.advertisement).count()).toBe(0);
  await page.getByRole('button', { name: english.account({ name: 'Anna Keller' }) }).click();
  expect(await page.getByRole('menuitem', { name: english.links.account }).count()).toBe(0);
  await page.getByRole('menuitem', { name: english.links.password }).click();
  const dialog = page.getByRole('dialog', { name: englishPassword.change });
  await dialog.getByRole('button', { name: englishPassword.submit }).click();
  await dialog.getByText('Password cannot be empty').first().waitFor();
  await visitor.close();
});

test('the side menu is 200 px wide, folds, and stays folded by a cookie', async () => {
  const visitor = await opened('/index', { isAltered: true });
  const { page } = visitor;
  const width = async () => (await sideBar(page).boundingBox())?.width;
  expect(await width()).toBe(200);
  expect((await page.locator('header').first().boundingBox())?.height).toBe(80);
  const picture = page.getByAltText(shell.advertisement);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: shell.collapseMenu }).click();
  await picture.waitFor({ state: 'detached' });
  await expect.poll(width).toBeLessThan(80);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebarStatus');
  expect((await cookie())?.value).toBe('0');
  await page.reload();
  await page.getByRole('button', { name: shell.expandMenu }).click();
  await expect.poll(width).toBe(200);
  expect((await cookie())?.value).toBe('1');
  await page.setViewportSize({ width: 991, height: 768 });
  await sideBar(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: shell.openMenu }).waitFor();
  await visitor.close();
});

test('the top menu shows as many entries as there is room for, the rest under “more”', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = visitor;
  const pages = [
    node('one', '其一', { component: 'bookingList' }),
    node('two', '其二', { component: 'index' }),
  ];
  const groups = Array.from({ length: 7 }, (_, n) => node(`/g${n}`, `第${n}组`, { children: pages }));
  const elsewhere = node('https://portal.example/help', '外部帮助', {});
  await withMenu(page, [...groups, elsewhere]);
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
  await visitor.close();
});

test('the menu may hold addresses from elsewhere, and pages that this client does not have', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = visitor;
  const meta = { title: '海关公告', icon: '', noCache: false, link: 'https://customs.example/news' };
  await withMenu(page, [
    node('/outside', '外部', {
      children: [
        node('news', '海关公告', { component: 'InnerLink', meta }),
        node('future', '新功能', { component: 'system/future/index' }),
      ],
    }),
  ]);
  await visitor.goTo('/outside/news');
  const frame = page.locator('iframe[title="海关公告"]');
  expect(await frame.getAttribute('src')).toBe('https://customs.example/news');
  await visitor.show('/outside/future');
  await page.getByText(router.unknownPage.text({ name: 'system/future/index' })).waitFor();
  await page.getByRole('navigation', { name: shell.menu }).first().waitFor();
  await visitor.close();
});

test('a page that breaks leaves the frame alive and names its fault', async () => {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = visitor;
  const broken = { code: 200, msg: '', rows: [null], total: 1 };
  await page.route('**/order/orderBigOrder/list*', (route) => route.fulfill({ json: broken }));
  await page.goto(`${portal.server.address}/custom/bookingList`);
  await page.getByText(texts.fault.crashed).waitFor();
  await page.getByText(/故障编号：web-\w+/).waitFor();
  await page.unroute('**/order/orderBigOrder/list*');
  await page.getByRole('button', { name: router.crash.retry }).click();
  await page.getByRole('heading', { level: 1, name: '我的订单' }).waitFor();
  await visitor.close();
});

test('a page whose script a deployment took away reloads the window once, then explains', async () => {
  const visitor = await opened('/index');
  const { page } = visitor;
  await page.route(/assets\/BookingList-.*\.js/, (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shell.search.label }).waitFor();
  await page.keyboard.type('wddd');
  await page.getByRole('option', { name: '我的订单' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(texts.fault.crashed).waitFor();
  expect(loads).toBe(1);
  await visitor.close();
});

test('the sign-in page speaks the language kept in the browser, and Russian has an address of its own', async () => {
  const visitor = await portal.visit({ language: 'ru' });
  const { page } = visitor;
  await visitor.goTo('/bookingList?status=draft');
  await page.waitForURL('**/custom/ru/login?redirect=%2FbookingList%3Fstatus%3Ddraft');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  await visitor.show('/404');
  expect(new URL(page.url()).pathname).toBe('/custom/404');
  await visitor.close();
});

test('whoever is signed in and comes to the root begins at the first page of their menu; customers see the campaign', async () => {
  const admin = await portal.server.signInAs('admin');
  const { rows } = await admin.send(configValues.list, { configKey: 'qcActivitySwitch' });
  const entry = rows[0] ?? expect.unreachable();
  await admin.send(configValues.edit, { ...entry, configValue: '1' });
  const visitor = await opened('/');
  await visitor.page.waitForURL('**/custom/index');
  await visitor.page.getByRole('link', { name: shell.links.campaign }).waitFor();
  await admin.send(configValues.edit, { ...entry, configValue: '0' });
  expect(await visitor.page.getByText(shell.trail, { exact: true }).count()).toBe(0);
  await visitor.show('/bookingList');
  await visitor.page.getByText(shell.trail, { exact: true }).waitFor();
  // with or without the unread count in front; the page's name only by the user's setting
  expect(await visitor.page.title()).toMatch(/^(\(\d+\) )?丝路铁运 Ironsilk$/);
  for (const name of ['description', 'keywords']) {
    const said = await visitor.page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(said).toContain('中欧班列');
  }
  await visitor.close();
});

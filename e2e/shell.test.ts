import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { zh as shell } from '../app/web/shell/texts/shell.ts';
import { listOrders } from '../features/freight/booking/wire.ts';
import { configValues } from '../features/portal/config/wire.ts';
import { zh as texts } from '../platform/web/texts/platform.ts';
import { zh as widgets } from '../platform/web/widgets/texts/widgets.ts';
import { formatDate } from '../platform/wire/time.ts';
import { openPortal, type VisitOptions, WINDOWS } from './portal.ts';
import type { Visitor } from './visitor.ts';

/** Its name holds its count too. */
const BOOKING_GROUP = /^订舱/;

const portal = openPortal();

const SHIPPER: VisitOptions = { language: 'zh', username: 'shipper' };
const sideBar = (page: Page) => page.locator('nav[data-guide="menu"]');
const tab = (page: Page, title: string) =>
  page.getByRole('navigation', { name: shell.tabs.label }).getByRole('link', { name: title, exact: true });
const tabs = (page: Page) =>
  page.getByRole('navigation', { name: shell.tabs.label }).getByRole('link').allTextContents();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const numberField = (page: Page) => page.getByRole('textbox', { name: orders.number });
const orders = { title: '我的订单', number: '订单号' };

/** One window for the tests of tabs; each goes on where the one before it ended. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await portal.visit(SHIPPER);
});

test('whoever is signed in and comes to the root begins at the first page of their menu', async () => {
  const { page } = visitor;
  await visitor.goTo('/');
  await page.waitForURL('**/custom/index');
  expect(await page.getByText(shell.trail, { exact: true }).count()).toBe(0);
  await visitor.show('/bookingList');
  await page.getByText(shell.trail, { exact: true }).waitFor();
  // with or without the unread count in front
  await expect.poll(() => page.title()).toMatch(new RegExp(`^(\\(\\d+\\) )?${orders.title} - 丝路铁运 Ironsilk$`));
  for (const name of ['description', 'keywords']) {
    const said = await page.locator(`meta[name="${name}"]`).getAttribute('content');
    expect(said).toContain('中欧班列');
  }
});

test('a page behind a tab is found as it was left: what was typed, and how far it was scrolled', async () => {
  const { page } = visitor;
  await numberField(page).fill('IS2611');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  const left = await page.evaluate(() => window.scrollY);
  await tab(page, shell.home).click();
  await page.waitForURL('**/custom/index');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await tab(page, orders.title).click();
  await heading(page, orders.title).waitFor();
  await expect.poll(() => numberField(page).inputValue()).toBe('IS2611');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('the menu of a tab refreshes its page and closes tabs; home stays', async () => {
  const { page } = visitor;
  const choose = async (title: string, entry: string) => {
    await tab(page, title).click({ button: 'right' });
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await choose(orders.title, shell.tabs.refresh);
  await expect.poll(() => numberField(page).inputValue()).toBe('');
  expect(new URL(page.url()).pathname).toBe('/custom/bookingList');

  const openHelp = async (link: string) => {
    await page.getByRole('button', { name: shell.links.label }).click();
    await page.getByRole('region', { name: shell.links.label }).getByRole('link', { name: link }).click();
  };
  await openHelp(shell.links.complaint);
  // a page left before it loads opens no tab
  await expect.poll(() => tabs(page)).toContain('投诉与建议');
  await openHelp(shell.links.help);
  await expect.poll(() => tabs(page)).toEqual([shell.home, orders.title, '投诉与建议', '服务信息与资讯']);
  await choose('投诉与建议', shell.tabs.closing.right);
  await page.waitForURL('**/complaintRecommend');
  await choose('投诉与建议', shell.tabs.closing.left);
  await expect.poll(() => tabs(page)).toEqual([shell.home, '投诉与建议']);
  await choose('投诉与建议', shell.tabs.closing.current);
  await page.waitForURL('**/index');
  await expect.poll(() => tabs(page)).toEqual([shell.home]);
  await tab(page, shell.home).click({ button: 'right' });
  const closeAll = page.getByRole('menuitem', { name: shell.tabs.closing.all, exact: true });
  expect(await closeAll.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Escape');
  await closeAll.waitFor({ state: 'hidden' });
});

test('by keyboard alone: search by pinyin, walk along the tabs, close one', async () => {
  const { page } = visitor;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shell.search.label }).waitFor();
  await page.keyboard.type('wddd');
  await page.getByRole('option', { name: orders.title }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, orders.title).waitFor();

  await tab(page, orders.title).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/index');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect.poll(() => tabs(page)).toEqual([shell.home]);

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('an order is found by its last figures, also when Enter is quicker than the server; its tab is named by its number, also when the window is loaded again', async () => {
  const { page } = visitor;
  const { rows } = await (await portal.server.signInAs('shipper')).send(listOrders, {});
  const number = rows[0]?.orderBigNo ?? '';
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shell.search.label }).waitFor();
  await page.keyboard.type(number.slice(-6));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/bookingDetail/${number}/0`);
  const name = `IS…${number.slice(-4)}`;
  await expect.poll(() => tabs(page)).toEqual([shell.home, name]);
  await tab(page, shell.home).click();
  await page.waitForURL('**/index');
  await page.reload();
  await expect.poll(() => tabs(page)).toEqual([shell.home, name]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: shell.search.label }).fill(number.slice(-6));
  await page.getByRole('option', { name: shell.search.kinds.order({ title: number }) }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await visitor.waitUntilIdle();
});

const fetched = (page: Page, name: string) =>
  page.waitForRequest((request) => request.url().includes(`/assets/${name}-`));

test('a page is fetched as soon as somebody points at its entry of the menu', async () => {
  const { page } = visitor;
  const menu = page.getByRole('navigation', { name: shell.menu });
  await page.getByRole('navigation', { name: shell.topMenu }).getByRole('button', { name: BOOKING_GROUP }).click();
  const list = fetched(page, 'BookingList');
  await menu.getByRole('link', { name: orders.title }).hover();
  await list;
  expect(new URL(page.url()).pathname).toBe('/custom/index');
});

test('a new page begins at its top, going back returns to the place', async () => {
  const { page } = visitor;
  await visitor.show('/bookingList');
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  const left = await page.evaluate(() => window.scrollY);
  await page
    .getByRole('link', { name: /^IS\d+$/ })
    .nth(5)
    .click();
  await page.waitForURL('**/bookingDetail/**');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await heading(page, orders.title).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a page of another right, and one that is not, are told of inside the frame', async () => {
  const { page } = visitor;
  for (const [path, told] of [
    ['/monitor/job-log/index', '/401'],
    ['/nowhere', '/404'],
  ] as const) {
    const before = await tabs(page);
    await visitor.show(path);
    await page.waitForURL(`**${told}`);
    await page.getByRole('navigation', { name: shell.menu }).waitFor();
    await expect.poll(() => tabs(page)).toEqual(before);
  }
  await page.getByRole('link', { name: '返回首页' }).click();
  await page.waitForURL('**/index');
});

test('a browser that cannot fill the screen is told so; on a phone the menu is a drawer, and the links are in the account', async () => {
  const { page } = visitor;
  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.getByRole('button', { name: shell.account({ name: '李思远' }) }).click();
  await page.getByRole('menuitem', { name: shell.fullScreen.enter }).click();
  await page.getByText(shell.fullScreen.unsupported).waitFor();

  await page.setViewportSize({ width: 991, height: 768 });
  await sideBar(page).waitFor({ state: 'detached' });
  await page.setViewportSize(WINDOWS.phone);
  await page.getByRole('button', { name: shell.openMenu }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: BOOKING_GROUP }).click();
  const link = drawer.getByRole('link', { name: orders.title });
  await link.hover();
  // counts that come late draw the menu anew under the finger
  await visitor.waitUntilIdle();
  await link.click();
  await heading(page, orders.title).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  expect(await visitor.horizontalOverflow()).toBe(0);
  await page.getByRole('button', { name: shell.account({ name: '李思远' }) }).click();
  await page.getByRole('menuitem', { name: shell.links.help }).waitFor();
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

/** Where an entry of a menu stands in the pictures of its first moments. */
const placesOf = (page: Page, entry: string) =>
  page.evaluate(
    (label) =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          const entries = [...document.querySelectorAll('[role="menuitem"]')];
          const box = entries.find(({ textContent }) => textContent === label)?.getBoundingClientRect();
          if (box !== undefined && box.height > 0 && box.left > 0) seen.push(Math.round(box.top));
          if (seen.length < 20) requestAnimationFrame(look);
          else resolve(seen);
        };
        look();
      }),
    entry,
  );

test('newcomers are shown around once; the frame is as one left it when the window is loaded again', async () => {
  const admin = await portal.server.signInAs('admin');
  const { rows } = await admin.send(configValues.list, { configKey: 'featureGuideFirstDate' });
  const guide = rows[0] ?? expect.unreachable();
  await admin.send(configValues.edit, { ...guide, configValue: formatDate(new Date()) });
  const visitor = await portal.visit({ ...SHIPPER, hasMotion: true });
  const { page } = visitor;
  // without a wanted page one begins at the first of the menu
  await visitor.goTo('/login');
  await page.waitForURL('**/custom/index');
  const { steps, next, finish } = shell.guide;
  await page.getByText(steps.menu.text).waitFor();
  for (const { text } of [steps.search, steps.tabs, steps.account]) {
    await page.getByRole('button', { name: next }).click();
    await page.getByText(text).waitFor();
  }
  await page.getByRole('button', { name: finish }).click();
  await page.getByText(steps.account.text).waitFor({ state: 'hidden' });

  const width = async () => (await sideBar(page).boundingBox())?.width;
  expect(await width()).toBe(200);
  expect((await page.locator('header').first().boundingBox())?.height).toBe(80);
  const picture = page.getByAltText(shell.advertisement);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: shell.collapseMenu }).click();
  await picture.waitFor({ state: 'detached' });
  await expect.poll(width).toBeLessThan(80);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebarStatus');
  expect((await cookie())?.value).toBe('0');

  const openLayout = async () => {
    await page.getByRole('button', { name: shell.account({ name: '李思远' }) }).click();
    await page.getByRole('menuitem', { name: shell.layout.label }).click();
  };
  await visitor.show('/bookingList');
  // nothing floats over the work until a person wants it so
  await openLayout();
  await page.getByRole('switch', { name: shell.layout.hasFloats }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.action.close }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const code = page.getByRole('button', { name: shell.floats.qr });
  await code.click();
  await page.getByText(shell.floats.qrHint).waitFor();
  await page.keyboard.press('Escape');
  await code.hover();
  await expect.poll(async () => (await code.boundingBox())?.width).toBe(40);
  const from = await code.boundingBox();
  if (from === null) throw new Error('the code has no place');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(700, 140, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => localStorage.getItem('ironsilk.floats'))).not.toBe(null);

  const density = () => page.locator('[data-density]').first().getAttribute('data-density');
  expect(await density()).toBe('compact');
  await page.getByRole('button', { name: widgets.toComfortable }).click();
  await expect.poll(density).toBe('comfortable');

  // the entries stand still from the moment they show, so that no press goes beside them
  const places = placesOf(page, shell.layout.label);
  await page.getByRole('button', { name: shell.account({ name: '李思远' }) }).click();
  expect(new Set(await places).size).toBe(1);
  await page.getByRole('menuitem', { name: shell.layout.label }).click();
  const grounds = page.getByRole('radiogroup', { name: shell.layout.menu });
  await grounds.getByText(shell.layout.menus.dark, { exact: true }).click();
  await page.getByText(shell.layout.sizes.mini, { exact: true }).click();
  await page.getByRole('switch', { name: shell.layout.hasTabs }).click();
  await page.getByRole('switch', { name: shell.layout.isHeaderFixed }).click();
  await page.reload();
  await heading(page, orders.title).waitFor();
  expect(await page.getByRole('navigation', { name: shell.tabs.label }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset.size)).toBe('mini');
  const header = page.locator('header').first();
  expect(await header.evaluate((box) => getComputedStyle(box).position)).toBe('absolute');
  await expect.poll(density).toBe('comfortable');
  await code.waitFor();
  await expect.poll(async () => Math.abs(((await code.boundingBox())?.x ?? 0) - 680)).toBeLessThan(24);
  await page.getByRole('button', { name: shell.expandMenu }).click();
  await expect.poll(width).toBe(200);
  expect((await cookie())?.value).toBe('1');
  expect(await page.getByText(steps.menu.text).count()).toBe(0);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
  await admin.send(configValues.edit, { ...guide, configValue: '' });
});

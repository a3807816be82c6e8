import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ru as shell } from '../app/web/shell/texts/shell.ts';
import * as wire from '../features/portal/notice/wire.ts';
import { photo } from '../platform/testing/sampleFiles.ts';
import { counted } from './counted.ts';
import { openPortal, type VisitOptions } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.errors).toEqual([]);
    await visitor.close();
  }
});

async function visit(wants: VisitOptions): Promise<Visitor> {
  const visitor = await portal.visit(wants);
  visitors.push(visitor);
  return visitor;
}
const bannerOf = (page: Page, name = '公告') => page.getByRole('region', { name, exact: true });

async function published(zh: string, changes: { isForceTip?: '0' | '1'; noticeUrl?: string } = {}) {
  const operator = await portal.server.signInAs('operator');
  const { id } = await operator.send(wire.addNotice, {
    titles: { zh, en: '', ru: '' },
    contents: { zh: `<p>${zh}正文</p>`, en: '', ru: '' },
    companyTypes: [],
    companyScopes: [],
    roleKeys: ['customer'],
    beginTime: '2025-01-01 00:00:00',
    ...changes,
  });
  await operator.send(wire.publishNotice, { id });
  return () => operator.send(wire.withdrawNotice, { id });
}

test('the operator writes a notice with a picture, and a customer reads it; what was not saved is there again', async () => {
  const operator = await visit({ language: 'zh', username: 'operator' });
  const { page } = operator;
  await operator.goTo('/operation/notices');
  await page.getByRole('button', { name: '新建公告' }).click();
  await page.getByRole('heading', { name: '新建公告' }).waitFor();
  await page.getByRole('textbox', { name: '标题' }).first().fill('汉堡站场改造');
  await page.getByRole('textbox', { name: '内容 (中文)' }).click();
  await page.keyboard.type('请提前安排提箱。');
  const { content } = await photo('站场.jpg', { width: 300, height: 200 });
  const image = page.getByRole('button', { name: '图片', exact: true }).first();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), image.click()]);
  await chooser.setFiles({ name: '站场.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(content) });
  await page.getByRole('tab', { name: 'Русский' }).click();
  await page.getByRole('textbox', { name: '标题' }).last().fill('Терминал в Гамбурге');
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('dialog').getByText('请提前安排提箱。').waitFor();
  await page.getByRole('button', { name: '我知道了' }).click();
  const added = counted(page, wire.addNotice);
  await page.getByRole('button', { name: '保存并发布' }).dblclick();
  await page.getByText('公告已发布').waitFor();
  expect(added()).toBe(1);
  await page.getByRole('link', { name: '汉堡站场改造' }).waitFor();

  const title = page.getByRole('textbox', { name: '标题' }).first();
  await operator.show('/operation/notices/new');
  await title.fill('写到一半');
  await operator.goTo('/operation/notices/new');
  await expect.poll(() => title.inputValue()).toBe('写到一半');
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect.poll(() => title.inputValue()).toBe('');

  const reader = await visit({ language: 'ru', username: 'shipper' });
  await reader.goTo('/index');
  const notice = bannerOf(reader.page, 'Объявления').getByRole('button', { name: /Терминал в Гамбурге/ });
  // moving elements cannot be clicked
  await bannerOf(reader.page, 'Объявления').hover();
  const answer = Promise.withResolvers<void>();
  await reader.page.route(/\/tip\/queryNotice\?/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await notice.click();
  const dialog = reader.page.getByRole('dialog');
  // loading state first, then the content in the fallback language
  await dialog.locator('[aria-busy=true]').first().waitFor();
  answer.resolve();
  await dialog.getByText('请提前安排提箱。').waitFor();
  await expect
    .poll(() => dialog.getByRole('img', { name: '站场' }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(300);
  await reader.waitForAnimations();
  const { width } = (await dialog.boundingBox()) ?? { width: 0 };
  expect(Math.round((width / 1366) * 100)).toBe(40);
  await reader.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // what was read leaves the line, and stays in the bell
  await notice.waitFor({ state: 'detached' });
  await reader.page.getByRole('button', { name: shell.bell({ count: 0 }).split(':')[0] ?? '' }).click();
  await bannerOf(reader.page, 'Объявления')
    .last()
    .getByRole('button', { name: /Терминал в Гамбурге/ })
    .waitFor();
});

test('the banner comes without a jump, drifts and stands still; what is published meanwhile is there at once, and forced opens by itself once', async () => {
  const visitor = await visit({ language: 'zh', username: 'shipper', hasMotion: true, isAltered: true });
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.goTo('/index');
  await bannerOf(page).getByText('春节期间').first().waitFor();
  const jumped = await page.evaluate(() => {
    const shifts: number[] = Reflect.get(window, 'shifts');
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
  expect(jumped).toBeLessThan(0.02);
  const state = () => page.evaluate(() => document.getAnimations().map((animation) => animation.playState));
  await expect.poll(state).toEqual(['running', 'running']);
  const speed = await page.evaluate(() => {
    const effect = document.getAnimations()[0]?.effect;
    if (!(effect instanceof KeyframeEffect)) return 0;
    return (effect.target?.getBoundingClientRect().width ?? 0) / Number(effect.getTiming().duration);
  });
  // 0.07 px with each of 60 frames a second
  expect(speed * 1000).toBeCloseTo(4.2, 1);
  await bannerOf(page).hover();
  await expect.poll(state).toEqual(['paused', 'paused']);
  await page.mouse.move(600, 600);
  await expect.poll(state).toEqual(['running', 'running']);
  await bannerOf(page).getByRole('link').first().focus();
  await expect.poll(state).toEqual(['paused', 'paused']);
  // mouse events do not resume a pause held by the keyboard focus
  await bannerOf(page).hover();
  await page.mouse.move(600, 600);
  await page.mouse.move(610, 610);
  expect(await state()).toEqual(['paused', 'paused']);
  await page.locator('main').focus();
  await expect.poll(state).toEqual(['running', 'running']);
  await bannerOf(page).hover();
  // an address opens in a tab of its own
  const link = bannerOf(page).getByRole('link', { name: /重庆—杜伊斯堡/ });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.waitForURL(/\/custom\/planyleList/);
  await opened.close();
  await page.bringToFront();
  // what was read leaves the line
  await link.waitFor({ state: 'detached' });
  await page.locator('main').focus();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(state).toEqual(['paused', 'paused']);
  await bannerOf(page).getByRole('button', { name: '下一条公告' }).click();
  const left = await bannerOf(page)
    .getByRole('listitem')
    .nth(1)
    .getByRole('button')
    .evaluate((title) => title.getBoundingClientRect().left);
  expect(left).toBeLessThan(320);

  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(wire.listNotices, { standing: 'showing', pageSize: 100 });
  for (const { id } of rows) await operator.send(wire.withdrawNotice, { id });
  await bannerOf(page).waitFor({ state: 'detached' });
  const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
  await expect.poll(top).toBe(80);
  const withdraw = await published('临时停装');
  await bannerOf(page)
    .getByRole('button', { name: /临时停装/ })
    .waitFor();
  const withdrawForced = await published('紧急停运', { isForceTip: '1' });
  const dialog = page.getByRole('dialog');
  const close = page.getByRole('button', { name: '我知道了' });
  await dialog.getByText('紧急停运正文').waitFor();
  await withdrawForced();
  await withdraw();
  await bannerOf(page).waitFor({ state: 'detached' });
  // an open notice stays until it is closed
  await dialog.getByText('紧急停运正文').waitFor();
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(top).toBe(80);

  // a notice whose text did not load can be closed and opens again at the next visit
  await page.route('**/tip/queryNotice?*', () => {});
  const withdrawLast = await published('强制通知', { isForceTip: '1' });
  await close.click();
  await dialog.waitFor({ state: 'detached' });
  await page.unroute('**/tip/queryNotice?*');
  await visitor.goTo('/index');
  await dialog.getByText('强制通知正文').waitFor();
  await close.click();
  await visitor.goTo('/bookingList');
  await visitor.waitUntilIdle();
  expect(await dialog.count()).toBe(0);
  await withdrawLast();
  for (const { id } of rows) await operator.send(wire.publishNotice, { id });
});

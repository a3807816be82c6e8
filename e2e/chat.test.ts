import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Locator } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '../features/freight/booking/wire.ts';
import type { ChatContainer } from '../features/portal/chat/conversation.ts';
import { en, ru, zh } from '../features/portal/chat/texts/page.ts';
import { addChat, findContainers, listInbox, msgList, remindMsg } from '../features/portal/chat/wire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { page as paper, photo } from '../platform/testing/sampleFiles.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { choose } from './choose.ts';
import { openOwnPortal, WINDOWS } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openOwnPortal(startTestServer);

let sender: Actor;
let answerer: Actor;
let orderNo: string;
/** containers of the shipper without a conversation */
let containers: ChatContainer[];
let folder: string;
beforeAll(async () => {
  [sender, answerer] = [await portal.server.signInAs('shipper'), await portal.server.signInAs('operator')];
  const { rows } = await sender.send(listOrders, {});
  orderNo = rows[0]?.orderBigNo ?? '';
  // unread messages of the demo would count
  const items = await sender.send(msgList, {});
  for (const item of items) await sender.send(remindMsg, item);
  const found = await sender.send(findContainers, { containerNo: 'TBJU' });
  containers = found.filter((one) => !items.some((item) => item.orderContainerId === one.orderContainerId));
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-drop-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const chatOf = ({ page }: Visitor) => page.getByRole('dialog', { name: zh.title });
const iconOf = ({ page }: Visitor) => page.getByRole('banner').getByRole('button', { name: zh.title });
const write = async (visitor: Visitor, text: string) => {
  const field = visitor.page.getByRole('textbox', { name: zh.input });
  await field.fill(text);
  await field.press('Enter');
};
const receivedMessage = (visitor: Visitor, text: string) =>
  visitor.page.getByRole('log').getByText(text, { exact: true });

test('customer and platform talk about a container side by side, also by keyboard alone, and each sees what the other does', async () => {
  const shipper = await portal.visit({ language: 'zh', username: 'shipper' });
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await Promise.all([shipper.goTo(`/bookingDetail/${orderNo}/0`), operator.goTo('/operation/chat')]);

  await shipper.page
    .getByRole('button', { name: /就 .* 发起会话/ })
    .first()
    .click();
  await chatOf(shipper).getByText(zh.noRecords).waitFor();
  await write(shipper, '报关单什么时候要？\n见 https://example.com/a?b=1。');
  await shipper.page.getByRole('log').getByText('报关单什么时候要？').waitFor();
  expect(await shipper.page.getByRole('log').locator('a').getAttribute('href')).toBe('https://example.com/a?b=1');

  await operator.page
    .getByRole('list', { name: zh.list })
    .getByRole('button')
    .filter({ hasText: '报关单什么时候要？' })
    .click();
  await operator.page.getByRole('log').getByText('报关单什么时候要？').waitFor();
  await shipper.page.getByRole('log').getByText(`· ${zh.marks.read}`).waitFor();
  await operator.page.getByRole('textbox', { name: zh.input }).pressSequentially('截');
  await shipper.page.getByText(zh.typing).waitFor();
  await write(operator, '截单前一天。');
  await receivedMessage(shipper, '截单前一天。').waitFor();
  await operator.page.getByRole('log').getByText(`· ${zh.marks.read}`).waitFor();

  const picture = await photo('箱体照片.jpg');
  const choosing = shipper.page.waitForEvent('filechooser');
  await chatOf(shipper).getByRole('button', { name: zh.sendImage }).click();
  await (await choosing).setFiles({
    name: picture.name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(picture.content),
  });
  await operator.page
    .getByRole('button', { name: zh.openImage({ name: '箱体照片.jpg' }) })
    .locator('img')
    .waitFor();
  const release = paper('放箱通知.pdf');
  const choosingFile = operator.page.waitForEvent('filechooser');
  await operator.page.getByRole('button', { name: zh.sendFile }).click();
  await (await choosingFile).setFiles({
    name: release.name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(release.content),
  });
  await shipper.page.getByRole('log').getByRole('button', { name: '放箱通知.pdf' }).waitFor();

  await iconOf(shipper).click();
  await chatOf(shipper).waitFor({ state: 'detached' });
  await write(operator, '收到请回复');
  await shipper.page.getByRole('button', { name: zh.open({ count: 1 }) }).waitFor();
  await expect.poll(() => shipper.page.title()).toMatch(/^\(1\) /);
  await shipper.page.getByRole('button', { name: zh.open({ count: 1 }) }).click();
  await receivedMessage(shipper, '收到请回复').waitFor();
  await shipper.page.getByRole('button', { name: zh.title, exact: true }).first().waitFor();
  await expect.poll(() => shipper.page.title()).not.toMatch(/^\(/);

  expect(await shipper.axeViolations()).toEqual([]);
  expect(await operator.axeViolations()).toEqual([]);

  await iconOf(shipper).click();
  await chatOf(shipper).waitFor({ state: 'detached' });
  const { page } = shipper;
  const has = (place: Locator) =>
    expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  const press = (place: Locator) => place.press('Enter');
  const inChat = (name: string) => chatOf(shipper).getByRole('button', { name, exact: true });
  const field = page.getByRole('textbox', { name: zh.input });

  await press(iconOf(shipper));
  await press(page.getByRole('list', { name: zh.list }).getByRole('button').last());
  await has(field);
  await page.keyboard.type('键盘');
  await page.keyboard.press('Tab');
  await press(inChat(zh.send));
  await has(field);
  await press(inChat(zh.search));
  await page.keyboard.type('键盘');
  await press(page.getByRole('search').getByRole('button', { name: '键盘' }).first());
  await page.keyboard.press('Escape');
  await has(inChat(zh.search));
  await press(inChat(zh.beginOther));
  await page.getByRole('menuitem').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await has(inChat(zh.beginOther));
  await page.keyboard.press('Escape');
  await chatOf(shipper).waitFor({ state: 'detached' });
  await has(iconOf(shipper));

  // on a phone a conversation of the inbox has an address: a reload stays there, back leads to the list
  await operator.page.setViewportSize(WINDOWS.phone);
  await operator.show('/operation/chat');
  const list = operator.page.getByRole('list', { name: zh.list });
  await operator.page.getByText(/^全部 \d/).click();
  await list.getByRole('button').first().click();
  const input = operator.page.getByRole('textbox', { name: zh.input });
  await input.waitFor();
  await operator.page.reload();
  await input.waitFor();
  await operator.page.goBack();
  await list.getByRole('button').first().waitFor();
  expect(await input.count()).toBe(0);
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
  await Promise.all([shipper.close(), operator.close()]);
});

test('on a phone, in Russian: what is written without a line waits, survives a reload and goes once', async () => {
  const { orderContainerId, containerNo } = containers[3] ?? expect.unreachable();
  await answerer.send(addChat, { orderContainerId, businessType: 1, chatContent: 'сообщение' });
  const visitor = await portal.visit({ language: 'ru', username: 'shipper', window: 'phone' });
  const { page } = visitor;
  await visitor.goTo('/index');
  await page.getByRole('button', { name: ru.open({ count: 1 }) }).click();
  const row = page.getByRole('list', { name: ru.list }).getByRole('button').filter({ hasText: containerNo });
  await row.click();
  const log = page.getByRole('log');
  await log.getByText('сообщение', { exact: true }).waitFor();
  expect(await visitor.horizontalOverflow()).toBe(0);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);

  const field = page.getByRole('textbox', { name: ru.input });
  await page.route('**/chat/addChat', (route) => route.abort());
  await field.fill('без связи');
  await field.press('Enter');
  await log.getByText(ru.marks.failed).waitFor();
  await field.fill('черновик');
  await page.unroute('**/chat/addChat');
  await page.reload();
  await page.getByRole('button', { name: ru.title, exact: true }).click();
  await row.click();
  await log.getByText('без связи').waitFor();
  await log.getByText(`· ${ru.marks.sent}`).waitFor();
  expect(await log.getByText('без связи').count()).toBe(1);
  expect(await field.inputValue()).toBe('черновик');
  await visitor.close();
});

let customer: Visitor;
let cdp: CDPSession;
const log = () => customer.page.getByRole('log');
const field = () => customer.page.getByRole('textbox', { name: zh.input });
const own = (text: string) => log().getByRole('listitem').filter({ hasText: text });
const conversationOf = (index: number) => ({
  orderContainerId: containers[index]?.orderContainerId ?? 0,
  businessType: 0 as const,
  servingCompanyNo: '00001',
});
const row = (index: number) =>
  customer.page
    .getByRole('list', { name: zh.list })
    .getByRole('button')
    .filter({ hasText: containers[index]?.containerNo ?? 'none' });

test('what was said long ago comes as one scrolls up, without moving what one reads', async () => {
  customer = await portal.visit({ language: 'zh', username: 'shipper', isAltered: true });
  const { page } = customer;
  await page.context().grantPermissions(['notifications', 'clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownNotifications: shown });
    window.Notification = class extends Notification {
      // the headless build grants none
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(`${title}: ${options?.body}`);
      }
    };
  });
  cdp = await page.context().newCDPSession(page);
  for (let number = 1; number <= 70; number += 1) {
    await answerer.send(addChat, { ...conversationOf(0), chatContent: `第 ${number} 条\n两行` });
  }
  await customer.goTo('/index');
  await iconOf(customer).click();
  await row(0).click();
  await log().getByText('第 70 条').waitFor();
  expect(await log().getByText('第 40 条').count()).toBe(0);
  const reading = log().locator('[data-seq="45"]');
  await reading.scrollIntoViewIfNeeded();
  const topOf = async () => (await reading.boundingBox())?.y ?? 0;
  await log()
    .locator('..')
    .evaluate((box) => {
      box.scrollTop = 100;
    });
  const before = await topOf();
  await log().getByText('第 11 条').waitFor();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(30);
});

test('Enter that chooses a word sends nothing; a draft waits in each conversation', async () => {
  await field().focus();
  await cdp.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await customer.page.keyboard.press('Enter');
  await cdp.send('Input.insertText', { text: '你好' });
  expect(await field().inputValue()).toContain('你好');
  expect(await own('你好').count()).toBe(0);
  await field().fill('写了一半');
  await answerer.send(addChat, { ...conversationOf(1), chatContent: '在吗？' });
  await row(1).click();
  await log().getByText('在吗？').waitFor();
  expect(await field().inputValue()).toBe('');
  await field().fill('另一半');
  await row(0).click();
  await expect.poll(() => field().inputValue()).toBe('写了一半');
  await row(1).click();
  await expect.poll(() => field().inputValue()).toBe('另一半');
  await field().fill('');
});

test('a message that could not go says so, and goes once at a press', async () => {
  await customer.page.route('**/chat/addChat', (route) => route.abort());
  await field().fill('第一次失败');
  await field().press('Enter');
  await own('第一次失败').getByText(zh.marks.failed).waitFor();
  await customer.page.unroute('**/chat/addChat');
  await own('第一次失败').getByRole('button', { name: zh.retry }).click();
  await own('第一次失败').getByText(zh.marks.sent).waitFor();
  expect(await own('第一次失败').count()).toBe(1);
});

test('a picture is pasted, a file is dropped, and a big one shows how far it has gone', async () => {
  const { page } = customer;
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 40;
    canvas.height = 30;
    canvas.getContext('2d')?.fillRect(5, 5, 20, 10);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (blob) await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
  await field().focus();
  await page.keyboard.press('Control+V');
  await log()
    .getByRole('button', { name: new RegExp(zh.pasted) })
    .locator('img')
    .waitFor();

  const dropped = path.join(folder, '提单.pdf');
  await writeFile(dropped, paper('提单.pdf', 'bill').content);
  const box = await log().boundingBox();
  const at = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 };
  const data = { items: [], files: [dropped], dragOperationsMask: 1 };
  await cdp.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at, data });
  await cdp.send('Input.dispatchDragEvent', { type: 'dragOver', ...at, data });
  await page.getByText(zh.dropHere).waitFor();
  await cdp.send('Input.dispatchDragEvent', { type: 'drop', ...at, data });
  await log().getByRole('button', { name: '提单.pdf' }).waitFor();
  expect(await page.getByText(zh.dropHere).count()).toBe(0);

  const [width, height, channels] = [700, 500, 3] as const;
  const noise = new Uint8Array(width * height * channels).map(() => Math.floor(Math.random() * 256));
  const buffer = await sharp(noise, { raw: { width, height, channels } }).png().toBuffer();
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 800_000 };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: zh.sendImage }).click();
  await (await choosing).setFiles({ name: '大图.png', mimeType: 'image/png', buffer });
  await page.getByText(/正在上传 大图\.png，[1-9]\d?%/).waitFor();
  await cdp.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await log()
    .getByRole('button', { name: zh.openImage({ name: '大图.png' }) })
    .waitFor();
  expect(await page.getByText(/正在上传/).count()).toBe(0);
});

test('whoever is elsewhere hears by the browser and sees it in the title; whoever is here does not', async () => {
  const { page } = customer;
  const shown = () => page.evaluate(() => Reflect.get(window, 'shownNotifications'));
  await answerer.send(addChat, { ...conversationOf(1), chatContent: '看着窗口' });
  await log().getByText('看着窗口').waitFor();
  expect(await shown()).toEqual([]);
  await iconOf(customer).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await answerer.send(addChat, { ...conversationOf(1), chatContent: '请回来看一下' });
  await expect.poll(shown).toEqual([`丝路铁运自贸港平台 · ${containers[1]?.containerNo}: 请回来看一下`]);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(customer.errors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('the desk: who waits, whose it is, answers at hand, a supplier brought in who talks with the customer', async () => {
  await sender.send(addChat, { ...conversationOf(2), chatContent: '报关费用是多少？' });
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo('/operation/chat');
  const rows = page.getByRole('list', { name: en.list }).getByRole('listitem');
  const asked = rows.filter({ hasText: '报关费用是多少？' });
  await asked.getByText(/waiting/).waitFor();
  await asked.getByRole('button').click();
  await page.getByRole('button', { name: en.canned }).click();
  await page.getByRole('textbox', { name: en.searchCanned }).fill('documents');
  await page.getByRole('button', { name: /^Please upload all documents/ }).click();
  const input = page.getByRole('textbox', { name: en.input });
  await expect.poll(() => input.inputValue()).toMatch(/^Please upload all documents/);
  await input.press('Enter');
  await page.getByText(/first reply after/).waitFor();
  await rows.filter({ hasText: containers[2]?.containerNo }).waitFor({ state: 'detached' });

  await page.getByText(/^Mine \d/).click();
  const mine = rows.filter({ hasText: containers[2]?.containerNo });
  await mine.getByText('Assigned to 赵敏').waitFor();
  await choose(page.getByRole('combobox', { name: en.inbox.assigned }), '系统管理员');
  await mine.waitFor({ state: 'detached' });
  await page.getByText(/^All \d/).click();
  await mine.getByText('Assigned to 系统管理员').waitFor();

  await page.getByRole('searchbox', { name: en.inbox.search }).fill('重庆长江');
  await page.getByRole('searchbox', { name: en.inbox.search }).press('Enter');
  await rows.filter({ hasText: '重庆长江国际货代有限公司' }).first().waitFor();
  await mine.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: en.inbox.bringIn }).click();
  await page.getByRole('menuitem', { name: '阿拉山口陆港场站服务有限公司' }).click();
  await page.getByText(en.inbox.broughtIn).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();

  const yard = await portal.server.signInAs('supplier');
  const { orderContainerId, businessType } = conversationOf(2);
  await yard.send(addChat, { orderContainerId, businessType, chatContent: '我们来报价。' });
  await iconOf(customer).click();
  await row(2).filter({ hasText: '阿拉山口陆港场站服务有限公司' }).click();
  await log().getByText('我们来报价。').waitFor();
  const { rows: inbox } = await answerer.send(listInbox, { filter: 'all', pageSize: 100 });
  await customer.close();
  expect(inbox.some(({ last }) => last?.text === '我们来报价。')).toBe(false);
});

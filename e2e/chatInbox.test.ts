import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { CDPSession } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatContainer } from '../features/chat/conversation.ts';
import { page as en } from '../features/chat/texts/page/en.ts';
import { page as zh } from '../features/chat/texts/page/zh.ts';
import { addChat, findContainers, listInbox, msgList, remindMsg } from '../features/chat/wire.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { page as paper } from '../platform/testing/sampleFiles.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { choose } from './choose.ts';
import { openOwnPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openOwnPortal(startTestServer);

let shipper: Actor;
let operator: Actor;
/** containers of the shipper without a conversation */
let containers: ChatContainer[];
let customer: Visitor;
let cdp: CDPSession;
let folder: string;
beforeAll(async () => {
  [shipper, operator] = [await portal.server.signInAs('shipper'), await portal.server.signInAs('operator')];
  const items = await shipper.send(msgList, {});
  for (const item of items) await shipper.send(remindMsg, item);
  const found = await shipper.send(findContainers, { containerNo: 'TBJU' });
  containers = found.filter((one) => !items.some((item) => item.orderContainerId === one.orderContainerId));
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
  folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-drop-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const conversationOf = (index: number) => ({
  orderContainerId: containers[index]?.orderContainerId ?? 0,
  businessType: 0 as const,
  servingCompanyNo: '00001',
});
const log = () => customer.page.getByRole('log');
const field = () => customer.page.getByRole('textbox', { name: zh.input });
const own = (text: string) => log().getByRole('listitem').filter({ hasText: text });
const row = (index: number) =>
  customer.page
    .getByRole('list', { name: zh.list })
    .getByRole('button')
    .filter({ hasText: containers[index]?.containerNo ?? 'none' });
async function insertMessages(orderContainerId: number, count: number): Promise<void> {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  await database.query(
    `with longer as (
       update conversation set last_seq = last_seq + $2 where order_container_id = $1 returning id, last_seq),
     known as (
       update chat_progress set last_seq = longer.last_seq from longer where conversation_id = longer.id)
     insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type, chat_content)
     select conversation_id, seq + number, send_company_id, send_account_id, 'made ' || number, 0, '第 ' || number || ' 条'
     from chat_message join longer on longer.id = conversation_id cross join generate_series(1, $2::int) as number`,
    [orderContainerId, count],
  );
  await database.end();
}
const openIcon = () => customer.page.locator('aside').getByRole('button', { name: zh.title });

test('what was said long ago comes as one scrolls up, without moving what one reads', async () => {
  for (let number = 1; number <= 70; number += 1) {
    await operator.send(addChat, { ...conversationOf(0), chatContent: `第 ${number} 条\n两行` });
  }
  await customer.goTo('/index');
  await openIcon().click();
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

test('a find among 10,000 messages is shown at once; what comes meanwhile is counted, and a press leads to it', async () => {
  const { page } = customer;
  await operator.send(addChat, { ...conversationOf(3), chatContent: '第 0 条' });
  await insertMessages(conversationOf(3).orderContainerId, 10_000);
  await row(3).click();
  await log().getByText('第 10000 条', { exact: true }).waitFor();
  // a new conversation refetches once its subscription is confirmed
  await customer.waitUntilIdle();
  let pages = 0;
  page.on('request', (request) => {
    if (request.url().includes('/chat/list?')) pages += 1;
  });
  await page.getByRole('button', { name: zh.search }).click();
  await page.getByRole('textbox', { name: zh.search }).fill('第 78 条');
  await page.getByRole('search').getByRole('button', { name: '第 78 条' }).click();
  await log().getByText('第 78 条', { exact: true }).waitFor();
  expect([pages, (await log().locator('[data-seq]').count()) < 100]).toEqual([2, true]);
  await page.keyboard.press('Escape');

  await operator.send(addChat, { ...conversationOf(3), chatContent: '刚说的' });
  await page.getByRole('button', { name: zh.newMessages({ count: 1 }) }).click();
  await log().getByText('刚说的').waitFor();
  await page.getByRole('button', { name: zh.toNewest }).waitFor({ state: 'detached' });
  await row(0).click();
});

test('Enter that chooses a word sends nothing; a draft waits in each conversation, also after a reload', async () => {
  await field().focus();
  await cdp.send('Input.imeSetComposition', { text: 'ni hao', selectionStart: 6, selectionEnd: 6 });
  await customer.page.keyboard.press('Enter');
  await cdp.send('Input.insertText', { text: '你好' });
  expect(await field().inputValue()).toContain('你好');
  expect(await own('你好').count()).toBe(0);
  await field().fill('写了一半');
  await operator.send(addChat, { ...conversationOf(1), chatContent: '在吗？' });
  await row(1).click();
  await log().getByText('在吗？').waitFor();
  expect(await field().inputValue()).toBe('');
  await field().fill('另一半');
  await customer.page.reload();
  await openIcon().click();
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
  await operator.send(addChat, { ...conversationOf(1), chatContent: '看着窗口' });
  await log().getByText('看着窗口').waitFor();
  expect(await shown()).toEqual([]);
  await openIcon().click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await operator.send(addChat, { ...conversationOf(1), chatContent: '请回来看一下' });
  await expect.poll(shown).toEqual([`铁丝路自贸港平台 · ${containers[1]?.containerNo}: 请回来看一下`]);
  await expect.poll(() => page.title()).toMatch(/^\(1\) /);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(customer.errors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});

test('the desk: who waits, whose it is, answers at hand, a supplier brought in who talks with the customer', async () => {
  await shipper.send(addChat, { ...conversationOf(2), chatContent: '报关费用是多少？' });
  const visitor = await portal.visit({ language: 'en', username: 'operator' });
  const { page } = visitor;
  await visitor.goTo('/operation/chat');
  const rows = page.getByRole('list', { name: en.list }).getByRole('listitem');
  const asked = rows.filter({ hasText: '报关费用是多少？' });
  await asked.getByText(/waiting for/).waitFor();
  await asked.getByRole('button').click();
  await page.getByRole('button', { name: en.canned }).click();
  await page.getByRole('textbox', { name: en.searchCanned }).fill('documents');
  await page.getByRole('button', { name: /^Please upload all documents/ }).click();
  const input = page.getByRole('textbox', { name: en.input });
  expect(await input.inputValue()).toMatch(/^Please upload all documents/);
  await input.press('Enter');
  await page.getByText(/first answer after/).waitFor();
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

  const yard = await portal.visit({ language: 'zh', username: 'supplier' });
  await yard.goTo('/index');
  // the demo has a forced notice for suppliers
  const forced = yard.page.locator('.ant-modal-wrap');
  await forced.locator('button').last().click();
  await forced.waitFor({ state: 'hidden' });
  await yard.page.locator('aside').getByRole('button', { name: zh.title }).click();
  const theirs = yard.page.getByRole('list', { name: zh.list }).getByRole('button');
  await theirs.filter({ hasText: containers[2]?.containerNo }).click();
  await yard.page.getByRole('textbox', { name: zh.input }).fill('我们来报价。');
  await yard.page.getByRole('button', { name: zh.send, exact: true }).click();
  await openIcon().click();
  await row(2).filter({ hasText: '阿拉山口陆港场站服务有限公司' }).click();
  await log().getByText('我们来报价。').waitFor();
  await yard.page.getByRole('log').getByText(`· ${zh.marks.read}`).waitFor();
  await yard.close();
  const { rows: inbox } = await operator.send(listInbox, { filter: 'all', pageSize: 100 });
  expect(inbox.some(({ last }) => last?.text === '我们来报价。')).toBe(false);
});

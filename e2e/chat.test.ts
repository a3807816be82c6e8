import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { listOrders } from '../features/booking/wire.ts';
import { page as ru } from '../features/chat/texts/page/ru.ts';
import { page as zh } from '../features/chat/texts/page/zh.ts';
import { addChat, findContainers, msgList, remindMsg } from '../features/chat/wire.ts';
import { page as paper, photo } from '../platform/testing/sampleFiles.ts';
import { startTestServer } from '../platform/testing/testServer.ts';
import { openOwnPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openOwnPortal(startTestServer);

let orderNo: string;
beforeAll(async () => {
  const shipper = await portal.server.signInAs('shipper');
  const { rows } = await shipper.send(listOrders, {});
  orderNo = rows[0]?.orderBigNo ?? '';
  // unread messages of the demo would count
  for (const item of await shipper.send(msgList, {})) await shipper.send(remindMsg, item);
});

const chatOf = ({ page }: Visitor) => page.getByRole('dialog', { name: zh.title });
const iconOf = ({ page }: Visitor) => page.locator('aside').getByRole('button', { name: zh.title });
const write = async (visitor: Visitor, text: string) => {
  const field = visitor.page.getByRole('textbox', { name: zh.input });
  await field.fill(text);
  await field.press('Enter');
};
const receivedMessage = (visitor: Visitor, text: string) =>
  visitor.page.getByRole('log').getByText(text, { exact: true });

test('customer and platform talk about a container side by side, and each sees what the other does', async () => {
  const shipper = await portal.visit({ language: 'zh', username: 'shipper' });
  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await Promise.all([shipper.goTo(`/bookingDetail/${orderNo}/0`), operator.goTo('/operation/chat')]);

  await shipper.page
    .getByRole('button', { name: /就 .* 在线沟通/ })
    .first()
    .click();
  await chatOf(shipper).getByText(zh.noRecords).waitFor();
  await write(shipper, '报关单什么时候要？\n见 https://example.com/a?b=1。');
  await shipper.page.getByRole('log').getByText('报关单什么时候要？').waitFor();
  expect(await shipper.page.getByRole('log').locator('a').getAttribute('href')).toBe(
    'https://example.com/a?b=1',
  );

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
  const document = paper('放箱通知.pdf');
  const choosingFile = operator.page.waitForEvent('filechooser');
  await operator.page.getByRole('button', { name: zh.sendFile }).click();
  await (await choosingFile).setFiles({
    name: document.name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(document.content),
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
  expect([...shipper.errors, ...operator.errors]).toEqual([]);
  await Promise.all([shipper.close(), operator.close()]);
});

test('on a phone, in Russian: what is written without a line waits, survives a reload and goes once', async () => {
  const operator = await portal.server.signInAs('operator');
  const shipper = await portal.server.signInAs('shipper');
  const [, container] = await shipper.send(findContainers, { containerNo: 'u1' });
  if (!container) throw new Error('the demo has no second container');
  const { orderContainerId, containerNo } = container;
  const about = { orderContainerId, businessType: 1 as const };
  for (let number = 1; number <= 45; number += 1) {
    await operator.send(addChat, { ...about, chatContent: `сообщение ${number}` });
  }
  const visitor = await portal.visit({
    language: 'ru',
    username: 'shipper',
    window: 'phone',
  });
  const { page } = visitor;
  await visitor.goTo('/index');
  await page.getByRole('button', { name: ru.open({ count: 1 }) }).click();
  const row = page.getByRole('list', { name: ru.list }).getByRole('button').filter({ hasText: containerNo });
  await row.click();
  const log = page.getByRole('log');
  await log.getByText('сообщение 45', { exact: true }).waitFor();
  expect(await log.getByText('сообщение 1', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: ru.search }).click();
  await page.getByRole('textbox', { name: ru.search }).fill('сообщение 2');
  await page
    .getByRole('search')
    .getByRole('button', { name: /сообщение 2 / })
    .click();
  await log.getByText('сообщение 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: ru.toNewest }).click();
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

test('on a phone a conversation of the inbox has an address: a reload stays there, back leads to the list', async () => {
  const operator = await portal.visit({
    language: 'zh',
    username: 'operator',
    window: 'phone',
  });
  const { page } = operator;
  await operator.goTo('/operation/chat');
  const list = page.getByRole('list', { name: zh.list });
  await page.getByText(/^全部 \d/).click();
  await list.getByRole('button').first().click();
  const input = page.getByRole('textbox', { name: zh.input });
  await input.waitFor();
  await page.reload();
  await input.waitFor();
  await page.goBack();
  await list.getByRole('button').first().waitFor();
  expect(await input.count()).toBe(0);
  expect(operator.errors).toEqual([]);
  await operator.close();
});

test('by keyboard alone one chooses, writes, searches and closes, and never loses one’s place', async () => {
  const shipper = await portal.visit({ language: 'zh', username: 'shipper' });
  const { page } = shipper;
  await shipper.goTo('/index');
  const has = (place: Locator) =>
    expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
  const press = (place: Locator) => place.press('Enter');
  const button = (name: string) => chatOf(shipper).getByRole('button', { name, exact: true });
  const field = page.getByRole('textbox', { name: zh.input });

  await press(iconOf(shipper));
  await press(page.getByRole('list', { name: zh.list }).getByRole('button').first());
  await has(field);
  await page.keyboard.type('键盘');
  await page.keyboard.press('Tab');
  await press(button(zh.send));
  await has(field);
  await press(button(zh.search));
  await page.keyboard.type('键盘');
  await press(page.getByRole('search').getByRole('button', { name: '键盘' }).first());
  await page.keyboard.press('Escape');
  await has(button(zh.search));
  await press(button(zh.beginOther));
  await page.getByRole('menuitem').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Escape');
  await has(button(zh.beginOther));
  await page.keyboard.press('Escape');
  await chatOf(shipper).waitFor({ state: 'detached' });
  await has(iconOf(shipper));
  await shipper.close();
});

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { listOrders } from '../features/booking/wire.ts';
import { DOC_TYPE } from '../features/resource/docTypes.ts';
import { deleteResource, upload } from '../features/resource/wire.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { realFile } from '../platform/testing/files/inspectBytes.ts';
import texts from '../platform/web/widgets/preview/texts/zh.ts';
import uploads from '../platform/web/widgets/upload/texts/zh.ts';
import type { Language } from '../platform/wire/language.ts';
import { openPortal, type WINDOWS } from './portal.ts';
import { hostileDocument, pageWithoutFonts } from './unusualFiles.ts';

const portal = openPortal();

let orders: string[];
beforeAll(async () => {
  const { rows } = await (await portal.server.signInAs('shipper')).send(listOrders, {});
  orders = rows.map(({ orderBigNo }) => orderBigNo);
});

const real = async (name: string): Promise<TestFile> => ({
  name,
  content: new Uint8Array(await realFile(name)),
});

/** Adds files to an order's documents by API; returns their ids. */
async function addDocuments(order: string | undefined, files: readonly TestFile[]): Promise<number[]> {
  const shipper = await portal.server.signInAs('shipper');
  const ids: number[] = [];
  for (const file of files) {
    const belonging = { docType: DOC_TYPE.orderPaper, relaId: order ?? '' };
    const { busiResources } = await shipper.send(upload, belonging, file);
    ids.push(busiResources[0]?.resourceId ?? 0);
  }
  return ids;
}

/** Records every request to another host. */
async function openWithRequestLog(
  path: string,
  wants: { language?: Language; window?: keyof typeof WINDOWS } = {},
) {
  const visitor = await portal.visit({ language: 'zh', username: 'shipper', ...wants });
  const strangers: string[] = [];
  visitor.page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== portal.server.address) strangers.push(request.url());
  });
  await visitor.goTo(path);
  return { visitor, page: visitor.page, strangers };
}

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const isOpen = (page: Page, name: string) =>
  dialog(page).locator('[title]', { hasText: name }).first().waitFor();

test('the papers of an order are read where they are, one after the other, without asking another host', async () => {
  const [order] = orders;
  const files = [
    await real('packing.pdf'),
    pageWithoutFonts('运单.pdf', '中欧班列运单'),
    await real('packing.docx'),
    await real('seals.xlsx'),
    await real('papers.zip'),
    await real('photo.png'),
    await real('seals.xls'),
  ];
  await addDocuments(order, files);
  const { visitor, page, strangers } = await openWithRequestLog(`/bookingDetail/${order}/0`);
  await open(page, 'packing.pdf');
  await dialog(page).getByText('装箱单 Упаковочный лист').waitFor();
  expect(await dialog(page).locator('canvas').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText('中欧班列运单').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.frameLocator('iframe').getByText('装箱单 Упаковочный лист').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByRole('cell', { name: 'CSQU3054383' }).waitFor();
  await dialog(page).getByRole('cell', { name: '00123' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText('Накладная СМГС.txt').waitFor();
  await dialog(page).getByRole('searchbox', { name: texts.archive.search }).fill('铅封');
  await dialog(page).getByText('Накладная СМГС.txt').waitFor({ state: 'detached' });
  await dialog(page).getByText('铅封 1.jpg').waitFor();
  await dialog(page).getByRole('button', { name: texts.next }).click();
  await dialog(page).locator('img[data-ready="true"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText('无法读取excel文件的内容,当前不支持xls文件!').waitFor();
  const coming = page.waitForEvent('download');
  await page.keyboard.press('d');
  expect((await coming).suggestedFilename()).toBe('seals.xls');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(strangers).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a hostile Word document is words and nothing else', async () => {
  const order = orders[1];
  await addDocuments(order, [hostileDocument('合同.docx')]);
  const { visitor, page, strangers } = await openWithRequestLog(`/bookingDetail/${order}/0`);
  await open(page, '合同.docx');
  const frame = page.frameLocator('iframe');
  await frame.getByText('window.top.hacked = 1').waitFor();
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts');
  const links = await frame
    .locator('a')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
    );
  expect(links).toEqual([
    ['点我', null, null],
    ['铁路', 'https://www.cit-rail.org/', 'noopener noreferrer nofollow'],
  ]);
  await frame.getByText('点我').click();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // keys also work inside the frame
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(strangers).toEqual([]);
  await visitor.close();
});

test('a file that is gone says so, and a picture too', async () => {
  const order = orders[2];
  const ids = await addDocuments(order, [
    await real('packing.pdf'),
    await real('photo.png'),
    await real('papers.zip'),
  ]);
  const { visitor, page } = await openWithRequestLog(`/bookingDetail/${order}/0`);
  const shipper = await portal.server.signInAs('shipper');
  for (const resourceId of ids) await shipper.send(deleteResource, { resourceId });
  await open(page, 'packing.pdf');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredPicture).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
  await visitor.close();
});

test('files that have not gone up are read as well; broken ones and unknown kinds say what is wrong', async () => {
  const { visitor, page, strangers } = await openWithRequestLog('/widgets/preview');
  const says = async (name: string, words: string) => {
    await isOpen(page, name);
    await dialog(page).getByText(words).first().waitFor();
    await page.keyboard.press('ArrowRight');
  };
  await open(page, '运单 Накладная.docx');
  await page.frameLocator('iframe').getByText('Накладная ЦИМ/СМГС').waitFor();
  await page.keyboard.press('d');
  await page.getByText('文件尚未上传到服务器，无法下载').waitFor();
  await page.keyboard.press('ArrowRight');
  await says('装箱单.xlsx', '装箱单 Packing list');
  await isOpen(page, '轨迹 events.csv');
  await dialog(page).getByText('1;CSQU3054383;装箱;Погрузка;loaded').waitFor();
  await dialog(page).getByRole('button', { name: texts.text.more }).click();
  await dialog(page).locator('pre').nth(1).waitFor();
  await page.keyboard.press('ArrowRight');
  await says('CSQU3054383.zip', '铅封.txt');
  await says('照片.rar', texts.pendingArchive);
  await says('drawing.dwg', texts.none);
  await says('broken.png', '图片错误，无法打开。');
  await says('broken.pdf', texts.fault.pdf);
  await says('broken.docx', texts.fault.docx);
  await says('ledger.xls', '无法读取excel文件的内容,当前不支持xls文件!');
  expect(strangers).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a document of 500 pages is scrolled through with a few of them drawn; its tools come when asked for', async () => {
  const { visitor, page } = await openWithRequestLog('/widgets/preview');
  await open(page, 'CIM-SMGS 500 pages.pdf');
  await dialog(page).getByText('CIM/SMGS 1', { exact: true }).waitFor();
  expect(await dialog(page).getByRole('spinbutton').count()).toBe(0);
  await dialog(page).getByRole('button', { name: texts.tools }).click();
  await dialog(page).getByRole('spinbutton').fill('377');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('CIM/SMGS 377', { exact: true }).waitFor();
  await dialog(page)
    .getByText(texts.pdf.page({ page: 377, total: 500 }))
    .waitFor();
  expect(await dialog(page).locator('[data-page]').count()).toBeLessThan(8);
  await dialog(page).getByRole('region').focus();
  await page.keyboard.press('+');
  await dialog(page).getByText('125%').waitFor();
  await dialog(page).getByText('CIM/SMGS 377', { exact: true }).waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await visitor.close();
});

test('a Word page shows whole lines on a phone', async () => {
  const { visitor, page } = await openWithRequestLog('/widgets/preview', { window: 'phone', language: 'ru' });
  await open(page, '运单 Накладная.docx');
  const line = page.frameLocator('iframe').getByText('CIM/SMGS consignment note');
  await expect.poll(async () => (await line.boundingBox())?.x ?? -1).toBeGreaterThan(0);
  const sheet = await page.frameLocator('iframe').locator('section.docx').first().boundingBox();
  expect(sheet?.x).toBeGreaterThan(0);
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThan(390);
  await visitor.close();
});

test('a picture is zoomed, turned and fitted by keys; on a phone the dialog takes the whole screen', async () => {
  const { visitor, page } = await openWithRequestLog('/widgets/preview', { window: 'phone', language: 'ru' });
  await open(page, '箱体照片.png');
  const picture = dialog(page).locator('img[data-ready="true"]');
  await picture.waitFor();
  const transform = () => picture.evaluate((image) => image.style.transform);
  const fitted = await transform();
  await page.keyboard.press('+');
  await page.keyboard.press('r');
  await expect.poll(transform).toContain('rotate(90deg)');
  await page.keyboard.press('0');
  for (let quarter = 0; quarter < 3; quarter += 1) await page.keyboard.press('r');
  await expect.poll(transform).toBe(fitted);
  const box = await dialog(page).boundingBox();
  expect(box?.width).toBe(390);
  expect(await visitor.horizontalOverflow()).toBe(0);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('files and pictures lie in a carousel; without any it says so', async () => {
  const { visitor, page, strangers } = await openWithRequestLog('/widgets/pictures');
  await page.getByText('暂无相关文件').waitFor();
  await page.getByText('暂无装箱照片').first().waitFor();
  const names = ['photo.png', 'photo.jpg', 'papers.7z', 'packing.docx'];
  const chosen = await Promise.all(
    names.map(async (name) => ({ name, mimeType: '', buffer: await realFile(name) })),
  );
  const old = { name: '说明.txt', mimeType: '', buffer: Buffer.from('d7b0cfe4b5a520cef7b0b2', 'hex') };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...chosen, old]);
  const carousel = page.getByRole('list', { name: texts.pictures.carousel }).first();
  const cards = carousel.getByRole('button');
  await expect.poll(() => cards.count()).toBe(5);
  await carousel.getByRole('button', { name: 'papers.7z' }).click();
  await dialog(page).getByText('Накладная СМГС.txt').waitFor();
  await page.keyboard.press('Escape');
  await carousel.getByRole('button', { name: '说明.txt' }).click();
  await dialog(page).getByText('装箱单 西安').waitFor();
  await dialog(page)
    .getByText(texts.text.encoding({ name: 'GB18030' }))
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await cards.first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await cards.nth(1).evaluate((card) => card === document.activeElement)).toBe(true);
  const list = page.getByRole('list', { name: texts.pictures.list });
  await list.scrollIntoViewIfNeeded();
  await list.locator('img').nth(1).waitFor();
  await page.getByText(texts.pictures.picture({ at: 1, total: 2 })).waitFor();
  expect(strangers).toEqual([]);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a file of an uploader is opened by its name', async () => {
  const { visitor, page } = await openWithRequestLog('/widgets/fileUploader');
  const buffer = await realFile('packing.docx');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'packing.docx', mimeType: '', buffer });
  await page.getByText(uploads.success).first().waitFor();
  await open(page, 'packing.docx');
  await page.frameLocator('iframe').getByText('装箱单 Упаковочный лист').waitFor();
  await visitor.close();
});

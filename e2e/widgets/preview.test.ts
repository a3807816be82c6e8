import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { realFile } from '../../libs/fileInspection/testing/inspectBytes.ts';
import { zh as texts } from '../../platform/web/widgets/preview/texts/preview.ts';
import { zh as uploads } from '../../platform/web/widgets/upload/texts/upload.ts';
import { dialog, openFile, openWithRequestLog } from '../previewDialog.ts';
import { openGallery } from './galleryServer.ts';

const portal = openGallery();

const isOpen = (page: Page, name: string) => dialog(page).locator('[title]', { hasText: name }).first().waitFor();

test('files that have not gone up are read as well; broken ones and unknown kinds say what is wrong', async () => {
  const { visitor, page, strangers } = await openWithRequestLog(portal, '/widgets/preview');
  const says = async (name: string, words: string) => {
    await isOpen(page, name);
    await dialog(page).getByText(words).first().waitFor();
    await page.keyboard.press('ArrowRight');
  };
  await openFile(page, '运单 Накладная.docx');
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
  const { visitor, page } = await openWithRequestLog(portal, '/widgets/preview');
  await openFile(page, 'CIM-SMGS 500 pages.pdf');
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
  const { visitor, page } = await openWithRequestLog(portal, '/widgets/preview', {
    window: 'phone',
    language: 'ru',
  });
  await openFile(page, '运单 Накладная.docx');
  const line = page.frameLocator('iframe').getByText('CIM/SMGS consignment note');
  await expect.poll(async () => (await line.boundingBox())?.x ?? -1).toBeGreaterThan(0);
  const sheet = await page.frameLocator('iframe').locator('section.docx').first().boundingBox();
  expect(sheet?.x).toBeGreaterThan(0);
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThan(390);
  await visitor.close();
});

test('a picture is zoomed, turned and fitted by keys; on a phone the dialog takes the whole screen', async () => {
  const { visitor, page } = await openWithRequestLog(portal, '/widgets/preview', {
    window: 'phone',
    language: 'ru',
  });
  await openFile(page, '箱体照片.png');
  const picture = dialog(page).locator('img[data-ready="true"]');
  await picture.waitFor();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fitted = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(fitted * 1.25, 0);
  await page.keyboard.press('r');
  await page.keyboard.press('0');
  await expect.poll(width).toBeLessThanOrEqual(390);
  expect(await picture.evaluate((image) => image.style.transform)).toBe('rotate(90deg)');
  for (let quarter = 0; quarter < 3; quarter += 1) await page.keyboard.press('r');
  await expect.poll(width).toBe(fitted);
  // the wrapper takes the pointer
  await picture.dblclick({ force: true });
  await expect.poll(width).toBeCloseTo(fitted * 2, 0);
  const box = await dialog(page).boundingBox();
  expect(box?.width).toBe(390);
  expect(await visitor.horizontalOverflow()).toBe(0);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('files and pictures lie in a carousel; without any it says so', async () => {
  const { visitor, page, strangers } = await openWithRequestLog(portal, '/widgets/pictures');
  await page.getByText('暂无相关文件').waitFor();
  await page.getByText('暂无装箱照片').first().waitFor();
  const names = ['photo.png', 'photo.jpg', 'papers.7z', 'packing.docx'];
  const chosen = await Promise.all(names.map(async (name) => ({ name, mimeType: '', buffer: await realFile(name) })));
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
  await page.getByRole('button', { name: texts.pictures.open({ name: 'photo.png' }) }).click();
  await dialog(page).locator('img[src^="blob:"]').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page)
    .getByText(texts.pictures.picture({ at: 2, total: 2 }))
    .waitFor();
  expect(await visitor.axeViolations()).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: texts.pictures.open({ name: 'photo.jpg' }) }).waitFor();
  expect(strangers).toEqual([]);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

test('a file of an uploader is opened by its name', async () => {
  const { visitor, page } = await openWithRequestLog(portal, '/widgets/fileUploader');
  const buffer = await realFile('packing.docx');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'packing.docx', mimeType: '', buffer });
  await page.getByText(uploads.success).first().waitFor();
  await openFile(page, 'packing.docx');
  await page.frameLocator('iframe').getByText('装箱单 Упаковочный лист').waitFor();
  await visitor.close();
});

import { beforeAll, expect, test } from 'vitest';
import { DOC_TYPE } from '../features/documents/resource/docTypes.ts';
import { deleteResource, upload } from '../features/documents/resource/wire.ts';
import { listOrders } from '../features/freight/booking/wire.ts';
import { realFile } from '../libs/fileInspection/testing/inspectBytes.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { zh as texts } from '../platform/web/widgets/preview/texts/preview.ts';
import { openPortal } from './portal.ts';
import { dialog, openFile, openWithRequestLog } from './previewDialog.ts';
import { hostileDocument, pageWithoutFonts } from './unusualFiles.ts';

const portal = openPortal();

let orders: string[];
beforeAll(async () => {
  const { rows } = await (await portal.server.signInAs('shipper')).send(listOrders, {});
  // submitted ones are those of bookingDocuments.test.ts; an order holds few papers
  const others = rows.filter(({ status }) => status !== 'submitted');
  orders = others.slice(3).map(({ orderBigNo }) => orderBigNo);
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

let shared: Awaited<ReturnType<typeof openWithRequestLog>> | null = null;
/** The documents of an order, in one window for all tests. */
async function openOrder(order: string | undefined) {
  const path = `/bookingDetail/${order}/0`;
  if (shared === null) {
    shared = await openWithRequestLog(portal, path);
    return shared;
  }
  await shared.visitor.show(path);
  return shared;
}

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
  const { visitor, page, strangers } = await openOrder(order);
  await openFile(page, 'packing.pdf');
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
});

test('a hostile Word document is words and nothing else', async () => {
  const order = orders[1];
  await addDocuments(order, [hostileDocument('合同.docx')]);
  const { page, strangers } = await openOrder(order);
  await openFile(page, '合同.docx');
  const frame = page.frameLocator('iframe');
  await frame.getByText('window.top.hacked = 1').waitFor();
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts');
  const links = await frame
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]));
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
});

test('a file that is gone says so, and a picture too', async () => {
  const order = orders[2];
  const ids = await addDocuments(order, [await real('packing.pdf'), await real('photo.png'), await real('papers.zip')]);
  const { page } = await openOrder(order);
  const shipper = await portal.server.signInAs('shipper');
  for (const resourceId of ids) await shipper.send(deleteResource, { resourceId });
  await openFile(page, 'packing.pdf');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredPicture).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
});

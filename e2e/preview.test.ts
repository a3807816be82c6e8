import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '../features/booking/wire.ts';
import { DOC_TYPE } from '../features/resource/docTypes.ts';
import { deleteResource, upload } from '../features/resource/wire.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { realFile } from '../platform/testing/files/lookAt.ts';
import { zipBytes } from '../platform/testing/files/zipBytes.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';
import texts from '../platform/web/widgets/preview/texts/zh.ts';
import uploads from '../platform/web/widgets/upload/texts/zh.ts';
import type { Language } from '../platform/wire/language.ts';
import { openBrowser, Visitor, type WINDOWS } from './visitor.ts';

let server: TestServer;
let browser: Browser;
let orders: string[];
beforeAll(async () => {
  server = await startTestServer();
  browser = await openBrowser();
  const { rows } = await (await server.as('shipper')).send(listOrders, {});
  orders = rows.map(({ orderBigNo }) => orderBigNo);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const real = async (name: string): Promise<TestFile> => ({
  name,
  content: new Uint8Array(await realFile(name)),
});

/** Puts files to the papers of an order, as another program would; tells their ids. */
async function put(order: string | undefined, files: readonly TestFile[]): Promise<number[]> {
  const shipper = await server.as('shipper');
  const ids: number[] = [];
  for (const file of files) {
    const belonging = { docType: DOC_TYPE.orderPaper, relaId: order ?? '' };
    const { busiResources } = await shipper.send(upload, belonging, file);
    ids.push(busiResources[0]?.resourceId ?? 0);
  }
  return ids;
}

/** Somebody whose every request to another host is written down. */
async function opened(path: string, wants: { language?: Language; window?: keyof typeof WINDOWS } = {}) {
  const visitor = await Visitor.open(browser, server, { language: 'zh', username: 'shipper', ...wants });
  const strangers: string[] = [];
  visitor.page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.address) strangers.push(request.url());
  });
  await visitor.goTo(path);
  return { visitor, page: visitor.page, strangers };
}

const dialog = (page: Page) => page.getByRole('dialog');
const open = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const isOpen = (page: Page, name: string) =>
  dialog(page).locator('[title]', { hasText: name }).first().waitFor();

/** A page whose Chinese words have no letters in the file: the reader needs its own character maps. */
function pageWithoutFonts(name: string, words: string): TestFile {
  const codes = [...words].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const drawing = `BT /F1 36 Tf 72 700 Td <${codes}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = String(body.length).padStart(10, '0');
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${place} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return { name, content: new TextEncoder().encode(body + end) };
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A Word document that would like to run scripts, fetch from elsewhere and cover the page. */
function hostileDocument(name: string): TestFile {
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}" TargetMode="External"/>`;
  const link = (id: string, words: string) =>
    `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>${words}</w:t></w:r></w:hyperlink></w:p>`;
  const style = 'red; position: fixed; inset: 0; background: url(https://evil.example/pixel.png)';
  const body = `<w:body><w:p><w:r><w:rPr><w:color w:val="${style}"/><w:sz w:val="99999"/></w:rPr><w:t>&lt;script&gt;window.top.hacked = 1&lt;/script&gt;</w:t></w:r></w:p>${link('rId1', '点我')}${link('rId2', '铁路')}<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:10pt;height:10pt"><v:imagedata r:id="rId3"/></v:shape></w:pict></w:r></w:p></w:body>`;
  const parts = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${WORD}" xmlns:r="${RELATIONS}">${body}</w:document>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'hyperlink', 'javascript:window.top.hacked=2')}${relation('rId2', 'hyperlink', 'https://www.cit-rail.org/')}${relation('rId3', 'image', 'https://evil.example/x.png')}</Relationships>`,
  };
  const bytes = zipBytes(Object.entries(parts).map(([path, content]) => ({ name: path, content })));
  return { name, content: new Uint8Array(bytes) };
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
  await put(order, files);
  const { visitor, page, strangers } = await opened(`/bookingDetail/${order}/0`);
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
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a hostile Word document is words and nothing else', async () => {
  const order = orders[1];
  await put(order, [hostileDocument('合同.docx')]);
  const { visitor, page, strangers } = await opened(`/bookingDetail/${order}/0`);
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
  // keys work from inside the frame as well
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(strangers).toEqual([]);
  await visitor.leave();
});

test('a file that is gone says so, and a picture too', async () => {
  const order = orders[2];
  const ids = await put(order, [
    await real('packing.pdf'),
    await real('photo.png'),
    await real('papers.zip'),
  ]);
  const { visitor, page } = await opened(`/bookingDetail/${order}/0`);
  const shipper = await server.as('shipper');
  for (const resourceId of ids) await shipper.send(deleteResource, { resourceId });
  await open(page, 'packing.pdf');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredPicture).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByText(texts.fault.expiredFile).waitFor();
  await visitor.leave();
});

test('files that have not gone up are read as well; broken ones and unknown kinds say what is wrong', async () => {
  const { visitor, page, strangers } = await opened('/widgets/preview');
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
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a document of 500 pages is scrolled through with a few of them drawn; its tools come when asked for', async () => {
  const { visitor, page } = await opened('/widgets/preview');
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
  expect(await visitor.barriers()).toEqual([]);
  await visitor.leave();
});

test('a picture is zoomed, turned and fitted by keys; on a phone the dialog takes the whole screen', async () => {
  const { visitor, page } = await opened('/widgets/preview', { window: 'phone', language: 'ru' });
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
  expect(await visitor.overhang()).toBe(0);
  expect(await visitor.barriers()).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('files and pictures lie in a carousel; without any it says so', async () => {
  const { visitor, page, strangers } = await opened('/widgets/pictures');
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
  expect(await visitor.barriers()).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('a file of an uploader is opened by its name', async () => {
  const { visitor, page } = await opened('/widgets/fileUploader');
  const buffer = await realFile('packing.docx');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'packing.docx', mimeType: '', buffer });
  await page.getByText(uploads.success).first().waitFor();
  await open(page, 'packing.docx');
  await page.frameLocator('iframe').getByText('装箱单 Упаковочный лист').waitFor();
  await visitor.leave();
});

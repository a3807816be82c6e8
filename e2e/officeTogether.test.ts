import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { buildXlsx, cellsOf } from '../features/documents/office/testing/sheetFixture.ts';
import { en as texts } from '../features/documents/office/texts/page.ts';
import {
  closeDocument,
  initOfficeConfig,
  keepAlive,
  listVersions,
  saveDocument,
  takeOver,
} from '../features/documents/office/wire.ts';
import { DOC_TYPE } from '../features/documents/resource/docTypes.ts';
import { download, upload } from '../features/documents/resource/wire.ts';
import { listOrders } from '../features/freight/booking/wire.ts';
import { docxOf, LOST } from '../libs/officeFile/testing/docxParts.ts';
import type { TestFile } from '../platform/testing/actor.ts';
import { openPortal } from './portal.ts';
import { openFile } from './previewDialog.ts';
import type { Visitor } from './visitor.ts';

const { page: words } = texts;
const portal = openPortal();

const WORKBOOK = 'list.xlsx';
const TERMS = { name: 'terms.docx', content: new Uint8Array(docxOf(LOST.textBox?.body ?? '')) };

let orderNo: string;
let workbookId: number;
let termsId: number;
/** One window for both tests. */
let visitor: Visitor;
beforeAll(async () => {
  const { rows } = await (await portal.server.signInAs('shipper')).send(listOrders, {});
  orderNo = rows.at(-1)?.orderBigNo ?? '';
  workbookId = await added({ name: WORKBOOK, content: buildXlsx() });
  termsId = await added(TERMS);
  visitor = await portal.visit({ language: 'en', username: 'shipper' });
});

async function added(file: TestFile): Promise<number> {
  const shipper = await portal.server.signInAs('shipper');
  const belonging = { docType: DOC_TYPE.orderPaper, relaId: orderNo };
  const { busiResources } = await shipper.send(upload, belonging, file);
  return busiResources[0]?.resourceId ?? 0;
}

/** From the preview of a document of the order, as people come upon it. */
async function openInEditor(page: Page, name: string): Promise<void> {
  await openFile(page, name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.openNamed({ name }) })
    .click();
}

/** In the editor: the page behind it has buttons of the same names. */
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
/** The next sign of life, without the time until it. */
const lookAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

async function typeAtTop(page: Page, text: string): Promise<void> {
  await page.locator('[class*="layout-page"] span').filter({ hasText: /\S{3}/ }).first().click();
  await page.keyboard.press('End');
  await page.keyboard.type(text);
  // it may say so still of what was typed before
  await page.getByText(text.trim()).filter({ visible: true }).first().waitFor();
  await page.getByText(words.keptHere).waitFor();
}

/** Typed once the editor writes changes: its library of zips posts messages meanwhile. */
const typeWhileWritten = (page: Page, letter: string) =>
  page.evaluate(
    (typed) => addEventListener('message', () => document.execCommand('insertText', false, typed), { once: true }),
    letter,
  );

test('rows are put into a workbook where they belong, taken back, and saved with what they move', async () => {
  const { page } = visitor;
  await visitor.goTo(`/bookingDetail/${orderNo}/0`);
  await openInEditor(page, WORKBOOK);
  await page.getByRole('grid', { name: '装箱单' }).waitFor();
  await visitor.waitForAnimations();
  const cell = (ref: string) => page.getByRole('textbox', { name: ref, exact: true });
  const at = (row: number, column: number) =>
    page
      .getByRole('grid', { name: '装箱单' })
      .locator('tbody tr')
      .nth(row - 1)
      .locator('td')
      .nth(column - 1);
  await at(3, 1).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.insertRows({ count: 1 }) })
    .click();
  await cell('A3').fill('Washer');
  await page.keyboard.press('Tab');
  await cell('B3').fill('5');
  await page.keyboard.press('Enter');
  await at(5, 2).getByText('24').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: words.undo }).click();
  await at(5, 2).getByText('19').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: words.redo }).click();
  await at(5, 2).getByText('24').waitFor();
  await button(page, words.save).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const shipper = await portal.server.signInAs('shipper');
  const saved = await cellsOf((await shipper.download(download, { resourceId: workbookId })).content);
  expect(saved).toMatchObject({ A3: 'Washer', B3: 5, A4: '螺栓', B4: 7, B5: 24 });
  expect(visitor.errors).toEqual([]);
});

test('one takes over with words, is taken over from, and loses nothing, not even without a connection', async () => {
  const clerk = await portal.server.signInAs('clerk');
  const document = { kind: 'resource', documentId: termsId };
  const theirs = await clerk.send(initOfficeConfig, document);
  const { page } = visitor;
  await openInEditor(page, TERMS.name);
  await page.getByText(/has been editing since/).waitFor();
  await button(page, words.takeOver).click();
  await page.getByRole('textbox', { name: words.words }).fill('Customs waits');
  await page.getByRole('dialog', { name: words.takeOverTitle }).getByRole('button', { name: words.takeOver }).click();
  await page.getByText(words.lossNames.textBox).waitFor();
  await button(page, words.startEditing).click();
  const { holder } = await clerk.send(keepAlive, { batchNo: theirs.batchNo });
  expect(holder?.words).toBe('Customs waits');
  await typeAtTop(page, ' FIRST');
  await typeWhileWritten(page, '2');
  await page.keyboard.type('1');
  await page.getByText('FIRST12').filter({ visible: true }).first().waitFor();

  await clerk.send(takeOver, { batchNo: theirs.batchNo, words: 'The bank too' });
  const { batchNo } = await clerk.send(initOfficeConfig, document);
  await lookAgain(page);
  await page.getByText(/has taken over editing: “The bank too”/).waitFor();
  await page.getByText(/FIRST/).filter({ visible: true }).first().waitFor();
  expect(await button(page, words.save).count()).toBe(0);
  await clerk.send(saveDocument, { batchNo }, TERMS);
  await clerk.send(closeDocument, { batchNo });
  await lookAgain(page);
  await page.getByText(words.letGo).waitFor();
  expect(visitor.errors).toEqual([]);

  await button(page, words.editNow).click();
  await page.getByText(words.keptOther({ version: 1 })).waitFor();
  await button(page, words.takeKept).click();
  await page.getByText('FIRST12').filter({ visible: true }).first().waitFor();
  const context = page.context();
  await context.setOffline(true);
  await page.getByText(words.offline).waitFor();
  await typeAtTop(page, ' OFFLINE');
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`${portal.server.address}/custom/bookingDetail/${orderNo}/0`);
  await openInEditor(again, TERMS.name);
  await button(again, words.takeKept).click();
  await again
    .getByText(/OFFLINE/)
    .first()
    .waitFor();
  await button(again, words.cancel).click();
  await again.getByText(words.leaveText).waitFor();
  await button(again, words.leaveCancel).click();
  await again.getByText(words.leaveText).waitFor({ state: 'hidden' });
  await button(again, words.versions).click();
  await again.getByText(new RegExp(`^${words.sources.original} ·`)).waitFor();
  const versions = await clerk.send(listVersions, { kind: 'resource', documentId: termsId });
  expect(versions.map(({ source }) => source)).toEqual(['editor', 'original']);
  await visitor.close();
});

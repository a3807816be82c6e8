import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { bundlePdf, drawingsPdf } from '../features/documents/paper/testing/makePaper.ts';
import { american } from '../features/documents/paper/testing/otherPapers/invoices.ts';
import { drawingsOf } from '../features/documents/paper/testing/otherPapers/otherPaper.ts';
import { sampleFacts } from '../features/documents/paper/testing/paperFacts.ts';
import { en as texts } from '../features/documents/paper/texts/page.ts';
import { addPapers, papers } from '../features/documents/paper/wire.ts';
import { DOC_TYPE } from '../features/documents/resource/docTypes.ts';
import { upload } from '../features/documents/resource/wire.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { openPortal } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

const READING_MS = 60_000;

async function read(name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
  const { shipper } = fixture;
  const belonging = { docType: DOC_TYPE.recognizedPaper };
  const { busiResources } = await shipper.send(upload, belonging, { name, content });
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  await shipper.send(addPapers, { resourceIds, containerNo: '' });
  const waiting = async () => {
    const { rows } = await shipper.send(papers.list, { fileName: name });
    return rows.filter(({ recognizeState }) => recognizeState === '0').length;
  };
  await expect.poll(waiting, { timeout: READING_MS }).toBe(0);
}

test('doubts are stepped through, kinds corrected, bundles joined and split, and sure papers taken over at once', {
  timeout: READING_MS * 2,
}, async () => {
  const bundle = await bundlePdf([
    ['english', sampleFacts(2)],
    ['russian', sampleFacts(2)],
    ['waybill', sampleFacts(2)],
  ]);
  await read('bundle.pdf', bundle);
  await read('pounds.pdf', await drawingsPdf(drawingsOf(american)));
  const booking = bookingOf(await fixture.newTrain(20, { departsIn: { hours: 620 } }), [['22G1', 2]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });

  const visitor = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = visitor;
  await visitor.goTo('/upLoadFile/check');
  const list = page.getByRole('navigation', { name: texts.listTitle });
  await list.getByRole('button', { name: 'pounds.pdf' }).click();
  const paperRegion = page.getByRole('region', { name: 'pounds.pdf' });
  const weights = paperRegion.getByLabel(texts.fields.goodsGrossWeightKg);
  await paperRegion.getByText(texts.of({ at: 0, of: 2 })).waitFor();
  await paperRegion.getByLabel(texts.fields.packNum).first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
  for (const at of [0, 1]) {
    await page.keyboard.press('Alt+ArrowDown');
    const id = (await weights.nth(at).getAttribute('id')) ?? '';
    await expect.poll(focused).toBe(id);
  }
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.type(orderBigNo);
  await expect.poll(() => paperRegion.getByLabel(texts.order).inputValue()).toBe(orderBigNo);

  const give = async (kind: keyof typeof texts.kinds) => {
    await paperRegion.getByLabel(texts.columns.kind).click();
    await page.locator('.ant-select-item-option').filter({ hasText: texts.kinds[kind] }).click();
  };
  await paperRegion.getByLabel(texts.fields.goodsSign).first().fill('typed by hand');
  await give('packingList');
  await list.getByRole('button', { name: 'pounds.pdf' }).getByText(texts.kinds.packingList).waitFor();
  expect(await paperRegion.getByLabel(texts.fields.goodsSign).first().inputValue()).toBe('typed by hand');
  await give('containerPhoto');
  await paperRegion.getByRole('tab', { name: texts.tabs.goods }).waitFor({ state: 'detached' });

  const part = (kind: keyof typeof texts.kinds) =>
    list.getByRole('button', { name: 'bundle.pdf' }).filter({ hasText: texts.kinds[kind] });
  await part('waybill').click();
  await page.getByRole('button', { name: texts.join }).click();
  await page.getByText(texts.part({ from: 2, to: 3 })).waitFor();
  await part('waybill').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: texts.split }).click();
  await part('waybill').waitFor();

  const sure = await list.getByText(texts.noDoubts).count();
  await page.getByRole('button', { name: texts.takeMany({ count: sure }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.order).fill(orderBigNo);
  await dialog.getByRole('button', { name: texts.takeOver, exact: true }).click();
  await dialog.getByText(`bundle.pdf: ${texts.outcomes.taken}`).first().waitFor();
  await dialog.getByRole('button', { name: texts.close }).last().click();
  await expect.poll(() => list.getByText(texts.noDoubts).count()).toBeLessThan(sure);
  expect(visitor.errors).toEqual([]);
});

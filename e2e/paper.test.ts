import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { paperPdf } from '../features/documents/paper/testing/makePaper.ts';
import { sampleFacts } from '../features/documents/paper/testing/paperFacts.ts';
import { en as texts } from '../features/documents/paper/texts/page.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { ownCargo } from '../features/freight/cargo/wire.ts';
import { zipBytes } from '../libs/fileInspection/testing/zipBytes.ts';
import { openPortal } from './portal.ts';

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

const READING_MS = 90_000;

test('papers of a zip are read, checked and taken over; the order shows them', {
  timeout: READING_MS * 2,
}, async () => {
  const facts = sampleFacts(2);
  const booking = bookingOf(await fixture.newTrain(20, { departsIn: { hours: 660 } }), [['22G1', 2]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const visitor = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = visitor;
  await visitor.goTo('/upLoadFile');
  const folder = 'TBJU1000016';
  const zip = zipBytes([
    { name: `${folder}/invoice.pdf`, content: Buffer.from(await paperPdf('english', facts)) },
    { name: `${folder}/packing.pdf`, content: Buffer.from(await paperPdf('russian', facts)) },
    { name: `${folder}/notes.txt`, content: Buffer.from('a text') },
  ]);
  const file = { name: 'papers.zip', mimeType: 'application/zip', buffer: zip };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const result = page.getByRole('region', { name: texts.zipResult });
  await result
    .getByRole('row')
    .filter({ hasText: `${folder}/notes.txt` })
    .getByText(texts.filing.refused)
    .waitFor();
  await result
    .getByRole('row')
    .filter({ hasText: `${folder}/invoice.pdf` })
    .waitFor();
  await result.getByRole('button', { name: texts.closeResult }).click();
  const row = page.getByRole('row').filter({ hasText: 'invoice.pdf' });
  await row.getByText(texts.kinds.invoice).waitFor({ timeout: READING_MS });
  await expect.poll(() => row.innerText()).toContain(folder);
  await row.getByRole('button', { name: texts.check }).click();

  const dialog = page.getByRole('dialog').first();
  const container = dialog.getByLabel(texts.fields.containerNo).first();
  await container.waitFor();
  for (const field of await dialog.getByLabel(texts.fields.containerNo).all()) await field.fill('');
  await dialog.getByLabel(texts.fields.packNum).first().fill('321');
  await dialog.getByLabel(texts.order).fill(orderBigNo);
  await dialog.getByRole('button', { name: texts.confirm }).click();
  const differences = page.getByRole('dialog', { name: texts.differences });
  await differences.getByText(texts.nothingOverwritten).waitFor();
  await differences.getByRole('button', { name: texts.takeOver }).click();
  await row.getByText(texts.states['2']).waitFor();

  await visitor.show('/upLoadFile/check');
  const paperRegion = page.getByRole('region', { name: 'packing.pdf' });
  await paperRegion.getByLabel(texts.fields.packNum).first().fill('654');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.type(orderBigNo);
  for (const field of await paperRegion.getByLabel(texts.fields.containerNo).all()) await field.fill('');
  await paperRegion.getByRole('button', { name: texts.confirm }).click();
  const dialogs = page.getByRole('dialog', { name: texts.differences });
  await dialogs.getByRole('button', { name: texts.takeOver }).click();
  // papers of other journeys may wait behind it
  await paperRegion.waitFor({ state: 'detached' });

  await visitor.show('/upLoadFile');
  await row.getByRole('link', { name: orderBigNo }).click();
  await page
    .getByText(facts.goods[0]?.goodsNameEn ?? '')
    // the page of checking, behind its tab, may show the same goods of another journey
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.getByRole('link', { name: texts.ofOrder({ count: 2 }) }).waitFor();
  const { lines } = await fixture.shipper.send(ownCargo.detail, { orderBigNo });
  const packs = lines.map(({ packNum }) => packNum);
  expect(packs).toContain('654');
  expect(visitor.errors).toEqual([]);
});

import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../app/testing/testFixture.ts';
import { confirmBooking } from '../features/freight/booking/operatorWire.ts';
import { saveBooking } from '../features/freight/booking/wire.ts';
import { en as texts } from '../features/freight/cargo/texts/page.ts';
import { ownCargo } from '../features/freight/cargo/wire.ts';
import { writeSheet } from '../platform/server/sheet/writeSheet.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const { page: words, server: errors } = texts;
const COLUMNS = ['container', ...Object.keys(words.fields)];

let fixture: TestFixture;
const portal = openPortal();
beforeAll(async () => {
  fixture = await TestFixture.open(portal.server);
});
afterAll(() => fixture.database.end());

async function newOrder(): Promise<string> {
  const booking = bookingOf(await fixture.newTrain(20, { departsIn: { hours: 700 } }), [['22G1', 2]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

const gridOf = ({ page }: Visitor) => page.getByRole('grid', { name: words.title });
const cellOf = (visitor: Visitor, line: number, field: string) =>
  gridOf(visitor)
    .locator('tbody tr')
    .nth(line - 1)
    .locator('td')
    .nth(COLUMNS.indexOf(field));

/** Pastes into the focused cell as from a spreadsheet. */
const paste = ({ page }: Visitor, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a pasted block is mended, filled down, undone and saved by itself; a sheet shows what it changes', async () => {
  const orderBigNo = await newOrder();
  const visitor = await portal.visit({ language: 'en', username: 'shipper' });
  const { page } = visitor;
  const lines = async () => (await fixture.shipper.send(ownCargo.detail, { orderBigNo })).lines;
  const allSaved = () => page.getByRole('status').getByText(words.saved).waitFor();
  await visitor.goTo(`/bookingDetail/${orderBigNo}/0`);

  await page.getByRole('button', { name: words.add }).click();
  await paste(visitor, '绿茶\tGreen tea\tЧай зелёный\t0902.10\n丝绸\tSilk\tШёлк\t77');
  await gridOf(visitor).getByText(errors.wrong.hscode).waitFor();
  await cellOf(visitor, 3, 'hscode').click();
  await page.keyboard.type('500720');
  await page.keyboard.press('Enter');
  await gridOf(visitor).getByText(errors.wrong.hscode).waitFor({ state: 'detached' });

  await cellOf(visitor, 2, 'goodsCountry').click();
  await page.keyboard.type('china');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+d');
  await cellOf(visitor, 3, 'goodsCountry').locator('input').waitFor();
  await allSaved();
  expect((await lines()).slice(1)).toMatchObject([
    { goodsNameEn: 'Green tea', hscode: '090210', goodsCountry: 'CN' },
    { goodsNameEn: 'Silk', hscode: '500720', goodsCountry: 'CN' },
  ]);
  await page.keyboard.press('Control+z');
  await page.getByRole('status').getByText(words.unsaved).waitFor();
  await allSaved();
  expect((await lines()).at(-1)).toMatchObject({ hscode: '500720', goodsCountry: '' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export }).click();
  const { sheets } = await readXlsx(await readAll(await (await download).createReadStream()));
  await page.getByRole('button', { name: words.import }).click();
  const dialog = page.getByRole('dialog', { name: words.importTitle });
  await dialog.locator('input[type=file]').setInputFiles(await heavier(sheets[0]?.rows ?? []));
  await dialog.getByText(`${words.states.changed}: 1`).waitFor();
  await dialog.getByRole('button', { name: 'Import 3' }).click();
  await allSaved();
  expect((await lines()).at(-1)).toMatchObject({ goodsNameEn: 'Silk', goodsGrossWeightKg: '60000.5' });
  await page.getByText(words.overweight).filter({ visible: true }).first().waitFor();
  const before = (await lines()).length;
  await page.getByRole('button', { name: words.copyTitle }).click();
  const copying = page.getByRole('dialog', { name: words.copyTitle });
  await copying.getByRole('button', { name: words.copy, exact: true }).first().click();
  await copying.waitFor({ state: 'detached' });
  await allSaved();
  expect((await lines()).length).toBeGreaterThan(before);
  expect(await visitor.axeViolations()).toEqual([]);
  expect(visitor.errors).toEqual([]);
  await visitor.close();
});

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** The sheet with another weight in its last line. */
async function heavier(rows: readonly (readonly unknown[])[]) {
  const [header = [], ...lines] = rows;
  const at = header.indexOf(words.fields.goodsGrossWeightKg);
  const changed = lines.map((line, index) => (index === lines.length - 1 ? line.with(at, '60,000.5') : line));
  const columns = header.map((title, index) => ({
    header: String(title),
    width: 12,
    kind: 'text' as const,
    value: (line: readonly unknown[]) => (line[index] == null ? null : String(line[index])),
  }));
  const buffer = Buffer.from(await writeSheet('goods', columns, changed));
  return { name: 'goods.xlsx', mimeType: 'application/octet-stream', buffer };
}

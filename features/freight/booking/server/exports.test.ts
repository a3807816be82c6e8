import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingOf, TestFixture } from '../../../../app/testing/testFixture.ts';
import type { Actor } from '../../../../platform/testing/actor.ts';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import { parseDateTime } from '../../../../platform/wire/time.ts';
import { exportOrders, listOrders, saveBooking } from '../wire.ts';

let fixture: TestFixture;
let trainInfoId: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  trainInfoId = await fixture.newTrain(100);
});
afterAll(() => fixture.close());

async function booked(contactName: string, customerRef = 'PO 77'): Promise<string> {
  const booking = bookingOf(trainInfoId, [['22G1', 2]], { contactName, customerRef });
  return (await fixture.shipper.send(saveBooking, booking)).orderBigNo;
}

async function sheetFor(person: Actor, filter: { orderBigNo?: string; customerRef?: string }) {
  const { content } = await person.download(exportOrders, filter);
  const { sheets } = await readXlsx(Buffer.from(content), { readStyles: true });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet');
  return sheet;
}

/** Wall-clock time of the reply as read back from a sheet, without zone. */
const onClock = (text: string | undefined) => new Date(`${text?.replace(' ', 'T')}Z`);

it('shows times as on the platform clock, sums as numbers, order and train numbers as text', async () => {
  const orderBigNo = await booked('李思远');
  const [order] = (await fixture.shipper.send(listOrders, { orderBigNo })).rows;
  const [, row] = (await sheetFor(fixture.shipper, { orderBigNo })).rows;
  expect(row?.map((cell) => (cell instanceof Date ? 'a time' : cell))).toEqual([
    orderBigNo,
    'Awaiting confirmation',
    order?.trainNo,
    order?.lineName,
    order?.startStation,
    order?.endStation,
    'a time',
    'a time',
    'a time',
    2,
    0,
    2,
    6001,
    'USD',
    '李思远',
    'a time',
    'PO 77',
  ]);
  expect(row?.[6]).toEqual(onClock(order?.departTime));
  expect(row?.[8]).toEqual(onClock(order?.cutoffTime));
  const createdAt = row?.[15] instanceof Date ? row[15].getTime() : 0;
  expect(Math.abs(createdAt - onClock(order?.createTime).getTime())).toBeLessThan(1000);
  expect(parseDateTime(order?.createTime ?? '').getTime()).toBeLessThan(createdAt);
});

it('keeps a name that looks like a formula a text', async () => {
  const names = ['=', '+', '-', '@'].map((sign) => `${sign}1+1`);
  for (const contactName of names) await booked(contactName, 'a formula');
  const sheet = await sheetFor(fixture.shipper, { customerRef: 'a formula' });
  const cells = names.map((_, row) => sheet.cells?.get(`${row + 1},14`));
  expect(cells.map((cell) => cell?.value).sort()).toEqual(names.sort());
  for (const cell of cells) {
    expect(cell?.type).toBe('string');
    expect(cell?.formula).toBeUndefined();
  }
});

it('has a bold header that stays in sight, in each language', async () => {
  const sheets = await Promise.all(
    LANGUAGES.map((language) => sheetFor(fixture.shipper.inLanguage(language), { orderBigNo: 'no such order' })),
  );
  expect(sheets.map((sheet) => sheet.rows[0]?.[0])).toEqual(['订单号', 'Order No.', '№ заказа']);
  for (const sheet of sheets) {
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(new Set(sheet.rows[0]).size).toBe(17);
  }
});

it('shows no amounts to people from whom money is hidden', async () => {
  const orderBigNo = await booked('李思远');
  const cells = (await sheetFor(await fixture.server.signInAs('clerk'), { orderBigNo })).rows.flat();
  expect(cells).toContain(orderBigNo);
  expect(cells).not.toContain('USD');
  expect(cells).not.toContain(6001);
});

import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import { type Actor, expectUserError, type TestFile } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { updateCompanyTxl } from '../../people/addressBook/wire.ts';
import { confirmBooking } from '../booking/operatorWire.ts';
import { getOrderDetail, saveBooking } from '../booking/wire.ts';
import { anyCargo, ownCargo } from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
});
afterAll(() => fixture.close());

async function newOrder() {
  const trainInfoId = await fixture.newTrain(20);
  const booking = bookingOf(trainInfoId, [['22G1', 2]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  const { containers } = await fixture.shipper.send(getOrderDetail, { orderBigNo });
  const read = (who: Actor = fixture.shipper) => who.send(ownCargo.detail, { orderBigNo });
  return { orderBigNo, containerIds: containers.map(({ orderContainerId }) => orderContainerId), read };
}

test('goods of the booking are taken over with their source; values keep where they come from', async () => {
  const { orderBigNo, read } = await newOrder();
  const before = await read();
  expect(before).toMatchObject({ version: 0, abilities: { edit: true } });
  const [line] = before.lines;
  expect(line).toMatchObject({ goodsNameCn: '电子产品', hscode: '854231', goodsGrossWeightKg: '1000' });
  const lineKey = line?.lineKey ?? '';
  const history = () => fixture.shipper.send(ownCargo.history, { orderBigNo, lineKey, field: 'goodsGrossWeightKg' });
  expect(await history()).toMatchObject([{ value: '1000', source: 'booking' }]);

  await clerk.send(ownCargo.save, {
    orderBigNo,
    version: 0,
    lines: [{ lineKey, fields: { goodsGrossWeightKg: '1000.125', packNum: '12', packType: 'CT' } }],
  });
  await fixture.operator.send(anyCargo.save, {
    orderBigNo,
    version: 1,
    lines: [{ lineKey, fields: { goodsGrossWeightKg: '1001.5' } }],
  });
  expect((await read()).lines).toMatchObject([{ goodsGrossWeightKg: '1001.5', packNum: '12', packType: 'CT' }]);
  expect((await history()).map(({ value, source, who }) => [value, source, who])).toEqual([
    ['1001.5', 'person', 'Platform'],
    ['1000.125', 'person', '王小舟'],
    ['1000', 'booking', 'Customer'],
  ]);
});

test('goods are copied from other orders of the same company alone', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const sources = (who: Actor, text = '') => who.send(ownCargo.sources, { orderBigNo: second.orderBigNo, text });
  const save = (orderBigNo: string) =>
    clerk.send(ownCargo.save, {
      orderBigNo,
      version: 0,
      lines: [{ lineKey: 'copied', fields: { goodsNameCn: '轴承', hscode: '848210' } }],
    });
  await save(first.orderBigNo);
  await save(second.orderBigNo);
  const found = await sources(clerk, first.orderBigNo);
  expect(found).toMatchObject([{ orderBigNo: first.orderBigNo, lineCount: 2, goods: '电子产品' }]);
  expect((await sources(clerk)).map(({ orderBigNo }) => orderBigNo)).not.toContain(second.orderBigNo);
  expect((await expectUserError(sources(fixture.rival))).code).toBe(CODE.absent);
  const { orderBigNo } = second;
  const byOperator = await fixture.operator.send(anyCargo.sources, { orderBigNo });
  expect(byOperator[0]).toMatchObject({ orderBigNo: first.orderBigNo });
});

test('who saves over another one’s change is refused with words, and nothing is half saved', async () => {
  const { orderBigNo, read } = await newOrder();
  const line = (lineKey: string, name: string) => ({ lineKey, fields: { goodsNameEn: name } });
  const first = { orderBigNo, version: 0, lines: [line('one', 'Tea')] };
  expect(await fixture.shipper.send(ownCargo.save, first)).toEqual({ version: 1 });
  const stale = { orderBigNo, version: 0, lines: [line('two', 'Silk')], removed: ['one'] };
  const refused = await expectUserError(clerk.inLanguage('en').send(ownCargo.save, stale));
  expect(refused).toMatchObject({ code: CODE.warning });
  expect(refused.message).toContain('李思远');
  expect((await read()).lines.map(({ goodsNameEn }) => goodsNameEn)).toEqual(['', 'Tea']);

  const wrong = { lineKey: 'two', fields: { hscode: '7712', goodsWeightKg: '1,5', goodsNameEn: 'Silk' } };
  const fault = await expectUserError(
    fixture.shipper.inLanguage('en').send(ownCargo.save, { orderBigNo, version: 1, lines: [wrong], removed: ['one'] }),
  );
  expect(fault.fields).toEqual({
    'lines.0.fields.hscode': 'HS code: 6 to 10 digits',
    'lines.0.fields.goodsWeightKg': 'Enter a number',
  });
  expect((await read()).version).toBe(1);
});

test('another company finds neither goods nor history nor suggestions, and no foreign container takes a line', async () => {
  const { orderBigNo } = await newOrder();
  const other = await newOrder();
  const { rival } = fixture;
  const reads = [
    rival.send(ownCargo.detail, { orderBigNo }),
    rival.send(ownCargo.known, { orderBigNo }),
    rival.send(ownCargo.history, { orderBigNo, field: 'sendCc' }),
    rival.download(ownCargo.exportSheet, { orderBigNo }),
  ];
  const refusals = await Promise.all(reads.map(expectUserError));
  expect(refusals.map(({ code }) => code)).toEqual(reads.map(() => CODE.absent));
  const stolen = { orderBigNo, version: 0, lines: [], removed: [] };
  expect((await expectUserError(fixture.rival.send(ownCargo.save, stolen))).code).toBe(CODE.absent);
  const [foreign = 0] = other.containerIds;
  const moved = {
    orderBigNo,
    version: 0,
    lines: [{ lineKey: 'one', orderContainerId: foreign, fields: {} }],
  };
  const refused = await expectUserError(fixture.shipper.send(ownCargo.save, moved));
  expect(Object.keys(refused.fields ?? {})).toEqual(['lines.0.orderContainerId']);
});

test('who does not see money gets no prices in lines, history and sheet, and cannot write them', async () => {
  const { orderBigNo, read } = await newOrder();
  const fields = {
    goodsNameEn: 'Tea',
    goodsPrice: '7654.32',
    goodsValue: '98765.43',
    goodsValueCurrency: 'USD',
  };
  await fixture.shipper.send(ownCargo.save, { orderBigNo, version: 0, lines: [{ lineKey: 'tea', fields }] });
  const seen = await read(clerk);
  expect(JSON.stringify(seen)).not.toMatch(/7654|98765/);
  expect(await clerk.send(ownCargo.history, { orderBigNo, lineKey: 'tea', field: 'goodsValue' })).toEqual([]);
  const { content } = await clerk.download(ownCargo.exportSheet, { orderBigNo });
  const { sheets } = await readXlsx(Buffer.from(content));
  expect(JSON.stringify(sheets)).not.toMatch(/7654|98765/);
  const write = { orderBigNo, version: 1, lines: [{ lineKey: 'tea', fields: { goodsValue: '1' } }] };
  expect((await expectUserError(clerk.send(ownCargo.save, write))).code).toBe(CODE.forbidden);
  await clerk.send(ownCargo.save, {
    orderBigNo,
    version: 1,
    lines: [{ lineKey: 'tea', fields: { packNum: '3' } }],
  });
  expect((await read()).lines.at(-1)).toMatchObject({ goodsValue: '98765.43', packNum: '3' });
});

test('a party is copied from the address book; its later change leaves the order alone until it is taken', async () => {
  const { orderBigNo, read } = await newOrder();
  const party = { countryCode: 'KZ', nameEn: 'Frozen Party LLP', addressEn: 'Old street 1' };
  const { partyId } = await fixture.shipper.send(updateCompanyTxl, party);
  const chosen = { orderBigNo, version: 0, role: 'receiveCc' as const, partyId };
  await fixture.shipper.send(ownCargo.saveParty, chosen);
  await fixture.shipper.send(updateCompanyTxl, { ...party, partyId, addressEn: 'New street 2' });
  expect((await read()).parties).toMatchObject([{ role: 'receiveCc', addressEn: 'Old street 1', isNewerThere: true }]);
  const rivals = await expectUserError(
    fixture.rival.send(ownCargo.saveParty, { ...chosen, version: 1, role: 'buyerCc' }),
  );
  expect(rivals.code).toBe(CODE.absent);
  await fixture.shipper.send(ownCargo.takeNewer, { orderBigNo, version: 1, role: 'receiveCc' });
  expect((await read()).parties).toMatchObject([{ addressEn: 'New street 2', isNewerThere: false }]);
  expect(await fixture.shipper.send(ownCargo.history, { orderBigNo, field: 'receiveCc' })).toHaveLength(2);
});

test('a sheet goes out and comes in again: new, changed, removed and wrong lines, each fault at its cell', async () => {
  const { orderBigNo, containerIds } = await newOrder();
  await fixture.shipper.send(ownCargo.save, {
    orderBigNo,
    version: 0,
    lines: ['one', 'two', 'three'].map((lineKey) => ({
      lineKey,
      orderContainerId: containerIds[0],
      // a sheet holds 12.5, as a program that saves it unchanged does
      fields: { goodsNameEn: lineKey, goodsGrossWeightKg: '0.125', goodsPrice: '12.50' },
    })),
  });
  const { content } = await fixture.shipper.inLanguage('ru').download(ownCargo.exportSheet, { orderBigNo });
  const rows = (await readXlsx(Buffer.from(content))).sheets[0]?.rows ?? [];
  const [header = [], ...lines] = rows;
  const at = (title: string) => header.indexOf(title);
  const keep = lines.filter((row) => row[at('ID строки')] !== 'three');
  const changed = keep.map((row) =>
    row[at('ID строки')] === 'two' ? row.with(at('Брутто (кг)'), '1 234,5').with(at('Вид упаковки'), 'ящик') : row,
  );
  const wrong = header.map((title) => (title === 'Код ТН ВЭД' ? '770000' : ''));
  const fresh = header.map((title) => (title === 'Наименование (рус.)' ? 'Чай' : title === 'Контейнер' ? '2' : ''));
  const compared = await fixture.shipper
    .inLanguage('ru')
    .send(ownCargo.compareSheet, { orderBigNo }, await sheetOf([header, ...changed, fresh, wrong]));
  const byState = Object.groupBy(compared, ({ state }) => state);
  expect(byState.changed).toMatchObject([
    {
      lineKey: 'two',
      changes: [
        { field: 'packType', before: '', after: 'CS' },
        { field: 'goodsGrossWeightKg', before: '0.125', after: '1234.5' },
      ],
    },
  ]);
  expect(byState.new).toMatchObject([{ name: 'Чай', orderContainerId: containerIds[1] }]);
  expect(byState.removed).toMatchObject([{ lineKey: 'three', name: 'three' }]);
  expect(byState.wrong?.[0]?.errors).toEqual([expect.stringMatching(/^F6: Нет такой группы/)]);
  expect(byState.unchanged).toHaveLength(2);
});

test('hostile files are refused with words', async () => {
  const { orderBigNo } = await newOrder();
  const files: TestFile[] = [
    { name: 'a.xlsx', content: Buffer.from('PK\u0003\u0004 not a workbook') },
    { name: 'b.xlsx', content: Buffer.alloc(2_000, 0x41) },
    await sheetOf([
      ['nothing', 'of', 'this'],
      ['=1+1', '<script>', ''],
    ]),
  ];
  for (const file of files) {
    const refused = await expectUserError(fixture.shipper.send(ownCargo.compareSheet, { orderBigNo }, file));
    expect(refused.message).not.toBe('');
  }
});

test('goods that were named once are suggested by name in any language and by their code', async () => {
  const { orderBigNo } = await newOrder();
  const fields = { goodsNameCn: '乌龙茶', goodsNameRu: 'Чай улун', hscode: '090230' };
  await fixture.shipper.send(ownCargo.save, { orderBigNo, version: 0, lines: [{ lineKey: 'tea', fields }] });
  for (const text of ['улун', '乌龙', '0902'])
    expect(await clerk.send(ownCargo.known, { orderBigNo, text }), text).toMatchObject([fields]);
  expect(await clerk.send(ownCargo.known, { orderBigNo, text: 'кофе' })).toEqual([]);
});

async function sheetOf(rows: readonly (readonly unknown[])[]): Promise<TestFile> {
  const [header = [], ...lines] = rows;
  const columns = header.map((title, index) => ({
    header: String(title),
    width: 12,
    kind: 'text' as const,
    value: (row: readonly unknown[]) => (row[index] == null ? null : String(row[index])),
  }));
  return { name: 'goods.xlsx', content: Buffer.from(await writeSheet('goods', columns, lines)) };
}

import { expect, test } from 'vitest';
import type { Page } from '../../../libs/pageReader/page.ts';
import { DOUBTFUL } from './reading/found.ts';
import { understand } from './reading/understand.ts';
import { block, cells, pageOfInks } from './testing/otherPapers/otherPaper.ts';

const factsOf = (...inks: ReturnType<typeof cells>[]) => understand([pageOfInks(inks.flat())]);

/** As an engine sees it. */
const recognized = (page: Page): Page => ({
  ...page,
  fragments: page.fragments.map((fragment) => ({ ...fragment, confidence: 0.97 })),
});

test('each container keeps its own seal: in its row, however long the table, and in its column', () => {
  const numbers = [
    ...['MSKU1234565', 'TBJU1000016', 'CSQU3054383', 'TGHU4827150', 'CAIU9063146', 'FESU5148822'],
    ...['RZDU0533170', 'TKRU4612098', 'MRKU7301566', 'SEGU6120949', 'BMOU4558733', 'DFSU2190460'],
  ];
  const rows = numbers.map((number, at) => [number, `CN${700_100 + at}`, 'Tyres', '100', '2000', '2100']);
  const heading = ['Container', 'Seal No.', 'Goods', 'Cartons', 'Net kg', 'Gross kg'];
  const inRows = factsOf(cells([40, 130, 220, 300, 360, 430], 60, [heading, ...rows]));
  expect(inRows.head.containers.map(({ containerNo, sealNo }) => [containerNo.text, sealNo?.text])).toEqual(
    rows.map(([number, seal]) => [number, seal]),
  );
  const inColumns = factsOf(
    cells([40, 160, 300], 60, [
      ['Container', 'MSKU1234565', 'TBJU1000016'],
      ['Size', '22G1', '22G1'],
      ['Seal', 'CN700100', 'CN700101'],
    ]),
  );
  expect(inColumns.head.containers.map(({ sealNo }) => sealNo?.text)).toEqual(['CN700100', 'CN700101']);
  const inText = factsOf(block(40, 60, ['MSKU1234565 seal CN700100, TBJU1000016 seal CN700101']));
  expect(inText.head.containers.map(({ sealNo }) => sealNo?.text)).toEqual(['CN700100', 'CN700101']);
});

test('a container number whose check digit does not fit is shown, with the one that would', () => {
  const { head } = factsOf(block(40, 60, ['PACKING LIST', 'Container No. TBJU1000017']));
  const [container] = head.containers;
  expect(container).toMatchObject({ containerNo: { text: 'TBJU1000017' }, suggestedNo: 'TBJU1000016' });
  expect(container?.containerNo.confidence).toBeLessThan(DOUBTFUL);
});

test('labels and telephone numbers are no addresses', () => {
  const { sendCc, receiveCc } = factsOf(
    block(40, 40, ['装箱单']),
    cells([40, 90, 300], 60, [
      ['卖方：', '温州东瓯鞋业有限公司', '买方：阿拉木图汽配公司'],
      ['地址：', '浙江省温州市鹿城区黄龙工业区', '+7 727 300 12 34'],
    ]),
    cells([40], 100, [['收货人：明斯克农机贸易公司'], ['+375 17 300 1234'], ['地址：']]),
  ).parties;
  expect(sendCc?.addressCn?.text).toBe('浙江省温州市鹿城区黄龙工业区');
  expect(receiveCc).toMatchObject({
    nameCn: { text: '明斯克农机贸易公司' },
    otherTel: { text: '+375 17 300 1234' },
  });
  expect(receiveCc).not.toHaveProperty('addressCn');
  expect(receiveCc).not.toHaveProperty('addressEn');
});

test('a scan of few lines that names shipper and container is a paper, not a photo of a door', () => {
  const page = pageOfInks(block(40, 60, ['SHIPPING NOTE', 'Shipper: Hefei Solar Co., Ltd.', 'Container TCNU3054388']));
  expect(understand([{ ...page, kind: 'picture' }])).toMatchObject({
    kind: 'other',
    parties: { sendCc: { nameEn: { text: 'Hefei Solar Co., Ltd.' } } },
  });
});

test('a name that was read in another alphabet is a doubt, one that a program wrote is not', () => {
  const page = pageOfInks(
    block(40, 60, ['PACKING LIST', 'Consignee: OOO TopMo3Hble AMCKU', 'Shipper: iPhone Parts Co., Ltd.']),
  );
  const of = (one: Page) => understand([one]).parties.receiveCc?.nameEn?.confidence ?? 0;
  expect(of(recognized(page))).toBeLessThan(DOUBTFUL);
  expect(of(page)).toBe(1);
  expect(understand([recognized(page)]).parties.sendCc?.nameEn?.confidence).toBeGreaterThan(DOUBTFUL);
});

test('cartons under "Unit" are the packing of the quantity; pieces are not', () => {
  const { lines } = factsOf(
    cells([220], 40, [['COMMERCIAL INVOICE']]),
    cells([40, 80, 220, 290, 350, 420], 70, [
      ['No.', 'Description', 'Qty', 'Unit', 'Price USD', 'Amount USD'],
      ['1', 'Toner cartridges', '200', 'CTN', '7.00', '1,400.00'],
      ['2', 'Paper', '300', 'PCS', '2.00', '600.00'],
    ]),
  );
  expect(
    lines.map(({ packNum, packType, smallPackNum }) => [packNum?.text, packType?.text, smallPackNum?.text]),
  ).toEqual([
    ['200', 'CT', undefined],
    [undefined, undefined, '300'],
  ]);
});

test('names under "Item" or "Article" are read, beside a column that numbers the lines', () => {
  const { lines } = factsOf(
    cells([220], 40, [['PACKING LIST']]),
    cells([40, 80, 220, 300, 360, 430], 70, [
      ['#', 'Item', 'CN code', 'Ctns', 'Net kg', 'Gross kg'],
      ['1', 'Bamboo flooring', '44187320', '860', '15,480', '16,340'],
      ['2', 'Cutting boards', '44191100', '210', '2,520', '2,730'],
    ]),
  );
  expect(lines.map(({ goodsNameEn, hscode }) => [goodsNameEn?.text, hscode?.text])).toEqual([
    ['Bamboo flooring', '44187320'],
    ['Cutting boards', '44191100'],
  ]);
});

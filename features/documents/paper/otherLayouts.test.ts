import { expect, test } from 'vitest';
import type { Page } from '../../../libs/pageReader/page.ts';
import type { Found } from './reading/found.ts';
import { type PaperFacts, understand } from './reading/understand.ts';
import { pageOfInks } from './testing/otherPapers/otherPaper.ts';

/** Text with its left edge and its line, in points of an A4 page. */
type Ink = readonly [string, number, number];

const pageOf = (inks: readonly Ink[]): Page => pageOfInks(inks.map(([text, x, y]) => ({ text, x, y, size: 9 })));

const rows = (lefts: readonly number[], top: number, cells: readonly (readonly string[])[]): Ink[] =>
  cells.flatMap((row, line) =>
    row.flatMap((text, at): Ink[] => (text === '' ? [] : [[text, lefts[at] ?? 0, top + line * 16]])),
  );

const textsOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, found]: [string, Found]) =>
      found?.text === undefined ? [] : [[name, found.text]],
    ),
  );

function plain({ kind, head, parties, lines }: PaperFacts) {
  return {
    kind,
    head: textsOf(head),
    containers: head.containers.map(({ containerNo, sealNo }) => [containerNo.text, sealNo?.text]),
    parties: Object.fromEntries(Object.entries(parties).map(([role, party]) => [role, textsOf(party)])),
    lines: lines.map(textsOf),
  };
}

test('a customs declaration: labels above their values, three values in one cell', () => {
  const facts = understand([
    pageOf([
      ['中华人民共和国海关出口货物报关单', 160, 40],
      ['海关编号：090120260001234567', 300, 60],
      ['境内发货人（91610132MA6TYC3W4L）', 40, 80],
      ['出口日期', 380, 80],
      ['西安丝路贸易有限公司', 40, 94],
      ['20261122', 380, 94],
      ['境外收货人', 40, 112],
      ['运输方式', 300, 112],
      ['Vostok Logistics LLC', 40, 126],
      ['铁路运输', 300, 126],
      ['合同协议号', 40, 144],
      ['运抵国（地区）', 300, 144],
      ['HT-20261', 40, 158],
      ['俄罗斯', 300, 158],
      ['集装箱号：TBJU1000016', 40, 200],
      ...rows([40, 75, 150, 290, 360, 470], 240, [
        ['项号', '商品编号', '商品名称及规格型号', '数量及单位', '单价/总价/币制', '原产国（地区）'],
        ['1', '8471300000', '笔记本电脑', '500台', '600.00', '中国'],
        ['', '', '', '', '300000.00', ''],
        ['', '', '', '', '美元', ''],
      ]),
    ]),
  ]);
  expect(plain(facts)).toEqual({
    kind: 'declaration',
    head: { number: '090120260001234567', date: '2026-11-22', contractNo: 'HT-20261' },
    containers: [['TBJU1000016', undefined]],
    parties: {
      sendCc: { nameCn: '西安丝路贸易有限公司', taxCode: '91610132MA6TYC3W4L', countryCode: 'CN' },
      receiveCc: { nameEn: 'Vostok Logistics LLC' },
    },
    lines: [
      {
        goodsNameCn: '笔记本电脑',
        hscode: '8471300000',
        smallPackNum: '500',
        goodsCountry: '中国',
        goodsPrice: '600.00',
        goodsValue: '300000.00',
        goodsValueCurrency: 'USD',
      },
    ],
  });
});

test('a waybill: numbered boxes, GNG codes, one weight', () => {
  const facts = understand([
    pageOf([
      ['НАКЛАДНАЯ СМГС', 220, 40],
      ['29 Отправка № 12345678', 380, 60],
      ['1 Отправитель', 40, 80],
      ["Xi'an Silk Road Trading Co., Ltd.", 40, 94],
      ['4 Получатель', 40, 140],
      ['ООО «Восток Логистика»', 40, 154],
      ['г. Москва, ул. Лесная, д. 12', 40, 168],
      ['ИНН 7707083893', 40, 182],
      ['19 Вагон/Контейнер TBJU1000016', 40, 210],
      ['Пломбы: SL123456', 300, 210],
      ...rows([40, 240, 320, 400, 480], 240, [
        ['15 Наименование груза', 'Код ГНГ', 'Род упаковки', '18 Кол-во мест', '19 Масса (в кг)'],
        ['Ноутбуки', '84713000', 'Картон', '120', '1 250,5'],
        ['Шины автомобильные', '40111000', 'Паллеты', '40', '3 400'],
      ]),
      ['Итого', 40, 300],
      ['4 650,5', 480, 300],
    ]),
  ]);
  expect(plain(facts)).toMatchObject({
    kind: 'waybill',
    head: { number: '12345678' },
    containers: [['TBJU1000016', 'SL123456']],
    parties: {
      sendCc: { nameEn: "Xi'an Silk Road Trading Co., Ltd." },
      receiveCc: { nameRu: 'ООО «Восток Логистика»', taxCode: '7707083893' },
    },
    lines: [
      { goodsNameRu: 'Ноутбуки', gng: '84713000', packNum: '120', goodsGrossWeightKg: '1250.5' },
      { goodsNameRu: 'Шины автомобильные', gng: '40111000', packNum: '40', goodsGrossWeightKg: '3400' },
    ],
  });
});

test('a packing list: a heading of two rows, numbers with their words, container and seal in one', () => {
  const facts = understand([
    pageOf([
      ['PACKING LIST', 240, 40],
      ['Exporter:', 40, 70],
      ['Shenzhen Bright Electronics Co., Ltd.', 110, 70],
      ['Importer:', 40, 110],
      ['Alatau Trade LLP', 110, 110],
      ['P/L No.: PL-2026-0456', 380, 70],
      ['Date: 22/11/2026', 380, 84],
      ['Container/Seal: MSKU1234565 / CN998877', 40, 150],
      ...rows([40, 110, 250, 320, 390, 470], 180, [
        ['Marks & Nos.', 'Description of Goods', 'No. of Pkgs', 'Net Wt', 'Gross Wt', 'Meas.'],
        ['', '', '', '(KGS)', '(KGS)', '(CBM)'],
        ['N/M', 'LED Lamps', '120 CTNS', '1,200.00', '1,340.00', '8.50'],
        ['N/M', 'Power adapters', '80 CTNS', '640.50', '700.00', '3.20'],
      ]),
      ['TOTAL:', 40, 250],
      ['200 CTNS', 250, 250],
    ]),
  ]);
  expect(plain(facts)).toMatchObject({
    kind: 'packingList',
    head: { number: 'PL-2026-0456', date: '2026-11-22' },
    containers: [['MSKU1234565', 'CN998877']],
    parties: {
      sendCc: { nameEn: 'Shenzhen Bright Electronics Co., Ltd.' },
      buyerCc: { nameEn: 'Alatau Trade LLP' },
    },
    lines: [
      {
        goodsSign: 'N/M',
        goodsNameEn: 'LED Lamps',
        packNum: '120',
        packType: 'CT',
        goodsWeightKg: '1200.00',
        goodsGrossWeightKg: '1340.00',
        goodsVolumeM3: '8.50',
      },
      { goodsNameEn: 'Power adapters', packNum: '80', goodsWeightKg: '640.50' },
    ],
  });
});

test('an invoice: labels above, columns that nobody asks for, a heading over two rows', () => {
  const facts = understand([
    pageOf([
      ['COMMERCIAL INVOICE', 220, 40],
      ...rows([40, 200, 300], 64, [
        ['INVOICE NO.', 'DATE', 'CONTRACT NO.'],
        ['CI-88-2026', '22-Nov-2026', 'HT-99001'],
      ]),
      ...rows([40, 300], 110, [
        ['SELLER / SHIPPER', 'BUYER / CONSIGNEE'],
        ['Ningbo Star Import & Export Co., Ltd.', 'Vostok Logistics LLC'],
      ]),
      ...rows([40, 80, 220, 290, 340, 410, 480], 160, [
        ['Item', 'Description', 'HS', 'Quantity', 'Unit', 'Unit Price', 'Total'],
        ['No.', 'of Goods', 'Code', '(PCS)', '', '(USD)', 'Amount (USD)'],
        ['1', 'Electric motors, 5 kW', '8501520000', '500', 'PCS', '$120.00', '$60,000.00'],
        ['2', 'Hydraulic pumps', '8413500000', '120', 'PCS', '$80.50', '$9,660.00'],
      ]),
      ['Total Amount:', 40, 230],
      ['USD 69,660.00', 480, 230],
    ]),
  ]);
  expect(plain(facts)).toMatchObject({
    kind: 'invoice',
    head: { number: 'CI-88-2026', date: '2026-11-22', contractNo: 'HT-99001' },
    parties: {
      sendCc: { nameEn: 'Ningbo Star Import & Export Co., Ltd.' },
      buyerCc: { nameEn: 'Vostok Logistics LLC' },
    },
    lines: [
      {
        goodsNameEn: 'Electric motors, 5 kW',
        hscode: '8501520000',
        smallPackNum: '500',
        goodsPrice: '120.00',
        goodsValue: '60000.00',
        goodsValueCurrency: 'USD',
      },
      { goodsNameEn: 'Hydraulic pumps', hscode: '8413500000', goodsValue: '9660.00' },
    ],
  });
});

test('a table goes on over pages, with its heading again or without', () => {
  const heading = ['№ п/п', 'Наименование товара', 'Код ТН ВЭД', 'Ед. изм.', 'Кол-во', 'Сумма, USD'];
  const lefts = [40, 80, 230, 310, 360, 460];
  const facts = understand([
    pageOf([
      ['ИНВОЙС № INV-2026/77 от 22.11.2026', 150, 40],
      ['Продавец: Shenzhen Bright Electronics Co., Ltd.', 40, 70],
      ['Покупатель: ООО «Вектор»', 40, 104],
      ...rows(lefts, 180, [heading, ['1', 'Светильники', '9405110000', 'шт.', '500', '6 250,00']]),
    ]),
    pageOf([...rows(lefts, 60, [['2', 'Адаптеры питания', '8504409000', 'шт.', '300', '1 200,00']])]),
    pageOf([
      ['ИНВОЙС № INV-2026/77', 150, 40],
      ...rows(lefts, 80, [heading, ['3', 'Кабели', '8544429009', 'шт.', '20', '40,00']]),
      ['Всего к оплате:', 40, 240],
      ['7 490,00', 460, 240],
    ]),
  ]);
  expect(plain(facts)).toMatchObject({
    head: { number: 'INV-2026/77', date: '2026-11-22' },
    parties: { buyerCc: { nameRu: 'ООО «Вектор»' } },
  });
  expect(facts.lines.map((line) => [line.goodsNameRu?.text, line.smallPackNum?.text, line.goodsValue?.text])).toEqual([
    ['Светильники', '500', '6250.00'],
    ['Адаптеры питания', '300', '1200.00'],
    ['Кабели', '20', '40.00'],
  ]);
  expect(facts.lines[1]?.goodsValue?.page).toBe(2);
});

test.each([
  [
    'a labelled seal',
    [
      ['Container No. TBJU1000016', 40],
      ['Seal No. SL584159', 270],
    ],
  ],
  [
    'a seal beside its container',
    [
      ['TBJU1000016', 40],
      ['SL584159', 305],
    ],
  ],
  ['a container number', [['TBJU1000016', 305]]],
  ['weights', [['Gross weight: 12 500 kg', 305]]],
  ['the next box of a form', [['5. Means of carriage', 305]]],
  ['a salutation', [['Dear Mr. Serik, as agreed', 305]]],
] satisfies [string, [string, number][]][])('an address ends before %s', (_name, below) => {
  const facts = understand([
    pageOf([
      ['COMMERCIAL INVOICE', 220, 40],
      ['3. Shipper', 40, 80],
      ['4. Consignee', 305, 80],
      ['Goods of Xi’an Co., Ltd.', 40, 95],
      ['Total Transport Logistics LLC', 305, 95],
      ['88 Hanghai East Road, Zhengzhou, China', 40, 110],
      ['12 Lesnaya Street, Moscow, Russia', 305, 110],
      ...below.map(([text, x]): Ink => [text, x, 128]),
      ['as agreed', 305, 143],
    ]),
  ]);
  expect(textsOf(facts.parties.receiveCc ?? {})).toMatchObject({
    nameEn: 'Total Transport Logistics LLC',
    addressEn: '12 Lesnaya Street, Moscow, Russia',
  });
  expect(facts.parties.sendCc?.addressEn?.text).toBe('88 Hanghai East Road, Zhengzhou, China');
});

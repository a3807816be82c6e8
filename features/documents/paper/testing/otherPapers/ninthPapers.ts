import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const mixed: OtherPaper = {
  name: 'a packing list of a Chinese plant with two languages in the head',
  pages: [
    drawn(
      block(150, 34, ['LUOYANG ZHONGTUO TRACTOR PARTS CO.,LTD']),
      block(230, 52, ['装箱单 PACKING LIST']),
      cells([40, 350], 76, [
        ['买方 Buyer: AGROMASH HOLDING KZ JSC', '发票号 Invoice No: ZT20261101'],
        ['Kostanay, Promyshlennaya 41, Kazakhstan', '日期 Date: Nov.01, 2026'],
        ['', '合同号 Contract No: ZT-AM-2605'],
      ]),
      cells([40, 75, 230, 290, 350, 420, 490], 130, [
        ['序号', '品名', '数量', '件数', '净重', '毛重', '体积'],
        ['Item', 'Goods', 'Qty', 'Pkgs', 'N.W. (kg)', 'G.W. (kg)', 'Volume (m³)'],
        ['1', '离合器 Clutch assembly', '200 pcs', '20', '3,400', '3,620', '4.8'],
        ['2', '散热器 Radiator', '150 pcs', '30', '2,250', '2,610', '9.6'],
        ['', 'Total', '350 pcs', '50', '5,650', '6,230', '14.4'],
      ]),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'ZT20261101',
    'head.date': '2026-11-01',
    ...{
      'head.contractNo': 'ZT-AM-2605',
      'buyerCc.nameEn': 'AGROMASH HOLDING KZ JSC',
      'buyerCc.countryCode': 'KZ',
    },
    'sendCc.nameEn': 'LUOYANG ZHONGTUO TRACTOR PARTS CO.,LTD',
    ...tableOf(
      [
        ...['goodsNameCn', 'goodsNameEn', 'smallPackNum', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg'],
        'goodsVolumeM3',
      ],
      ['离合器', 'Clutch assembly', '200', '20', '3400', '3620', '4.8'],
      ['散热器', 'Radiator', '150', '30', '2250', '2610', '9.6'],
    ),
  },
};

const minimal: OtherPaper = {
  name: 'a Russian invoice of an importer of one line',
  pages: [
    drawn(
      block(200, 36, ['ИНВОЙС № 55/26']),
      block(220, 52, ['от 19 ноября 2026 г.']),
      block(40, 80, [
        'Отправитель: ООО «Алтай Мёд», Россия, г. Барнаул, ул. Попова, 15',
        'Получатель: Beijing Sunny Foods Co., Ltd., Chaoyang District, Beijing, China',
        'Договор № АМ-CN/3 от 05.05.2026',
      ]),
      cells([40, 60, 190, 260, 320, 380, 450, 510], 140, [
        ['№', 'Наименование', 'ТН ВЭД', 'Места', 'Нетто, кг', 'Брутто, кг', 'USD/кг', 'Сумма USD'],
        ['1', 'Мёд натуральный', '0409000000', '420', '5040,0', '5544,0', '4,20', '21168,00'],
        ['', 'Итого:', '', '420', '5040,0', '5544,0', '', '21168,00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '55/26',
    'head.date': '2026-11-19',
    'head.contractNo': 'АМ-CN/3',
    'sendCc.nameRu': 'ООО «Алтай Мёд»',
    'sendCc.countryCode': 'RU',
    'receiveCc.nameEn': 'Beijing Sunny Foods Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      [
        ...['goodsNameRu', 'hscode', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsPrice'],
        ...['goodsValue', 'goodsValueCurrency'],
      ],
      ['Мёд натуральный', '0409000000', '420', '5040.0', '5544.0', '4.20', '21168.00', 'USD'],
    ),
  },
};

const stated: OtherPaper = {
  name: 'a cargo statement without a table',
  pages: [
    ['CARGO MANIFEST', '', '', ''],
    ['Manifest No.', 'MF-26-2210', 'Sailing date', '22.11.2026'],
    ['Sender', 'Hebei Pipe Fittings Co., Ltd', 'Receiver', 'TOO Stroy Snab'],
    ['Sender address', 'Cangzhou, China', 'Receiver address', 'Pavlodar, Kazakhstan'],
    ['Container', 'CSQU1000011', 'Seal number', 'HB776655'],
    ['Name of goods', 'Steel pipe fittings', 'HS Code', '7307930000'],
    ['Total packages', '212', 'Packing', 'Wooden cases'],
    ['Net weight (KG)', '18900', 'Gross weight (KG)', '19750'],
  ],
  truth: {
    ...{
      'head.number': 'MF-26-2210',
      'head.date': '2026-11-22',
      container0: 'CSQU1000011',
      seal0: 'HB776655',
    },
    'sendCc.nameEn': 'Hebei Pipe Fittings Co., Ltd',
    'receiveCc.nameEn': 'TOO Stroy Snab',
    'sendCc.countryCode': 'CN',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'packNum', 'packType', 'goodsWeightKg', 'goodsGrossWeightKg'],
      ['Steel pipe fittings', '7307930000', '212', 'CS', '18900', '19750'],
    ),
  },
};

const packaging: OtherPaper = {
  name: 'an invoice of a Dutch seller of flowers',
  pages: [
    drawn(
      cells([40, 380], 36, [
        ['Bloemen Export Aalsmeer B.V.', 'Invoice 26-40419'],
        ['Legmeerdijk 313, Aalsmeer, The Netherlands', 'Date 20 Nov 2026'],
        ['', 'Customer 7741'],
      ]),
      cells([40, 230], 84, [
        ['Invoice address', 'Delivery address'],
        ['Gulder Trade LLP', 'Gulder Trade LLP'],
        ['Almaty, Kazakhstan', 'Cold store 4, Almaty, Kazakhstan'],
      ]),
      cells([40, 90, 260, 330, 390, 450, 510], 150, [
        ['Boxes', 'Product', 'Stems', 'Price', 'Total', 'Gross kg', 'HS code'],
        ['14', 'Roses Red Naomi', '4.200', '0,62', '2.604,00', '168,0', '060311'],
        ['9', 'Tulips mixed', '4.500', '0,21', '945,00', '94,5', '060319'],
        ['23', 'Total EUR', '8.700', '', '3.549,00', '262,5', ''],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '26-40419',
    'head.date': '2026-11-20',
    'sendCc.nameEn': 'Bloemen Export Aalsmeer B.V.',
    'sendCc.countryCode': 'NL',
    'receiveCc.nameEn': 'Gulder Trade LLP',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      [...['packNum', 'goodsNameEn', 'goodsPrice', 'goodsValue', 'goodsGrossWeightKg', 'hscode'], 'goodsValueCurrency'],
      ['14', 'Roses Red Naomi', '0.62', '2604.00', '168.0', '060311', 'EUR'],
      ['9', 'Tulips mixed', '0.21', '945.00', '94.5', '060319', 'EUR'],
    ),
  },
};

const cim: OtherPaper = {
  name: 'a common railway waybill in German and Russian',
  pages: [
    drawn(
      cells([40, 310], 36, [
        ['Frachtbrief CIM/SMGS - Накладная ЦИМ/СМГС', 'Nr. 80 1184 2299'],
        ['1 Absender / Отправитель', '10 Bestimmungsbahnhof / Станция назначения'],
        ['Rhein Chemie Handel GmbH', 'Алматы 1'],
        ['Köln, Deutschland', '16 Übernahme / Прием к перевозке'],
        ['4 Empfänger / Получатель', 'Duisburg 18.11.2026'],
        ['ТОО «Химпром Азия»', '19 Контейнер / Container'],
        ['Алматы, Казахстан', 'TCNU1000016'],
      ]),
      cells([40, 110, 180, 340, 410, 490], 150, [
        ['20 Anzahl', 'Verpackung', 'Bezeichnung des Gutes', 'NHM', 'Masse (kg)', 'Plomben'],
        ['Мест', 'Упаковка', 'Наименование груза', 'ГНГ', 'Масса (кг)', 'Пломбы'],
        ['80', 'Fässer', 'Epoxidharz', '39073000', '17600', 'DB44120'],
      ]),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.date': '2026-11-18',
    container0: 'TCNU1000016',
    seal0: 'DB44120',
    'sendCc.nameEn': 'Rhein Chemie Handel GmbH',
    'sendCc.countryCode': 'DE',
    'receiveCc.nameRu': 'ТОО «Химпром Азия»',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(['packNum', 'goodsNameEn', 'gng', 'goodsGrossWeightKg'], ['80', 'Epoxidharz', '39073000', '17600']),
  },
};

const phyto: OtherPaper = {
  name: 'a certificate of quality with a small table',
  pages: [
    drawn(
      block(200, 36, ['CERTIFICATE OF QUALITY AND WEIGHT']),
      cells([40, 140], 64, [
        ['Certificate No:', 'QW-118822'],
        ['Issue date:', '15.11.2026'],
        ['Seller:', 'Bukhara Cotton Export LLC, Bukhara, Uzbekistan'],
        ['Consignee:', 'Zhengzhou Textile Import Co., Ltd., Zhengzhou, China'],
        ['Contract:', 'BC-ZT/26-4'],
      ]),
      cells([40, 110, 260, 330, 400, 480], 160, [
        ['Lot no.', 'Product name', 'HS', 'Bales', 'Net, kg', 'Gross, kg'],
        ['L-12', 'Raw cotton grade I', '520100', '96', '20 880', '21 250'],
        ['L-13', 'Raw cotton grade II', '520100', '94', '20 350', '20 720'],
        ['', 'TOTAL', '', '190', '41 230', '41 970'],
      ]),
    ),
  ],
  truth: {
    ...{
      kind: 'certificate',
      'head.number': 'QW-118822',
      'head.date': '2026-11-15',
      'head.contractNo': 'BC-ZT/26-4',
    },
    'sendCc.nameEn': 'Bukhara Cotton Export LLC',
    'sendCc.countryCode': 'UZ',
    'receiveCc.nameEn': 'Zhengzhou Textile Import Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg'],
      ['Raw cotton grade I', '520100', '96', '20880', '21250'],
      ['Raw cotton grade II', '520100', '94', '20350', '20720'],
    ),
  },
};

/** Houses of many countries, sixth batch. */
export const NINTH_PAPERS = [mixed, minimal, stated, packaging, cim, phyto];

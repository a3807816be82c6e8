import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const typical: OtherPaper = {
  name: 'an invoice as most Chinese traders write it',
  pages: [
    drawn(
      block(180, 34, ['SHENZHEN KINGVIEW ELECTRONICS CO., LTD'], { size: 12 }),
      block(130, 50, ['5/F, BLDG B, LONGHUA SCIENCE PARK, SHENZHEN, P.R.CHINA']),
      block(235, 74, ['COMMERCIAL INVOICE'], { size: 12 }),
      cells([40, 75, 380, 450], 98, [
        ['TO:', 'TOO "TECHNODOM OPERATOR"', 'INVOICE NO.:', 'KV-26-1190'],
        ['', '113 RAIYMBEK AVE., ALMATY, KAZAKHSTAN', 'DATE:', '18TH NOV., 2026'],
        ['', '', 'S/C NO.:', 'KV2026-TD7'],
        ['FROM:', 'SHENZHEN, CHINA', 'TO:', 'ALMATY, KAZAKHSTAN'],
      ]),
      cells([40, 125, 330, 400, 470], 170, [
        ['MARKS & NOS.', 'DESCRIPTION OF GOODS', 'QUANTITY', 'UNIT PRICE', 'AMOUNT'],
        ['', '', '', 'FCA SHENZHEN', ''],
        ['TECHNODOM', '1. WIRELESS EARPHONE T8', '5,000PCS', 'USD 6.80', 'USD 34,000.00'],
        ['ALMATY', '   HS CODE: 8517629900', '', '', ''],
        ['C/NO.1-130', '2. POWER BANK 10000MAH', '3,000PCS', 'USD 5.25', 'USD 15,750.00'],
        ['', '   HS CODE: 8507600090', '', '', ''],
        ['', 'TOTAL:', '8,000PCS', '', 'USD 49,750.00'],
      ]),
      block(40, 290, ['TOTAL PACKED IN 130 CARTONS.', 'G.W.: 2,210KGS   N.W.: 1,950KGS   MEAS.: 12.6CBM']),
    ),
  ],
  truth: {
    ...{
      kind: 'invoice',
      'head.number': 'KV-26-1190',
      'head.date': '2026-11-18',
      'head.contractNo': 'KV2026-TD7',
    },
    'sendCc.nameEn': 'SHENZHEN KINGVIEW ELECTRONICS CO., LTD',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'TOO "TECHNODOM OPERATOR"',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['WIRELESS EARPHONE T8', '8517629900', '5000', '6.80', '34000.00', 'USD'],
      ['POWER BANK 10000MAH', '8507600090', '3000', '5.25', '15750.00', 'USD'],
    ),
  },
};

const articles: OtherPaper = {
  name: 'a Russian invoice in yuan with weights and places',
  pages: [
    drawn(
      block(40, 36, ['ИНВОЙС № YW-3307 от 09/11/2026', 'к контракту № YW-RU/26 от 01.04.2026']),
      cells([40, 300], 70, [
        ['Продавец', 'Покупатель'],
        ['Yiwu Lotus Trading Firm', 'ООО «Мир игрушек»'],
        ['КНР, пров. Чжэцзян, г. Иу, ул. Чоучжоу, 300', 'РФ, г. Казань, ул. Баумана, 8'],
        ['', 'ИНН 1655112244'],
      ]),
      cells(
        [40, 90, 235, 280, 330, 390, 440, 495],
        140,
        [
          [
            'Артикул',
            'Наименование, материал,',
            'Кол-во,',
            'Цена за',
            'Стоимость,',
            'Вес нетто,',
            'Вес брутто,',
            'Мест',
          ],
          ['', 'торговая марка', 'шт', 'шт, CNY', 'CNY', 'кг', 'кг', ''],
          ['L-881', 'Кукла пластмассовая, «Lotus»', '2400', '18,60', '44640,00', '960', '1080', '60'],
          ['L-902', 'Машинка радиоуправляемая', '1200', '42,00', '50400,00', '1440', '1620', '100'],
          ['', 'ИТОГО:', '3600', '', '95040,00', '2400', '2700', '160'],
        ],
        { size: 8 },
      ),
      block(40, 230, ['Страна происхождения: Китай', 'Условия поставки: EXW Иу']),
    ),
  ],
  truth: {
    ...{
      kind: 'invoice',
      'head.number': 'YW-3307',
      'head.date': '2026-11-09',
      'head.contractNo': 'YW-RU/26',
    },
    'sendCc.nameEn': 'Yiwu Lotus Trading Firm',
    'sendCc.countryCode': 'CN',
    ...{
      'buyerCc.nameRu': 'ООО «Мир игрушек»',
      'buyerCc.countryCode': 'RU',
      'buyerCc.taxCode': '1655112244',
    },
    ...tableOf(
      [
        ...['smallPackNum', 'goodsPrice', 'goodsValue', 'goodsWeightKg', 'goodsGrossWeightKg', 'packNum'],
        ...['goodsValueCurrency', 'goodsCountry', 'goodsNameRu'],
      ],
      [...['2400', '18.60', '44640.00', '960', '1080', '60', 'CNY', 'CN'], 'Кукла пластмассовая, «Lotus»'],
      ['1200', '42.00', '50400.00', '1440', '1620', '100', 'CNY', 'CN', 'Машинка радиоуправляемая'],
    ),
  },
};

const hongKong: OtherPaper = {
  name: 'an invoice of a trader in Hong Kong with item codes',
  pages: [
    drawn(
      cells([40, 420], 36, [
        ['Pacific Bridge Trading Limited', 'INVOICE'],
        ['Unit 903, Kwun Tong Industrial Centre, Hong Kong', ''],
      ]),
      cells([40, 230, 400, 480], 76, [
        ['Bill To', 'Ship To', 'Invoice', 'PB-70215'],
        ['Digital Almaty LLP', 'Digital Almaty LLP', 'Invoice date', '10-Nov-2026'],
        ['Abay 150, Almaty', 'Customs warehouse Altynkol', 'Customer PO', 'DA-556'],
        ['Kazakhstan', 'Kazakhstan', 'Terms', 'CIP Altynkol'],
      ]),
      cells(
        [40, 65, 130, 290, 350, 385, 425, 460, 515],
        160,
        [
          ['Ln', 'SKU', 'Description', 'HTS', 'COO', 'Qty', 'UOM', 'Unit Cost', 'Ext. Cost'],
          ['1', 'SSD-512', 'Solid state drive 512GB', '8523511000', 'CN', '800', 'EA', '31.40', '25,120.00'],
          ['2', 'RAM-16', 'Memory module 16GB', '8473302000', 'TW', '600', 'EA', '27.15', '16,290.00'],
        ],
        { size: 8 },
      ),
      cells([425, 515], 210, [
        ['Merchandise total', '41,410.00'],
        ['Invoice total USD', '41,410.00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'PB-70215',
    'head.date': '2026-11-10',
    'sendCc.nameEn': 'Pacific Bridge Trading Limited',
    'buyerCc.nameEn': 'Digital Almaty LLP',
    ...{
      'buyerCc.countryCode': 'KZ',
      'receiveCc.nameEn': 'Digital Almaty LLP',
      'receiveCc.countryCode': 'KZ',
    },
    ...tableOf(
      [...['goodsNameEn', 'hscode', 'goodsCountry', 'smallPackNum', 'goodsPrice', 'goodsValue'], 'goodsValueCurrency'],
      ['Solid state drive 512GB', '8523511000', 'CN', '800', '31.40', '25120.00', 'USD'],
      ['Memory module 16GB', '8473302000', 'TW', '600', '27.15', '16290.00', 'USD'],
    ),
  },
};

const wagonList: OtherPaper = {
  name: 'a Russian list of containers of a train',
  pages: [
    ['ВЕДОМОСТЬ КОНТЕЙНЕРОВ', '', '', '', '', '', '', '', ''],
    ['Отправитель', 'АО «КТЖ Экспресс»', '', 'Казахстан, г. Астана', '', '', 'Дата', '21.11.2026', ''],
    ['Получатель', 'ООО «РЖД Логистика»', '', 'Россия, г. Москва', '', '', 'Поезд', '1203', ''],
    ['№ п/п', 'Номер КТК', 'Тип', '№ ЗПУ', 'Груз', 'ГНГ', 'К-во мест', 'Масса груза, кг', 'Масса тары, кг'],
    ['1', 'TCNU3054388', '40HC', 'K770011', 'Ферросилиций', '72022100', '20', '24300', '3850'],
    ['2', 'CSQU3054383', '40HC', 'K770012', 'Ферросилиций', '72022100', '20', '24280', '3900'],
    ['3', 'TBJU1000016', '40HC', 'K770013', 'Медь катодная', '74031100', '10', '25010', '3860'],
    ['Итого 3 КТК', '', '', '', '', '', '50', '73590', '11610'],
  ],
  truth: {
    ...{
      'head.date': '2026-11-21',
      'sendCc.nameRu': 'АО «КТЖ Экспресс»',
      'receiveCc.nameRu': 'ООО «РЖД Логистика»',
    },
    container0: 'TCNU3054388',
    container1: 'CSQU3054383',
    container2: 'TBJU1000016',
    seal0: 'K770011',
    seal1: 'K770012',
    seal2: 'K770013',
    ...tableOf(
      ['goodsNameRu', 'gng', 'packNum', 'goodsGrossWeightKg', 'containerNo'],
      ['Ферросилиций', '72022100', '20', '24300', 'TCNU3054388'],
      ['Ферросилиций', '72022100', '20', '24280', 'CSQU3054383'],
      ['Медь катодная', '74031100', '10', '25010', 'TBJU1000016'],
    ),
  },
};

const instruction: OtherPaper = {
  name: "a shipper's letter of instruction of boxes",
  pages: [
    drawn(
      block(170, 30, ["SHIPPER'S LETTER OF INSTRUCTION"], { size: 12 }),
      cells([40, 320], 54, [
        ['Shipper (complete name and address)', 'Shipper reference'],
        ['Midwest Drilling Tools Inc.', 'MDT-99120'],
        ['400 Industrial Dr, Houston TX, USA', 'Date'],
        ['Ultimate consignee (name and address)', 'November 12, 2026'],
        ['Kazneft Service JSC', 'Freight terms'],
        ['Aktobe, 312 Strelkovoy Divizii 5, Kazakhstan', 'CPT Aktobe'],
      ]),
      cells([40, 130, 200, 300, 400, 490], 150, [
        ['Schedule B', 'No. of pieces', 'Kind of packages', 'Commodity', 'Gross weight', 'Value (USD)'],
        ['8207199060', '4', 'Crates', 'Drill bits PDC 8.5"', '1,120.0 kg', '86,400'],
        ['8431434000', '2', 'Pallets', 'Stabilizers', '940.0 kg', '31,250'],
      ]),
      cells([130, 400, 490], 194, [['6', '2,060.0 kg', '117,650']]),
    ),
  ],
  truth: {
    'head.number': 'MDT-99120',
    'head.date': '2026-11-12',
    'sendCc.nameEn': 'Midwest Drilling Tools Inc.',
    'sendCc.countryCode': 'US',
    'receiveCc.nameEn': 'Kazneft Service JSC',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      ['hscode', 'packNum', 'packType', 'goodsNameEn', 'goodsGrossWeightKg', 'goodsValue', 'goodsValueCurrency'],
      ['8207199060', '4', 'CR', 'Drill bits PDC 8.5"', '1120.0', '86400', 'USD'],
      ['8431434000', '2', 'PX', 'Stabilizers', '940.0', '31250', 'USD'],
    ),
  },
};

const outgoing: OtherPaper = {
  name: 'a Kazakh note of goods that leave the store',
  pages: [
    drawn(
      cells([40, 380, 470], 36, [
        ['НАКЛАДНАЯ НА ОТПУСК ЗАПАСОВ НА СТОРОНУ', 'Номер', 'Дата'],
        ['', '000417', '16.11.2026'],
      ]),
      cells([40, 300], 70, [
        ['Организация-отправитель', 'Организация-получатель'],
        ['ТОО «Шымкент Мунай Май»', 'ОсОО «Бишкек Агро»'],
        ['г. Шымкент, ул. Капал батыра, 7', 'Кыргызстан, г. Бишкек, ул. Фучика, 3'],
      ]),
      cells([40, 65, 230, 310, 350, 410, 480], 120, [
        ['№', 'Наименование,', 'Номенкл.', 'Ед.', 'Кол-во', 'Цена за ед.,', 'Сумма с'],
        ['п/п', 'характеристика', 'номер', 'изм.', 'отпущено', 'в KZT', 'НДС, в KZT'],
        ['1', 'Масло моторное М-8В', '11-208', 'бочка', '48', '112 500,00', '5 400 000,00'],
        ['2', 'Смазка Литол-24', '11-331', 'кг', '1 800', '960,00', '1 728 000,00'],
        ['', 'Итого', '', '', '', '', '7 128 000,00'],
      ]),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.number': '000417',
    'head.date': '2026-11-16',
    'sendCc.nameRu': 'ТОО «Шымкент Мунай Май»',
    'receiveCc.nameRu': 'ОсОО «Бишкек Агро»',
    'receiveCc.countryCode': 'KG',
    ...tableOf(
      ['goodsNameRu', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['Масло моторное М-8В', '112500.00', '5400000.00', 'KZT'],
      ['Смазка Литол-24', '960.00', '1728000.00', 'KZT'],
    ),
    'line0.packNum': '48',
    'line0.packType': 'DR',
    'line1.goodsWeightKg': '1800',
  },
};

/** Houses of many countries, fifth batch. */
export const EIGHTH_PAPERS = [typical, articles, hongKong, wagonList, instruction, outgoing];

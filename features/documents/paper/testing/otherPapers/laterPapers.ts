import { block, cells, drawn, linesOf, type OtherPaper } from './otherPaper.ts';

const POLISH = [40, 62, 200, 265, 305, 340, 400, 475];

const polish: OtherPaper = {
  name: 'a Polish invoice in two languages',
  pages: [
    drawn(
      cells([40, 330], 40, [['Faktura / Invoice No. FV/2026/11/044', 'Data / Date: 2026-11-19']]),
      cells([40, 300], 70, [
        ['Sprzedawca / Seller:', 'Nabywca / Buyer:'],
        ['Mazowia Tech Sp. z o.o.', 'Vostok Logistics LLC'],
        ['ul. Prosta 20, 00-850 Warszawa, Poland', '12 Lesnaya Street, Moscow, Russia'],
        ['NIP: PL5252248481', 'Tax ID: 7707083893'],
      ]),
      cells(POLISH, 140, [
        ['Lp.', 'Nazwa / Description', 'Kod CN / HS', 'Ilość', 'J.m.', 'Cena netto', 'Wartość netto', 'Waga kg'],
        ['', '', 'code', '/ Qty', '/ Unit', '/ Unit price', '/ Net value', '/ Weight'],
        ['1', 'Wkrętarka / Cordless drill', '84672110', '120', 'szt', '45,80', '5 496,00', '312,0'],
        ['2', 'Piła / Circular saw', '84672299', '36', 'szt', '129,00', '4 644,00', '198,0'],
      ]),
      cells([340, 400], 210, [
        ['Razem / Total', '10 140,00 EUR'],
        ['Do zapłaty / Amount due', '10 140,00 EUR'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'FV/2026/11/044',
    'head.date': '2026-11-19',
    'sendCc.nameEn': 'Mazowia Tech Sp. z o.o.',
    'sendCc.countryCode': 'PL',
    'buyerCc.nameEn': 'Vostok Logistics LLC',
    'buyerCc.taxCode': '7707083893',
    'buyerCc.countryCode': 'RU',
    ...linesOf([
      {
        hscode: '84672110',
        smallPackNum: '120',
        goodsPrice: '45.80',
        goodsValue: '5496.00',
        goodsGrossWeightKg: '312.0',
        goodsValueCurrency: 'EUR',
      },
      {
        hscode: '84672299',
        smallPackNum: '36',
        goodsPrice: '129.00',
        goodsValue: '4644.00',
        goodsGrossWeightKg: '198.0',
      },
    ]),
  },
};

const bilingual: OtherPaper = {
  name: 'a Chinese invoice with item numbers and bilingual headings',
  pages: [
    drawn(
      block(160, 36, ['浙江宏达工具股份有限公司'], { size: 13 }),
      block(140, 52, ['ZHEJIANG HONGDA TOOLS CO., LTD.'], { size: 11 }),
      block(240, 76, ['商业发票'], { size: 13 }),
      block(225, 92, ['COMMERCIAL INVOICE'], { size: 11 }),
      cells([40, 360, 450], 116, [
        ['TO MESSRS:', '发票号码 INV. NO.:', 'HD261105'],
        ['ТОО «Алатау Трейд»', '日期 DATE:', '2026-11-05'],
        ['г. Алматы, пр. Абая 45, Казахстан', '合约号 CONTRACT:', 'HD-AT-26031'],
        ['', '付款方式 PAYMENT:', 'T/T 30 DAYS'],
      ]),
      cells([40, 110, 300, 380, 460], 190, [
        ['货号', '货物描述', '数量', '单价', '金额'],
        ['ITEM NO.', 'DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'AMOUNT'],
        ['', '', '', 'CIP ALMATY', 'USD'],
        ['HD-112', '电锤 ROTARY HAMMER 26MM', '400 PCS', '38.20', '15,280.00'],
        ['HD-118', '角磨机 ANGLE GRINDER 125MM', '1,000 PCS', '14.75', '14,750.00'],
      ]),
      cells([110, 300, 460], 270, [['总计 TOTAL', '1,400 PCS', '30,030.00']]),
      block(40, 300, ['原产国 ORIGIN: CHINA', '包装 PACKING: 140 CARTONS']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'HD261105',
    'head.date': '2026-11-05',
    'head.contractNo': 'HD-AT-26031',
    'sendCc.nameCn': '浙江宏达工具股份有限公司',
    'sendCc.nameEn': 'ZHEJIANG HONGDA TOOLS CO., LTD.',
    'receiveCc.nameRu': 'ТОО «Алатау Трейд»',
    'receiveCc.countryCode': 'KZ',
    ...linesOf([
      {
        goodsNameCn: '电锤',
        goodsNameEn: 'ROTARY HAMMER 26MM',
        smallPackNum: '400',
        goodsPrice: '38.20',
        goodsValue: '15280.00',
        goodsValueCurrency: 'USD',
      },
      {
        goodsNameCn: '角磨机',
        goodsNameEn: 'ANGLE GRINDER 125MM',
        smallPackNum: '1000',
        goodsPrice: '14.75',
        goodsValue: '14750.00',
      },
    ]),
  },
};

const FACTURA = [40, 150, 205, 245, 290, 345, 410, 460, 515];

const numbered: OtherPaper = {
  name: 'a Russian tax invoice with numbered columns',
  pages: [
    drawn(
      block(40, 36, ['СЧЕТ-ФАКТУРА № 1187/2 от 5 ноября 2026 г.'], { size: 12 }),
      block(40, 60, [
        'Продавец: Общество с ограниченной ответственностью «Сибирский лес»',
        'Адрес: 660049, г. Красноярск, ул. Ленина, д. 35',
        'ИНН/КПП продавца: 2466123450/246601001',
        'Грузоотправитель и его адрес: он же',
        'Грузополучатель и его адрес: Xi’an Silk Road Trading Co., Ltd., No. 6 Gangwu Avenue, Xian, China',
        'К платёжно-расчётному документу № 55 от 01.11.2026',
        'Покупатель: Xi’an Silk Road Trading Co., Ltd.',
        'Валюта: наименование, код  Китайский юань, 156',
      ]),
      cells(
        FACTURA,
        190,
        [
          ['Наименование', 'Код вида', 'Ед.', 'Коли-', 'Цена', 'Стоимость', 'Налоговая', 'Страна', 'Регистр.'],
          ['товара', 'товара', 'изм.', 'чество', 'за ед.', 'без налога', 'ставка', 'происх.', 'номер'],
          ['1', '1а', '2', '3', '4', '5', '7', '10', '11'],
        ],
        { size: 7, step: 10 },
      ),
      cells(FACTURA, 224, [
        ['Доска обрезная', '4407119300', 'м3', '48,6', '1 450,00', '70 470,00', '0 %', 'Россия', ''],
        ['Брус клееный', '4418811000', 'м3', '22,4', '3 120,00', '69 888,00', '0 %', 'Россия', ''],
        ['Всего к оплате', '', '', '', '', '140 358,00', '', '', ''],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '1187/2',
    'head.date': '2026-11-05',
    'sendCc.taxCode': '2466123450',
    'sendCc.nameRu': 'Общество с ограниченной ответственностью «Сибирский лес»',
    'receiveCc.nameEn': 'Xi’an Silk Road Trading Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...linesOf([
      {
        goodsNameRu: 'Доска обрезная',
        hscode: '4407119300',
        goodsPrice: '1450.00',
        goodsValue: '70470.00',
        goodsValueCurrency: 'CNY',
        goodsCountry: 'RU',
      },
      {
        goodsNameRu: 'Брус клееный',
        hscode: '4418811000',
        goodsPrice: '3120.00',
        goodsValue: '69888.00',
        goodsCountry: 'RU',
      },
    ]),
  },
};

const CIM = [40, 130, 330, 400, 470];

const cim: OtherPaper = {
  name: 'a CIM consignment note',
  pages: [
    drawn(
      cells([40, 320], 36, [
        ['CIM Consignment note  Frachtbrief  Lettre de voiture', '62 Consignment No.  80 2155 0123456'],
        ['1 Consignor / Absender (name, address)', '29 Place, date: Hamburg, 2026-11-17'],
        ['Rheintal Maschinenbau GmbH', '10 Delivery place'],
        ['Industriestr. 14, 68169 Mannheim', 'Xian Port'],
        ['Germany', ''],
        ['4 Consignee / Empfänger (name, address)', '7 Consignor declarations'],
        ["Xi'an Silk Road Trading Co., Ltd.", ''],
        ['No. 6 Gangwu Avenue, Xian, China', ''],
      ]),
      block(40, 170, ['20 Description of the goods   UTI / container: TCNU 123456-5   Seal: DE7781234']),
      cells(CIM, 192, [
        ['Packages', 'Description', 'NHM code', 'Mass kg', 'Volume m3'],
        ['24 pallets', 'Packaging machines', '84223000', '14 820', '46,2'],
        ['6 crates', 'Spare parts', '84229000', '1 940', '7,5'],
        ['30', '', '', '16 760', '53,7'],
      ]),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.date': '2026-11-17',
    container0: 'TCNU1234565',
    seal0: 'DE7781234',
    'sendCc.nameEn': 'Rheintal Maschinenbau GmbH',
    'sendCc.countryCode': 'DE',
    'receiveCc.nameEn': "Xi'an Silk Road Trading Co., Ltd.",
    'receiveCc.countryCode': 'CN',
    ...linesOf([
      {
        packNum: '24',
        packType: 'PX',
        goodsNameEn: 'Packaging machines',
        gng: '84223000',
        goodsGrossWeightKg: '14820',
        goodsVolumeM3: '46.2',
      },
      {
        packNum: '6',
        packType: 'CR',
        goodsNameEn: 'Spare parts',
        gng: '84229000',
        goodsGrossWeightKg: '1940',
        goodsVolumeM3: '7.5',
      },
    ]),
  },
};

const SECTION = [40, 70, 230, 300, 370, 440, 510];
const SECTION_HEAD = ['#', 'Goods description', 'Ctns', 'Pcs', 'N.W. kg', 'G.W. kg', 'CBM'];

const sections: OtherPaper = {
  name: 'a packing list with a section for each container',
  pages: [
    drawn(
      block(240, 36, ['Packing List'], { size: 14 }),
      cells([40, 320], 60, [
        ['Shipper: Ningbo Star Import & Export Co., Ltd.', 'Ref. No: NS-PK-2026-88'],
        ['Consignee: Bereke Market LLP, Almaty, Kazakhstan', 'Date: 14-Nov-26'],
      ]),
      block(40, 106, ['Container No. TBJU1000016, seal NB44102']),
      cells(SECTION, 124, [
        SECTION_HEAD,
        ['1', 'Garden hoses', '210', '4,200', '1,890.0', '2,016.0', '11.34'],
        ['2', 'Sprinklers', '95', '1,900', '513.0', '579.5', '4.75'],
        ['', 'Subtotal', '305', '6,100', '2,403.0', '2,595.5', '16.09'],
      ]),
      block(40, 196, ['Container No. MSKU1000016, seal NB44103']),
      cells(SECTION, 214, [
        SECTION_HEAD,
        ['3', 'Pruning shears', '60', '7,200', '1,440.0', '1,524.0', '2.88'],
        ['', 'Subtotal', '60', '7,200', '1,440.0', '1,524.0', '2.88'],
      ]),
      cells(SECTION, 270, [['', 'Grand total', '365', '13,300', '3,843.0', '4,119.5', '18.97']]),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'NS-PK-2026-88',
    'head.date': '2026-11-14',
    container0: 'TBJU1000016',
    container1: 'MSKU1000016',
    seal0: 'NB44102',
    seal1: 'NB44103',
    'sendCc.nameEn': 'Ningbo Star Import & Export Co., Ltd.',
    'receiveCc.nameEn': 'Bereke Market LLP',
    'receiveCc.countryCode': 'KZ',
    ...linesOf([
      {
        goodsNameEn: 'Garden hoses',
        containerNo: 'TBJU1000016',
        packNum: '210',
        smallPackNum: '4200',
        goodsWeightKg: '1890.0',
        goodsGrossWeightKg: '2016.0',
        goodsVolumeM3: '11.34',
      },
      {
        goodsNameEn: 'Sprinklers',
        containerNo: 'TBJU1000016',
        packNum: '95',
        smallPackNum: '1900',
        goodsWeightKg: '513.0',
        goodsGrossWeightKg: '579.5',
        goodsVolumeM3: '4.75',
      },
      {
        goodsNameEn: 'Pruning shears',
        containerNo: 'MSKU1000016',
        packNum: '60',
        smallPackNum: '7200',
        goodsWeightKg: '1440.0',
        goodsGrossWeightKg: '1524.0',
        goodsVolumeM3: '2.88',
      },
    ]),
  },
};

const russianSheet: OtherPaper = {
  name: 'a Russian packing list in a workbook',
  pages: [
    ['Упаковочный лист № ПЛ-77 от 12.11.2026 г.', '', '', '', '', '', '', ''],
    ['Поставщик', 'ООО «Сибирский лес»', '', '', '', '', '', ''],
    ['Адрес', 'г. Красноярск, ул. Ленина, 35, Россия', '', '', '', '', '', ''],
    ['Получатель', 'Alatau Trade LLP', '', '', '', '', '', ''],
    ['Адрес', '45 Abay Avenue, Almaty, Kazakhstan', '', '', '', '', '', ''],
    ['Договор', 'СЛ-АТ/26-7', '', '', '', '', '', ''],
    ['', '', '', '', '', '', '', ''],
    [
      '№ п/п',
      'Номенклатура',
      'ТН ВЭД',
      'Вид упаковки',
      'Кол-во мест',
      'Масса нетто, т',
      'Масса брутто, т',
      'Объём, м³',
    ],
    ['1', 'Фанера берёзовая', '4412330000', 'пачки', '38', '19,95', '20,33', '31,2'],
    ['2', 'Плита ДВП', '4411121000', 'поддоны', '16', '9,6', '9,92', '12,8'],
    ['', 'Итого', '', '', '54', '29,55', '30,25', '44'],
    ['Номер контейнера', 'TGHU1234567', '', 'Пломба', 'ЗПУ 5512077', '', '', ''],
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'ПЛ-77',
    'head.date': '2026-11-12',
    'head.contractNo': 'СЛ-АТ/26-7',
    container0: 'TGHU1234567',
    seal0: '5512077',
    'sendCc.nameRu': 'ООО «Сибирский лес»',
    'sendCc.countryCode': 'RU',
    'receiveCc.nameEn': 'Alatau Trade LLP',
    'receiveCc.countryCode': 'KZ',
    ...linesOf([
      {
        goodsNameRu: 'Фанера берёзовая',
        hscode: '4412330000',
        packNum: '38',
        goodsWeightKg: '19950',
        goodsGrossWeightKg: '20330',
        goodsVolumeM3: '31.2',
      },
      {
        goodsNameRu: 'Плита ДВП',
        hscode: '4411121000',
        packNum: '16',
        packType: 'PX',
        goodsWeightKg: '9600',
        goodsGrossWeightKg: '9920',
        goodsVolumeM3: '12.8',
      },
    ]),
  },
};

/** Written after the rules were made for the others: the first figure on them tells how rules do on new layouts. */
export const LATER_PAPERS = [polish, bilingual, numbered, cim, sections, russianSheet];

import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const chineseProforma: OtherPaper = {
  name: 'a Chinese proforma in a workbook',
  pages: [
    ['形式发票', '', '', '', '', '', '', ''],
    ['卖方：', '山东恒力轴承有限公司', '', '', '', '编号：', 'PI-HL20261107', ''],
    ['地址：', '中国山东省临清市轴承产业园8号', '', '', '', '签发日期：', '2026年11月7日', ''],
    ['买方：', 'PODSHIPNIK CENTR LLC', '', '', '', '销售合同：', 'HL-PC-2026-05', ''],
    ['地址：', 'Chelyabinsk, Sverdlovsky pr. 28, Russia', '', '', '', '贸易术语：', 'FCA 济南', ''],
    ['', '', '', '', '', '', '', ''],
    ['No.', '货物名称', '规格', 'HS海关编码', '数量（套）', '单价（USD/套）', '合计（USD）', '产地'],
    ['1', '深沟球轴承', '6205-2RS', '8482102000', '12,000', '0.92', '11,040.00', '中国'],
    ['2', '圆锥滚子轴承', '32208', '8482200000', '3,500', '3.15', '11,025.00', '中国'],
    ['', '合 计', '', '', '15,500', '', '22,065.00', ''],
    ['付款条件：30%预付，70%见提单副本', '', '', '', '', '', '', ''],
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'PI-HL20261107',
    'head.date': '2026-11-07',
    ...{
      'head.contractNo': 'HL-PC-2026-05',
      'sendCc.nameCn': '山东恒力轴承有限公司',
      'sendCc.countryCode': 'CN',
    },
    'buyerCc.nameEn': 'PODSHIPNIK CENTR LLC',
    'buyerCc.countryCode': 'RU',
    ...tableOf(
      [...['goodsNameCn', 'hscode', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'], 'goodsCountry'],
      ['深沟球轴承', '8482102000', '12000', '0.92', '11040.00', 'USD', 'CN'],
      ['圆锥滚子轴承', '8482200000', '3500', '3.15', '11025.00', 'USD', 'CN'],
    ),
  },
};

const SMGS = [40, 250, 340, 410, 490];

const smgs: OtherPaper = {
  name: 'a Russian railway waybill',
  pages: [
    drawn(
      cells([40, 330], 36, [
        ['НАКЛАДНАЯ СМГС', '№ отправки 32880417'],
        ['1 Отправитель', '2 Станция отправления'],
        ['АО «Уральский феррохром»', 'Екатеринбург-Товарный РЖД'],
        ['620014, Россия, Екатеринбург, ул. Вайнера, 9', '3 Заявления отправителя'],
        ['4 Получатель', 'Охрана не требуется'],
        ['Tianjin Metal Resources Co., Ltd.', '5 Станция назначения'],
        ['88 Haibin Road, Tianjin, China', 'Тяньцзинь КЖД'],
        ['6 Пограничные станции переходов', '7 Вагон   8 Вагон предоставлен'],
        ['Забайкальск РЖД / Маньчжурия КЖД', '94417720   П'],
      ]),
      cells(SMGS, 190, [
        ['15 Наименование груза', '16 Род упаковки', '17 Кол-во мест', '18 Масса, кг', '19 Пломбы'],
        ['Феррохром высокоуглеродистый', 'Биг-бэги', '24', '24 480', 'ЗПУ'],
        ['ГНГ 72024110, ЕТСНГ 322042', '', '', '', 'R4410982'],
        ['Контейнер TCNU 305438-8', '', '', '', ''],
      ]),
      cells([40, 330], 280, [
        ['20 Погружено отправителем', '21 Способ определения массы: на весах'],
        ['26 Дата заключения договора перевозки', '27 Дата прибытия'],
        ['13.11.2026', ''],
      ]),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.number': '32880417',
    'head.date': '2026-11-13',
    container0: 'TCNU3054388',
    seal0: 'R4410982',
    'sendCc.nameRu': 'АО «Уральский феррохром»',
    'sendCc.countryCode': 'RU',
    'receiveCc.nameEn': 'Tianjin Metal Resources Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      ['goodsNameRu', 'packNum', 'packType', 'goodsGrossWeightKg', 'gng', 'etcode'],
      ['Феррохром высокоуглеродистый', '24', 'BG', '24480', '72024110', '322042'],
    ),
  },
};

const russianDeclaration: OtherPaper = {
  name: 'a Russian customs declaration of one item',
  pages: [
    drawn(
      cells([40, 330], 36, [
        ['ДЕКЛАРАЦИЯ НА ТОВАРЫ', '10131010/121126/5019944'],
        ['2 Отправитель/Экспортер', '1 Декларация  ЭК 10 ЭД'],
        ['ООО «Сибпиломатериал»', '5 Всего т-ов  1'],
        ['663180, Россия, г. Енисейск, ул. Ленина, 101', '6 Всего мест  18'],
        ['8 Получатель', '11 Торг. страна  CN'],
        ['Manzhouli Xinlin Wood Co., Ltd.', '20 Условия поставки  DAP Забайкальск'],
        ['China, Inner Mongolia, Manzhouli, Erdao Str. 5', '22 Валюта и общая сумма по счету'],
        ['', 'USD 15 930,00'],
      ]),
      cells([40, 330, 440], 170, [
        ['31 Грузовые места и описание товаров', '33 Код товара', '34 Код страны происх.'],
        ['Доска обрезная сосновая', '4407119400', 'RU'],
        ['', '35 Вес брутто (кг)', '36 Преференция'],
        ['', '21060,000', ''],
        ['', '38 Вес нетто (кг)', '39 Квота'],
        ['', '20700,000', ''],
        ['', '42 Цена товара', '43'],
        ['', '15930,00', ''],
      ]),
      block(40, 300, ['44 Договор № СП-2026/14 от 19.05.2026', 'Инвойс № 61 от 10.11.2026']),
      block(40, 340, ['54 Место и дата: Енисейск, 12.11.2026']),
    ),
  ],
  truth: {
    kind: 'declaration',
    'head.number': '10131010/121126/5019944',
    'head.date': '2026-11-12',
    ...{
      'head.contractNo': 'СП-2026/14',
      'sendCc.nameRu': 'ООО «Сибпиломатериал»',
      'sendCc.countryCode': 'RU',
    },
    'receiveCc.nameEn': 'Manzhouli Xinlin Wood Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      [
        ...['goodsNameRu', 'hscode', 'goodsGrossWeightKg', 'goodsWeightKg', 'goodsValue'],
        ...['goodsValueCurrency', 'goodsCountry'],
      ],
      ['Доска обрезная сосновая', '4407119400', '21060.000', '20700.000', '15930.00', 'USD', 'RU'],
    ),
  },
};

const TURKISH = [40, 62, 190, 270, 330, 390, 460, 515];

const turkish: OtherPaper = {
  name: 'an invoice of a Turkish exporter by the kilogram',
  pages: [
    drawn(
      cells([40, 360], 36, [
        ['ANADOLU KIMYA SANAYI A.S.', 'COMMERCIAL INVOICE'],
        ['Organize Sanayi Bolgesi 4. Cad. No 12, Gebze, Turkey', 'Nr: AKS2026000318'],
        ['Tax Office: Ilyasbey  VKN 0690554120', 'Tarih / Date: 17/11/2026'],
      ]),
      cells([40, 360], 90, [
        ['Importer / Consignee', 'Order ref: 4500091177'],
        ['QAZAQ PAINT LLP', 'Contract: AKS-QP 02/26'],
        ['Karaganda, Bukhar Zhyrau ave. 55, Kazakhstan', 'Delivery: CPT Karaganda'],
        ['BIN 070340009981', 'Payment: CAD'],
      ]),
      cells(TURKISH, 160, [
        ['#', 'Product', 'GTIP (HS)', 'Bags', 'Net Kg', 'Gross Kg', '€/Kg', 'Total €'],
        ['1', 'Titanium dioxide R-996', '3206110000', '400', '10.000', '10.080', '2,1500', '21.500,00'],
        ['2', 'Calcium carbonate 2µ', '2836500000', '480', '12.000', '12.120', '0,1850', '2.220,00'],
      ]),
      cells([62, 270, 330, 390, 515], 210, [['TOTAL', '880', '22.000', '22.200', '23.720,00']]),
      block(40, 240, ['Origin of goods: Turkey', 'IBAN TR33 0006 1005 1978 6457 8413 26']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'AKS2026000318',
    'head.date': '2026-11-17',
    'sendCc.nameEn': 'ANADOLU KIMYA SANAYI A.S.',
    'sendCc.countryCode': 'TR',
    ...{
      'buyerCc.nameEn': 'QAZAQ PAINT LLP',
      'buyerCc.countryCode': 'KZ',
      'buyerCc.taxCode': '070340009981',
    },
    ...tableOf(
      [
        ...['goodsNameEn', 'hscode', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsPrice'],
        ...['goodsValue', 'goodsValueCurrency', 'goodsCountry'],
      ],
      ['Titanium dioxide R-996', '3206110000', '400', '10000', '10080', '2.15', '21500.00', 'EUR', 'TR'],
      ['Calcium carbonate 2µ', '2836500000', '480', '12000', '12120', '0.185', '2220.00', 'EUR', 'TR'],
    ),
  },
};

const confirmation: OtherPaper = {
  name: 'a booking confirmation with cargo details',
  pages: [
    drawn(
      cells([40, 400], 36, [
        ['EURASIA RAIL LINES GMBH', 'BOOKING CONFIRMATION'],
        ['Hafenstrasse 61, 47119 Duisburg, Germany', 'Booking no. ERL-261877'],
        ['', 'Issued: 19 November 2026'],
      ]),
      cells([40, 120], 90, [
        ['Customer:', 'Schwarz Logistik AG, Wien'],
        ['Shipper:', 'Linzer Stahlbau GmbH, Industriezeile 36, 4020 Linz, Austria'],
        ['Consignee:', 'Xi’an Machinery Import Co., Ltd., 12 Fengcheng Road, Xi’an, China'],
        ['Routing:', 'Duisburg - Malaszewicze - Dostyk - Xi’an'],
        ['ETD / ETA:', '28.11.2026 / 15.12.2026'],
      ]),
      cells([40, 140, 210, 350, 400, 470, 530], 190, [
        ['Cntr no.', 'Seal no.', 'Cargo', 'Colli', 'Weight (kg)', 'CBM', 'HS'],
        ['CSQU3054383', 'ERL77120', 'Steel frames, painted', '14', '16.820', '41,50', '730890'],
        ['TCNU1000016', 'ERL77121', 'Steel beams', '9', '20.115', '33,20', '721633'],
      ]),
      cells([210, 350, 400, 470], 232, [['Total', '23', '36.935', '74,70']]),
      block(40, 270, ['Documents cut-off: 25.11.2026 12:00']),
    ),
  ],
  truth: {
    ...{
      'head.number': 'ERL-261877',
      'head.date': '2026-11-19',
      container0: 'CSQU3054383',
      seal0: 'ERL77120',
    },
    container1: 'TCNU1000016',
    seal1: 'ERL77121',
    'sendCc.nameEn': 'Linzer Stahlbau GmbH',
    'sendCc.countryCode': 'AT',
    'receiveCc.nameEn': 'Xi’an Machinery Import Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'packNum', 'goodsGrossWeightKg', 'goodsVolumeM3', 'containerNo'],
      ['Steel frames, painted', '730890', '14', '16820', '41.50', 'CSQU3054383'],
      ['Steel beams', '721633', '9', '20115', '33.20', 'TCNU1000016'],
    ),
  },
};

const KAZAKH = [40, 62, 220, 290, 350, 410, 470];

const kazakh: OtherPaper = {
  name: 'a Russian packing list with labels above the values',
  pages: [
    drawn(
      block(170, 36, ['УПАКОВОЧНЫЙ ЛИСТ', 'к инвойсу № KZ-778 от 11.11.2026'], { size: 11 }),
      cells([40, 300], 76, [
        ['Продавец (грузоотправитель):', 'Покупатель (грузополучатель):'],
        ['ТОО «Қазмырыш Экспорт»', 'Chengdu Nonferrous Trading Co., Ltd.'],
        ['070002, Казахстан, г. Усть-Каменогорск,', 'No. 8 Tianfu Avenue, Chengdu,'],
        ['ул. Промышленная, 1', 'China'],
        ['БИН 970140000211', ''],
        ['Номер контракта', 'Условия поставки'],
        ['KM/CN-2026-08', 'DAP Достык'],
      ]),
      cells(KAZAKH, 190, [
        ['№', 'Товар', 'Марка', 'Кол-во', 'Тип', 'Нетто', 'Брутто'],
        ['', '', '', 'упаковок', 'упаковки', '(тонн)', '(тонн)'],
        ['1', 'Цинк в чушках', 'ЦВ', '40', 'связка', '40,120', '40,260'],
        ['2', 'Цинк-алюминиевый сплав', 'ЦА4', '21', 'связка', '20,895', '20,970'],
        ['', 'ИТОГО', '', '61', '', '61,015', '61,230'],
      ]),
      block(40, 290, ['Контейнеры: TCNU3054388, CSQU1000011, CSQU3054383']),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'KZ-778',
    'head.date': '2026-11-11',
    'head.contractNo': 'KM/CN-2026-08',
    container0: 'TCNU3054388',
    container1: 'CSQU1000011',
    container2: 'CSQU3054383',
    'sendCc.nameRu': 'ТОО «Қазмырыш Экспорт»',
    'sendCc.countryCode': 'KZ',
    'sendCc.taxCode': '970140000211',
    'buyerCc.nameEn': 'Chengdu Nonferrous Trading Co., Ltd.',
    'buyerCc.countryCode': 'CN',
    ...tableOf(
      ['goodsNameRu', 'packNum', 'packType', 'goodsWeightKg', 'goodsGrossWeightKg'],
      ['Цинк в чушках', '40', 'BE', '40120', '40260'],
      ['Цинк-алюминиевый сплав', '21', 'BE', '20895', '20970'],
    ),
  },
};

const german: OtherPaper = {
  name: 'a German invoice with customs data below each item',
  pages: [
    drawn(
      block(40, 36, ['Hartmann Armaturen GmbH, Gewerbepark 3, 90431 Nürnberg, Deutschland'], { size: 7 }),
      cells([40, 340, 460], 60, [
        ['Rechnungsempfänger', 'Rechnung / Invoice Nr.', '2026-30771'],
        ['OOO Neftegaz Snab', 'Datum / Date', '06.11.2026'],
        ['ul. Respubliki 62', 'Vertrag / Contract', 'HA-NS 11/2025'],
        ['625000 Tyumen', 'Lieferbedingung', 'FCA Nürnberg'],
        ['Russische Föderation', 'Seite / Page', '1'],
      ]),
      cells([40, 75, 145, 370, 430, 500], 160, [
        ['Pos', 'Art.-Nr.', 'Bezeichnung / Description', 'Menge', 'E-Preis', 'G-Preis EUR'],
        ['1', 'KH-050', 'Kugelhahn DN50 / Ball valve DN50', '60 Stk', '84,50', '5.070,00'],
        ['', '', 'Zolltarifnr.: 84818081  Ursprung: DE', '', '', ''],
        ['2', 'SP-100', 'Sperrklappe / Butterfly valve DN100', '25 Stk', '131,20', '3.280,00'],
        ['', '', 'Zolltarifnr.: 84818085  Ursprung: IT', '', '', ''],
      ]),
      cells([370, 500], 250, [['Gesamtbetrag EUR', '8.350,00']]),
      block(40, 280, ['Nettogewicht: 412,5 kg   Bruttogewicht: 466,0 kg   2 Paletten']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '2026-30771',
    'head.date': '2026-11-06',
    'head.contractNo': 'HA-NS 11/2025',
    'sendCc.nameEn': 'Hartmann Armaturen GmbH',
    'sendCc.countryCode': 'DE',
    'buyerCc.nameEn': 'OOO Neftegaz Snab',
    'buyerCc.countryCode': 'RU',
    ...tableOf(
      [...['hscode', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency', 'goodsCountry'], 'goodsNameEn'],
      ['84818081', '60', '84.50', '5070.00', 'EUR', 'DE', 'Kugelhahn DN50 Ball valve DN50'],
      ['84818085', '25', '131.20', '3280.00', 'EUR', 'IT', 'Sperrklappe Butterfly valve DN100'],
    ),
  },
};

/** Houses of many countries, second batch. */
export const FIFTH_PAPERS = [...[chineseProforma, smgs, russianDeclaration, turkish, confirmation, kazakh, german]];

import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const vgm: OtherPaper = {
  name: 'a loading list with tare and verified mass',
  pages: [
    ['LOADING LIST', '', '', '', '', '', '', ''],
    ['Loading list ref:', 'LL-48-2026', '', '', 'Date of loading:', '20/11/26', '', ''],
    ['Consignor:', 'Chongqing Motor Parts Group Co., Ltd', '', '', 'Consignee:', 'JSC "Belmotor"', '', ''],
    ['', 'Chongqing, China', '', '', '', 'Minsk, Republic of Belarus', '', ''],
    ['Unit', 'Seal', 'Nature of cargo', 'No. of pcs (pkgs)', 'Cargo wt, kg', 'Tare, kg', 'VGM, kg', 'HS (6 digits)'],
    ['TCNU3054388', 'CQ88001', 'Crankshafts', '36', '21 600', '3 900', '25 500', '848310'],
    ['TBJU1000016', 'CQ88002', 'Cylinder heads', '44', '18 480', '3 880', '22 360', '840991'],
    ['All units', '', '', '80', '40 080', '7 780', '47 860', ''],
  ],
  truth: {
    ...{
      'head.number': 'LL-48-2026',
      'head.date': '2026-11-20',
      container0: 'TCNU3054388',
      seal0: 'CQ88001',
    },
    container1: 'TBJU1000016',
    seal1: 'CQ88002',
    'sendCc.countryCode': 'CN',
    'sendCc.nameEn': 'Chongqing Motor Parts Group Co., Ltd',
    'receiveCc.nameEn': 'JSC "Belmotor"',
    'receiveCc.countryCode': 'BY',
    ...tableOf(
      ['goodsNameEn', 'packNum', 'goodsGrossWeightKg', 'hscode'],
      ['Crankshafts', '36', '21600', '848310'],
      ['Cylinder heads', '44', '18480', '840991'],
    ),
  },
};

const consignmentNote: OtherPaper = {
  name: 'a Chinese booking note',
  pages: [
    drawn(
      block(220, 36, ['出口货物托运单'], { size: 13 }),
      cells([40, 330], 60, [
        ['托运人 Shipper：', '委托编号：TY-20261115-02'],
        ['义乌市欧陆进出口有限公司', '日期：2026.11.15'],
        ['浙江省义乌市商城大道1866号', '合同号：OL-26-0911'],
        ['收货人 Consignee：', '运输方式：铁路'],
        ['EUROMART SP. Z O.O.', '启运站：义乌西'],
        ['UL. POZNANSKA 98, WARSZAWA, POLAND', '到达站：MALASZEWICZE'],
        ['通知人 Notify：', '箱型箱量：1×40HC'],
        ['SAME AS CONSIGNEE', '箱号：CSQU3054383'],
      ]),
      cells([40, 80, 260, 330, 410, 490], 190, [
        ['唛头', '中英文货名', 'HS编码', '件数及包装', '毛重（公斤）', '尺码（立方米）'],
        ['EM', '圣诞彩灯 LED CHRISTMAS LIGHTS', '9405310000', '620 CTNS', '7,440', '38.5'],
        ['EM', '塑料花 PLASTIC FLOWERS', '6702100000', '310 CTNS', '2,480', '24.8'],
        ['', '合计：', '', '930 CTNS', '9,920', '63.3'],
      ]),
      block(40, 270, ['特殊要求：勿压', '托运人签章：']),
    ),
  ],
  truth: {
    'head.number': 'TY-20261115-02',
    'head.date': '2026-11-15',
    'head.contractNo': 'OL-26-0911',
    container0: 'CSQU3054383',
    'sendCc.nameCn': '义乌市欧陆进出口有限公司',
    'receiveCc.nameEn': 'EUROMART SP. Z O.O.',
    'receiveCc.countryCode': 'PL',
    ...tableOf(
      [
        ...['goodsSign', 'goodsNameCn', 'goodsNameEn', 'hscode', 'packNum', 'packType', 'goodsGrossWeightKg'],
        'goodsVolumeM3',
      ],
      ['EM', '圣诞彩灯', 'LED CHRISTMAS LIGHTS', '9405310000', '620', 'CT', '7440', '38.5'],
      ['EM', '塑料花', 'PLASTIC FLOWERS', '6702100000', '310', 'CT', '2480', '24.8'],
    ),
  },
};

const movement: OtherPaper = {
  name: 'a movement certificate',
  pages: [
    drawn(
      block(300, 30, ['MOVEMENT CERTIFICATE']),
      cells([40, 300], 46, [
        ['1. Exporter (Name, full address, country)', 'EUR.1   No A 4471902'],
        ['Adriatic Valves d.o.o.', ''],
        ['Industrijska 5, 51000 Rijeka, Croatia', '2. Certificate used in preferential trade'],
        ['3. Consignee (Name, full address, country)', 'between EU and KAZAKHSTAN'],
        ['Tau Samal LLP', '4. Country of origin'],
        ['Satpayev 90, Almaty, Kazakhstan', 'EUROPEAN UNION'],
        ['6. Transport details', '7. Remarks'],
        ['Rail', ''],
      ]),
      cells([40, 420, 510], 180, [
        [
          '8. Item number; marks; number and kind of packages; description of goods',
          '9. Gross mass (kg)',
          '10. Invoices',
        ],
        ['1  3 pallets  Gate valves DN80', '1 245', '402-1-1'],
        ['2  1 crate  Actuators 24V', '186,5', '402-1-1'],
      ]),
      cells([40, 300], 300, [
        ['11. CUSTOMS ENDORSEMENT', '12. DECLARATION BY THE EXPORTER'],
        ['Rijeka, 05/11/2026', 'Rijeka, 04/11/2026'],
      ]),
    ),
  ],
  truth: {
    kind: 'certificate',
    'head.number': 'A 4471902',
    'sendCc.nameEn': 'Adriatic Valves d.o.o.',
    'sendCc.countryCode': 'HR',
    'receiveCc.nameEn': 'Tau Samal LLP',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      ['goodsNameEn', 'packNum', 'packType', 'goodsGrossWeightKg'],
      ['Gate valves DN80', '3', 'PX', '1245'],
      ['Actuators 24V', '1', 'CR', '186.5'],
    ),
  },
};

const specification: OtherPaper = {
  name: 'a Russian specification with parties at its foot',
  pages: [
    drawn(
      block(180, 36, ['СПЕЦИФИКАЦИЯ № 4', 'к договору поставки № 118/К от 15.09.2026 г.'], { size: 11 }),
      cells([40, 420], 70, [['г. Павлодар', '10 ноября 2026 г.']]),
      cells([40, 60, 230, 300, 340, 400, 470], 96, [
        ['№', 'Наименование Товара', 'Код ТНВЭД', 'Ед.', 'К-во', 'Цена за ед.', 'Общая сумма'],
        ['п.п.', '', '', 'изм', '', 'без НДС, тенге', 'без НДС, тенге'],
        ['1', 'Катанка алюминиевая 9,5 мм', '7604291000', 'кг', '40 000', '1 340,50', '53 620 000,00'],
        ['2', 'Слитки алюминиевые', '7601100000', 'кг', '20 000', '1 105,00', '22 100 000,00'],
        ['', 'Итого к оплате', '', '', '', '', '75 720 000,00'],
      ]),
      block(40, 190, ['Срок поставки: декабрь 2026 г.', 'Упаковка: бухты на поддонах']),
      cells([40, 310], 240, [
        ['ПОСТАВЩИК:', 'ПОКУПАТЕЛЬ:'],
        ['АО «Павлодар Алюминий»', 'ООО «Кабель-Сервис»'],
        ['Казахстан, 140000, г. Павлодар, Восточная', 'Россия, г. Омск, ул. Мира, 12'],
        ['БИН 990840000345', 'ИНН 5501998877'],
        ['_____________ Ахметов К.', '_____________ Петров С.'],
      ]),
    ),
  ],
  truth: {
    'head.number': '4',
    'head.date': '2026-11-10',
    'head.contractNo': '118/К',
    ...{
      'sendCc.nameRu': 'АО «Павлодар Алюминий»',
      'sendCc.countryCode': 'KZ',
      'sendCc.taxCode': '990840000345',
    },
    ...{
      'buyerCc.nameRu': 'ООО «Кабель-Сервис»',
      'buyerCc.countryCode': 'RU',
      'buyerCc.taxCode': '5501998877',
    },
    ...tableOf(
      ['goodsNameRu', 'hscode', 'goodsWeightKg', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['Катанка алюминиевая 9,5 мм', '7604291000', '40000', '1340.50', '53620000.00', 'KZT'],
      ['Слитки алюминиевые', '7601100000', '20000', '1105.00', '22100000.00', 'KZT'],
    ),
  },
};

const indian: OtherPaper = {
  name: 'an invoice with names of both sides under from and to',
  pages: [
    drawn(
      cells([40, 400], 36, [
        ['INVOICE', '# 1044/26'],
        ['', 'Nov 3rd, 2026'],
      ]),
      cells([40, 300], 76, [
        ['FROM', 'TO'],
        ['Gujarat Pharma Chem Pvt. Ltd.', 'Dorixona Servis LLC'],
        ['GIDC Estate, Ankleshwar, India', 'Chilanzar 9, Tashkent, Uzbekistan'],
        ['GSTIN 24AAACG1234F1Z5', 'TIN 301122334'],
      ]),
      cells([40, 70, 140, 330, 385, 440, 500], 160, [
        ['S/N', 'HSN', 'Item & Description', 'Qty (Nos)', 'Drums', 'Rate ($)', 'Amount ($)'],
        ['1', '29242930', 'Paracetamol powder, 25 kg', '200', '200', '112.50', '22,500.00'],
        ['2', '29183010', 'Ketoprofen, 25 kg', '40', '40', '890.00', '35,600.00'],
        ['', '', '', '', '', 'Subtotal', '58,100.00'],
        ['', '', '', '', '', 'Freight', '1,900.00'],
        ['', '', '', '', '', 'Balance due', '60,000.00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '1044/26',
    'head.date': '2026-11-03',
    'sendCc.nameEn': 'Gujarat Pharma Chem Pvt. Ltd.',
    'sendCc.countryCode': 'IN',
    ...{
      'receiveCc.nameEn': 'Dorixona Servis LLC',
      'receiveCc.countryCode': 'UZ',
      'receiveCc.taxCode': '301122334',
    },
    ...tableOf(
      [...['hscode', 'goodsNameEn', 'smallPackNum', 'packNum', 'goodsPrice', 'goodsValue'], 'goodsValueCurrency'],
      ['29242930', 'Paracetamol powder, 25 kg', '200', '200', '112.50', '22500.00', 'USD'],
      ['29183010', 'Ketoprofen, 25 kg', '40', '40', '890.00', '35600.00', 'USD'],
    ),
  },
};

const khorgos: OtherPaper = {
  name: 'a packing list in Chinese and Russian',
  pages: [
    drawn(
      block(190, 36, ['装箱单 / Упаковочный лист'], { size: 13 }),
      cells([40, 360], 64, [
        ['发货人/Отправитель:', '单号/Номер: HGS-3391'],
        ['霍尔果斯金亿国际贸易有限公司', '日期/Дата: 2026/11/21'],
        ['新疆霍尔果斯市亚欧路8号', '车号/Контейнер: TCNU1000016'],
        ['收货人/Получатель:', '铅封/Пломба: HG550123'],
        ['ИП «Нурланов А.»', '合同/Контракт: JY-26-77'],
        ['Казахстан, г. Алматы, рынок Барахолка 5', ''],
      ]),
      cells([40, 70, 240, 300, 370, 430, 490], 160, [
        ['序号', '品名/Наименование', '件数/Мест', '数量/Кол-во', '净重/Нетто', '毛重/Брутто', '体积/Объем'],
        ['', '', '', '', 'кг', 'кг', 'м³'],
        ['1', '女士羽绒服 Куртки женские', '85', '1700', '1360', '1530', '11,9'],
        ['2', '运动鞋 Кроссовки', '140', '1680', '1512', '1820', '16,8'],
        ['', '总数/Общее', '225', '3380', '2872', '3350', '28,7'],
      ]),
    ),
  ],
  truth: {
    ...{
      kind: 'packingList',
      'head.number': 'HGS-3391',
      'head.date': '2026-11-21',
      'head.contractNo': 'JY-26-77',
    },
    container0: 'TCNU1000016',
    seal0: 'HG550123',
    'sendCc.nameCn': '霍尔果斯金亿国际贸易有限公司',
    'receiveCc.nameRu': 'ИП «Нурланов А.»',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      [
        ...['goodsNameCn', 'goodsNameRu', 'packNum', 'smallPackNum', 'goodsWeightKg', 'goodsGrossWeightKg'],
        'goodsVolumeM3',
      ],
      ['女士羽绒服', 'Куртки женские', '85', '1700', '1360', '1530', '11.9'],
      ['运动鞋', 'Кроссовки', '140', '1680', '1512', '1820', '16.8'],
    ),
  },
};

const frachtbrief: OtherPaper = {
  name: 'a German road waybill',
  pages: [
    drawn(
      cells([40, 330], 36, [
        ['1 Absender (Name, Anschrift, Land)', 'INTERNATIONALER FRACHTBRIEF (CMR)'],
        ['Bayerische Glas AG', 'Nr. 0117 2261'],
        ['Glasweg 9, 94227 Zwiesel, Deutschland', '16 Frachtführer (Name, Anschrift, Land)'],
        ['2 Empfänger (Name, Anschrift, Land)', 'Trans-Ost Spedition GmbH'],
        ['Steklo Trade TOO', '17 Nachfolgende Frachtführer'],
        ['Dostyk 180, Almaty, Kasachstan', ''],
        ['4 Ort und Tag der Übernahme des Gutes', '18 Vorbehalte'],
        ['Zwiesel, 23.11.2026', ''],
        ['5 Beigefügte Dokumente: Rechnung BG-5521', ''],
      ]),
      cells([40, 110, 180, 260, 390, 460, 530], 180, [
        ['6 Kennzeichen', '7 Anzahl der', '8 Art der', '9 Bezeichnung', '10 Statistik-', '11 Brutto-', '12 Umfang'],
        ['und Nummern', 'Packstücke', 'Verpackung', 'des Gutes', 'nummer', 'gewicht kg', 'in m³'],
        ['BG 1-22', '22', 'Paletten', 'Flachglas 4 mm', '700529', '19.360', '26,4'],
        ['BG 23-25', '3', 'Kisten', 'Spiegel', '700991', '840', '4,1'],
      ]),
      block(40, 260, ['13 Anweisungen des Absenders: vor Nässe schützen']),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.date': '2026-11-23',
    'sendCc.nameEn': 'Bayerische Glas AG',
    'sendCc.countryCode': 'DE',
    'receiveCc.nameEn': 'Steklo Trade TOO',
    'receiveCc.countryCode': 'KZ',
    ...tableOf(
      [...['goodsSign', 'packNum', 'packType', 'goodsNameEn', 'hscode', 'goodsGrossWeightKg'], 'goodsVolumeM3'],
      ['BG 1-22', '22', 'PX', 'Flachglas 4 mm', '700529', '19360', '26.4'],
      ['BG 23-25', '3', 'CS', 'Spiegel', '700991', '840', '4.1'],
    ),
  },
};

/** Houses of many countries, third batch. */
export const SIXTH_PAPERS = [...[vgm, consignmentNote, movement, specification, indian, khorgos, frachtbrief]];

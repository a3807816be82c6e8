import { block, cells, drawn, linesOf, type OtherPaper } from './otherPaper.ts';

/** Labels above their values in a head of two columns; pounds. */
export const american: OtherPaper = {
  name: 'an invoice with labels above values, in pounds',
  pages: [
    drawn(
      block(230, 36, ['COMMERCIAL INVOICE'], { size: 14 }),
      cells([40, 300, 430], 62, [
        ['EXPORTER', 'INVOICE NUMBER', 'INVOICE DATE'],
        ['Great Lakes Pump Works, Inc.', 'GL-40917', '11/22/2026'],
        ['2200 Harbor Drive', 'PURCHASE ORDER', 'TERMS OF SALE'],
        ['Cleveland, OH 44114, USA', 'PO-7731', 'FCA Hamburg'],
        ['Phone: +1 216 555 0142', '', ''],
      ]),
      cells([40, 300], 142, [
        ['ULTIMATE CONSIGNEE', 'SOLD TO (IF DIFFERENT)'],
        ['Alatau Trade LLP', 'Steppe Holding B.V.'],
        ['45 Abay Avenue, Almaty, Kazakhstan', 'Keizersgracht 12, Amsterdam, Netherlands'],
      ]),
      block(40, 200, ['EQUIPMENT ID: MSKU 123456-5   SEAL: UL7710023']),
      cells([40, 80, 120, 270, 345, 400, 455, 505], 232, [
        ['QTY', 'UOM', 'FULL DESCRIPTION OF GOODS', 'HARMONIZED', 'COUNTRY', 'GROSS', 'UNIT', 'LINE'],
        ['', '', '', 'CODE', 'OF ORIGIN', 'WT (LB)', 'PRICE', 'TOTAL'],
        ['12', 'EA', 'Centrifugal pump, 5 HP', '8413.70.2004', 'US', '1,102.31', '$1,450.00', '$17,400.00'],
        ['', '', 'with coupling', '', '', '', '', ''],
        ['40', 'EA', 'Mechanical seal kit', '8484.20.0000', 'US', '220.46', '$86.50', '$3,460.00'],
      ]),
      cells([345, 455], 330, [
        ['SUBTOTAL', '$20,860.00'],
        ['FREIGHT', '$1,200.00'],
        ['INVOICE TOTAL (USD)', '$22,060.00'],
      ]),
      block(40, 400, ['I declare that the information on this invoice is true and correct.']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'GL-40917',
    'head.date': '2026-11-22',
    container0: 'MSKU1234565',
    seal0: 'UL7710023',
    'sendCc.nameEn': 'Great Lakes Pump Works, Inc.',
    'sendCc.otherTel': '+1 216 555 0142',
    'sendCc.addressEn': '2200 Harbor Drive, Cleveland, OH 44114, USA',
    'sendCc.countryCode': 'US',
    'receiveCc.nameEn': 'Alatau Trade LLP',
    'receiveCc.countryCode': 'KZ',
    'buyerCc.nameEn': 'Steppe Holding B.V.',
    'buyerCc.countryCode': 'NL',
    ...linesOf([
      {
        goodsNameEn: 'Centrifugal pump, 5 HP with coupling',
        hscode: '8413702004',
        smallPackNum: '12',
        goodsGrossWeightKg: '500.00',
        goodsPrice: '1450.00',
        goodsValue: '17400.00',
        goodsValueCurrency: 'USD',
        goodsCountry: 'US',
      },
      {
        goodsNameEn: 'Mechanical seal kit',
        hscode: '8484200000',
        smallPackNum: '40',
        goodsGrossWeightKg: '100.00',
        goodsPrice: '86.50',
        goodsValue: '3460.00',
      },
    ]),
  },
};

/** Points group thousands; the supplier stands in the letterhead and in a column of its own. */
const german: OtherPaper = {
  name: 'an invoice with points for thousands',
  pages: [
    drawn(
      block(40, 34, ['Rheintal Maschinenbau GmbH · Industriestr. 14 · 68169 Mannheim · Germany']),
      cells([40, 330, 420], 70, [
        ['Customer:', 'Commercial Invoice', ''],
        ['ООО «Вектор»', 'Invoice no.', 'RE-2026-1187'],
        ['620014, г. Екатеринбург, ул. Малышева, 36', 'Invoice date', '22.11.2026'],
        ['Россия', 'Customer no.', '10442'],
        ['ИНН 6671234567', 'Contract', 'RM/VE-2026-04'],
        ['', 'VAT ID', 'DE143558190'],
      ]),
      block(40, 170, ['Supplier: Rheintal Maschinenbau GmbH, Industriestr. 14, 68169 Mannheim, Germany']),
      cells([40, 70, 120, 240, 340, 375, 430, 500], 210, [
        ['Pos.', 'Art. no.', 'Designation', 'Customs tariff no.', 'Qty', 'Net kg', 'Price EUR', 'Total EUR'],
        ['10', 'A-7741', 'Gearbox GB 200', '8483 40 30', '4', '1.240,50', '3.875,00', '15.500,00'],
        ['20', 'A-7755', 'Drive shaft 40 mm', '8483 10 95', '24', '312,00', '118,75', '2.850,00'],
        ['30', 'B-1020', 'Ball bearing 6204', '8482 10 10', '1.200', '127,25', '1,90', '2.280,00'],
      ]),
      cells([240, 375, 500], 280, [['Net amount', '1.679,75', '20.630,00']]),
      cells([240, 500], 300, [
        ['VAT 0 % (export)', '0,00'],
        ['Invoice amount EUR', '20.630,00'],
      ]),
      block(40, 340, ['Packing: 6 pallets, gross weight 1.812,00 kg', 'Container CSQU3054383, seal HH002913']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'RE-2026-1187',
    'head.date': '2026-11-22',
    'head.contractNo': 'RM/VE-2026-04',
    container0: 'CSQU3054383',
    seal0: 'HH002913',
    'sendCc.nameEn': 'Rheintal Maschinenbau GmbH',
    'sendCc.countryCode': 'DE',
    'buyerCc.nameRu': 'ООО «Вектор»',
    'buyerCc.taxCode': '6671234567',
    'buyerCc.countryCode': 'RU',
    ...linesOf([
      {
        goodsNameEn: 'Gearbox GB 200',
        hscode: '84834030',
        smallPackNum: '4',
        goodsWeightKg: '1240.50',
        goodsPrice: '3875.00',
        goodsValue: '15500.00',
        goodsValueCurrency: 'EUR',
      },
      {
        goodsNameEn: 'Drive shaft 40 mm',
        hscode: '84831095',
        smallPackNum: '24',
        goodsWeightKg: '312.00',
        goodsPrice: '118.75',
        goodsValue: '2850.00',
      },
      {
        goodsNameEn: 'Ball bearing 6204',
        hscode: '84821010',
        smallPackNum: '1200',
        goodsWeightKg: '127.25',
        goodsPrice: '1.90',
        goodsValue: '2280.00',
      },
    ]),
  },
};

/** Bank details above the title; tax and registration codes in one line with name and address. */
const russianBill: OtherPaper = {
  name: 'a Russian bill with bank details',
  pages: [
    drawn(
      cells([40, 330, 390], 40, [
        ['ПАО СБЕРБАНК г. Москва', 'БИК', '044525225'],
        ['Банк получателя', 'Сч. №', '30101810400000000225'],
        ['ИНН 7707083893     КПП 770701001', 'Сч. №', '40702810938000012345'],
        ['ООО «Восток Логистика»', '', ''],
        ['Получатель', '', ''],
      ]),
      block(40, 130, ['Счет на оплату № 245 от 22 ноября 2026 г.'], { size: 13 }),
      cells([40, 120], 160, [
        ['Поставщик', 'ООО «Восток Логистика», ИНН 7707083893, КПП 770701001, 107140,'],
        ['(Исполнитель):', 'Москва г, Лесная ул, дом 12, тел.: +7 495 123-45-67'],
        ['Покупатель', 'ТОО «Алатау Трейд», БИН 120540012345, Казахстан, г. Алматы,'],
        ['(Заказчик):', 'проспект Абая, 45'],
        ['Основание:', 'Договор № ВЛ-26/118 от 14.03.2026'],
      ]),
      cells([40, 65, 300, 350, 395, 460], 260, [
        ['№', 'Товары (работы, услуги)', 'Кол-во', 'Ед.', 'Цена', 'Сумма'],
        ['1', 'Кабель силовой ВВГнг 3х2,5', '2 500', 'м', '84,50', '211 250,00'],
        ['2', 'Светильник светодиодный 36 Вт', '180', 'шт', '1 150,00', '207 000,00'],
        ['3', 'Автоматический выключатель 16А', '1 000', 'шт', '212,40', '212 400,00'],
      ]),
      cells([395, 460], 330, [
        ['Итого:', '630 650,00'],
        ['В том числе НДС:', '105 108,33'],
        ['Всего к оплате:', '630 650,00'],
      ]),
      block(40, 390, ['Всего наименований 3, на сумму 630 650,00 руб.', 'Руководитель            Бухгалтер']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '245',
    'head.date': '2026-11-22',
    'head.contractNo': 'ВЛ-26/118',
    'sendCc.nameRu': 'ООО «Восток Логистика»',
    'sendCc.taxCode': '7707083893',
    'sendCc.otherTel': '+7 495 123-45-67',
    'buyerCc.nameRu': 'ТОО «Алатау Трейд»',
    'buyerCc.taxCode': '120540012345',
    'buyerCc.countryCode': 'KZ',
    ...linesOf([
      {
        goodsNameRu: 'Кабель силовой ВВГнг 3х2,5',
        smallPackNum: '2500',
        goodsPrice: '84.50',
        goodsValue: '211250.00',
        goodsValueCurrency: 'RUB',
      },
      {
        goodsNameRu: 'Светильник светодиодный 36 Вт',
        smallPackNum: '180',
        goodsPrice: '1150.00',
        goodsValue: '207000.00',
      },
      {
        goodsNameRu: 'Автоматический выключатель 16А',
        smallPackNum: '1000',
        goodsPrice: '212.40',
        goodsValue: '212400.00',
      },
    ]),
  },
};

/** The sender is the letterhead; lines are sentences. */
const freeText: OtherPaper = {
  name: 'a proforma of a small trader in sentences',
  pages: [
    drawn(
      block(40, 40, ['Yiwu Sunny Gifts Trading Co., Ltd.'], { size: 13 }),
      block(40, 56, ['Room 802, Block 3, Chouzhou North Road, Yiwu, Zhejiang, China']),
      block(40, 70, ['sunny@yiwugifts.cn   Mob: +86 138 0579 1234']),
      block(40, 100, ['Proforma invoice PI-118, 3 November 2026']),
      block(40, 130, ['To: Bereke Market LLP, Tole bi 101, Almaty, Kazakhstan']),
      block(40, 170, [
        'Dear Mr. Serik, as agreed we offer:',
        '1) Ceramic mugs 350 ml, 2400 pcs x USD 0.85 = USD 2,040.00 (HS code 6912.00)',
        '2) Plastic lunch boxes, 1000 pcs x USD 1.20 = USD 1,200.00 (HS code 3924.10)',
        '3) LED night lights, 500 pcs x USD 2.15 = USD 1,075.00 (HS code 9405.21)',
        'Total: USD 4,315.00, FCA Yiwu, packed in 164 cartons, gross weight 1,870 kg.',
        'Payment: 30% in advance, 70% before shipment. Delivery within 20 days.',
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'PI-118',
    'head.date': '2026-11-03',
    'sendCc.nameEn': 'Yiwu Sunny Gifts Trading Co., Ltd.',
    'sendCc.countryCode': 'CN',
    'sendCc.otherEmail': 'sunny@yiwugifts.cn',
    'sendCc.otherTel': '+86 138 0579 1234',
    'receiveCc.nameEn': 'Bereke Market LLP',
    'receiveCc.countryCode': 'KZ',
    ...linesOf([
      {
        goodsNameEn: 'Ceramic mugs 350 ml',
        smallPackNum: '2400',
        goodsPrice: '0.85',
        goodsValue: '2040.00',
        goodsValueCurrency: 'USD',
        hscode: '691200',
      },
      {
        goodsNameEn: 'Plastic lunch boxes',
        smallPackNum: '1000',
        goodsPrice: '1.20',
        goodsValue: '1200.00',
        hscode: '392410',
      },
      {
        goodsNameEn: 'LED night lights',
        smallPackNum: '500',
        goodsPrice: '2.15',
        goodsValue: '1075.00',
        hscode: '940521',
      },
    ]),
  },
};

/** Chinese exporter's usual form: letterhead, To, marks in the first column, price terms below the heading. */
const letterhead: OtherPaper = {
  name: 'an invoice under a letterhead',
  pages: [
    drawn(
      block(150, 36, ['西安秦岭机械进出口有限公司'], { size: 14 }),
      block(120, 52, ["XI'AN QINLING MACHINERY IMPORT & EXPORT CO., LTD."], { size: 11 }),
      block(120, 66, ['NO. 18 FENGCHENG 8TH ROAD, XIAN, SHAANXI, CHINA  TEL: 0086-29-86512345']),
      block(230, 92, ['COMMERCIAL INVOICE'], { size: 13 }),
      cells([40, 380], 118, [
        ['To: OOO "Ural Stroy Komplekt"', 'Invoice No.: QL26-1109'],
        ['Lenina str. 24, Ekaterinburg, Russia', 'Date: Nov. 9th, 2026'],
        ['', 'S/C No.: QLSC-260817'],
      ]),
      block(40, 172, ['From: XIAN, CHINA     To: EKATERINBURG, RUSSIA     By: RAILWAY']),
      cells([40, 130, 320, 395, 475], 200, [
        ['MARKS & NOS.', 'DESCRIPTION OF GOODS', 'QUANTITY', 'UNIT PRICE', 'AMOUNT'],
        ['', '', '', 'FCA XIAN', ''],
        ['N/M', 'CONCRETE MIXER JZC350', '15 SETS', 'USD1,280.00', 'USD19,200.00'],
        ['', 'HS CODE: 8474310000', '', '', ''],
        ['', 'STEEL BAR CUTTER GQ40', '30 SETS', 'USD465.00', 'USD13,950.00'],
        ['', 'HS CODE: 8461500000', '', '', ''],
      ]),
      cells([130, 320, 475], 296, [['TOTAL:', '45 SETS', 'USD33,150.00']]),
      block(40, 320, ['SAY US DOLLARS THIRTY-THREE THOUSAND ONE HUNDRED AND FIFTY ONLY.']),
      block(40, 340, ['COUNTRY OF ORIGIN: CHINA', 'CONTAINER NO.: TBJU1000016  SEAL NO.: H778812']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'QL26-1109',
    'head.date': '2026-11-09',
    'head.contractNo': 'QLSC-260817',
    container0: 'TBJU1000016',
    seal0: 'H778812',
    'sendCc.nameCn': '西安秦岭机械进出口有限公司',
    'sendCc.countryCode': 'CN',
    'sendCc.nameEn': "XI'AN QINLING MACHINERY IMPORT & EXPORT CO., LTD.",
    'sendCc.otherTel': '0086-29-86512345',
    'receiveCc.nameEn': 'OOO "Ural Stroy Komplekt"',
    'receiveCc.countryCode': 'RU',
    ...linesOf([
      {
        goodsNameEn: 'CONCRETE MIXER JZC350',
        hscode: '8474310000',
        smallPackNum: '15',
        goodsPrice: '1280.00',
        goodsValue: '19200.00',
        goodsValueCurrency: 'USD',
        goodsSign: 'N/M',
      },
      {
        goodsNameEn: 'STEEL BAR CUTTER GQ40',
        hscode: '8461500000',
        smallPackNum: '30',
        goodsPrice: '465.00',
        goodsValue: '13950.00',
      },
    ]),
  },
};

export const INVOICES = [american, german, russianBill, freeText, letterhead];

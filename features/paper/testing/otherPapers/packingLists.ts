import { block, cells, drawn, linesOf, type OtherPaper } from './otherPaper.ts';

/** One cell names the container of several lines; the totals stand first. */
const merged: OtherPaper = {
  name: 'a packing list with merged cells and totals on top',
  pages: [
    drawn(
      block(250, 36, ['装箱明细单'], { size: 15 }),
      cells([40, 320], 64, [
        ['出口商：郑州恒远进出口有限公司', '发票编号：HY20261103'],
        ['地址：河南省郑州市经济开发区航海东路88号', '日期：2026/11/3'],
        ['电话：0371-67890123', '合同编号：HY-KZ-0093'],
        ['进口商：ТОО «Алатау Трейд»', ''],
        ['地址：Казахстан, г. Алматы, пр. Абая 45', ''],
      ]),
      cells([40, 130, 235, 300, 350, 405, 460, 515], 160, [
        ['集装箱号', '货物品名', '规格', '总箱数', '总数量', '总净重', '总毛重', '总体积'],
        ['', '', '', '(箱)', '(个)', '(KGS)', '(KGS)', '(CBM)'],
        ['合计', '', '', '1,480', '33,600', '15,240.0', '16,710.0', '92.40'],
        ['', '塑料储物盒', '45x30', '480', '9,600', '4,320.0', '4,800.0', '31.20'],
        ['CAIU1234561', '不锈钢保温杯', '500ml', '600', '14,400', '6,480.0', '7,020.0', '34.80'],
        ['', '硅胶厨具', '套装', '200', '4,800', '2,040.0', '2,290.0', '12.40'],
        ['TGHU1234567', '陶瓷花盆', 'D20', '200', '4,800', '2,400.0', '2,600.0', '14.00'],
      ]),
      block(40, 280, ['铅封号：CAIU1234561/SL778810；TGHU1234567/SL778811']),
    ),
  ],
  truth: {
    ...{ kind: 'packingList', 'head.number': 'HY20261103', 'head.date': '2026-11-03' },
    ...{ 'head.contractNo': 'HY-KZ-0093', container0: 'CAIU1234561', container1: 'TGHU1234567' },
    ...{ seal0: 'SL778810', seal1: 'SL778811' },
    ...{ 'sendCc.nameCn': '郑州恒远进出口有限公司', 'sendCc.otherTel': '0371-67890123' },
    'sendCc.addressCn': '河南省郑州市经济开发区航海东路88号',
    ...{ 'buyerCc.nameRu': 'ТОО «Алатау Трейд»', 'buyerCc.countryCode': 'KZ' },
    ...linesOf([
      {
        ...{ containerNo: 'CAIU1234561', goodsNameCn: '塑料储物盒', packNum: '480', smallPackNum: '9600' },
        ...{ goodsWeightKg: '4320.0', goodsGrossWeightKg: '4800.0', goodsVolumeM3: '31.20' },
      },
      {
        ...{ containerNo: 'CAIU1234561', goodsNameCn: '不锈钢保温杯', packNum: '600', smallPackNum: '14400' },
        ...{ goodsWeightKg: '6480.0', goodsGrossWeightKg: '7020.0', goodsVolumeM3: '34.80' },
      },
      {
        ...{ containerNo: 'CAIU1234561', goodsNameCn: '硅胶厨具', packNum: '200', smallPackNum: '4800' },
        ...{ goodsWeightKg: '2040.0', goodsGrossWeightKg: '2290.0', goodsVolumeM3: '12.40' },
      },
      {
        ...{ containerNo: 'TGHU1234567', goodsNameCn: '陶瓷花盆', packNum: '200', smallPackNum: '4800' },
        ...{ goodsWeightKg: '2400.0', goodsGrossWeightKg: '2600.0', goodsVolumeM3: '14.00' },
      },
    ]),
  },
};

/** A workbook: letterhead and title in rows of their own, a heading of groups over two rows. */
const workbook: OtherPaper = {
  name: 'a packing list in a workbook',
  pages: [
    ['SHENZHEN BRIGHT ELECTRONICS CO., LTD.', '', '', '', '', '', '', '', ''],
    ['Building 5, Keyuan Road, Nanshan, Shenzhen, China', '', '', '', '', '', '', '', ''],
    ['PACKING LIST', '', '', '', '', '', '', '', ''],
    ['', '', '', '', '', '', '', '', ''],
    ['Consignee:', 'ORIENT MARKET LLC', '', '', '', '', 'Packing List No.', 'BE-PL-0926', ''],
    ['Address:', 'Amir Temur 15, Tashkent, Uzbekistan', '', '', '', '', 'Date', '2026-11-16', ''],
    ['Tax ID:', '302145678', '', '', '', '', 'Contract No.', 'BE-UZ-2026/11', ''],
    ['Container No.', 'MSKU1234565', '', 'Seal No.', 'BE20031', '', '', '', ''],
    ['No.', 'Item', 'Model', 'HS code', 'Quantity', '', 'Weight (KGS)', '', 'Volume'],
    ['', '', '', '', 'CTNS', 'PCS', 'N.W.', 'G.W.', '(M3)'],
    ['1', 'Phone chargers', 'PC-20', '8504409999', '320', '32000', '2880', '3136.5', '14.72'],
    ['2', 'USB cables', 'UC-1', '8544421900', '150', '45000', '1350', '1462.5', '5.4'],
    ['3', 'Bluetooth speakers', 'BS-7', '8518220000', '480', '9600', '4320', '4896', '28.8'],
    ['', '', '', '', '', '', '', '', ''],
    ['TOTAL', '', '', '', '950', '86600', '8550', '9495', '48.92'],
  ],
  truth: {
    ...{ kind: 'packingList', 'head.number': 'BE-PL-0926', 'head.date': '2026-11-16' },
    ...{ 'head.contractNo': 'BE-UZ-2026/11', container0: 'MSKU1234565', seal0: 'BE20031' },
    ...{ 'sendCc.nameEn': 'SHENZHEN BRIGHT ELECTRONICS CO., LTD.', 'sendCc.countryCode': 'CN' },
    ...{ 'receiveCc.nameEn': 'ORIENT MARKET LLC', 'receiveCc.countryCode': 'UZ' },
    'receiveCc.taxCode': '302145678',
    ...linesOf([
      {
        ...{ goodsNameEn: 'Phone chargers', hscode: '8504409999', packNum: '320', smallPackNum: '32000' },
        ...{ goodsWeightKg: '2880', goodsGrossWeightKg: '3136.5', goodsVolumeM3: '14.72' },
      },
      {
        ...{ goodsNameEn: 'USB cables', hscode: '8544421900', packNum: '150', smallPackNum: '45000' },
        ...{ goodsWeightKg: '1350', goodsGrossWeightKg: '1462.5', goodsVolumeM3: '5.4' },
      },
      {
        ...{ goodsNameEn: 'Bluetooth speakers', hscode: '8518220000', packNum: '480', smallPackNum: '9600' },
        ...{ goodsWeightKg: '4320', goodsGrossWeightKg: '4896', goodsVolumeM3: '28.8' },
      },
    ]),
  },
};

const SPECIFICATION = [40, 62, 210, 285, 330, 385, 440, 500];

/** A table over two pages with sums carried over; headings in two languages; tonnes. */
const carried: OtherPaper = {
  name: 'a specification over two pages, in tonnes',
  pages: [
    drawn(
      block(160, 36, ['СПЕЦИФИКАЦИЯ / УПАКОВОЧНЫЙ ЛИСТ № 17'], { size: 13 }),
      block(160, 54, ['к контракту № SR-2026/44 от 01.10.2026, дата 12.11.2026']),
      cells([40, 300], 80, [
        ['Продавец / Seller:', 'Грузополучатель / Consignee:'],
        ['Zhengzhou Hengyuan Import and Export Co., Ltd.', 'ООО «Торговый дом Сибирь»'],
        ['88 Hanghai East Road, Zhengzhou, China', '630099, г. Новосибирск, Красный проспект, 17, Россия'],
        ['', 'ИНН 5406123456'],
      ]),
      cells(SPECIFICATION, 150, [
        [
          '№',
          'Наименование /',
          'Код ТН ВЭД',
          'Места /',
          'Упаковка',
          'Нетто, т /',
          'Брутто, т /',
          'Сумма, CNY /',
        ],
        ['', 'Description', 'HS code', 'Pkgs', '/ Packing', 'Net, t', 'Gross, t', 'Amount'],
        ['1', 'Трубы стальные', '7306 40 200 0', '48', 'связки', '21,600', '21,984', '151 200,00'],
        ['2', 'Фитинги чугунные', '7307 19 100 0', '120', 'ящики', '3,240', '3,480', '38 880,50'],
      ]),
      cells([210, 330, 385, 440, 500], 222, [['Итого по странице:', '', '24,840', '25,464', '190 080,50']]),
    ),
    drawn(
      block(40, 36, ['Спецификация № 17, продолжение']),
      cells(SPECIFICATION, 56, [
        ['', 'Перенос', '', '168', '', '24,840', '25,464', '190 080,50'],
        ['3', 'Задвижки стальные', '8481 80 639 0', '36', 'ящики', '1,890', '2,052', '64 800,00'],
        ['4', 'Прокладки резиновые', '4016 93 000 5', '10', 'коробки', '0,250', '0,275', '4 500,00'],
      ]),
      cells([62, 285, 385, 440, 500], 110, [['ВСЕГО / TOTAL', '214', '26,980', '27,791', '259 380,50']]),
    ),
  ],
  truth: {
    ...{ kind: 'packingList', 'head.number': '17', 'head.contractNo': 'SR-2026/44' },
    'sendCc.nameEn': 'Zhengzhou Hengyuan Import and Export Co., Ltd.',
    ...{ 'sendCc.countryCode': 'CN', 'receiveCc.nameRu': 'ООО «Торговый дом Сибирь»' },
    ...{ 'receiveCc.taxCode': '5406123456', 'receiveCc.countryCode': 'RU' },
    ...linesOf([
      {
        ...{ goodsNameRu: 'Трубы стальные', hscode: '7306402000', packNum: '48', packType: 'связки' },
        ...{ goodsWeightKg: '21600', goodsGrossWeightKg: '21984', goodsValue: '151200.00' },
        goodsValueCurrency: 'CNY',
      },
      {
        ...{ goodsNameRu: 'Фитинги чугунные', hscode: '7307191000', packNum: '120', packType: 'ящики' },
        ...{ goodsWeightKg: '3240', goodsGrossWeightKg: '3480', goodsValue: '38880.50' },
      },
      {
        ...{ goodsNameRu: 'Задвижки стальные', hscode: '8481806390', packNum: '36', packType: 'ящики' },
        ...{ goodsWeightKg: '1890', goodsGrossWeightKg: '2052', goodsValue: '64800.00' },
      },
      {
        ...{ goodsNameRu: 'Прокладки резиновые', hscode: '4016930005', packNum: '10', packType: 'коробки' },
        ...{ goodsWeightKg: '250', goodsGrossWeightKg: '275', goodsValue: '4500.00' },
      },
    ]),
  },
};

export const PACKING_LISTS = [merged, workbook, carried];

import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const fruit: OtherPaper = {
  name: 'an invoice of fruit with names and addresses in one line',
  pages: [
    drawn(
      block(200, 36, ['ФАКТУРА (INVOICE) № 0081 от 21.11.2026 г.']),
      cells([40, 160], 60, [
        ['Экспортер:', 'ИП Ахунов Р.Т., Узбекистан, г. Андижан, ул. Бобур, 18'],
        ['Грузополучатель:', 'ООО «Фруктовый рай», Россия, г. Самара, ул. Гагарина, 9'],
        ['Контракт №', '12-UZ/2026 от 10.10.2026'],
        ['Контейнер №', 'TCNU1000016'],
      ]),
      cells([40, 60, 180, 250, 300, 360, 420, 490], 140, [
        ['№', 'Наименование груза', 'Код товара', 'Ящики', 'Вес нетто', 'Вес брутто', 'Цена USD/кг', 'Стоимость USD'],
        ['1', 'Гранат свежий', '0810907500', '1 050', '18 900', '19 950', '0,90', '17 010,00'],
        ['2', 'Хурма свежая', '0810700000', '210', '2 100', '2 310', '0,75', '1 575,00'],
        ['', 'Всего', '', '1 260', '21 000', '22 260', '', '18 585,00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '0081',
    'head.date': '2026-11-21',
    'head.contractNo': '12-UZ/2026',
    container0: 'TCNU1000016',
    'sendCc.nameRu': 'ИП Ахунов Р.Т.',
    'sendCc.countryCode': 'UZ',
    'receiveCc.nameRu': 'ООО «Фруктовый рай»',
    'receiveCc.countryCode': 'RU',
    ...tableOf(
      [
        'goodsNameRu',
        'hscode',
        'packNum',
        'goodsWeightKg',
        'goodsGrossWeightKg',
        'goodsPrice',
        'goodsValue',
        'goodsValueCurrency',
      ],
      ['Гранат свежий', '0810907500', '1050', '18900', '19950', '0.90', '17010.00', 'USD'],
      ['Хурма свежая', '0810700000', '210', '2100', '2310', '0.75', '1575.00', 'USD'],
    ),
  },
};
const joint: OtherPaper = {
  name: 'a joint packing list and invoice in a workbook',
  pages: [
    ['箱单发票 PACKING LIST & INVOICE', '', '', '', '', '', '', ''],
    [
      '卖方 Seller',
      '河北远航机械有限公司 Hebei Yuanhang Machinery Co., Ltd.',
      '',
      '',
      '',
      '发票编号',
      'YH-2026-119',
      '',
    ],
    ['买方 Buyer', 'ТОО «КазАгроТех»', '', '', '', '日期', '2026/11/12', ''],
    ['买方地址', 'Казахстан, г. Кокшетау, ул. Ауэзова, 4', '', '', '', '合同编号', 'YH-KAT-3', ''],
    ['项目', '商品描述', '海关编码', '数量', '单位', '单价 CNY', '总额 CNY', '毛重 KG'],
    ['1', '播种机', '8432311900', '6', '台', '48000', '288000', '5400'],
    ['2', '旋耕机', '8432290000', '10', '台', '9500', '95000', '3300'],
    ['总额', '', '', '16', '', '', '383000', '8700'],
  ],
  truth: {
    'head.number': 'YH-2026-119',
    'head.date': '2026-11-12',
    'head.contractNo': 'YH-KAT-3',
    'sendCc.nameCn': '河北远航机械有限公司',
    'buyerCc.nameRu': 'ТОО «КазАгроТех»',
    'buyerCc.countryCode': 'KZ',
    ...tableOf(
      ['goodsNameCn', 'hscode', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency', 'goodsGrossWeightKg'],
      ['播种机', '8432311900', '6', '48000', '288000', 'CNY', '5400'],
      ['旋耕机', '8432290000', '10', '9500', '95000', 'CNY', '3300'],
    ),
  },
};
const timber: OtherPaper = {
  name: 'a timber specification in cubic metres',
  pages: [
    drawn(
      cells([40, 350], 36, [
        ['Nordic Timber AB', 'PACKING SPECIFICATION'],
        ['Box 22, Gävle, Sweden', 'Spec. no. NT-4471'],
        ['', 'Date 2026-11-20'],
      ]),
      cells([40, 300], 90, [
        ['Consignee', 'Loaded in container'],
        ['Qingdao Wood Import Co., Ltd.', 'CSQU3054383 seal NT88120'],
        ['Qingdao, China', 'TBJU1000016 seal NT88121'],
      ]),
      cells([40, 180, 240, 310, 380, 450], 150, [
        ['Product', 'Bundles', 'Pieces', 'Volume m3', 'Net kg', 'Gross kg'],
        ['Spruce 32x100', '24', '5 760', '55,296', '24 330', '24 450'],
        ['Pine 50x150', '20', '2 400', '54,000', '24 300', '24 400'],
        ['Total', '44', '8 160', '109,296', '48 630', '48 850'],
      ]),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'NT-4471',
    'head.date': '2026-11-20',
    container0: 'CSQU3054383',
    seal0: 'NT88120',
    container1: 'TBJU1000016',
    seal1: 'NT88121',
    'sendCc.nameEn': 'Nordic Timber AB',
    'sendCc.countryCode': 'SE',
    'receiveCc.nameEn': 'Qingdao Wood Import Co., Ltd.',
    'receiveCc.countryCode': 'CN',
    ...tableOf(
      ['goodsNameEn', 'packNum', 'smallPackNum', 'goodsVolumeM3', 'goodsWeightKg', 'goodsGrossWeightKg'],
      ['Spruce 32x100', '24', '5760', '55.296', '24330', '24450'],
      ['Pine 50x150', '20', '2400', '54.000', '24300', '24400'],
    ),
  },
};
const order: OtherPaper = {
  name: 'a delivery order by the tonne',
  pages: [
    drawn(
      block(200, 36, ['DELIVERY ORDER / RELEASE']),
      cells([40, 320], 60, [
        ['D/O No. SH-77120', 'Release date 17/11/2026'],
        ['Deliver to', 'Consigned by'],
        ['Osh Trade House LLC', 'Shandong Rubber Tyre Co., Ltd.'],
        ['Osh, Lenina 205, Kyrgyzstan', 'Weifang, Shandong, China'],
      ]),
      cells([40, 150, 260, 330, 400, 480], 130, [
        ['Container', 'Seal', 'Goods', 'Pcs', 'Wt (MT)', 'Cube (m3)'],
        ['TCNU3054388', 'SR10021', 'Truck tyres', '240', '14.88', '62.4'],
        ['CSQU1000011', 'SR10022', 'Car tyres', '1100', '9.90', '64.1'],
      ]),
    ),
  ],
  truth: {
    'head.number': 'SH-77120',
    'head.date': '2026-11-17',
    container0: 'TCNU3054388',
    seal0: 'SR10021',
    container1: 'CSQU1000011',
    seal1: 'SR10022',
    'sendCc.nameEn': 'Shandong Rubber Tyre Co., Ltd.',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'Osh Trade House LLC',
    'receiveCc.countryCode': 'KG',
    ...tableOf(
      ['containerNo', 'goodsNameEn', 'smallPackNum', 'goodsGrossWeightKg', 'goodsVolumeM3'],
      ['TCNU3054388', 'Truck tyres', '240', '14880', '62.4'],
      ['CSQU1000011', 'Car tyres', '1100', '9900', '64.1'],
    ),
  },
};
/** Houses of many countries, seventh batch. */
export const TENTH_PAPERS = [fruit, joint, timber, order];

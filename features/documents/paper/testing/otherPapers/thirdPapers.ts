import { block, cells, drawn, linesOf, type OtherPaper } from './otherPaper.ts';

const CARTONS = [40, 95, 215, 260, 310, 360, 410, 465, 515];

const perCarton: OtherPaper = {
  name: 'a packing list with weights of a carton and of all',
  pages: [
    drawn(
      block(190, 36, ['GUANGZHOU LEDA LIGHTING FACTORY'], { size: 12 }),
      block(160, 52, ['No. 15 Xinhua Road, Huadu District, Guangzhou, China']),
      block(250, 74, ['PACKING LIST'], { size: 13 }),
      cells([40, 370], 98, [
        ['Buyer: SVET TRADE LLC', 'P/L No.: LD-2611'],
        ['Add: 8 Zavodskaya str., Minsk, Belarus', 'Date: 12/11/2026'],
        ['Tel: +375 17 200 11 22', 'Invoice No.: LD-2611CI'],
      ]),
      cells(
        CARTONS,
        160,
        [
          ['C/No.', 'Description', 'Qty/Ctn', 'Total', 'Total', 'N.W./Ctn', 'Total', 'Total', 'Total'],
          ['', '', '(pcs)', 'Ctns', 'Qty (pcs)', '(kg)', 'N.W. (kg)', 'G.W. (kg)', 'CBM'],
        ],
        { size: 8, step: 11 },
      ),
      cells(CARTONS, 190, [
        ['1-120', 'LED panel 36W', '10', '120', '1,200', '9.5', '1,140', '1,260', '7.80'],
        ['121-200', 'LED bulb E27', '100', '80', '8,000', '6.2', '496', '560', '4.16'],
      ]),
      cells([95, 260, 310, 410, 465, 515], 226, [['TOTAL', '200', '9,200', '1,636', '1,820', '11.96']]),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'LD-2611',
    'head.date': '2026-11-12',
    'sendCc.nameEn': 'GUANGZHOU LEDA LIGHTING FACTORY',
    'sendCc.countryCode': 'CN',
    ...{
      'buyerCc.nameEn': 'SVET TRADE LLC',
      'buyerCc.countryCode': 'BY',
      'buyerCc.otherTel': '+375 17 200 11 22',
    },
    ...linesOf([
      {
        goodsNameEn: 'LED panel 36W',
        packNum: '120',
        smallPackNum: '1200',
        goodsWeightKg: '1140',
        goodsGrossWeightKg: '1260',
        goodsVolumeM3: '7.80',
      },
      {
        goodsNameEn: 'LED bulb E27',
        packNum: '80',
        smallPackNum: '8000',
        goodsWeightKg: '496',
        goodsGrossWeightKg: '560',
        goodsVolumeM3: '4.16',
      },
    ]),
  },
};

const tonnes: OtherPaper = {
  name: 'an invoice of bulk goods by the tonne',
  pages: [
    drawn(
      block(200, 36, ['INVOICE # UZ-0417 dated 10.11.2026'], { size: 12 }),
      cells([40, 160], 64, [
        ['SELLER:', 'OOO "FERGANA TEXTILE", 12 Mustaqillik str., Fergana, Uzbekistan'],
        ['BUYER:', 'Xi’an Silk Road Trading Co., Ltd., No. 6 Gangwu Avenue, Xian, China'],
        ['CONTRACT:', '№ FT-26/19 dated 02.02.2026'],
        ['DELIVERY TERMS:', 'FCA Fergana'],
        ['CONTAINER:', 'TCNU3054388, TCNU1000016'],
      ]),
      cells([40, 70, 230, 310, 380, 470], 160, [
        ['N', 'Name of the goods', 'HS code', 'Q-ty, MT', 'Price USD/MT', 'Amount, USD'],
        ['1', 'Cotton yarn Ne 30/1', '5205230000', '24.150', '2,310.00', '55,786.50'],
        ['2', 'Cotton linter', '1404200000', '20.000', '640.00', '12,800.00'],
      ]),
      cells([70, 310, 470], 208, [['TOTAL:', '44.150', '68,586.50']]),
      block(40, 240, ['Net weight: 44,150 kg. Gross weight: 44,980 kg. Bales: 210']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'UZ-0417',
    'head.date': '2026-11-10',
    'head.contractNo': 'FT-26/19',
    container0: 'TCNU3054388',
    container1: 'TCNU1000016',
    'sendCc.nameEn': 'OOO "FERGANA TEXTILE"',
    'sendCc.countryCode': 'UZ',
    'buyerCc.nameEn': 'Xi’an Silk Road Trading Co., Ltd.',
    'buyerCc.countryCode': 'CN',
    ...linesOf([
      {
        goodsNameEn: 'Cotton yarn Ne 30/1',
        hscode: '5205230000',
        goodsWeightKg: '24150',
        goodsPrice: '2310.00',
        goodsValue: '55786.50',
        goodsValueCurrency: 'USD',
      },
      {
        goodsNameEn: 'Cotton linter',
        hscode: '1404200000',
        goodsWeightKg: '20000',
        goodsPrice: '640.00',
        goodsValue: '12800.00',
      },
    ]),
  },
};

const torg: OtherPaper = {
  name: 'a Russian goods note',
  pages: [
    drawn(
      block(40, 40, [
        'Грузоотправитель ООО «Сибирский лес», ИНН 2466123450, 660049, г. Красноярск, ул. Ленина, 35',
        'Грузополучатель ТОО «Алатау Трейд», БИН 120540012345, Казахстан, г. Алматы, пр. Абая, 45',
        'Поставщик ООО «Сибирский лес», ИНН 2466123450',
        'Плательщик ТОО «Алатау Трейд», БИН 120540012345, Казахстан, г. Алматы, пр. Абая, 45',
        'Основание Договор поставки № СЛ-26/9 от 03.03.2026',
      ]),
      cells([180, 330, 430], 130, [
        ['', 'Номер документа', 'Дата составления'],
        ['ТОВАРНАЯ НАКЛАДНАЯ', '418', '17.11.2026'],
      ]),
      cells([40, 62, 210, 250, 300, 345, 405, 470], 170, [
        ['№', 'Наименование, характеристика', 'Ед.', 'Мест,', 'Масса', 'Количество', 'Цена,', 'Сумма без'],
        ['', 'товара', 'изм.', 'штук', 'брутто', '', 'руб. коп.', 'НДС, руб.'],
        ['1', 'Пеллеты древесные 6 мм', 'т', '20', '20 400', '20', '9 800,00', '196 000,00'],
        ['2', 'Уголь древесный', 'кг', '150', '1 560', '1 500', '65,00', '97 500,00'],
      ]),
      cells([210, 250, 300, 470], 240, [['Итого', '170', '21 960', '293 500,00']]),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.number': '418',
    'head.date': '2026-11-17',
    'head.contractNo': 'СЛ-26/9',
    'sendCc.nameRu': 'ООО «Сибирский лес»',
    'sendCc.taxCode': '2466123450',
    'receiveCc.nameRu': 'ТОО «Алатау Трейд»',
    'receiveCc.taxCode': '120540012345',
    'receiveCc.countryCode': 'KZ',
    'buyerCc.nameRu': 'ТОО «Алатау Трейд»',
    ...linesOf([
      {
        goodsNameRu: 'Пеллеты древесные 6 мм',
        packNum: '20',
        goodsGrossWeightKg: '20400',
        goodsPrice: '9800.00',
        goodsValue: '196000.00',
        goodsValueCurrency: 'RUB',
      },
      {
        goodsNameRu: 'Уголь древесный',
        packNum: '150',
        goodsGrossWeightKg: '1560',
        goodsPrice: '65.00',
        goodsValue: '97500.00',
      },
    ]),
  },
};

const factory: OtherPaper = {
  name: 'a Chinese factory sheet',
  pages: [
    ['出货装箱单', '', '', '', '', '', '', '', ''],
    ['发货单位', '西安丝路贸易有限公司', '', '', '', '单号', 'CH20261108', '', ''],
    ['收货单位', 'Vostok Logistics LLC', '', '', '', '出货日期', '2026-11-08', '', ''],
    ['柜号', 'CSQU1000011', '', '', '', '封条号', 'XA300412', '', ''],
    ['', '', '', '', '', '', '', '', ''],
    ['序号', '品名', '英文品名', 'HS CODE', '件数', '数量（个）', '净重（KG）', '毛重（KG）', '体积（立方）'],
    ['1', '电饭煲', 'Rice cooker', '8516609000', '260', '1040', '2496', '2704', '18.2'],
    ['2', '电热水壶', 'Electric kettle', '8516101000', '180', '2160', '1944', '2106', '12.6'],
    ['合计', '', '', '', '440', '3200', '4440', '4810', '30.8'],
    ['备注：请小心轻放', '', '', '', '', '', '', '', ''],
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'CH20261108',
    'head.date': '2026-11-08',
    container0: 'CSQU1000011',
    seal0: 'XA300412',
    'sendCc.nameCn': '西安丝路贸易有限公司',
    'receiveCc.nameEn': 'Vostok Logistics LLC',
    ...linesOf([
      {
        goodsNameCn: '电饭煲',
        goodsNameEn: 'Rice cooker',
        hscode: '8516609000',
        packNum: '260',
        smallPackNum: '1040',
        goodsWeightKg: '2496',
        goodsGrossWeightKg: '2704',
        goodsVolumeM3: '18.2',
      },
      {
        goodsNameCn: '电热水壶',
        goodsNameEn: 'Electric kettle',
        hscode: '8516101000',
        packNum: '180',
        smallPackNum: '2160',
        goodsWeightKg: '1944',
        goodsGrossWeightKg: '2106',
        goodsVolumeM3: '12.6',
      },
    ]),
  },
};

/** Written last, to see again how rules do on layouts that they were not made for. */
export const THIRD_PAPERS = [perCarton, tonnes, torg, factory];

import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const PROFORMA = [40, 105, 250, 310, 370, 440, 510];

const proforma: OtherPaper = {
  name: 'a proforma with units in the cells',
  pages: [
    drawn(
      block(180, 36, ['NINGBO FULIDA HOMEWARE CO LTD'], { size: 13 }),
      block(150, 52, ['RM 1208, HUIJIN TOWER, NINGBO 315000, CHINA   TEL 0086-574-87001122']),
      block(240, 76, ['PROFORMA INVOICE'], { size: 12 }),
      cells([40, 110, 370, 440], 100, [
        ['MESSRS', 'OOO UYUT-OPT', 'PI NO', 'FLD26-331'],
        ['ADDRESS', 'MOSCOW, ENTUZIASTOV HWY 31, RUSSIA', 'DATED', '16-NOV-26'],
        ['INN', '7720554433', 'S/C NO', 'FLD-UO-014'],
        ['SHIPMENT', 'BY RAIL, XIAN TO VORSINO', 'TERMS', 'FOB XIAN'],
      ]),
      cells(PROFORMA, 170, [
        ['H.S. CODE', 'COMMODITY', 'PACKED IN', "Q'TY", 'U/PRICE', 'T/AMOUNT', 'G.W.'],
        ['7323930000', 'STAINLESS STEEL KETTLE 2.5L', '150CTNS', '1800PCS', 'USD4.15', 'USD7,470.00', '1,350KGS'],
        ['7615101000', 'ALUMINIUM FRYING PAN 28CM', '90CTNS', '1080PCS', 'USD3.60', 'USD3,888.00', '972KGS'],
        ['', 'TOTAL', '240CTNS', '2880PCS', '', 'USD11,358.00', '2,322KGS'],
      ]),
      block(40, 250, ['SAY US DOLLARS ELEVEN THOUSAND THREE HUNDRED FIFTY-EIGHT ONLY', 'COUNTRY OF ORIGIN: CHINA']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'FLD26-331',
    'head.date': '2026-11-16',
    'head.contractNo': 'FLD-UO-014',
    'sendCc.nameEn': 'NINGBO FULIDA HOMEWARE CO LTD',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'OOO UYUT-OPT',
    'receiveCc.countryCode': 'RU',
    'receiveCc.taxCode': '7720554433',
    ...tableOf(
      [
        ...['hscode', 'goodsNameEn', 'packNum', 'packType', 'smallPackNum', 'goodsPrice', 'goodsValue'],
        ...['goodsValueCurrency', 'goodsGrossWeightKg'],
      ],
      ['7323930000', 'STAINLESS STEEL KETTLE 2.5L', '150', 'CT', '1800', '4.15', '7470.00', 'USD', '1350'],
      ['7615101000', 'ALUMINIUM FRYING PAN 28CM', '90', 'CT', '1080', '3.60', '3888.00', 'USD', '972'],
    ),
  },
};

const UZBEK = [40, 60, 195, 255, 300, 350, 400, 460, 520];

const uzbek: OtherPaper = {
  name: 'a Russian invoice of an Uzbek exporter',
  pages: [
    drawn(
      block(200, 36, ['КОММЕРЧЕСКИЙ ИНВОЙС'], { size: 13 }),
      cells([40, 320], 60, [['№ 26/114-Э', '«14» ноября 2026 года']]),
      cells([40, 130], 84, [
        ['Экспортёр', 'СП ООО «NAVOIY MEVA EXPORT»'],
        ['', 'Республика Узбекистан, г. Навои, ул. Галаба, 77'],
        ['', 'ИНН 305128844'],
        ['Импортёр', 'ТОО «Семей Фрут»'],
        ['', 'Республика Казахстан, г. Семей, ул. Абая, 110'],
        ['', 'БИН 140840007766'],
        ['Контракт', '№ NME-26/7 от 12.01.2026 г.'],
        ['Условия поставки', 'DAP Семей (Инкотермс 2020)'],
        ['Валюта', 'доллары США'],
      ]),
      cells(UZBEK, 230, [
        ['№', 'Наименование', 'Код ТН', 'Кол-во', 'Вид упак.', 'Вес нетто,', 'Вес бр.,', 'Цена за кг,', 'Сумма,'],
        ['п/п', 'продукции', 'ВЭД', 'мест', '', 'кг', 'кг', 'долл.', 'долл.'],
        ['1', 'Изюм светлый сушёный', '0806203000', '800', 'коробки', '8 000', '8 400', '1,85', '14 800,00'],
        ['', 'без косточек', '', '', '', '', '', '', ''],
        ['2', 'Курага', '0813100000', '400', 'коробки', '4 000', '4 240', '2,70', '10 800,00'],
        ['', 'Итого:', '', '1 200', '', '12 000', '12 640', '', '25 600,00'],
      ]),
      block(40, 340, [
        'Итого на сумму: двадцать пять тысяч шестьсот долларов США 00 центов',
        'Директор ____________ Юсупов А.',
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '26/114-Э',
    'head.date': '2026-11-14',
    'head.contractNo': 'NME-26/7',
    'sendCc.nameRu': 'СП ООО «NAVOIY MEVA EXPORT»',
    'sendCc.countryCode': 'UZ',
    'sendCc.taxCode': '305128844',
    'buyerCc.nameRu': 'ТОО «Семей Фрут»',
    'buyerCc.countryCode': 'KZ',
    'buyerCc.taxCode': '140840007766',
    ...tableOf(
      [
        ...['goodsNameRu', 'hscode', 'packNum', 'packType', 'goodsWeightKg', 'goodsGrossWeightKg'],
        ...['goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ],
      [
        ...['Изюм светлый сушёный без косточек', '0806203000', '800', 'CT', '8000', '8400'],
        ...['1.85', '14800.00', 'USD'],
      ],
      ['Курага', '0813100000', '400', 'CT', '4000', '4240', '2.70', '10800.00', 'USD'],
    ),
  },
};

const delivery: OtherPaper = {
  name: 'a German delivery note',
  pages: [
    drawn(
      block(40, 36, ['Weber Pumpen GmbH & Co. KG · Am Hafen 7 · 28195 Bremen · Germany'], { size: 7 }),
      cells([40, 360, 470], 60, [
        ['Ship-to party', 'Delivery note / Packing list', '80045117'],
        ['Astana Su Arnasy LLP', 'Date', '09.11.2026'],
        ['Kabanbay Batyr 17', 'Your order', 'PO-4410'],
        ['010000 Astana', 'Customer no.', '30418'],
        ['Kazakhstan', 'Contract', 'WP/ASA-2026-3'],
      ]),
      cells([40, 75, 150, 330, 385, 430, 500], 160, [
        ['Pos.', 'Material', 'Designation', 'Tariff no.', 'Qty.', 'Net wt. kg', 'Gross wt. kg'],
        ['10', '610-225', 'Submersible pump WP 40', '84137029', '6 ea', '288,000', '330,000'],
        ['20', '610-901', 'Control cabinet IP54', '85371091', '2 ea', '95,500', '112,000'],
      ]),
      cells([330, 430, 500], 210, [['Sum', '383,500', '442,000']]),
      block(40, 240, ['Packaging: 4 wooden cases, marked WP 1-4', 'Goods of EU origin']),
    ),
  ],
  truth: {
    kind: 'packingList',
    'head.number': '80045117',
    'head.date': '2026-11-09',
    'head.contractNo': 'WP/ASA-2026-3',
    'sendCc.nameEn': 'Weber Pumpen GmbH & Co. KG',
    ...{
      'sendCc.countryCode': 'DE',
      'receiveCc.nameEn': 'Astana Su Arnasy LLP',
      'receiveCc.countryCode': 'KZ',
    },
    ...tableOf(
      ['goodsNameEn', 'hscode', 'smallPackNum', 'goodsWeightKg', 'goodsGrossWeightKg'],
      ['Submersible pump WP 40', '84137029', '6', '288.000', '330.000'],
      ['Control cabinet IP54', '85371091', '2', '95.500', '112.000'],
    ),
  },
};

const booking: OtherPaper = {
  name: 'shipping instructions without a table',
  pages: [
    drawn(
      block(210, 36, ['SHIPPING INSTRUCTION'], { size: 13 }),
      cells([40, 170], 64, [
        ['Booking ref.', 'XRE2611-0884'],
        ['SI date', '2026/11/10'],
        ['Shipper', 'HEFEI BRIGHT SOLAR TECHNOLOGY CO., LTD'],
        ['', 'NO.88 WANGJIANG ROAD, HEFEI, CHINA'],
        ['Consignee', 'SUN ENERGY CENTRAL ASIA LLC'],
        ['', '14 AMIR TEMUR AVENUE, TASHKENT, UZBEKISTAN'],
        ['Notify party', 'SAME AS CONSIGNEE'],
        ['POL / POD', 'HEFEI NORTH / CHUKURSAY'],
        ['Equipment', '1 x 40HC, SOC'],
        ['Container / Seal', 'TCNU3054388 / HF220917'],
        ['Cargo description', 'SOLAR PANEL 550W MONO'],
        ['HS code', '8541430000'],
        ['No. of packages', '20 PALLETS'],
        ['Gross weight', '18,740.00 KGS'],
        ['Measurement', '58.600 CBM'],
        ['Freight', 'PREPAID'],
      ]),
    ),
  ],
  truth: {
    container0: 'TCNU3054388',
    seal0: 'HF220917',
    'head.date': '2026-11-10',
    'sendCc.nameEn': 'HEFEI BRIGHT SOLAR TECHNOLOGY CO., LTD',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'SUN ENERGY CENTRAL ASIA LLC',
    'receiveCc.countryCode': 'UZ',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'packNum', 'packType', 'goodsGrossWeightKg', 'goodsVolumeM3'],
      ['SOLAR PANEL 550W MONO', '8541430000', '20', 'Pallets', '18740.00', '58.600'],
    ),
  },
};

const multi: OtherPaper = {
  name: 'a list of containers with goods in each',
  pages: [
    ['PACKING/WEIGHT LIST', '', '', '', '', '', '', ''],
    ['Exporter:', 'SHAANXI HEAVY PARTS IMP&EXP CO., LTD', '', '', 'Ref. No.', 'SHP-260918', '', ''],
    ['', "Xi'an, Shaanxi, P.R. China", '', '', 'Issue date', '18.11.26', '', ''],
    ['Importer:', 'LLC "AVTO-RESURS"', '', '', 'Agreement No.', '77/AR-2026', '', ''],
    ['', 'Samara, Russian Federation', '', '', '', '', '', ''],
    ['CNTR NO. / SEAL NO.', 'GOODS', 'HS', 'PKGS', 'KIND', 'NETT, KG', 'GROSS, KG', 'M3'],
    ['TCNU3054388/AB998877', 'Brake drum', '8708309909', '48', 'pallet', '17280', '18240', '31,2'],
    ['', 'Leaf spring', '7320101100', '12', 'pallet', '5040', '5280', '9,6'],
    ['CSQU3054383/AB998878', 'Axle shaft', '8708509909', '40', 'wooden case', '19200', '20400', '28'],
    ['Grand total: 2 containers', '', '', '100', '', '41520', '43920', '68,8'],
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'SHP-260918',
    'head.date': '2026-11-18',
    'head.contractNo': '77/AR-2026',
    container0: 'TCNU3054388',
    seal0: 'AB998877',
    container1: 'CSQU3054383',
    seal1: 'AB998878',
    'sendCc.nameEn': 'SHAANXI HEAVY PARTS IMP&EXP CO., LTD',
    'sendCc.countryCode': 'CN',
    'buyerCc.nameEn': 'LLC "AVTO-RESURS"',
    'buyerCc.countryCode': 'RU',
    ...tableOf(
      [
        ...['goodsNameEn', 'hscode', 'packNum', 'packType', 'goodsWeightKg', 'goodsGrossWeightKg'],
        ...['goodsVolumeM3', 'containerNo'],
      ],
      ['Brake drum', '8708309909', '48', 'pallet', '17280', '18240', '31.2', 'TCNU3054388'],
      ['Leaf spring', '7320101100', '12', 'pallet', '5040', '5280', '9.6', 'TCNU3054388'],
      ['Axle shaft', '8708509909', '40', 'wooden case', '19200', '20400', '28', 'CSQU3054383'],
    ),
  },
};

const ST1 = [40, 65, 160, 300, 380, 495];

const stOne: OtherPaper = {
  name: 'a Russian certificate of origin ST-1',
  pages: [
    drawn(
      cells([40, 320], 36, [
        ['1. Грузоотправитель/экспортер', '4. № RUBY 6009004412'],
        ['(наименование и почтовый адрес)', 'Сертификат о происхождении товара'],
        ['ООО «Волга Полимер»', 'Форма СТ-1'],
        ['443001, г. Самара, ул. Садовая, 200, Россия', 'Выдан в Российской Федерации'],
        ['2. Грузополучатель/импортер', 'для представления в'],
        ['(наименование и почтовый адрес)', 'Республику Узбекистан'],
        ['ООО «TOSHKENT PLAST»', ''],
        ['Узбекистан, г. Ташкент, ул. Фаргона йули, 2', ''],
        ['3. Средства транспорта и маршрут следования', '5. Для служебных отметок'],
        ['Железнодорожный транспорт', ''],
      ]),
      cells(ST1, 190, [
        ['6. №', '7. Количество мест', '8. Описание товара', '9. Критерий', '10. Количество', '11. Номер и'],
        ['', 'и вид упаковки', '', 'происхождения', 'товара (брутто/нетто)', 'дата счёта'],
        ['1', '20 паллет', 'Полиэтилен марки 153-02К', 'Д3901', '20 600 кг / 20 000 кг', '1874 от'],
        ['', '', 'ТН ВЭД 3901109000', '', '', '08.11.2026'],
        ['2', '5 мешков', 'Стабилизатор', 'Д3812', '128 кг / 125 кг', '1874 от'],
        ['', '', 'ТН ВЭД 3812399000', '', '', '08.11.2026'],
      ]),
      cells([40, 320], 330, [
        ['12. Удостоверение', '13. Декларация заявителя'],
        ['г. Самара 12.11.2026', '12.11.2026'],
      ]),
    ),
  ],
  truth: {
    kind: 'certificate',
    'head.number': 'RUBY 6009004412',
    'head.date': '2026-11-12',
    'sendCc.nameRu': 'ООО «Волга Полимер»',
    'sendCc.countryCode': 'RU',
    'receiveCc.nameRu': 'ООО «TOSHKENT PLAST»',
    'receiveCc.countryCode': 'UZ',
    ...tableOf(
      ['goodsNameRu', 'packNum', 'packType', 'goodsGrossWeightKg', 'goodsWeightKg', 'hscode'],
      ['Полиэтилен марки 153-02К', '20', 'Pallets', '20600', '20000', '3901109000'],
      ['Стабилизатор', '5', 'Bags', '128', '125', '3812399000'],
    ),
  },
};

/** Houses of many countries, first batch. */
export const FOURTH_PAPERS = [proforma, uzbek, delivery, booking, multi, stOne];

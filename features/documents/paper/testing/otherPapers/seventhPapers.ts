import { block, cells, drawn, type OtherPaper, tableOf } from './otherPaper.ts';

const draft: OtherPaper = {
  name: 'a draft of a Chinese export declaration in a workbook',
  pages: [
    ['出口货物报关单（草单）', '', '', '', '', '', '', ''],
    ['经营单位', '兰州金川机电进出口有限公司', '', '运输方式', '铁路运输', '提运单号', 'LZ2611-04', ''],
    ['发货单位', '兰州金川机电进出口有限公司', '', '贸易方式', '一般贸易', '申报日期', '2026-11-17', ''],
    ['收货人', 'TASHTRANSMASH JSC', '', '运抵国', '乌兹别克斯坦', '指运港', '塔什干', ''],
    ['合同协议号', 'JC-TTM-1126', '', '件数', '34', '包装种类', '木箱', ''],
    ['毛重(公斤)', '17,350', '', '净重(公斤)', '16,200', '集装箱号', 'TBJU1000016', ''],
    ['项号', '商品编号', '商品名称、规格型号', '数量及单位', '最终目的国', '单价', '总价', '币制'],
    ['1', '8483409000', '减速机', '18台', '乌兹别克斯坦', '2150', '38700', '美元'],
    ['2', '8501520000', '三相电动机', '46台', '乌兹别克斯坦', '415', '19090', '美元'],
  ],
  truth: {
    kind: 'declaration',
    'head.date': '2026-11-17',
    'head.contractNo': 'JC-TTM-1126',
    container0: 'TBJU1000016',
    'sendCc.nameCn': '兰州金川机电进出口有限公司',
    'receiveCc.nameEn': 'TASHTRANSMASH JSC',
    ...tableOf(
      ['hscode', 'goodsNameCn', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['8483409000', '减速机', '18', '2150', '38700', 'USD'],
      ['8501520000', '三相电动机', '46', '415', '19090', 'USD'],
    ),
  },
};

const kopecks: OtherPaper = {
  name: 'a Russian proforma with dashes before the kopecks',
  pages: [
    drawn(
      cells([40, 330], 36, [
        ['ООО «Донские масла»', 'Счёт-проформа 0093-Э'],
        ['ИНН 6165112233, 344000, Россия, г. Ростов-на-Дону', 'от 20.11.26'],
        ['пр. Стачки, 200', 'Договор: ДМ/УЗ-17'],
      ]),
      block(40, 90, ['Заказчик: ООО «Samarqand Oziq», Узбекистан, г. Самарканд, ул. Рудаки, 4, ИНН 300998877']),
      cells([40, 215, 275, 330, 390, 460, 525], 120, [
        ['Описание груза', 'Ед.изм.', 'К-во', 'Цена, $', 'Стоимость, $', 'Брутто, тн', 'Упак.'],
        ['Масло подсолнечное раф.', 'тн', '21,6', '1 180-00', '25 488-00', '22,3', '1200 кор.'],
        ['Жмых подсолнечный', 'тн', '18', '210-50', '3 789-00', '18,1', '360 меш.'],
        ['Всего', '', '39,6', '', '29 277-00', '40,4', ''],
      ]),
      block(40, 200, ['Код ТН ВЭД: 1512199002, 2306300000', 'Условия: FCA Ростов-Товарный']),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '0093-Э',
    'head.date': '2026-11-20',
    'head.contractNo': 'ДМ/УЗ-17',
    'sendCc.nameRu': 'ООО «Донские масла»',
    'sendCc.taxCode': '6165112233',
    'sendCc.countryCode': 'RU',
    ...{
      'buyerCc.nameRu': 'ООО «Samarqand Oziq»',
      'buyerCc.countryCode': 'UZ',
      'buyerCc.taxCode': '300998877',
    },
    ...tableOf(
      [
        ...['goodsNameRu', 'goodsWeightKg', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
        ...['goodsGrossWeightKg', 'packNum', 'packType'],
      ],
      ['Масло подсолнечное раф.', '21600', '1180.00', '25488.00', 'USD', '22300', '1200', 'CT'],
      ['Жмых подсолнечный', '18000', '210.50', '3789.00', 'USD', '18100', '360', 'BG'],
    ),
  },
};

const italian: OtherPaper = {
  name: 'an Italian invoice in two languages',
  pages: [
    drawn(
      cells([40, 330], 36, [
        ['Tessitura Brembana S.p.A.', 'FATTURA / INVOICE  N. 1127/E'],
        ['Via Milano 45, 24020 Bergamo, Italia', 'Data / Date  18-11-2026'],
        ['P.IVA IT01234560165', 'Rif. contratto / Contract ref.  TB-OT-9'],
      ]),
      cells([40, 330], 90, [
        ['Destinazione merce / Ship to', 'Spett.le / Sold to'],
        ['Ozara Textile LLP', 'Ozara Textile LLP'],
        ['Tole bi 101, Shymkent, Kazakhstan', 'Tole bi 101, Shymkent, Kazakhstan'],
      ]),
      cells(
        [40, 90, 270, 305, 370, 450, 520],
        150,
        [
          ['Codice', 'Descrizione', 'U.M.', 'Q.tà', 'Prezzo un.', 'Importo', 'Cod. dog.'],
          ['Code', 'Description', '', 'Q.ty', 'Unit pr. EUR', 'Amount EUR', 'HS'],
          ['TX100', 'Cotton fabric 150 g/m2', 'mt', '4.200', '6,15', '25.830,00', '52085990'],
          ['TX114', 'Viscose lining', 'mt', '1.850', '3,40', '6.290,00', '54082200'],
        ],
        { size: 8 },
      ),
      cells([40, 160, 280, 420], 240, [
        ['Colli / Packages', 'Peso netto / Net weight', 'Peso lordo / Gross weight', 'Totale / Total EUR'],
        ['61', '1.512,0', '1.634,5', '32.120,00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': '1127/E',
    'head.date': '2026-11-18',
    'sendCc.nameEn': 'Tessitura Brembana S.p.A.',
    'sendCc.countryCode': 'IT',
    ...{
      'receiveCc.nameEn': 'Ozara Textile LLP',
      'receiveCc.countryCode': 'KZ',
      'buyerCc.nameEn': 'Ozara Textile LLP',
    },
    ...tableOf(
      ['goodsNameEn', 'hscode', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['Cotton fabric 150 g/m2', '52085990', '4200', '6.15', '25830.00', 'EUR'],
      ['Viscose lining', '54082200', '1850', '3.40', '6290.00', 'EUR'],
    ),
  },
};

const lading: OtherPaper = {
  name: 'a multimodal bill of lading',
  pages: [
    drawn(
      cells([40, 320], 36, [
        ['Shipper/Exporter', 'Document No.: SRT26110233'],
        ['JIANGSU HUATAI CERAMICS CO.,LTD.', 'MULTIMODAL TRANSPORT BILL OF LADING'],
        ['YIXING, JIANGSU, CHINA', ''],
        ['Consignee (if "To Order" so indicate)', 'Forwarding agent'],
        ['SANTEHKOMPLEKT LTD', 'SILKROAD TRANS LTD'],
        ['NOVOSIBIRSK, RUSSIA, DUSI KOVALCHUK 1', 'NANJING'],
        ['Notify party', ''],
        ['THE SAME AS CONSIGNEE', ''],
      ]),
      cells([40, 140, 220, 400, 490], 170, [
        ['Marks and numbers', 'Quantity', 'Description of packages and goods', 'Gross weight', 'Measurement'],
        ['N/M', '380 CARTONS', 'CERAMIC SINKS', '9,120.00KGS', '44.800CBM'],
        ['', '', 'HS CODE: 691090', '', ''],
        ['TCNU1000016/SRT00918/40HQ', '', 'FREIGHT PREPAID', '', ''],
        ['', 'SAY: THREE HUNDRED AND EIGHTY CARTONS ONLY', '', '', ''],
      ]),
      cells([40, 320], 300, [['Place of issue: NANJING', 'Date of issue: NOV.18,2026']]),
    ),
  ],
  truth: {
    ...{
      kind: 'waybill',
      'head.number': 'SRT26110233',
      'head.date': '2026-11-18',
      container0: 'TCNU1000016',
    },
    seal0: 'SRT00918',
    'sendCc.nameEn': 'JIANGSU HUATAI CERAMICS CO.,LTD.',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'SANTEHKOMPLEKT LTD',
    'receiveCc.countryCode': 'RU',
    ...tableOf(
      ['goodsNameEn', 'hscode', 'packNum', 'packType', 'goodsGrossWeightKg', 'goodsVolumeM3'],
      ['CERAMIC SINKS', '691090', '380', 'CT', '9120.00', '44.800'],
    ),
  },
};

const pallets: OtherPaper = {
  name: 'a shoe packing list by pallet',
  pages: [
    ['QUANZHOU WALKFAR FOOTWEAR CO LTD', '', '', '', '', '', '', '', ''],
    ['DETAILED PACKING LIST', '', '', '', '', '', '', '', ''],
    ['FOR ACCOUNT AND RISK OF MESSRS:', 'OBUV PROFI LLC, KAZAN, RUSSIA', '', '', '', 'INVOICE NO:', 'WF-8802', '', ''],
    ['', '', '', '', '', 'DATE:', '11/14/2026', '', ''],
    ['PLT#', 'ARTICLE', 'COLOUR', 'CTNS', 'PAIRS', 'N/W KG', 'G/W KG', 'DIMS CM', "M'MENT CBM"],
    ['1', "LADIES' BOOTS L-204", 'BLACK', '30', '360', '324', '372', '120x100x190', '2.28'],
    ['2', 'KIDS SANDALS K-118', 'BLUE', '36', '864', '302.4', '349', '120x100x180', '2.16'],
    ['3', "MEN'S SNEAKERS M-77", 'WHITE', '28', '336', '285.6', '330', '120x100x190', '2.28'],
    ['TTL', '', '', '94', '1560', '912', '1051', '', '6.72'],
  ],
  truth: {
    kind: 'packingList',
    'head.number': 'WF-8802',
    'head.date': '2026-11-14',
    'sendCc.nameEn': 'QUANZHOU WALKFAR FOOTWEAR CO LTD',
    'receiveCc.nameEn': 'OBUV PROFI LLC',
    'receiveCc.countryCode': 'RU',
    ...tableOf(
      ['goodsNameEn', 'packNum', 'smallPackNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3'],
      ["LADIES' BOOTS L-204", '30', '360', '324', '372', '2.28'],
      ['KIDS SANDALS K-118', '36', '864', '302.4', '349', '2.16'],
      ["MEN'S SNEAKERS M-77", '28', '336', '285.6', '330', '2.28'],
    ),
  },
};

const korean: OtherPaper = {
  name: 'a Korean invoice of numbered boxes',
  pages: [
    drawn(
      block(220, 30, ['COMMERCIAL INVOICE'], { size: 13 }),
      cells([40, 310], 52, [
        ['1. Shipper/Seller', '8. No. & date of invoice'],
        ['HANSUNG AUTO TECH CO., LTD.', 'HS-261119-1   NOV. 19, 2026'],
        ['55 GONGDAN-RO, CHANGWON, KOREA', '9. No. & date of L/C'],
        ['2. Consignee', 'N/A'],
        ['UZ AUTO ZAPCHAST JV LLC', '10. L/C issuing bank'],
        ['KHAMZA 7, ASAKA, UZBEKISTAN', ''],
        ['3. Port of loading', '11. Remarks'],
        ['BUSAN', 'CONTRACT NO. UZ-HS-0126'],
      ]),
      cells([40, 165, 330, 400, 475], 172, [
        ['12. Marks & No. of pkgs', '13. Description of goods', "14. Q'ty (EA)", '15. Unit price', '16. Amount'],
        ['', '', '', '(USD/EA)', '(USD)'],
        ['ASAKA', 'Door lock assembly', '1,600', '@7.45', '11,920.00'],
        ['C/T 1-80', 'Window regulator LH', '1,600', '@6.10', '9,760.00'],
        ['', 'Total', '3,200', '', '21,680.00'],
      ]),
    ),
  ],
  truth: {
    kind: 'invoice',
    'head.number': 'HS-261119-1',
    'head.date': '2026-11-19',
    'head.contractNo': 'UZ-HS-0126',
    'sendCc.nameEn': 'HANSUNG AUTO TECH CO., LTD.',
    ...{
      'sendCc.countryCode': 'KR',
      'receiveCc.nameEn': 'UZ AUTO ZAPCHAST JV LLC',
      'receiveCc.countryCode': 'UZ',
    },
    ...tableOf(
      ['goodsNameEn', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
      ['Door lock assembly', '1600', '7.45', '11920.00', 'USD'],
      ['Window regulator LH', '1600', '6.10', '9760.00', 'USD'],
    ),
  },
};

/** Houses of many countries, fourth batch. */
export const SEVENTH_PAPERS = [draft, kopecks, italian, lading, pallets, korean];

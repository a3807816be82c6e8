import { block, cells, drawn, linesOf, type OtherPaper } from './otherPaper.ts';

/** Numbered boxes with captions in two languages; goods as text in a wide box. */
const smgs: OtherPaper = {
  name: 'a waybill of numbered boxes in two languages',
  pages: [
    drawn(
      cells([40, 330], 40, [
        ['Накладная СМГС 国际货协运单', '29 Отправка № 运单号'],
        ['1 Отправитель 发货人', '32719846'],
        ['西安丝路贸易有限公司', '2 Станция отправления 发站'],
        ["Xi'an Silk Road Trading Co., Ltd.", 'СИНЬЧЖУ КЖД 新筑 390450'],
        ['No. 6 Gangwu Avenue, Xian, China', '3 Заявления отправителя 发货人声明'],
        ['Подпись 签字', 'Договор QH-2026-55'],
        ['4 Получатель 收货人', '5 Станция назначения 到站'],
        ['ООО «Восток Логистика»', 'ВОРСИНО МСК 181102'],
        ['г. Москва, ул. Лесная, дом 12, Россия', '6 Пограничные станции переходов'],
        ['ИНН 7707083893, тел. +7 495 123 45 67', 'Алтынколь (эксп) КЗХ 702500'],
      ]),
      cells([40, 200, 300, 400], 196, [
        ['7 Вагон 车辆', '8 Вагон предоставлен', '9 Грузоподъёмность', '10 Оси 11 Тара'],
        ['94617723', 'О', '72,0', '4   20,8'],
      ]),
      cells([40, 300, 385, 460], 236, [
        ['15 Наименование груза 货物名称', '16 Род упаковки', '17 Кол-во мест', '18 Масса (в кг)'],
        ['', '包装种类', '件数', '重量(公斤)'],
        ['Машины вычислительные портативные', 'Картонная коробка', '640', '5 120'],
        ['便携式电脑', '', '', ''],
        ['ГНГ 84713000', '', '', ''],
        ['Шины пневматические для легковых', 'Поддон', '22', '9 840'],
        ['автомобилей 轿车轮胎', '', '', ''],
        ['ГНГ 40111000', '', '', ''],
      ]),
      block(40, 366, ['Контейнер 40-фут. TGHU 123456-7 1x45G1, тара 3900 кг']),
      cells([40, 300], 386, [['ИТОГО 合计: мест 662', 'брутто 14 960 кг']]),
      cells([40, 200, 330], 420, [
        ['19 Пломбы 封印', 'Количество 数量', 'Знаки 记号'],
        ['', '1', 'CRCT448291'],
      ]),
      block(40, 480, ['28 Дата заключения договора перевозки 缔约日期: 18.11.2026']),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.number': '32719846',
    'head.date': '2026-11-18',
    container0: 'TGHU1234567',
    seal0: 'CRCT448291',
    'sendCc.nameCn': '西安丝路贸易有限公司',
    'sendCc.nameEn': "Xi'an Silk Road Trading Co., Ltd.",
    'sendCc.countryCode': 'CN',
    'receiveCc.nameRu': 'ООО «Восток Логистика»',
    'receiveCc.taxCode': '7707083893',
    'receiveCc.countryCode': 'RU',
    'receiveCc.otherTel': '+7 495 123 45 67',
    ...linesOf([
      {
        goodsNameRu: 'Машины вычислительные портативные',
        goodsNameCn: '便携式电脑',
        gng: '84713000',
        packNum: '640',
        goodsGrossWeightKg: '5120',
      },
      {
        goodsNameRu: 'Шины пневматические для легковых автомобилей',
        goodsNameCn: '轿车轮胎',
        gng: '40111000',
        packNum: '22',
        goodsGrossWeightKg: '9840',
      },
    ]),
  },
};

const CMR = [40, 105, 165, 245, 390, 455, 520];

/** Consignment note by road: captions with explanations in brackets. */
const cmr: OtherPaper = {
  name: 'a road consignment note',
  pages: [
    drawn(
      cells([40, 320], 36, [
        ['1 Sender (name, address, country) Отправитель', 'INTERNATIONAL CONSIGNMENT NOTE  CMR'],
        ['Rheintal Maschinenbau GmbH', 'No. DE 0048812'],
        ['Industriestr. 14, 68169 Mannheim, Germany', ''],
        ['2 Consignee (name, address, country) Получатель', '16 Carrier (name, address, country)'],
        ['ООО «Вектор»', 'Spedition Adler GmbH'],
        ['г. Екатеринбург, ул. Малышева, 36, Россия', 'Hafenstr. 3, 20457 Hamburg, Germany'],
        ['3 Place of delivery of the goods', '17 Successive carriers'],
        ['Yekaterinburg, Russia', ''],
        ['4 Place and date of taking over the goods', '18 Reservations and observations'],
        ['Mannheim, 20 Nov 2026', 'Container CSQU 305438-3 / seal HH002913'],
        ['5 Documents attached: Invoice RE-2026-1187', ''],
      ]),
      cells(
        CMR,
        196,
        [
          [
            '6 Marks and Nos',
            '7 Number of',
            '8 Method of',
            '9 Nature of the goods',
            '10 Statistical',
            '11 Gross weight',
            '12 Volume',
          ],
          ['', 'packages', 'packing', '', 'number', 'in kg', 'in m3'],
        ],
        { size: 7, step: 9 },
      ),
      cells(CMR, 220, [
        ['RM 1-4', '4', 'Crates', 'Gearboxes for machines', '84834030', '1.310,00', '6,400'],
        ['RM 5-6', '2', 'Pallets', 'Shafts and bearings', '84831095', '502,00', '1,920'],
      ]),
      cells([105, 455], 254, [['6', '1.812,00']]),
      block(40, 330, ['13 Instructions of the sender', '21 Established in Mannheim on 20.11.2026']),
    ),
  ],
  truth: {
    kind: 'waybill',
    'head.number': 'DE 0048812',
    'head.date': '2026-11-20',
    container0: 'CSQU3054383',
    seal0: 'HH002913',
    'sendCc.nameEn': 'Rheintal Maschinenbau GmbH',
    'sendCc.countryCode': 'DE',
    'receiveCc.nameRu': 'ООО «Вектор»',
    'receiveCc.countryCode': 'RU',
    ...linesOf([
      {
        goodsSign: 'RM 1-4',
        packNum: '4',
        packType: 'Crates',
        goodsNameEn: 'Gearboxes for machines',
        hscode: '84834030',
        goodsGrossWeightKg: '1310.00',
        goodsVolumeM3: '6.400',
      },
      {
        goodsSign: 'RM 5-6',
        packNum: '2',
        packType: 'Pallets',
        goodsNameEn: 'Shafts and bearings',
        hscode: '84831095',
        goodsGrossWeightKg: '502.00',
        goodsVolumeM3: '1.920',
      },
    ]),
  },
};

const ORIGIN = [40, 115, 345, 395, 470];

/** Number and kind of packages stand in words with the description. */
const origin: OtherPaper = {
  name: 'a certificate of origin',
  pages: [
    drawn(
      cells([40, 320], 36, [
        ['1. Exporter (name, address and country)', 'Certificate No. 26C6101A0088/00213'],
        ['NINGBO STAR IMPORT & EXPORT CO., LTD.', 'CERTIFICATE OF ORIGIN'],
        ['88 ZHONGSHAN ROAD, NINGBO, CHINA', 'OF'],
        ['2. Consignee (name, address and country)', "THE PEOPLE'S REPUBLIC OF CHINA"],
        ['VOSTOK LOGISTICS LLC', ''],
        ['12 LESNAYA STREET, MOSCOW, RUSSIA', ''],
        ['3. Means of transport and route', '5. For certifying authority use only'],
        ['FROM XIAN TO MOSCOW BY TRAIN', ''],
        ['4. Country / region of destination', ''],
        ['RUSSIA', ''],
      ]),
      cells(
        ORIGIN,
        196,
        [
          [
            '6. Marks and numbers',
            '7. Number and kind of packages; description of goods',
            '8. H.S.Code',
            '9. Quantity',
            '10. Number and date of invoices',
          ],
        ],
        { size: 6 },
      ),
      cells(ORIGIN, 212, [
        ['N/M', 'THREE HUNDRED AND TWENTY (320) CARTONS OF', '9405.11', '4800KGS G.W.', 'CI-2026-77'],
        ['', 'LED CEILING LAMPS', '', '', 'NOV. 20, 2026'],
        ['', 'EIGHTY (80) PALLETS OF', '6907.21', '62400KGS G.W.', ''],
        ['', 'CERAMIC FLOOR TILES', '', '', ''],
        ['', '***************', '', '', ''],
      ]),
      cells([40, 320], 420, [
        ['11. Declaration by the exporter', '12. Certification'],
        ['NINGBO, CHINA NOV. 21, 2026', 'NINGBO, CHINA NOV. 22, 2026'],
      ]),
    ),
  ],
  truth: {
    kind: 'certificate',
    'head.number': '26C6101A0088/00213',
    'sendCc.nameEn': 'NINGBO STAR IMPORT & EXPORT CO., LTD.',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'VOSTOK LOGISTICS LLC',
    'receiveCc.countryCode': 'RU',
    ...linesOf([
      {
        goodsSign: 'N/M',
        goodsNameEn: 'LED CEILING LAMPS',
        packNum: '320',
        packType: 'CT',
        hscode: '940511',
        goodsGrossWeightKg: '4800',
      },
      {
        goodsNameEn: 'CERAMIC FLOOR TILES',
        packNum: '80',
        packType: 'PX',
        hscode: '690721',
        goodsGrossWeightKg: '62400',
      },
    ]),
  },
};

/** The form of Chinese customs: small captions, codes in brackets, three values in a cell. */
const declaration: OtherPaper = {
  name: 'a Chinese customs declaration on its form',
  pages: [
    drawn(
      block(150, 34, ['中华人民共和国海关出口货物报关单'], { size: 14 }),
      cells([40, 300], 54, [['预录入编号：E20260000098765432', '海关编号：901020260123456789']]),
      cells([40, 240, 330, 420, 500], 74, [
        ['境内发货人(91610132MA6TYC3W4L)', '出境关别(9010)', '出口日期', '申报日期', '备案号'],
        ['西安丝路贸易有限公司', '西安车站', '20261120', '20261118', ''],
        ['境外收货人', '运输方式(3)', '运输工具名称及航次号', '', '提运单号'],
        ['VOSTOK LOGISTICS LLC', '铁路运输', '/X9041', '', '32719846'],
        ['生产销售单位(91610132MA6TYC3W4L)', '监管方式(0110)', '征免性质(101)', '', '许可证号'],
        ['西安丝路贸易有限公司', '一般贸易', '一般征税', '', ''],
        ['合同协议号', '贸易国(地区)(RUS)', '运抵国(地区)(RUS)', '指运港(RUS)', '离境口岸'],
        ['HT-2026-118', '俄罗斯', '俄罗斯', '俄罗斯', '霍尔果斯'],
      ]),
      cells([40, 150, 200, 270, 340, 400, 450, 500], 190, [
        ['包装种类(22)', '件数', '毛重(千克)', '净重(千克)', '成交方式(3)', '运费', '保费', '杂费'],
        ['纸箱', '860', '9460', '8600', 'FOB', '', '', ''],
      ]),
      block(40, 222, ['标记唛码及备注：N/M  集装箱标箱数及号码：2；TBJU1000016；']),
      cells([40, 65, 130, 265, 325, 395, 450, 505], 246, [
        [
          '项号',
          '商品编号',
          '商品名称及规格型号',
          '数量及单位',
          '单价/总价/币制',
          '原产国(地区)',
          '最终目的国(地区)',
          '境内货源地',
        ],
        ['1', '8471301000', '平板电脑', '7200千克', '182.5000', '中国', '俄罗斯', '西安'],
        ['', '', '0|0|10.1英寸|无品牌', '3600台', '657000.00', '(CHN)', '(RUS)', ''],
        ['', '', '', '3600台', '美元', '', '', ''],
        ['2', '8504401400', '稳压电源', '1400千克', '12.4000', '中国', '俄罗斯', '西安'],
        ['', '', '0|0|65W|无品牌', '2500个', '31000.00', '(CHN)', '(RUS)', ''],
        ['', '', '', '2500个', '美元', '', '', ''],
      ]),
      cells([40, 300], 420, [
        ['特殊关系确认：否  价格影响确认：否', '自报自缴：否'],
        ['报关人员  申报单位 西安港报关行有限公司', '海关批注及签章'],
      ]),
    ),
  ],
  truth: {
    kind: 'declaration',
    'head.number': '901020260123456789',
    'head.date': '2026-11-20',
    'head.contractNo': 'HT-2026-118',
    container0: 'TBJU1000016',
    'sendCc.nameCn': '西安丝路贸易有限公司',
    'sendCc.taxCode': '91610132MA6TYC3W4L',
    'sendCc.countryCode': 'CN',
    'receiveCc.nameEn': 'VOSTOK LOGISTICS LLC',
    ...linesOf([
      {
        hscode: '8471301000',
        goodsNameCn: '平板电脑',
        smallPackNum: '3600',
        goodsWeightKg: '7200',
        goodsPrice: '182.5000',
        goodsValue: '657000.00',
        goodsValueCurrency: 'USD',
        goodsCountry: 'CN',
      },
      {
        hscode: '8504401400',
        goodsNameCn: '稳压电源',
        smallPackNum: '2500',
        goodsWeightKg: '1400',
        goodsPrice: '12.4000',
        goodsValue: '31000.00',
        goodsValueCurrency: 'USD',
        goodsCountry: 'CN',
      },
    ]),
  },
};

export const TRANSPORT_PAPERS = [smgs, cmr, origin, declaration];

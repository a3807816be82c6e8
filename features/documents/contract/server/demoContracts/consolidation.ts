import { type Clause, clause } from './clause.ts';

export const CARGO_OWNER: readonly Clause[] = [
  clause(
    [
      '拼箱服务',
      '甲方将零散货物交由乙方组织拼箱，乙方提供集货、拼箱、铁路运输和目的站拆箱服务。件数、重量和体积以平台确认的拼箱订单为准。',
    ],
    [
      'Consolidation services',
      'Party A entrusts less-than-container cargo to Party B, which collects, consolidates, carries it by rail and unpacks it at destination. Pieces, weight and volume are those of the confirmed order.',
    ],
    [
      'Услуги сборной перевозки',
      'Сторона А передаёт Стороне Б сборный груз для накопления, консолидации, перевозки по железной дороге и распаковки на станции назначения. Места, масса и объём — по подтверждённому заказу.',
    ],
  ),
  clause(
    [
      '交货与包装',
      '甲方应在集货截止时间前将货物送达指定仓库，包装应适合铁路长途运输并加贴唛头。仓库实测数据与申报不符的，以实测为准计费。',
    ],
    [
      'Delivery and packing',
      'Party A delivers the cargo to the named warehouse before its cut-off, packed for long rail carriage and marked. Where measured figures differ from those declared, charges follow the measurement.',
    ],
    [
      'Сдача и упаковка',
      'Сторона А сдаёт груз на указанный склад до окончания приёма, в упаковке для дальней железнодорожной перевозки и с маркировкой. При расхождении с заявленными данными плата начисляется по замеру склада.',
    ],
  ),
  clause(
    [
      '禁运货物',
      '危险品、易腐品、贵重物品、侵权商品及法律禁止运输的货物不得交运。因甲方货物造成同箱其他货物损失的，甲方承担赔偿责任。',
    ],
    [
      'Excluded goods',
      'Dangerous, perishable, precious, infringing and forbidden goods are excluded. Party A answers for the damage that its cargo does to other cargo in the container.',
    ],
    [
      'Недопустимые грузы',
      'Не принимаются опасные, скоропортящиеся, ценные, контрафактные и запрещённые грузы. За ущерб другим грузам в контейнере отвечает Сторона А.',
    ],
  ),
  clause(
    [
      '计费与付款',
      '运费按体积与重量择大计收，另收报关、仓储等实际发生的费用。甲方应在发运前付清，未付清的乙方可留置货物。',
    ],
    [
      'Charges and payment',
      'Freight is charged by volume or weight, whichever is greater, with customs, storage and other costs as incurred. It is paid before departure; until then Party B may retain the cargo.',
    ],
    [
      'Плата',
      'Плата взимается по объёму или массе, что больше, вместе с фактическими таможенными и складскими расходами, и вносится до отправления; до оплаты Сторона Б вправе удерживать груз.',
    ],
  ),
  clause(
    [
      '交付与货损',
      '收货人凭提货通知在到站后七日内提货，逾期产生仓储费。货损货差应在提货时书面提出，乙方按实际损失赔偿，每公斤以铁路联运规则的限额为限。',
    ],
    [
      'Release and damage',
      'The consignee collects within seven days of arrival; storage is charged later. Loss or damage is claimed in writing on collection and made good up to the limits of the rail rules per kilogram.',
    ],
    [
      'Выдача и сохранность',
      'Получатель забирает груз в течение семи дней после прибытия, далее взимается плата за хранение. Недостача и повреждение заявляются письменно при получении и возмещаются в пределах норм на килограмм.',
    ],
  ),
];

export const SUPPLIER: readonly Clause[] = [
  clause(
    [
      '合作内容',
      '甲方作为集拼供应商，为乙方班列提供集货、装箱、加固、拆箱和场站仓储服务，服务项目和单价以平台维护的报价为准。',
    ],
    [
      'Services',
      'Party A, as consolidation supplier, collects, stuffs, secures, unpacks and stores cargo for the trains of Party B. Services and unit prices are those of the quotation kept on the platform.',
    ],
    [
      'Услуги',
      'Сторона А как поставщик услуг консолидации накапливает, загружает, крепит, распаковывает и хранит грузы для поездов Стороны Б по расценкам, указанным на платформе.',
    ],
  ),
  clause(
    [
      '作业标准',
      '甲方应在乙方指令规定的时间内完成作业，按装载加固方案装箱并上传装箱照片、箱号和封号；未按时完成导致脱班的，承担由此产生的费用。',
    ],
    [
      'Standards',
      'Party A completes each job by the time ordered, loads by the approved scheme, and uploads photographs, container and seal numbers. It bears the costs when cargo misses its train through its delay.',
    ],
    [
      'Стандарты',
      'Сторона А выполняет работы в указанный срок, грузит по утверждённой схеме и загружает фотографии, номера контейнеров и пломб. Расходы из-за опоздания к поезду по её вине несёт она.',
    ],
  ),
  clause(
    ['货物保管', '货物自入库至交付铁路期间的灭失、短少和损坏由甲方负责，甲方应投保仓储和装卸责任险。'],
    [
      'Custody',
      'Party A answers for loss, shortage and damage from receipt until handover to the railway, and insures its storage and handling liability.',
    ],
    [
      'Сохранность',
      'За утрату, недостачу и повреждение с приёма до передачи железной дороге отвечает Сторона А; она страхует ответственность за хранение и переработку.',
    ],
  ),
  clause(
    ['结算', '双方按自然月对账，甲方开具增值税专用发票，乙方在收到发票后三十日内付款。'],
    [
      'Settlement',
      'Accounts are reconciled by calendar month; Party B pays within thirty days of receiving the VAT invoice of Party A.',
    ],
    [
      'Расчёты',
      'Сверка производится за календарный месяц; Сторона Б платит в течение тридцати дней после получения счёта-фактуры Стороны А.',
    ],
  ),
  clause(
    ['考核', '乙方按准点率、货损率和单证准确率季度考核，连续两个季度不达标的，乙方可调整业务量或解除合同。'],
    [
      'Review',
      'Party B reviews punctuality, damage and accuracy of documents each quarter, and may reduce the volume or terminate when the targets are missed in two quarters running.',
    ],
    [
      'Оценка',
      'Сторона Б ежеквартально оценивает точность, сохранность и правильность документов; при невыполнении показателей два квартала подряд она вправе сократить объём или расторгнуть договор.',
    ],
  ),
];

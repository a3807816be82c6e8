import { type Clause, clause } from './clause.ts';

export const CARGO_OWNER: readonly Clause[] = [
  clause(
    [
      '拼箱服务',
      '甲方将零散货物交由乙方组织拼箱，乙方提供集货、拼箱、铁路运输和目的站拆箱服务。件数、重量和体积以平台确认的拼箱订单为准。',
    ],
    [
      'Consolidation services',
      'Party A entrusts less-than-container-load cargo to Party B for consolidation. Party B shall provide cargo collection, stuffing, rail carriage and unstuffing at destination. Number of pieces, weight and volume shall be as stated in the consolidation order confirmed by the platform.',
    ],
    [
      'Услуги сборной перевозки',
      'Сторона А передаёт Стороне Б сборный груз; Сторона Б обеспечивает накопление, консолидацию, перевозку по железной дороге и расформирование на станции назначения. Количество мест, масса и объём определяются заказом, подтверждённым платформой.',
    ],
  ),
  clause(
    [
      '交货与包装',
      '甲方应在集货截止时间前将货物送达指定仓库，包装应适合铁路长途运输并加贴唛头。仓库实测数据与申报不符的，以实测为准计费。',
    ],
    [
      'Delivery and packing',
      'Party A shall deliver the cargo to the designated warehouse before the cargo cut-off, packed for long-distance rail carriage and marked. If the measurements taken by the warehouse differ from those declared, charges shall be based on the measurements taken.',
    ],
    [
      'Сдача груза и упаковка',
      'Сторона А сдаёт груз на указанный склад до окончания приёма, в упаковке, пригодной для дальней железнодорожной перевозки, и с маркировкой. При расхождении замеров склада с заявленными данными плата рассчитывается по замерам.',
    ],
  ),
  clause(
    [
      '禁运货物',
      '危险品、易腐品、贵重物品、侵权商品及法律禁止运输的货物不得交运。因甲方货物造成同箱其他货物损失的，甲方承担赔偿责任。',
    ],
    [
      'Prohibited cargo',
      'Dangerous, perishable or valuable goods, goods infringing intellectual property rights and goods prohibited by law shall not be tendered for carriage. Party A shall indemnify any damage caused by its cargo to other cargo in the same container.',
    ],
    [
      'Запрещённые к перевозке грузы',
      'К перевозке не принимаются опасные, скоропортящиеся и ценные грузы, контрафактные товары и грузы, перевозка которых запрещена законом. Ущерб, причинённый грузом Стороны А другим грузам в контейнере, возмещает Сторона А.',
    ],
  ),
  clause(
    [
      '计费与付款',
      '运费按体积与重量择大计收，另收报关、仓储等实际发生的费用。甲方应在发运前付清，未付清的乙方可留置货物。',
    ],
    [
      'Charges and payment',
      'Freight shall be charged by volume or weight, whichever is greater, together with customs, storage and other charges actually incurred. Party A shall pay in full before departure; Party B may exercise a lien over the cargo until payment is made.',
    ],
    [
      'Плата и расчёты',
      'Плата рассчитывается по объёму или массе в зависимости от того, какой показатель больше, с добавлением фактических таможенных, складских и иных расходов. Сторона А оплачивает её до отправления; до полной оплаты Сторона Б вправе удерживать груз.',
    ],
  ),
  clause(
    [
      '交付与货损',
      '收货人凭提货通知在到站后七日内提货，逾期产生仓储费。货损货差应在提货时书面提出，乙方按实际损失赔偿，每公斤以铁路联运规则的限额为限。',
    ],
    [
      'Delivery and cargo damage',
      'The consignee shall collect the cargo against the arrival notice within seven days of arrival; storage shall be charged thereafter. Loss or damage shall be notified in writing on collection. Party B shall compensate the actual loss up to the per-kilogram limit under the applicable international rail rules.',
    ],
    [
      'Выдача и сохранность груза',
      'Получатель забирает груз по уведомлению в течение семи дней после прибытия; далее взимается плата за хранение. О недостаче и повреждении заявляется письменно при получении; Сторона Б возмещает фактический ущерб в пределах норм за килограмм, установленных правилами международной железнодорожной перевозки.',
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
      'Party A, as consolidation supplier, shall provide cargo collection, stuffing, securing, unstuffing and warehousing for trains operated by Party B. Services and unit prices shall be as stated in the quotation maintained on the platform.',
    ],
    [
      'Услуги',
      'Сторона А как поставщик услуг консолидации осуществляет для поездов Стороны Б накопление, загрузку, крепление, выгрузку и хранение грузов. Перечень услуг и цены определяются прайс-листом, размещённым на платформе.',
    ],
  ),
  clause(
    [
      '作业标准',
      '甲方应在乙方指令规定的时间内完成作业，按装载加固方案装箱并上传装箱照片、箱号和铅封号；未按时完成导致脱班的，承担由此产生的费用。',
    ],
    [
      'Service standards',
      'Party A shall complete each job within the time specified by Party B, stuff containers in accordance with the loading and securing plan, and upload photographs, container numbers and seal numbers. If cargo misses its train owing to late completion, Party A shall bear the resulting costs.',
    ],
    [
      'Требования к выполнению работ',
      'Сторона А выполняет работы в установленный Стороной Б срок, загружает контейнеры по утверждённой схеме размещения и крепления и загружает на платформу фотографии, номера контейнеров и пломб. Расходы, вызванные опозданием груза к поезду по её вине, несёт Сторона А.',
    ],
  ),
  clause(
    ['货物保管', '货物自入库至交付铁路期间的灭失、短少和损坏由甲方负责，甲方应投保仓储和装卸责任险。'],
    [
      'Custody of cargo',
      'Party A shall be liable for loss, shortage and damage from receipt into the warehouse until handover to the railway and shall maintain warehouse and handling liability insurance.',
    ],
    [
      'Сохранность груза',
      'За утрату, недостачу и повреждение груза с момента приёма на склад до передачи железной дороге отвечает Сторона А; она страхует свою ответственность за хранение и погрузочно-разгрузочные работы.',
    ],
  ),
  clause(
    ['结算', '双方按自然月对账，甲方开具增值税专用发票，乙方在收到发票后三十日内付款。'],
    [
      'Settlement',
      'The parties shall reconcile accounts for each calendar month. Party A shall issue a special VAT invoice, and Party B shall pay within thirty days of receiving it.',
    ],
    [
      'Расчёты',
      'Сверка производится за каждый календарный месяц. Сторона А выставляет счёт-фактуру, Сторона Б оплачивает его в течение тридцати дней после получения.',
    ],
  ),
  clause(
    ['考核', '乙方按准点率、货损率和单证准确率季度考核，连续两个季度不达标的，乙方可调整业务量或解除合同。'],
    [
      'Performance review',
      'Party B shall review punctuality, cargo damage and document accuracy quarterly. If the targets are not met in two consecutive quarters, Party B may reduce the volume or terminate this Contract.',
    ],
    [
      'Оценка качества',
      'Сторона Б ежеквартально оценивает своевременность, сохранность грузов и правильность документов. Если показатели не выполнены два квартала подряд, Сторона Б вправе сократить объём работ или расторгнуть Договор.',
    ],
  ),
];

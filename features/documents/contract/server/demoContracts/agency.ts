import { type Clause, clause } from './clause.ts';

export const RAIL_AGENT: readonly Clause[] = [
  clause(
    [
      '委托事项',
      '乙方委托甲方为西欧方向班列的铁路运输代理，办理马拉舍维奇口岸交接、欧洲境内铁路订车、场站作业和空箱调运。',
    ],
    [
      'Appointment',
      'Party B appoints Party A as its rail agent for trains to Western Europe, to perform the handover at Małaszewicze, the procurement of rail traction within Europe, terminal handling and the repositioning of empty containers.',
    ],
    [
      'Предмет поручения',
      'Сторона Б назначает Сторону А своим железнодорожным агентом по поездам в Западную Европу: передача в Малашевиче, заказ тяги на территории Европы, терминальная обработка и репозиционирование порожних контейнеров.',
    ],
  ),
  clause(
    ['运行与信息', '甲方应在口岸交接、换装、到达和还箱后两小时内向平台报送时间，并对预计到达时间的变化及时预警。'],
    [
      'Operation and information',
      'Party A shall report the times of border handover, transshipment, arrival and empty return to the platform within two hours of their occurrence and shall give timely notice of any change of the estimated time of arrival.',
    ],
    [
      'Движение и информация',
      'Сторона А в течение двух часов сообщает на платформу время передачи на погранпереходе, перегрузки, прибытия и возврата порожних контейнеров и своевременно предупреждает об изменении ожидаемого времени прибытия.',
    ],
  ),
  clause(
    ['代理费用', '费用按双方确认的费率以欧元计价，每列结算；超出费率表的费用须事先取得乙方书面同意。'],
    [
      'Agency charges',
      'Charges shall be invoiced in euro at the agreed rates and settled per train. Any costs in excess of the rate schedule require the prior written consent of Party B.',
    ],
    [
      'Агентское вознаграждение',
      'Вознаграждение рассчитывается в евро по согласованным ставкам и оплачивается за каждый поезд. Расходы сверх согласованных ставок требуют предварительного письменного согласия Стороны Б.',
    ],
  ),
  clause(
    ['单证与海关', '甲方按统一运单办理转换与过境手续，妥善保管单证五年；因甲方差错产生的海关罚款由甲方承担。'],
    [
      'Documents and customs',
      'Party A shall carry out consignment note conversion and transit formalities and shall retain the documents for five years. Customs fines resulting from its errors shall be borne by Party A.',
    ],
    [
      'Документы и таможня',
      'Сторона А выполняет переоформление накладных и транзитные процедуры и хранит документы пять лет. Таможенные штрафы, вызванные её ошибками, несёт Сторона А.',
    ],
  ),
];

export const SEA_RAIL: readonly Clause[] = [
  clause(
    [
      '代理范围',
      '甲方委托乙方办理海铁联运的全程代理，包括铁路段订舱、港口换装、海运段订舱和多式联运单证的签发与交付。',
    ],
    [
      'Scope of agency',
      'Party A appoints Party B as its agent for the entire sea-rail carriage, including rail booking, transshipment at port, ocean booking, and the issue and delivery of multimodal transport documents.',
    ],
    [
      'Предмет договора',
      'Сторона А поручает Стороне Б агентирование всей железнодорожно-морской перевозки: бронирование железнодорожного и морского участков, перевалку в порту, оформление и выдачу документов мультимодальной перевозки.',
    ],
  ),
  clause(
    ['海运段', '船名、航次和开航时间以船公司公布为准，乙方不对船公司的改港、甩柜和延误负责，但应及时通知并协助改配。'],
    [
      'Ocean leg',
      'The vessel, voyage and sailing date shall be as published by the ocean carrier. Party B shall not be liable for changes of port, roll-overs or delays by the ocean carrier, but shall notify Party A promptly and assist with rebooking.',
    ],
    [
      'Морской участок',
      'Судно, рейс и дата отхода определяются по данным морского перевозчика. Сторона Б не отвечает за изменение порта захода, перенос контейнеров и задержки перевозчика, но незамедлительно уведомляет Сторону А и содействует перебронированию.',
    ],
  ),
  clause(
    ['提箱与还箱', '甲方应在免费期内提还箱，超期使用费、堆存费按船公司和港口费率由甲方承担。'],
    [
      'Pick-up and return',
      'Party A shall pick up and return containers within the free time. Demurrage, detention and storage according to the tariffs of the ocean carrier and the port shall be borne by Party A.',
    ],
    [
      'Вывоз и возврат контейнеров',
      'Сторона А вывозит и возвращает контейнеры в льготный период. Демередж, детеншн и хранение по тарифам морского перевозчика и порта оплачивает Сторона А.',
    ],
  ),
  clause(
    ['费用', '海运费、铁路运费、港杂费以确认的订单为准，外币按付款当日平台公布的汇率折算；甲方付清后乙方放单。'],
    [
      'Charges',
      'Ocean freight, rail freight and port charges shall be as stated in the confirmed order. Foreign currency amounts shall be converted at the exchange rate published by the platform on the date of payment. Party B shall release the documents upon payment in full.',
    ],
    [
      'Плата и расчёты',
      'Морской фрахт, железнодорожный фрахт и портовые сборы определяются подтверждённым заказом; суммы в иностранной валюте пересчитываются по курсу, опубликованному платформой на день платежа. Документы выдаются после полной оплаты.',
    ],
  ),
];

export const CONTAINER_RENTAL: readonly Clause[] = [
  clause(
    [
      '租赁物',
      '乙方向甲方（企业或货代）出租平台自有或管理的集装箱，箱型、箱号、提箱地和还箱地以平台放箱单为准。提箱时视为箱况完好，双方另有记录的除外。',
    ],
    [
      'Leased containers',
      'Party B leases to Party A (a company or forwarder) containers owned or managed by the platform. Container type, container number, place of pick-up and place of return shall be as stated in the release order. Containers are deemed to be in good condition on pick-up unless otherwise recorded by the parties.',
    ],
    [
      'Предмет аренды',
      'Сторона Б передаёт Стороне А (компании или экспедитору) в аренду собственные или находящиеся в её управлении контейнеры. Тип и номер контейнера, место выдачи и возврата указываются в релизе; при выдаче контейнер считается исправным, если стороны не зафиксировали иное.',
    ],
  ),
  clause(
    ['租期与租金', '租期自提箱之日起至还箱之日止，免费使用期和日租金以放箱单为准；超期使用费按日递增计收。'],
    [
      'Lease term and rent',
      'The lease runs from the date of pick-up to the date of return. Free days and the daily rent shall be as stated in the release order; overdue days shall be charged at progressive daily rates.',
    ],
    [
      'Срок аренды и плата',
      'Срок аренды исчисляется со дня выдачи по день возврата. Льготный период и суточная ставка указываются в релизе; сверхнормативное пользование оплачивается по возрастающим суточным ставкам.',
    ],
  ),
  clause(
    ['使用与转租', '甲方仅可将集装箱用于合法货物运输，未经乙方书面同意不得转租、改装或用于危险品运输。'],
    [
      'Use and sublease',
      'Party A shall use the containers solely for the carriage of lawful cargo and shall not sublet or modify them, or use them for dangerous goods, without the written consent of Party B.',
    ],
    [
      'Использование и субаренда',
      'Сторона А использует контейнеры только для перевозки разрешённых грузов. Субаренда, переоборудование и перевозка опасных грузов допускаются лишь с письменного согласия Стороны Б.',
    ],
  ),
  clause(
    ['损坏与灭失', '还箱时的损坏由甲方承担修理费；超过还箱期限九十日未还的视为灭失，按箱龄折旧后的价值赔偿。'],
    [
      'Damage and loss',
      'Party A shall bear the cost of repairing any damage found on return. A container not returned within ninety days after its due date shall be deemed lost and compensated at its depreciated value.',
    ],
    [
      'Повреждение и утрата',
      'Стоимость ремонта повреждений, выявленных при возврате, несёт Сторона А. Контейнер, не возвращённый в течение девяноста дней после установленного срока, считается утраченным, и его остаточная стоимость подлежит возмещению.',
    ],
  ),
];

import { type Clause, clause } from './clause.ts';

export const RAIL_AGENT: readonly Clause[] = [
  clause(
    [
      '委托事项',
      '乙方委托甲方为西欧方向班列的铁路运输代理，办理马拉舍维奇口岸交接、欧洲境内铁路订车、场站作业和空箱调运。',
    ],
    [
      'Appointment',
      'Party B appoints Party A as rail agent for trains to Western Europe: handover at Małaszewicze, traction within Europe, terminal handling and repositioning of empty containers.',
    ],
    [
      'Поручение',
      'Сторона Б назначает Сторону А железнодорожным агентом по поездам в Западную Европу: передача в Малашевиче, тяга в Европе, терминальная обработка и возврат порожних контейнеров.',
    ],
  ),
  clause(
    ['运行与信息', '甲方应在口岸交接、换装、到达和还箱后两小时内向平台报送时间，并对预计到达时间的变化及时预警。'],
    [
      'Operation and information',
      'Party A reports handover, transshipment, arrival and empty return to the platform within two hours, and gives early warning when the expected arrival changes.',
    ],
    [
      'Движение и информация',
      'Сторона А в течение двух часов сообщает платформе о передаче, перегрузе, прибытии и возврате порожних и заранее предупреждает об изменении расчётного времени прибытия.',
    ],
  ),
  clause(
    ['代理费用', '费用按双方确认的费率以欧元计价，每列结算；超出费率表的费用须事先取得乙方书面同意。'],
    [
      'Agency charges',
      'Charges follow the agreed tariff in euro, train by train. Costs beyond the tariff need the prior written consent of Party B.',
    ],
    [
      'Агентское вознаграждение',
      'Плата начисляется в евро по согласованному тарифу за каждый поезд. Расходы сверх тарифа требуют предварительного письменного согласия Стороны Б.',
    ],
  ),
  clause(
    ['单证与海关', '甲方按统一运单办理转换与过境手续，妥善保管单证五年；因甲方差错产生的海关罚款由甲方承担。'],
    [
      'Documents and customs',
      'Party A handles consignment notes and transit procedures and keeps the documents for five years. Customs fines caused by its errors are borne by Party A.',
    ],
    [
      'Документы и таможня',
      'Сторона А оформляет накладные и транзит и хранит документы пять лет. Таможенные штрафы по её вине несёт она.',
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
      'Party A entrusts Party B with the whole sea-rail carriage: rail booking, transshipment in port, ocean booking, and issue and delivery of the combined transport documents.',
    ],
    [
      'Предмет',
      'Сторона А поручает Стороне Б агентирование смешанной перевозки: бронирование на железной дороге и на судне, перевалку в порту, оформление и выдачу документов.',
    ],
  ),
  clause(
    ['海运段', '船名、航次和开航时间以船公司公布为准，乙方不对船公司的改港、甩柜和延误负责，但应及时通知并协助改配。'],
    [
      'Ocean leg',
      'Vessel, voyage and sailing are as published by the carrier. Party B does not answer for its omissions, roll-overs and delays, but gives notice at once and helps with another sailing.',
    ],
    [
      'Морская часть',
      'Судно, рейс и отход — по данным линии. Сторона Б не отвечает за пропуск порта, перенос и задержки линии, но сразу извещает и помогает с другим рейсом.',
    ],
  ),
  clause(
    ['提箱与还箱', '甲方应在免费期内提还箱，超期使用费、堆存费按船公司和港口费率由甲方承担。'],
    [
      'Pick-up and return',
      'Containers are picked up and returned within the free time; demurrage, detention and storage at the tariffs of carrier and port are borne by Party A.',
    ],
    [
      'Вывоз и возврат контейнеров',
      'Контейнеры вывозятся и возвращаются в льготный срок; демередж, детеншн и хранение по тарифам линии и порта оплачивает Сторона А.',
    ],
  ),
  clause(
    ['费用', '海运费、铁路运费、港杂费以确认的订单为准，外币按付款当日平台公布的汇率折算；甲方付清后乙方放单。'],
    [
      'Charges',
      'Ocean freight, rail freight and port charges are those of the confirmed order; foreign currency is converted at the platform rate of the day of payment. Documents are released after payment.',
    ],
    [
      'Плата',
      'Морской фрахт, железнодорожная плата и портовые сборы — по подтверждённому заказу; валюта пересчитывается по курсу платформы на день платежа. Документы выдаются после оплаты.',
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
      'Containers',
      'Party B rents out containers that it owns or manages to Party A, a company or forwarder. Type, number, place of pick-up and return are those of the release order; containers are in good order unless recorded otherwise on pick-up.',
    ],
    [
      'Предмет аренды',
      'Сторона Б сдаёт Стороне А (компании или экспедитору) собственные или управляемые контейнеры. Тип, номер, место выдачи и возврата — по релизу; контейнер исправен, если при выдаче не записано иное.',
    ],
  ),
  clause(
    ['租期与租金', '租期自提箱之日起至还箱之日止，免费使用期和日租金以放箱单为准；超期使用费按日递增计收。'],
    [
      'Term and rent',
      'The rent runs from pick-up to return. Free days and daily rent are those of the release order; overdue days are charged at rising rates.',
    ],
    [
      'Срок и плата',
      'Аренда исчисляется со дня выдачи по день возврата. Льготный срок и суточная ставка — по релизу; сверхнормативные сутки оплачиваются по возрастающей ставке.',
    ],
  ),
  clause(
    ['使用与转租', '甲方仅可将集装箱用于合法货物运输，未经乙方书面同意不得转租、改装或用于危险品运输。'],
    [
      'Use',
      'Containers are used for lawful cargo only. They are not sublet, altered or used for dangerous goods without the written consent of Party B.',
    ],
    [
      'Использование',
      'Контейнеры используются только для законных грузов. Субаренда, переделка и перевозка опасных грузов — лишь с письменного согласия Стороны Б.',
    ],
  ),
  clause(
    ['损坏与灭失', '还箱时的损坏由甲方承担修理费；超过还箱期限九十日未还的视为灭失，按箱龄折旧后的价值赔偿。'],
    [
      'Damage and loss',
      'Party A pays for repairs found necessary on return. A container not returned ninety days after it was due is deemed lost and paid for at its depreciated value.',
    ],
    [
      'Повреждение и утрата',
      'Ремонт повреждений, найденных при возврате, оплачивает Сторона А. Контейнер, не возвращённый через девяносто дней после срока, считается утраченным и оплачивается по остаточной стоимости.',
    ],
  ),
];

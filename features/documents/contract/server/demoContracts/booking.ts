import { type Clause, clause, type Trilingual } from './clause.ts';

/** Trains of a line, as its booking contract names them. */
type Lines = Trilingual;

const CENTRAL_ASIA: Lines = {
  zh: '经霍尔果斯、阿拉山口口岸往返中亚五国的班列',
  en: 'container trains to and from the five Central Asian states via Khorgos and Alashankou',
  ru: 'в контейнерных поездах в страны Центральной Азии и обратно через Хоргос и Алашанькоу',
};
const EUROPE: Lines = {
  zh: '经阿拉山口、二连浩特、满洲里口岸往返欧洲的班列',
  en: 'container trains to and from Europe via Alashankou, Erenhot and Manzhouli',
  ru: 'в контейнерных поездах в Европу и обратно через Алашанькоу, Эрэн-Хото и Маньчжурию',
};

const scopeOf = (lines: Lines): Clause =>
  clause(
    [
      '服务范围',
      `甲方通过平台向乙方预订${lines.zh}的舱位。每次订舱的车次、箱型、数量和运费以平台确认的订单为准，订单为本合同的组成部分。`,
    ],
    [
      'Scope of services',
      `Party B shall make available to Party A, and Party A may book through the platform, space on ${lines.en}. The train, container type, quantity and rate of each booking shall be as stated in the order confirmed by the platform, which forms an integral part of this Contract.`,
    ],
    [
      'Предмет договора',
      `Сторона А бронирует у Стороны Б через платформу места ${lines.ru}. Поезд, тип и количество контейнеров, а также ставка определяются заказом, подтверждённым платформой; заказ является неотъемлемой частью настоящего Договора.`,
    ],
  );

const BOOKING_CLAUSES: readonly Clause[] = [
  clause(
    [
      '订舱、变更与取消',
      '甲方应在截港时间前提交完整、真实的货物和收发货人资料。变更或取消按订单所示时限办理并承担相应费用；逾期未进站的，乙方可将舱位另行安排。',
    ],
    [
      'Booking, amendment and cancellation',
      'Party A shall submit complete and accurate particulars of the cargo, shipper and consignee before the gate-in cut-off. Amendments and cancellations shall be made within the time limits, and subject to the charges, stated in the order. If a container is not delivered to the station by the gate-in cut-off, Party B may reallocate the space.',
    ],
    [
      'Бронирование, изменение и отмена',
      'Сторона А обязана до окончания приёма контейнеров представить полные и достоверные сведения о грузе, грузоотправителе и грузополучателе. Изменение и отмена производятся в сроки и с оплатой, указанные в заказе. Если контейнер не доставлен на станцию до окончания приёма, Сторона Б вправе распорядиться местом по своему усмотрению.',
    ],
  ),
  clause(
    [
      '货物申报与装载',
      '甲方保证申报的品名、HS 编码、重量和包装与实际一致，按铁路装载加固方案装箱，不夹带危险品和禁运品；因申报不实造成的查验、滞留、罚款和损失由甲方承担。',
    ],
    [
      'Cargo declaration and stuffing',
      'Party A warrants that the declared description, HS code, weight and packaging of the goods correspond to the actual goods, that containers are stuffed in accordance with the railway loading and securing plan, and that they contain no dangerous or prohibited goods. Party A shall bear all inspections, detention, fines and losses arising from any misdeclaration.',
    ],
    [
      'Декларирование и загрузка',
      'Сторона А гарантирует соответствие заявленных наименования, кода ТН ВЭД, массы и упаковки фактическим, загрузку контейнеров по утверждённой схеме размещения и крепления, а также отсутствие опасных и запрещённых к перевозке грузов. Расходы на досмотр и задержку, штрафы и убытки, вызванные недостоверным декларированием, несёт Сторона А.',
    ],
  ),
  clause(
    [
      '单证与报关',
      '甲方在截单时间前提供运单、报关和目的国清关所需单证并对其真实性负责；乙方按甲方资料缮制国际铁路联运运单，并在平台公布跟踪信息。',
    ],
    [
      'Documents and customs clearance',
      "Party A shall provide, before the document cut-off, the documents required for the consignment note, export declaration and customs clearance at destination, and shall be liable for their accuracy. Party B shall issue the international rail consignment note on the basis of Party A's data and publish tracking information on the platform.",
    ],
    [
      'Документы и таможенное оформление',
      'Сторона А до истечения срока подачи документов представляет документы, необходимые для оформления накладной, экспортного декларирования и таможенной очистки в стране назначения, и отвечает за их достоверность. Сторона Б оформляет накладную СМГС по данным Стороны А и публикует сведения о перевозке на платформе.',
    ],
  ),
  clause(
    [
      '费用与结算',
      '运费及附加费以订单为准。乙方按月出具账单，甲方应在账单载明的期限内付款；逾期按未付金额日万分之五支付违约金，乙方可暂停接受新的订舱。',
    ],
    [
      'Charges and settlement',
      'Freight and surcharges shall be as stated in the order. Party B shall issue bills monthly and Party A shall pay them within the period stated therein. Late payment shall incur liquidated damages of 0.05 % of the outstanding amount per day, and Party B may suspend acceptance of new bookings.',
    ],
    [
      'Плата и расчёты',
      'Фрахт и дополнительные сборы определяются заказом. Сторона Б выставляет счёт ежемесячно, Сторона А оплачивает его в указанный в счёте срок. За просрочку начисляется неустойка в размере 0,05 % от неоплаченной суммы за каждый день; Сторона Б вправе приостановить приём новых бронирований.',
    ],
  ),
];

export const CENTRAL_ASIA_CLAUSES = [scopeOf(CENTRAL_ASIA), ...BOOKING_CLAUSES];

/** Page 7a or 7b of the contract, by the bond option `bond1` (documents 4.2). */
export const BOND_PAGES: Clause[] = [
  {
    bond: 'bondCash',
    ...clause(
      [
        '附页 7a　保证金的缴纳',
        '甲方选择以现金缴纳履约保证金人民币 {cashPledge} 元，于首次订舱前汇入乙方指定账户。保证金可抵扣甲方逾期未付的费用，抵扣后甲方应在五个工作日内补足；合同终止且费用结清后十五个工作日内无息退还。',
      ],
      [
        'Page 7a. Cash deposit',
        'Party A elects to provide a performance deposit of CNY {cashPledge} in cash, to be remitted to the account designated by Party B before the first booking. Party B may set off overdue charges against the deposit, in which case Party A shall replenish it within five working days. The deposit shall be refunded without interest within fifteen working days after termination of this Contract and settlement of all charges.',
      ],
      [
        'Страница 7a. Обеспечительный платёж денежными средствами',
        'Сторона А выбирает внесение обеспечительного платежа в размере {cashPledge} юаней на указанный Стороной Б счёт до первого бронирования. Сторона Б вправе засчитывать его в счёт просроченных платежей; в этом случае Сторона А восполняет его в течение пяти рабочих дней. Платёж возвращается без начисления процентов в течение пятнадцати рабочих дней после прекращения Договора и завершения расчётов.',
      ],
    ),
  },
  {
    bond: 'bondGuarantee',
    ...clause(
      [
        '附页 7b　银行保函',
        '甲方选择以银行保函代替现金保证金，向乙方提交由中国境内商业银行出具、金额不低于人民币 {cashPledge} 元、见索即付且有效期覆盖本合同期限后三十日的保函。保函失效前未续期的，乙方可要求甲方改缴现金保证金。',
      ],
      [
        'Page 7b. Bank guarantee',
        'Party A elects to provide, in lieu of a cash deposit, a bank guarantee issued by a commercial bank in the PRC for not less than CNY {cashPledge}, payable on first demand and valid for the term of this Contract and thirty days thereafter. If the guarantee is not renewed before it expires, Party B may require a cash deposit instead.',
      ],
      [
        'Страница 7b. Банковская гарантия',
        'Сторона А выбирает вместо денежного обеспечительного платежа банковскую гарантию коммерческого банка КНР на сумму не менее {cashPledge} юаней, с условием платежа по первому требованию и сроком действия в течение срока Договора и тридцати дней после него. Если гарантия не продлена до истечения её срока, Сторона Б вправе потребовать внесения обеспечительного платежа денежными средствами.',
      ],
    ),
  },
];

export const EUROPE_CLAUSES = [scopeOf(EUROPE), ...BOOKING_CLAUSES];

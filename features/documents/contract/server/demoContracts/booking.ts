import { type Clause, clause, type Trilingual } from './clause.ts';

/** Trains of a line, as its booking contract names them. */
type Lines = Trilingual;

const CENTRAL_ASIA: Lines = {
  zh: '经霍尔果斯、阿拉山口口岸往返中亚五国的班列',
  en: 'container trains to and from the five Central Asian states by Khorgos and Alashankou',
  ru: 'контейнерных поездов в страны Центральной Азии и обратно через Хоргос и Алашанькоу',
};
const EUROPE: Lines = {
  zh: '经阿拉山口、二连浩特、满洲里口岸往返欧洲的班列',
  en: 'container trains to and from Europe by Alashankou, Erenhot and Manzhouli',
  ru: 'контейнерных поездов в Европу и обратно через Алашанькоу, Эрэн-Хото и Маньчжурию',
};

const scopeOf = (lines: Lines): Clause =>
  clause(
    [
      '服务范围',
      `甲方通过平台向乙方预订${lines.zh}的舱位。每次订舱的车次、箱型、数量和运价以平台确认的订单为准，订单为本合同的组成部分。`,
    ],
    [
      'Scope of services',
      `Party A books space with Party B through the platform on ${lines.en}. Train, container type, quantity and rate of each booking are those of the order that the platform has confirmed; the order is part of this contract.`,
    ],
    [
      'Предмет договора',
      `Сторона А бронирует у Стороны Б через платформу места на составах ${lines.ru}. Поезд, тип и число контейнеров и ставка определяются заказом, подтверждённым платформой; заказ является частью договора.`,
    ],
  );

const BOOKING_CLAUSES: readonly Clause[] = [
  clause(
    [
      '订舱、变更与取消',
      '甲方应在截载时间前提交完整、真实的货物和收发货人资料。变更或取消按订单所示时限办理并承担相应费用；逾期未进站的，乙方可将舱位另行安排。',
    ],
    [
      'Booking, changes and cancellation',
      'Party A gives complete and true data on cargo and parties before the cut-off. Changes and cancellations follow the terms and charges shown with the order. Space for containers that miss the gate-in time may be given to others.',
    ],
    [
      'Бронирование, изменения и отмена',
      'Сторона А до окончания приёма контейнеров передаёт полные и достоверные данные о грузе и участниках перевозки. Изменения и отмена производятся в сроки и за плату, указанные в заказе. Место под контейнер, не завезённый вовремя, может быть передано другим.',
    ],
  ),
  clause(
    [
      '货物申报与装载',
      '甲方保证申报的品名、HS 编码、重量和包装与实际一致，按铁路装载加固方案装箱，不夹带危险品和禁运品；因申报不实造成的查验、滞留、罚款和损失由甲方承担。',
    ],
    [
      'Cargo declaration and loading',
      'Party A warrants that description, HS code, weight and packing are as declared, that containers are loaded by the approved scheme, and that they hold no dangerous or forbidden goods. Inspections, delays, fines and losses caused by wrong declarations are borne by Party A.',
    ],
    [
      'Декларирование и погрузка',
      'Сторона А гарантирует соответствие наименования, кода ТН ВЭД, массы и упаковки заявленным, погрузку по утверждённой схеме и отсутствие опасных и запрещённых грузов. Расходы на досмотр, простой, штрафы и убытки из-за недостоверных данных несёт Сторона А.',
    ],
  ),
  clause(
    [
      '单证与报关',
      '甲方在截单时间前提供运单、报关和目的国清关所需单证并对其真实性负责；乙方按甲方资料缮制国际铁路联运运单，并在平台公布运踪。',
    ],
    [
      'Documents and customs',
      'Party A supplies the documents for consignment note, export and import clearance before the document cut-off and answers for them. Party B issues the consignment note from these data and publishes the tracking on the platform.',
    ],
    [
      'Документы и таможня',
      'Сторона А до срока подачи документов представляет сведения для накладной и таможенного оформления и отвечает за них. Сторона Б оформляет накладную СМГС по этим данным и публикует отслеживание на платформе.',
    ],
  ),
  clause(
    [
      '费用与结算',
      '运费及附加费以订单为准。乙方按月出具账单，甲方应在账单载明的期限内付款；逾期按未付金额日万分之五支付违约金，乙方可暂停接受新的订舱。',
    ],
    [
      'Charges and settlement',
      'Freight and surcharges are those of the order. Party B bills monthly and Party A pays within the term of the bill. Late payment bears 0.05 % a day on the unpaid amount, and Party B may stop taking new bookings.',
    ],
    [
      'Плата и расчёты',
      'Провозная плата и сборы определяются заказом. Сторона Б выставляет счёт ежемесячно, Сторона А оплачивает его в указанный срок. За просрочку начисляется 0,05 % в день от неоплаченной суммы, приём новых заказов может быть приостановлен.',
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
        'Page 7a. Deposit in cash',
        'Party A chooses to pay a performance deposit of CNY {cashPledge} in cash to the account of Party B before its first booking. Overdue charges may be taken from it; Party A then makes it up within five working days. It is returned without interest within fifteen working days after the contract has ended and all charges are paid.',
      ],
      [
        'Страница 7a. Обеспечительный платёж деньгами',
        'Сторона А выбирает внести обеспечительный платёж в размере {cashPledge} юаней на счёт Стороны Б до первого заказа. Из него могут удерживаться просроченные платежи; Сторона А восполняет его за пять рабочих дней. Возвращается без процентов в течение пятнадцати рабочих дней после окончания договора и полных расчётов.',
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
        'Party A chooses to give a bank guarantee instead of a cash deposit: payable on demand, issued by a commercial bank in China for at least CNY {cashPledge}, and valid until thirty days after the term of this contract. If it is not renewed in time, Party B may demand a deposit in cash.',
      ],
      [
        'Страница 7b. Банковская гарантия',
        'Сторона А выбирает вместо обеспечительного платежа деньгами банковскую гарантию: по первому требованию, коммерческого банка в КНР, на сумму не менее {cashPledge} юаней, со сроком до тридцати дней после окончания договора. Если гарантия не продлена вовремя, Сторона Б вправе потребовать обеспечительный платёж деньгами.',
      ],
    ),
  },
];

export const EUROPE_CLAUSES = [scopeOf(EUROPE), ...BOOKING_CLAUSES];

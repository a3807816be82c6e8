import { type Clause, clause } from './clause.ts';

export const DEPOSIT: Clause = clause(
  ['保证金', '甲方向乙方缴纳履约保证金人民币 {cashPledge} 元，可抵扣逾期未付的费用；合同终止且费用结清后无息退还。'],
  [
    'Deposit',
    'Party A shall pay Party B a performance deposit of CNY {cashPledge}, against which overdue charges may be set off. The deposit shall be refunded without interest after termination of this Contract and settlement of all charges.',
  ],
  [
    'Обеспечительный платёж',
    'Сторона А вносит Стороне Б обеспечительный платёж в размере {cashPledge} юаней, который может засчитываться в счёт просроченных платежей. После прекращения Договора и завершения расчётов он возвращается без начисления процентов.',
  ],
);

export const FINAL_CLAUSES: readonly Clause[] = [
  clause(
    [
      '责任与不可抗力',
      '运输责任适用《国际铁路货物联运协定》或《国际铁路货物运送公约》的有关规定。因不可抗力不能履行的，受影响一方应及时通知并提供证明，在影响范围内免除责任。',
    ],
    [
      'Liability and force majeure',
      'Liability for carriage shall be governed by the SMGS Agreement or the CIM Uniform Rules, as applicable. A party prevented from performing by force majeure shall notify the other party promptly and provide evidence, and shall be released from liability to the extent affected.',
    ],
    [
      'Ответственность и форс-мажор',
      'Ответственность за перевозку определяется СМГС либо Едиными правилами ЦИМ. Сторона, исполнению обязательств которой препятствует непреодолимая сила, незамедлительно уведомляет другую сторону, представляет подтверждение и освобождается от ответственности в соответствующей части.',
    ],
  ),
  clause(
    [
      '保密与合规',
      '双方对因履行本合同知悉的商业信息和个人信息保密，遵守适用的出口管制、制裁、反商业贿赂和数据保护规定。',
    ],
    [
      'Confidentiality and compliance',
      'The parties shall keep confidential all commercial information and personal data obtained in the performance of this Contract and shall comply with applicable export control, sanctions, anti-bribery and data protection laws.',
    ],
    [
      'Конфиденциальность и соблюдение требований',
      'Стороны сохраняют конфиденциальность коммерческих сведений и персональных данных, полученных при исполнении Договора, и соблюдают применимые нормы об экспортном контроле, санкциях, противодействии коррупции и защите данных.',
    ],
  ),
  clause(
    [
      '期限与解除',
      '本合同自双方签署之日起 {validDays} 天内有效，到期前双方可续签。一方严重违约且在收到书面催告后十日内未改正的，另一方可解除合同。',
    ],
    [
      'Term and termination',
      'This Contract shall be valid for {validDays} days from the date on which both parties have signed it and may be renewed before it expires. If a party commits a material breach and fails to remedy it within ten days of written notice, the other party may terminate this Contract.',
    ],
    [
      'Срок и расторжение',
      'Договор действует {validDays} дней со дня подписания обеими сторонами и может быть продлён до истечения срока. Если сторона допустила существенное нарушение и не устранила его в течение десяти дней после письменного требования, другая сторона вправе расторгнуть Договор.',
    ],
  ),
  clause(
    [
      '通知与争议解决',
      '通知可通过平台消息、电子邮件或本合同所列地址送达。争议由双方协商解决，协商不成的，提交乙方所在地有管辖权的人民法院。',
    ],
    [
      'Notices and dispute resolution',
      "Notices may be served by platform message, by e-mail or at the address stated in this Contract. Disputes shall be settled by negotiation, failing which they shall be submitted to the competent people's court at the place where Party B is located.",
    ],
    [
      'Уведомления и споры',
      'Уведомления направляются сообщениями на платформе, по электронной почте или по адресу, указанному в Договоре. Споры разрешаются путём переговоров, а при недостижении согласия передаются в компетентный народный суд по месту нахождения Стороны Б.',
    ],
  ),
  clause(
    [
      '电子签署',
      '双方同意以可靠的电子签名签署本合同，电子签名与手写签名或盖章具有同等法律效力；签署时间以时间戳为准，双方可通过平台验证签名。',
    ],
    [
      'Electronic signature',
      'The parties agree to sign this Contract by reliable electronic signatures, which shall have the same legal effect as handwritten signatures or seals. The time of signing shall be determined by the time stamp, and either party may verify the signatures on the platform.',
    ],
    [
      'Электронная подпись',
      'Стороны согласны подписать Договор надёжной электронной подписью, имеющей ту же юридическую силу, что собственноручная подпись или печать. Время подписания определяется меткой времени; подписи можно проверить на платформе.',
    ],
  ),
];

/** Of contracts in two languages. */
export const PREVAILING: Clause = clause(
  ['文本', '两种文本内容不一致时，以中文文本为准。'],
  ['Language', 'In the event of any discrepancy between the language versions, the Chinese version shall prevail.'],
  ['Язык договора', 'При расхождении текстов преимущественную силу имеет текст на китайском языке.'],
);

import { type Clause, clause } from './clause.ts';

export const DEPOSIT: Clause = clause(
  ['保证金', '甲方向乙方缴纳履约保证金人民币 {cashPledge} 元，可抵扣逾期未付的费用；合同终止且费用结清后无息退还。'],
  [
    'Deposit',
    'Party A pays a performance deposit of CNY {cashPledge}, from which overdue charges may be taken. It is returned without interest when the contract has ended and nothing is owed.',
  ],
  [
    'Обеспечительный платёж',
    'Сторона А вносит обеспечительный платёж в размере {cashPledge} юаней, из которого могут удерживаться просроченные платежи. Возвращается без процентов по окончании договора после полных расчётов.',
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
      'Carriage is governed by the SMGS agreement or the CIM rules as they apply. A party prevented by force majeure gives notice and proof without delay and is released as far as the hindrance reaches.',
    ],
    [
      'Ответственность и форс-мажор',
      'К перевозке применяются СМГС либо правила ЦИМ. Сторона, которой препятствует непреодолимая сила, незамедлительно уведомляет другую, представляет подтверждение и освобождается от ответственности в соответствующей части.',
    ],
  ),
  clause(
    [
      '保密与合规',
      '双方对因履行本合同知悉的商业信息和个人信息保密，遵守适用的出口管制、制裁、反商业贿赂和数据保护规定。',
    ],
    [
      'Confidentiality and compliance',
      'Both parties keep commercial and personal data confidential and comply with the rules on export control, sanctions, anti-corruption and data protection that apply to them.',
    ],
    [
      'Конфиденциальность и соблюдение требований',
      'Стороны сохраняют конфиденциальность коммерческих и персональных данных и соблюдают применимые нормы экспортного контроля, санкций, противодействия коррупции и защиты данных.',
    ],
  ),
  clause(
    [
      '期限与解除',
      '本合同自双方签署之日起 {validDays} 天内有效，到期前双方可续签。一方严重违约且在收到书面催告后十日内未改正的，另一方可解除合同。',
    ],
    [
      'Term and termination',
      'The contract is valid for {validDays} days from the day on which both parties have signed, and may be renewed. It may be terminated when a serious breach is not cured within ten days of a written demand.',
    ],
    [
      'Срок и расторжение',
      'Договор действует {validDays} дней со дня подписания обеими сторонами и может быть продлён. При существенном нарушении, не устранённом за десять дней после письменного требования, он может быть расторгнут.',
    ],
  ),
  clause(
    [
      '通知与争议解决',
      '通知可通过平台消息、电子邮件或本合同所列地址送达。争议由双方协商解决，协商不成的，提交乙方所在地有管辖权的人民法院。',
    ],
    [
      'Notices and disputes',
      "Notices are given through the platform, by e-mail or to the address above. Disputes are settled by negotiation, failing which by the competent court at Party B's seat.",
    ],
    [
      'Уведомления и споры',
      'Уведомления направляются через платформу, по электронной почте или по указанному адресу. Споры решаются переговорами, а при недостижении согласия — компетентным судом по месту нахождения Стороны Б.',
    ],
  ),
  clause(
    [
      '电子签署',
      '双方同意以可靠的电子签名签署本合同，电子签名与手写签名或盖章具有同等法律效力；签署时间以时间戳为准，双方可通过平台验证签名。',
    ],
    [
      'Electronic signature',
      'The parties agree to sign electronically, with the same effect as by hand or seal. The time stamp decides when it was signed, and both parties can verify the signatures on the platform.',
    ],
    [
      'Электронная подпись',
      'Стороны подписывают договор электронной подписью, равнозначной собственноручной подписи и печати. Время подписания определяется меткой времени, подписи можно проверить на платформе.',
    ],
  ),
];

/** Of contracts in two languages. */
export const PREVAILING: Clause = clause(
  ['文本', '两种文本内容不一致时，以中文文本为准。'],
  ['Language', 'Where the texts differ, the Chinese text prevails.'],
  ['Язык договора', 'При расхождении текстов преимущество имеет текст на китайском языке.'],
);

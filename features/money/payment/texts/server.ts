import { template, texts } from '../../../../libs/texts/texts.ts';
import { amountText } from '../../../../platform/wire/amountText.ts';

const moneyZh = amountText('zh');

const moneyEn = amountText('en');

const moneyRu = amountText('ru');

export const { zh, en, ru } = texts({
  absent: [
    '记录不存在，请刷新。',
    'Record not found. Please reload the page.',
    'Запись не найдена. Обновите страницу.',
  ],
  decided: [
    '该记录已被他人处理，请刷新后重试。',
    'This record has already been processed by someone else. Please reload the page.',
    'Запись уже обработана другим сотрудником. Обновите страницу.',
  ],
  noCompany: [
    '没有该编号的企业，请核对。',
    'No company with this number. Please check it.',
    'Компании с таким номером нет. Проверьте номер.',
  ],
  statementEmpty: ['文件中没有交易。', 'No transactions in the file.', 'В файле нет операций.'],
  statementLong: template(
    (p: { most: number }) => `一次最多导入 ${p.most} 笔交易。`,
    (p) => `Up to ${p.most} transactions per import.`,
    (p) => `За один импорт — не более ${p.most} операций.`,
  ),
  statementUnreadable: [
    '无法识别该对账单，支持 .csv、.xlsx、MT940 和 camt.053 格式。',
    'Statement format not recognised. Please use .csv, .xlsx, MT940 or camt.053.',
    'Формат выписки не распознан. Поддерживаются .csv, .xlsx, MT940 и camt.053.',
  ],
  statementHostile: [
    '该 XML 文件含有不允许的声明（DTD），已拒绝。',
    'This XML file contains a declaration that is not allowed (DTD) and was rejected.',
    'XML-файл содержит недопустимое объявление (DTD) и отклонён.',
  ],
  statementRow: template(
    (p: { row: number }) => `第 ${p.row} 行的日期或金额无法识别。`,
    (p) => `Invalid date or amount in row ${p.row}.`,
    (p) => `Неверная дата или сумма в строке ${p.row}.`,
  ),
  beyondReceived: [
    '核销金额超过收款金额。',
    'Allocation exceeds the amount received.',
    'Зачёт превышает полученную сумму.',
  ],
  receivedBefore: ['该笔款项已登记过。', 'This payment has already been entered.', 'Этот платёж уже зарегистрирован.'],
  otherBill: [
    '所选账单不属于该企业，或币种不同。',
    'A selected bill belongs to another company or is in another currency.',
    'Счёт другой компании или в другой валюте.',
  ],
  beyondCredit: template(
    (p: { credit: string }) => `可用余额为 ${moneyZh(p.credit)}，不能超出。`,
    (p) => `Available credit balance: ${moneyEn(p.credit)}. Enter no more than this.`,
    (p) => `Доступный остаток — ${moneyRu(p.credit)}; больше указать нельзя.`,
  ),
  noOnline: [
    '尚未开通在线支付，请银行转账。',
    'Online payment is not available. Please pay by bank transfer.',
    'Онлайн-оплата не подключена. Оплатите банковским переводом.',
  ],
  nothingOpen: ['该账单没有未付金额。', 'No amount outstanding on this bill.', 'По счёту нечего оплачивать.'],
  notSigned: ['通知签名无效。', 'Invalid notification signature.', 'Неверная подпись уведомления.'],
  walletDone: ['该笔支付已处理。', 'This payment has already been processed.', 'Платёж уже обработан.'],
  noAccount: ['请先填写收款账户。', 'Enter your bank account first.', 'Сначала укажите банковские реквизиты.'],
  oneCurrency: [
    '一次申请只能包含同一币种的账单。',
    'All bills of a payment request must be in one currency.',
    'В одной заявке — счета в одной валюте.',
  ],
  ownApplication: [
    '不能审批自己提交的申请。',
    'You cannot approve your own request.',
    'Нельзя утвердить собственную заявку.',
  ],
  secondPerson: [
    '付款须由两位不同的人员审批和复核，您已审批过这笔付款。',
    'A payment must be approved and released by two different users. You have already approved it.',
    'Платёж утверждают и подтверждают два разных сотрудника; вы его уже утвердили.',
  ],
  nothingApproved: template(
    (p: { currency: string }) => `没有已审批的 ${p.currency} 付款。`,
    (p) => `No approved payments in ${p.currency}.`,
    (p) => `Утверждённых платежей в ${p.currency} нет.`,
  ),
  brokenIban: ['IBAN 校验位不正确。', 'Invalid IBAN check digits.', 'Неверные контрольные цифры IBAN.'],
  creditGone: template(
    (p: { needed: string; credit: string }) =>
      `该笔款项转入的余额 ${moneyZh(p.needed)} 已被使用（可用 ${moneyZh(p.credit)}），请先处理后再撤销。`,
    (p) =>
      `${moneyEn(p.needed)} of this payment went to the credit balance, of which ${moneyEn(p.credit)} is available. Please reverse its use first.`,
    (p) =>
      `${moneyRu(p.needed)} этого платежа зачислено на остаток, из них доступно ${moneyRu(p.credit)}. Сначала отмените использование остатка.`,
  ),
  nothingDue: [
    '目前没有待缴的保证金。',
    'No amount outstanding on this deposit.',
    'По обеспечительному платежу нечего оплачивать.',
  ],
  statementBusy: [
    '正在读取其他对账单，请稍候重试。',
    'Other statements are being processed. Please try again shortly.',
    'Сейчас обрабатываются другие выписки. Повторите немного позже.',
  ],
  statementSlow: [
    '对账单读取时间过长，已停止。请分成较小的文件导入。',
    'Reading the statement took too long and was stopped. Please import it in smaller files.',
    'Чтение выписки заняло слишком много времени и остановлено. Импортируйте её частями.',
  ],
  statementBig: ['对账单不能超过 2 MB。', 'A statement must not exceed 2 MB.', 'Выписка не должна превышать 2 МБ.'],
  statementCurrency: template(
    (p: { row: number; currency: string }) => `第 ${p.row} 行的币种“${p.currency}”无法识别。`,
    (p) => `Unknown currency “${p.currency}” in row ${p.row}.`,
    (p) => `Валюта «${p.currency}» в строке ${p.row} неизвестна.`,
  ),
  statementPlaces: template(
    (p: { row: number; amount: string; currency: string }) =>
      `第 ${p.row} 行的金额 ${p.amount} ${p.currency} 小数位过多。`,
    (p) => `The amount ${p.amount} ${p.currency} in row ${p.row} has too many decimals.`,
    (p) => `В сумме ${p.amount} ${p.currency} (строка ${p.row}) слишком много знаков после запятой.`,
  ),
  statementFuture: template(
    (p: { row: number; day: string }) => `第 ${p.row} 行的日期 ${p.day} 尚未到。`,
    (p) => `The date ${p.day} in row ${p.row} is in the future.`,
    (p) => `Дата ${p.day} в строке ${p.row} ещё не наступила.`,
  ),
  notYet: [
    '收款日期不能晚于今天。',
    'The date of receipt cannot be later than today.',
    'Дата поступления не может быть позже сегодняшней.',
  ],
  otherSum: template(
    (p: { sum: string; amount: string }) => `所选付款合计 ${moneyZh(p.sum)}，与流水金额 ${moneyZh(p.amount)} 不符。`,
    (p) => `The selected payments total ${moneyEn(p.sum)}, the transaction is ${moneyEn(p.amount)}.`,
    (p) => `Выбранные платежи составляют ${moneyRu(p.sum)}, а операция — ${moneyRu(p.amount)}.`,
  ),
  allDownloaded: template(
    (p: { currency: string; count: number }) =>
      `${p.currency} 的 ${p.count} 笔已审批付款都已下载过。如确需再次下载，请选择“再次下载”，切勿重复提交银行。`,
    (p) =>
      `All approved payments in ${p.currency} (${p.count}) have already been downloaded. To download them again choose “Download again”; do not submit them to the bank twice.`,
    (p) =>
      `Все утверждённые платежи в ${p.currency} (${p.count}) уже выгружались. Для повторной выгрузки выберите «Выгрузить снова» и не отправляйте их в банк дважды.`,
  ),
  atBank: [
    '该笔付款已导出给银行。请刷新页面，待银行确认不付款后再撤回。',
    'This payment has been exported to the bank. Please reload the page and recall it after the bank has confirmed that it will not be executed.',
    'Платёж уже выгружен для банка. Обновите страницу и отзовите его, когда банк подтвердит отмену.',
  ],
  places: template(
    (p: { currency: string; most: number }) =>
      p.most === 0 ? `${p.currency} 金额不能有小数。` : `${p.currency} 金额最多 ${p.most} 位小数。`,
    (p) =>
      p.most === 0
        ? `Amounts in ${p.currency} have no decimals.`
        : `Amounts in ${p.currency} have up to ${p.most} decimals.`,
    (p) =>
      p.most === 0
        ? `Сумма в ${p.currency} указывается без знаков после запятой.`
        : `В сумме в ${p.currency} не более ${p.most} знаков после запятой.`,
  ),
  messages: {
    received: template(
      (p: { amount: string; currency: string; credited: string }) => ({
        title: `已收到付款 ${moneyZh(p.amount)} ${p.currency}`,
        content: `已收到贵司付款 ${moneyZh(p.amount)} ${p.currency}${/[1-9]/.test(p.credited) ? `，其中 ${moneyZh(p.credited)} ${p.currency} 转为余额` : ''}。`,
      }),
      (p) => ({
        title: `Payment received: ${moneyEn(p.amount)} ${p.currency}`,
        content: `We have received ${moneyEn(p.amount)} ${p.currency}${/[1-9]/.test(p.credited) ? `; ${moneyEn(p.credited)} ${p.currency} of it was added to your credit balance` : ''}.`,
      }),
      (p) => ({
        title: `Получен платёж ${moneyRu(p.amount)} ${p.currency}`,
        content: `Получен ваш платёж ${moneyRu(p.amount)} ${p.currency}${/[1-9]/.test(p.credited) ? `; ${moneyRu(p.credited)} ${p.currency} зачислено на остаток` : ''}.`,
      }),
    ),
    undone: template(
      (p: { amount: string; currency: string; reason: string }) => ({
        title: `付款核销已撤销 ${moneyZh(p.amount)} ${p.currency}`,
        content: `一笔 ${moneyZh(p.amount)} ${p.currency} 的款项误记入贵司，已撤销：${p.reason}。相关账单恢复为未付。`,
      }),
      (p) => ({
        title: `Payment allocation reversed: ${moneyEn(p.amount)} ${p.currency}`,
        content: `A payment of ${moneyEn(p.amount)} ${p.currency} was allocated to your company by mistake and has been reversed: ${p.reason}. The bills are outstanding again.`,
      }),
      (p) => ({
        title: `Зачёт платежа отменён: ${moneyRu(p.amount)} ${p.currency}`,
        content: `Платёж ${moneyRu(p.amount)} ${p.currency} был ошибочно зачтён вашей компании, зачёт отменён: ${p.reason}. Счета снова числятся неоплаченными.`,
      }),
    ),
    applied: template(
      (p: { amount: string; currency: string; companyName: string }) => ({
        title: `待审批付款：${p.companyName}`,
        content: `${p.companyName} 申请付款 ${moneyZh(p.amount)} ${p.currency}。`,
      }),
      (p) => ({
        title: `Payment pending approval: ${p.companyName}`,
        content: `${p.companyName} has requested a payment of ${moneyEn(p.amount)} ${p.currency}.`,
      }),
      (p) => ({
        title: `Платёж на утверждение: ${p.companyName}`,
        content: `${p.companyName}: заявка на оплату ${moneyRu(p.amount)} ${p.currency}.`,
      }),
    ),
    rejected: template(
      (p: { amount: string; currency: string; reason: string }) => ({
        title: '付款申请被退回',
        content: `付款申请 ${moneyZh(p.amount)} ${p.currency} 被退回：${p.reason}`,
      }),
      (p) => ({
        title: 'Payment request returned',
        content: `Your payment request of ${moneyEn(p.amount)} ${p.currency} was returned: ${p.reason}`,
      }),
      (p) => ({
        title: 'Заявка на оплату возвращена',
        content: `Заявка на ${moneyRu(p.amount)} ${p.currency} возвращена: ${p.reason}`,
      }),
    ),
    paidOut: template(
      (p: { amount: string; currency: string }) => ({
        title: `平台已付款 ${moneyZh(p.amount)} ${p.currency}`,
        content: `平台已向贵司付款 ${moneyZh(p.amount)} ${p.currency}，请查收。`,
      }),
      (p) => ({
        title: `Paid: ${moneyEn(p.amount)} ${p.currency}`,
        content: `The platform has paid you ${moneyEn(p.amount)} ${p.currency}.`,
      }),
      (p) => ({
        title: `Оплачено ${moneyRu(p.amount)} ${p.currency}`,
        content: `Платформа перечислила вам ${moneyRu(p.amount)} ${p.currency}.`,
      }),
    ),
    account: template(
      (p: { companyName: string; accountNo: string; byName: string }) => ({
        title: `收款账户已变更：${p.companyName}`,
        content: `${p.byName} 已将 ${p.companyName} 的收款账户变更为 ${p.accountNo}。如非本人操作，请立即联系平台。`,
      }),
      (p) => ({
        title: `Bank account changed: ${p.companyName}`,
        content: `${p.byName} has changed the bank account of ${p.companyName} to ${p.accountNo}. If this was not you, contact the platform immediately.`,
      }),
      (p) => ({
        title: `Изменены банковские реквизиты: ${p.companyName}`,
        content: `${p.byName} изменил(а) банковские реквизиты компании ${p.companyName}, новый счёт: ${p.accountNo}. Если это были не вы, немедленно свяжитесь с платформой.`,
      }),
    ),
    mismatch: template(
      (p: { ref: string; asked: string; amount: string; currency: string }) => ({
        title: '在线支付金额不符',
        content: `在线支付 ${p.ref} 应付 ${moneyZh(p.asked)}，实付 ${moneyZh(p.amount)} ${p.currency}，请核对。`,
      }),
      (p) => ({
        title: 'Online payment amount mismatch',
        content: `Online payment ${p.ref}: ${moneyEn(p.asked)} requested, ${moneyEn(p.amount)} ${p.currency} paid. Please check.`,
      }),
      (p) => ({
        title: 'Сумма онлайн-оплаты не совпадает',
        content: `Онлайн-платёж ${p.ref}: запрошено ${moneyRu(p.asked)}, оплачено ${moneyRu(p.amount)} ${p.currency}. Проверьте.`,
      }),
    ),
  },
});

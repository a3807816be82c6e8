import { template, texts } from '../../../../libs/texts/texts.ts';
import { amountText } from '../../../../platform/wire/amountText.ts';

const moneyZh = amountText('zh');
type BillParams = {
  billNo: string;
  amount: string;
  currency: string;
  companyName: string;
  reason: string;
  dueDate: string;
  days: number;
  level: number;
  disputed: number;
};

const sumZh = ({ amount, currency }: BillParams) => `${moneyZh(amount)} ${currency}`;

const moneyEn = amountText('en');

const sumEn = ({ amount, currency }: { amount: string; currency: string }) => `${moneyEn(amount)} ${currency}`;

const moneyRu = amountText('ru');

const sumRu = ({ amount, currency }: { amount: string; currency: string }) => `${moneyRu(amount)} ${currency}`;

export const { zh, en, ru } = texts({
  absent: ['账单不存在，请刷新。', 'Bill not found. Please reload the page.', 'Счёт не найден. Обновите страницу.'],
  decided: [
    '该账单已被他人处理，请刷新后重试。',
    'This bill has already been processed by someone else. Please reload the page.',
    'Счёт уже обработан другим сотрудником. Обновите страницу.',
  ],
  changed: [
    '账单内容已变更，请刷新并重新核对。',
    'The bill has changed. Please reload the page and check it again.',
    'Счёт изменился. Обновите страницу и проверьте его ещё раз.',
  ],
  noCompany: [
    '没有该编号的企业，请核对。',
    'No company with this number. Please check it.',
    'Компании с таким номером нет. Проверьте номер.',
  ],
  nothingToBill: ['没有可出账的费用。', 'No charges to bill.', 'Нет начислений для выставления счёта.'],
  nothingToSend: [
    '所选账单均不是含有明细的草稿。',
    'None of the selected bills is a draft with lines.',
    'Среди выбранных нет черновиков со строками.',
  ],
  creditStands: [
    '冲减行不能再冲减或提出异议。',
    'A credit line cannot be credited or disputed.',
    'Строку корректировки нельзя уменьшить или оспорить.',
  ],
  agreedStands: [
    '账单已确认，只能冲减；新增费用请另开账单。',
    'The bill is approved and can only be credited. Please put further charges on a new bill.',
    'Счёт согласован, возможна только корректировка (уменьшение). Новые начисления — в отдельном счёте.',
  ],
  claimTwice: [
    '该账单编号已提交过。',
    'A bill with this number has already been submitted.',
    'Счёт с таким номером уже отправлен.',
  ],
  secondPerson: [
    '超过限额的账单须由两位不同的人员审批，您已审核过。',
    'Amounts above the limit require approval by two different users; you have already approved this bill.',
    'Сверх лимита счёт утверждают два разных сотрудника; вы его уже утвердили.',
  ],
  undecidedLines: [
    '请先逐项接受未经约定的费用，或提出异议。',
    'Accept or dispute each charge not agreed in advance.',
    'Примите или оспорьте каждую несогласованную позицию.',
  ],
  nothingAccepted: [
    '没有已接受的明细，请退回整份账单。',
    'No lines accepted. Please return the whole bill instead.',
    'Ни одна строка не принята. Верните счёт целиком.',
  ],
  limitTwice: [
    '该企业已设置信用额度。',
    'This company already has a credit limit.',
    'Кредитный лимит этой компании уже задан.',
  ],
  noCredit: [
    '贵司目前不能提交新订舱，请联系主账号处理未付账单。',
    'Your company cannot submit bookings at present. Please ask your company’s main account holder to settle outstanding bills.',
    'Ваша компания пока не может бронировать. Попросите владельца основной учётной записи погасить счета.',
  ],
  overLimit: template(
    (p: { owed: string; limit: string; currency: string }) =>
      `未付账单 ${moneyZh(p.owed)} ${p.currency} 已超过信用额度 ${moneyZh(p.limit)} ${p.currency}，请先付款：费用结算 → 账单`,
    (p) =>
      `Outstanding bills of ${moneyEn(p.owed)} ${p.currency} exceed the credit limit of ${moneyEn(p.limit)} ${p.currency}. Please pay first: Money → Bills`,
    (p) =>
      `Неоплаченные счета ${moneyRu(p.owed)} ${p.currency} превышают кредитный лимит ${moneyRu(p.limit)} ${p.currency}. Сначала оплатите: Финансы → Счета`,
  ),
  overdueTooLong: template(
    (p: { owed: string; currency: string }) =>
      `有账单逾期超过 30 天，未付 ${moneyZh(p.owed)} ${p.currency}，请先付款：费用结算 → 账单`,
    (p) =>
      `A bill is more than 30 days overdue, ${moneyEn(p.owed)} ${p.currency} outstanding. Please pay first: Money → Bills`,
    (p) =>
      `Счёт просрочен более чем на 30 дней, не оплачено ${moneyRu(p.owed)} ${p.currency}. Сначала оплатите: Финансы → Счета`,
  ),
  noRate: template(
    (p: { owed: string; currency: string; limitCurrency: string }) =>
      `未付账单 ${moneyZh(p.owed)} ${p.currency} 没有折算为 ${p.limitCurrency} 的汇率，无法核对信用额度。请先付款，或联系平台录入汇率。`,
    (p) =>
      `Outstanding bills of ${moneyEn(p.owed)} ${p.currency} cannot be checked against the credit limit: no exchange rate to ${p.limitCurrency}. Please pay first or contact the platform.`,
    (p) =>
      `Неоплаченные счета ${moneyRu(p.owed)} ${p.currency} нельзя сопоставить с кредитным лимитом: нет курса к ${p.limitCurrency}. Сначала оплатите или обратитесь в поддержку платформы.`,
  ),
  beyondOpen: template(
    (p: { billNo: string; open: string }) => `账单 ${p.billNo} 未付 ${moneyZh(p.open)}，不能超出。`,
    (p) => `Bill ${p.billNo}: ${moneyEn(p.open)} outstanding. Enter no more than this.`,
    (p) => `По счёту ${p.billNo} не оплачено ${moneyRu(p.open)}; больше указать нельзя.`,
  ),
  beyondLine: template(
    (p: { left: string }) => `该行剩余 ${moneyZh(p.left)}，冲减不能超出。`,
    (p) => `${moneyEn(p.left)} remaining on this line. A credit cannot exceed it.`,
    (p) => `По строке осталось ${moneyRu(p.left)}; уменьшить на большую сумму нельзя.`,
  ),
  messages: {
    sent: template(
      (p: BillParams) => ({
        title: `账单待确认：${p.billNo}`,
        content: `账单 ${p.billNo}，金额 ${sumZh(p)}，付款期限 ${p.dueDate}。请核对并确认，或对有异议的明细说明原因。`,
      }),
      (p) => ({
        title: `Bill awaiting your approval: ${p.billNo}`,
        content: `Bill ${p.billNo} of ${sumEn(p)}, due ${p.dueDate}. Please check and approve it, or dispute lines stating the reason.`,
      }),
      (p) => ({
        title: `Счёт на согласование: ${p.billNo}`,
        content: `Счёт ${p.billNo} на ${sumRu(p)}, срок оплаты ${p.dueDate}. Проверьте и согласуйте его или оспорьте строки с указанием причины.`,
      }),
    ),
    answered: template(
      (p: BillParams) => ({
        title: `异议已答复：${p.billNo}`,
        content: `平台已答复您对账单 ${p.billNo} 的异议：${p.reason}。请再次核对并确认。`,
      }),
      (p) => ({
        title: `Dispute answered: ${p.billNo}`,
        content: `Your dispute of bill ${p.billNo} has been answered: ${p.reason}. Please check and approve the bill.`,
      }),
      (p) => ({
        title: `Ответ на возражение: ${p.billNo}`,
        content: `По вашему возражению к счёту ${p.billNo} дан ответ: ${p.reason}. Проверьте и согласуйте счёт.`,
      }),
    ),
    credited: template(
      (p: BillParams) => ({
        title: `账单冲减 ${sumZh(p)}：${p.billNo}`,
        content: `账单 ${p.billNo} 已冲减 ${sumZh(p)}：${p.reason}`,
      }),
      (p) => ({
        title: `Credit of ${sumEn(p)}: ${p.billNo}`,
        content: `Bill ${p.billNo} has been credited with ${sumEn(p)}: ${p.reason}`,
      }),
      (p) => ({
        title: `Счёт уменьшен на ${sumRu(p)}: ${p.billNo}`,
        content: `Счёт ${p.billNo} уменьшен на ${sumRu(p)}: ${p.reason}`,
      }),
    ),
    overdue: template(
      (p: BillParams) => ({
        title: p.level >= 3 ? `最后催款：${p.billNo} 逾期 ${p.days} 天` : `账单逾期 ${p.days} 天：${p.billNo}`,
        content:
          p.level >= 3
            ? `账单 ${p.billNo}（总额 ${sumZh(p)}）已逾期 ${p.days} 天，付清前不能提交新订舱。请立即付款。`
            : `账单 ${p.billNo}（总额 ${sumZh(p)}）应于 ${p.dueDate} 前付清，已逾期 ${p.days} 天，请尽快付款。`,
      }),
      (p) => ({
        title:
          p.level >= 3
            ? `Final reminder: ${p.billNo}, ${p.days} days overdue`
            : `Bill ${p.days} ${p.days === 1 ? 'day' : 'days'} overdue: ${p.billNo}`,
        content:
          p.level >= 3
            ? `Bill ${p.billNo} (total ${sumEn(p)}) is ${p.days} days overdue. New bookings are blocked until it is paid. Please pay immediately.`
            : `Bill ${p.billNo} (total ${sumEn(p)}) was due on ${p.dueDate} and is ${p.days} ${p.days === 1 ? 'day' : 'days'} overdue. Please pay it as soon as possible.`,
      }),
      (p) => ({
        title:
          p.level >= 3
            ? `Последнее напоминание: ${p.billNo}, просрочка ${p.days} дн.`
            : `Просрочка ${p.days} дн.: ${p.billNo}`,
        content:
          p.level >= 3
            ? `Счёт ${p.billNo} (сумма ${sumRu(p)}) просрочен на ${p.days} дн. До оплаты новые бронирования не принимаются. Оплатите его немедленно.`
            : `Срок оплаты счёта ${p.billNo} (сумма ${sumRu(p)}) — ${p.dueDate}, просрочка ${p.days} дн. Просим оплатить его как можно скорее.`,
      }),
    ),
    approved: template(
      (p: BillParams) => ({
        title: `账单已审批：${p.billNo}`,
        content: `您提交的账单 ${p.billNo} 已审批，金额 ${sumZh(p)}，预计 ${p.dueDate} 前付款。请打开账单申请付款。${p.disputed > 0 ? `有 ${p.disputed} 行未通过，请查看原因，可重新提交。` : ''}`,
      }),
      (p) => ({
        title: `Bill approved: ${p.billNo}`,
        content: `Your bill ${p.billNo} has been approved at ${sumEn(p)}, payment due by ${p.dueDate}. Please open the bill and request payment.${p.disputed > 0 ? ` Lines disputed: ${p.disputed}. See the reasons; these charges can be resubmitted.` : ''}`,
      }),
      (p) => ({
        title: `Счёт утверждён: ${p.billNo}`,
        content: `Ваш счёт ${p.billNo} утверждён на ${sumRu(p)}; срок оплаты ${p.dueDate}. Откройте счёт и подайте заявку на оплату.${p.disputed > 0 ? ` Оспорено строк: ${p.disputed}. Посмотрите причины; эти начисления можно подать снова.` : ''}`,
      }),
    ),
    returned: template(
      (p: BillParams) => ({
        title: `账单被退回：${p.billNo}`,
        content: `您提交的账单 ${p.billNo} 被退回：${p.reason}。其中的费用可重新提交。`,
      }),
      (p) => ({
        title: `Bill returned: ${p.billNo}`,
        content: `Your bill ${p.billNo} has been returned: ${p.reason}. Its charges can be submitted again.`,
      }),
      (p) => ({
        title: `Счёт возвращён: ${p.billNo}`,
        content: `Ваш счёт ${p.billNo} возвращён: ${p.reason}. Начисления можно подать снова.`,
      }),
    ),
    disputed: template(
      (p: BillParams) => ({
        title: `账单异议：${p.companyName}`,
        content: `${p.companyName} 对账单 ${p.billNo} 提出异议：${p.reason}`,
      }),
      (p) => ({
        title: `Bill disputed: ${p.companyName}`,
        content: `${p.companyName} disputes bill ${p.billNo}: ${p.reason}`,
      }),
      (p) => ({
        title: `Возражение по счёту: ${p.companyName}`,
        content: `${p.companyName} оспаривает счёт ${p.billNo}: ${p.reason}`,
      }),
    ),
    agreed: template(
      (p: BillParams) => ({
        title: `账单已确认：${p.companyName}`,
        content: `${p.companyName} 已确认账单 ${p.billNo}，金额 ${sumZh(p)}。`,
      }),
      (p) => ({
        title: `Bill approved: ${p.companyName}`,
        content: `${p.companyName} has approved bill ${p.billNo} of ${sumEn(p)}.`,
      }),
      (p) => ({
        title: `Счёт согласован: ${p.companyName}`,
        content: `${p.companyName}: счёт ${p.billNo} на ${sumRu(p)} согласован.`,
      }),
    ),
    claimed: template(
      (p: BillParams) => ({
        title: `供应商账单待审批：${p.companyName}`,
        content: `${p.companyName} 提交账单 ${p.billNo}，申报金额 ${sumZh(p)}。`,
      }),
      (p) => ({
        title: `Supplier bill pending approval: ${p.companyName}`,
        content: `${p.companyName} has submitted bill ${p.billNo} for ${sumEn(p)}.`,
      }),
      (p) => ({
        title: `Счёт поставщика на утверждение: ${p.companyName}`,
        content: `${p.companyName}: счёт ${p.billNo}, заявлено ${sumRu(p)}.`,
      }),
    ),
  },
});

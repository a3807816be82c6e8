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

const sumEn = ({ amount, currency }: { amount: string; currency: string }) => `${currency} ${moneyEn(amount)}`;

const moneyRu = amountText('ru');

const sumRu = ({ amount, currency }: { amount: string; currency: string }) => `${moneyRu(amount)} ${currency}`;

export const { zh, en, ru } = texts({
  absent: ['账单不存在，请刷新。', 'This bill does not exist. Refresh the page.', 'Счёт не найден. Обновите страницу.'],
  decided: [
    '该账单已被他人处理，请刷新后重试。',
    'Somebody else has handled this bill. Refresh and try again.',
    'Счёт уже обработан другим сотрудником. Обновите страницу.',
  ],
  changed: [
    '账单内容已变更，请刷新并重新核对。',
    'The bill has changed. Refresh and check it again.',
    'Счёт изменился. Обновите страницу и проверьте его ещё раз.',
  ],
  noCompany: ['没有该编号的公司。', 'There is no company with this number.', 'Компании с таким номером нет.'],
  nothingToBill: ['没有可出账的费用。', 'There are no charges to bill.', 'Нет начислений для выставления счёта.'],
  nothingToSend: [
    '所选账单均不是含有明细的草稿。',
    'None of these is a draft with lines.',
    'Среди выбранных нет черновиков со строками.',
  ],
  creditStands: [
    '冲减行不能再冲减或提出异议。',
    'A credit can be neither credited nor disputed.',
    'Строку кредитования нельзя кредитовать или оспорить.',
  ],
  agreedStands: [
    '账单已确认，只能冲减；新增费用请另开账单。',
    'The bill is agreed and can only be credited. Put further charges on another bill.',
    'Счёт согласован, возможно только кредитование. Новые начисления — в отдельном счёте.',
  ],
  claimTwice: [
    '该账单编号已提交过。',
    'A bill with this number has been submitted already.',
    'Счёт с таким номером уже отправлен.',
  ],
  secondPerson: [
    '超过限额的账单须由两位不同的人员审批，您已审核过。',
    'Above the limit two different people approve, and you have already checked this bill.',
    'Сверх лимита счёт утверждают два разных сотрудника; вы его уже проверили.',
  ],
  undecidedLines: [
    '请先逐项接受未经约定的费用，或提出异议。',
    'Accept or dispute each charge that was not agreed before.',
    'Примите или оспорьте каждую несогласованную позицию.',
  ],
  nothingAccepted: [
    '没有已接受的明细，请退回整份账单。',
    'No line is accepted. Return the whole bill instead.',
    'Ни одна строка не принята. Верните счёт целиком.',
  ],
  limitTwice: [
    '该公司已设置信用额度。',
    'This company already has a credit limit.',
    'Кредитный лимит этой компании уже задан.',
  ],
  noCredit: [
    '贵公司目前不能提交新订舱，请联系主账号处理未付账单。',
    'Your company cannot submit bookings now. Ask the main account to settle open bills.',
    'Компания пока не может подавать заявки. Обратитесь к основной учётной записи.',
  ],
  overLimit: template(
    (p: { owed: string; limit: string; currency: string }) =>
      `未付账单 ${moneyZh(p.owed)} ${p.currency} 已超过信用额度 ${moneyZh(p.limit)} ${p.currency}，请先付款：费用结算 → 账单（/custom/settlement/freightBill）`,
    (p) =>
      `Open bills of ${p.currency} ${moneyEn(p.owed)} exceed the credit limit of ${p.currency} ${moneyEn(p.limit)}. Please pay first: Finance → Bills (/custom/settlement/freightBill)`,
    (p) =>
      `Неоплаченные счета ${moneyRu(p.owed)} ${p.currency} превышают кредитный лимит ${moneyRu(p.limit)} ${p.currency}. Сначала оплатите: Финансы → Счета (/custom/settlement/freightBill)`,
  ),
  overdueTooLong: template(
    (p: { owed: string; currency: string }) =>
      `有账单逾期超过 30 天，未付 ${moneyZh(p.owed)} ${p.currency}，请先付款：费用结算 → 账单（/custom/settlement/freightBill）`,
    (p) =>
      `A bill is overdue by more than 30 days, with ${p.currency} ${moneyEn(p.owed)} unpaid. Please pay first: Finance → Bills (/custom/settlement/freightBill)`,
    (p) =>
      `Счёт просрочен более чем на 30 дней, не оплачено ${moneyRu(p.owed)} ${p.currency}. Сначала оплатите: Финансы → Счета (/custom/settlement/freightBill)`,
  ),
  noRate: template(
    (p: { owed: string; currency: string; limitCurrency: string }) =>
      `未付账单 ${moneyZh(p.owed)} ${p.currency} 没有折算为 ${p.limitCurrency} 的汇率，无法核对信用额度。请先付款，或联系平台录入汇率。`,
    (p) =>
      `Open bills of ${p.currency} ${moneyEn(p.owed)} cannot be held against the credit limit: there is no exchange rate to ${p.limitCurrency}. Please pay first, or contact the platform.`,
    (p) =>
      `Неоплаченные счета ${moneyRu(p.owed)} ${p.currency} нельзя сопоставить с кредитным лимитом: нет курса к ${p.limitCurrency}. Сначала оплатите или обратитесь на платформу.`,
  ),
  beyondOpen: template(
    (p: { billNo: string; open: string }) => `账单 ${p.billNo} 未付 ${moneyZh(p.open)}，不能超出。`,
    (p) => `${moneyEn(p.open)} of bill ${p.billNo} is open. Do not exceed it.`,
    (p) => `По счёту ${p.billNo} не оплачено ${moneyRu(p.open)}; больше указать нельзя.`,
  ),
  beyondLine: template(
    (p: { left: string }) => `该行剩余 ${moneyZh(p.left)}，冲减不能超出。`,
    (p) => `${moneyEn(p.left)} of this line is left. A credit cannot exceed it.`,
    (p) => `По строке осталось ${moneyRu(p.left)}; больше кредитовать нельзя.`,
  ),
  messages: {
    sent: template(
      (p: BillParams) => ({
        title: `账单待确认：${p.billNo}`,
        content: `账单 ${p.billNo}，金额 ${sumZh(p)}，付款期限 ${p.dueDate}。请核对并确认，或对有异议的明细说明原因。`,
      }),
      (p) => ({
        title: `Bill to agree: ${p.billNo}`,
        content: `Bill ${p.billNo} of ${sumEn(p)}, due ${p.dueDate}. Please check and agree it, or dispute lines with the reason.`,
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
        content: `Your dispute of bill ${p.billNo} has been answered: ${p.reason}. Please check and agree the bill.`,
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
        title: `Кредитование ${sumRu(p)}: ${p.billNo}`,
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
          p.level >= 3 ? `Final reminder: ${p.billNo}, ${p.days} days overdue` : `${p.days} days overdue: ${p.billNo}`,
        content:
          p.level >= 3
            ? `Bill ${p.billNo} (total ${sumEn(p)}) is ${p.days} days overdue. New bookings are stopped until it is paid.`
            : `Bill ${p.billNo} (total ${sumEn(p)}) was due ${p.dueDate} and is ${p.days} days overdue. Please pay it.`,
      }),
      (p) => ({
        title:
          p.level >= 3
            ? `Последнее напоминание: ${p.billNo}, просрочка ${p.days} дн.`
            : `Просрочка ${p.days} дн.: ${p.billNo}`,
        content:
          p.level >= 3
            ? `Счёт ${p.billNo} (сумма ${sumRu(p)}) просрочен на ${p.days} дн. До оплаты новые заявки не принимаются.`
            : `Срок оплаты счёта ${p.billNo} (сумма ${sumRu(p)}) — ${p.dueDate}, просрочка ${p.days} дн. Оплатите его.`,
      }),
    ),
    approved: template(
      (p: BillParams) => ({
        title: `账单已审批：${p.billNo}`,
        content: `您提交的账单 ${p.billNo} 已审批，金额 ${sumZh(p)}，预计 ${p.dueDate} 前付款。请打开账单申请付款。${p.disputed > 0 ? `有 ${p.disputed} 行未通过，请查看原因，可重新提交。` : ''}`,
      }),
      (p) => ({
        title: `Bill approved: ${p.billNo}`,
        content: `Your bill ${p.billNo} has been approved with ${sumEn(p)}, to be paid by ${p.dueDate}. Open the bill and apply for its payment.${p.disputed > 0 ? ` Lines disputed: ${p.disputed}. See the reasons; these charges can be submitted again.` : ''}`,
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
        title: `Bill agreed: ${p.companyName}`,
        content: `${p.companyName} has agreed bill ${p.billNo} of ${sumEn(p)}.`,
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
        title: `Supplier bill to approve: ${p.companyName}`,
        content: `${p.companyName} has submitted bill ${p.billNo} and claims ${sumEn(p)}.`,
      }),
      (p) => ({
        title: `Счёт поставщика на утверждение: ${p.companyName}`,
        content: `${p.companyName}: счёт ${p.billNo}, заявлено ${sumRu(p)}.`,
      }),
    ),
  },
});

import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const bills = template(
  (p: { count: number }) => `${p.count} 张账单`,
  (p) => `${p.count} ${p.count === 1 ? 'bill' : 'bills'}`,
  (p) => `${p.count} ${russianPlural(p.count, 'счёт', 'счета', 'счетов')}`,
);

export const { zh, en, ru } = texts({
  bills,
  overdue: ['逾期应收', 'Overdue bills', 'Просроченные счета'],
  bands: {
    to30: ['逾期 1–30 天', '1–30 days overdue', 'Просрочка 1–30 дней'],
    to60: ['逾期 31–60 天', '31–60 days overdue', 'Просрочка 31–60 дней'],
    to90: ['逾期 61–90 天', '61–90 days overdue', 'Просрочка 61–90 дней'],
    over90: ['逾期 90 天以上', 'Over 90 days overdue', 'Просрочка более 90 дней'],
  },
  claims: ['待审批的供应商账单', 'Supplier bills to approve', 'Счета поставщиков на утверждении'],
  disputed: ['有争议的账单', 'Disputed bills', 'Оспоренные счета'],
  toAgree: ['待您确认的账单', 'Bills to approve', 'Счета на согласовании'],
  ownOverdue: ['逾期未付的账单', 'Bills past their due date', 'Неоплаченные в срок счета'],
  openBill: ['未付账单', 'Outstanding bills', 'Неоплаченные счета'],
  nextDue: ['最近到期', 'next due', 'ближайший срок'],
  onItsWay: ['待平台付款', 'Approved, awaiting payment', 'Утверждено к выплате'],
  claimed: ['待审批', 'Pending approval', 'На утверждении'],
});

import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  monthClosed: template(
    (p: { month: string }) => `${p.month} 已结账，不能再记账。请使用未结账月份的日期。`,
    (p) => `${p.month} is closed; no entries can be posted. Please use a date in an open month.`,
    (p) => `Месяц ${p.month} закрыт, проводки в нём невозможны. Укажите дату в открытом месяце.`,
  ),
  notEnded: ['只能结算已结束的月份。', 'Only past months can be closed.', 'Закрыть можно только завершившийся месяц.'],
  closedAlready: ['该月已结账。', 'This month is already closed.', 'Этот месяц уже закрыт.'],
});

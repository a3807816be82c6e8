import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  monthClosed: template(
    (p: { month: string }) => `${p.month} 已结账，不能再记账。请使用未结账月份的日期。`,
    (p) => `${p.month} is closed and takes no more entries. Use a date in an open month.`,
    (p) => `Месяц ${p.month} закрыт, проводки в нём невозможны. Укажите дату в открытом месяце.`,
  ),
  notEnded: [
    '只能结算已结束的月份。',
    'Only a month that has ended can be closed.',
    'Закрыть можно только завершившийся месяц.',
  ],
  closedAlready: ['该月已结账。', 'This month is closed already.', 'Этот месяц уже закрыт.'],
});

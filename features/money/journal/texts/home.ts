import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  toClose: ['待关账月份', 'Months to close', 'Месяцы к закрытию'],
  ended: ['月份已结束', 'month ended', 'месяц завершён'],
});

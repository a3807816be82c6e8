import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  overdue: ['逾期未确认的追加服务', 'Overdue additional charges', 'Просроченные доп. сборы'],
  disputed: ['有争议的追加服务', 'Disputed additional charges', 'Оспоренные доп. сборы'],
  toConfirm: ['待您确认的追加服务', 'Additional charges to confirm', 'Доп. сборы к подтверждению'],
});

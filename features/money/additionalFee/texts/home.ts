import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  overdue: ['逾期未确认的附加费', 'Fees past their day', 'Просроченные доплаты'],
  disputed: ['有争议的附加费', 'Fees under dispute', 'Оспоренные доплаты'],
  toConfirm: ['待您确认的附加费', 'Additional fees to confirm', 'Доплаты к подтверждению'],
});

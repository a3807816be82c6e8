import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  unlike: ['与账单不符的发票', 'Invoices not matching bills', 'Счета-фактуры, не совпавшие со счетами'],
  applied: ['待开具的发票', 'Invoices to issue', 'Счета-фактуры к выставлению'],
});

import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  unmatched: ['未匹配的收款', 'Receipts without a match', 'Поступления без привязки'],
  payouts: ['待审批的付款', 'Payments to approve', 'Платежи к одобрению'],
  onItsWay: ['在途付款', 'Payments on their way', 'Платежи в обработке'],
});

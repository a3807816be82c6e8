import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  unmatched: ['未匹配的收款', 'Unmatched receipts', 'Поступления без привязки'],
  payouts: ['待审批的付款', 'Payouts to approve', 'Выплаты на утверждении'],
  onItsWay: ['在途付款', 'Payments in process', 'Платежи в обработке'],
});

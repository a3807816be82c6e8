import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  decided: [
    '该费用已被其他人处理，请刷新页面。',
    'This charge has already been processed by someone else. Please reload the page.',
    'Это начисление уже обработано другим сотрудником. Обновите страницу.',
  ],
  notVoidable: [
    '该费用已入账单或已作废，不能再作废。',
    'This charge is already billed or voided and cannot be voided.',
    'Начисление уже включено в счёт или аннулировано, аннулировать его нельзя.',
  ],
  orderAbsent: [
    '没有这个订单号，请核对。',
    'No order with this number. Please check it.',
    'Заказа с таким номером нет. Проверьте номер.',
  ],
  companyAbsent: [
    '没有这个企业编号，请核对。',
    'No company with this number. Please check it.',
    'Компании с таким номером нет. Проверьте номер.',
  ],
  pastVersion: [
    '新版本不能从过去的日期生效：已订舱的客户按当日规则结算。',
    'A new version cannot take effect in the past: existing bookings are settled under the rules valid at the time.',
    'Новая версия не может вступить в силу задним числом: бронирования рассчитываются по правилам, действовавшим на их дату.',
  ],
  replaced: [
    '该规则已有更新的版本，请刷新页面。',
    'A newer version of this rule exists. Please reload the page.',
    'У этого правила есть более новая версия. Обновите страницу.',
  ],
  wrongDays: [
    '失效日期不能早于生效日期。',
    'The end date cannot be before the start date.',
    'Дата окончания не может быть раньше даты начала.',
  ],
});

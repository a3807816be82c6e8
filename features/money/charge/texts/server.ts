import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  decided: [
    '该费用已被其他人处理，请刷新页面。',
    'Somebody else has dealt with this charge. Please reload.',
    'Этот сбор уже обработан другим сотрудником. Обновите страницу.',
  ],
  notVoidable: [
    '该费用已入账单或已作废，不能再作废。',
    'This charge is on a bill or void already, so it cannot be voided.',
    'Сбор уже включён в счёт или аннулирован, аннулировать его нельзя.',
  ],
  orderAbsent: ['没有这个订单号，请核对。', 'There is no order with this number.', 'Заказа с таким номером нет.'],
  companyAbsent: [
    '没有这个公司编号，请核对。',
    'There is no company with this number.',
    'Компании с таким номером нет.',
  ],
  pastVersion: [
    '新版本不能从过去的日期生效：已订舱的客户按当日规则结算。',
    'A new version cannot start in the past: what was booked is settled by the rules of its day.',
    'Новая версия не может начинаться в прошлом: брони рассчитываются по правилам своего дня.',
  ],
  replaced: [
    '该规则已有更新的版本，请刷新页面。',
    'This rule has a later version. Please reload.',
    'У этого правила есть более новая версия. Обновите страницу.',
  ],
  wrongDays: [
    '失效日期不能早于生效日期。',
    'The last day cannot be before the first.',
    'Последний день не может быть раньше первого.',
  ],
});

import { texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  menu: ['单证检查规则', 'Inspection rules', 'Правила проверки'],
  platform: ['平台', 'Platform', 'Платформа'],
  gone: [
    '相关数据已变化，请刷新页面。',
    'The data have changed meanwhile. Please reload the page.',
    'Данные уже изменились. Обновите страницу.',
  ],
  nothingToTake: [
    '此处不能直接采用，请在单证信息中更正。',
    'There is no single value to apply here. Correct it in the order data.',
    'Здесь нельзя подставить одно значение. Исправьте данные заказа.',
  ],
  stopsNothing: [
    '该问题不影响签发。',
    'This finding does not stop any document.',
    'Это замечание не препятствует выдаче.',
  ],
  noLimit: ['该规则没有允许偏差。', 'This rule has no tolerance.', 'У этого правила нет допуска.'],
});

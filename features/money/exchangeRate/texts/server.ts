import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  absent: [
    '该汇率不存在，请刷新。',
    'Exchange rate not found. Please reload the page.',
    'Курс не найден. Обновите страницу.',
  ],
  twice: [
    '该货币对在这一天已有汇率。',
    'A rate for this pair and date already exists.',
    'Курс этой пары на этот день уже есть.',
  ],
  samePair: ['两种货币必须不同。', 'The two currencies must differ.', 'Валюты должны различаться.'],
  tooMany: template(
    (p: { max: number }) => `一次最多导入 ${p.max} 条汇率。`,
    (p) => `Up to ${p.max} rates at a time.`,
    (p) => `Не более ${p.max} курсов за раз.`,
  ),
  faults: {
    day: ['日期不存在', 'Invalid date', 'Неверная дата'],
    rate: ['不是有效的汇率', 'Invalid rate', 'Неверный курс'],
  },
});

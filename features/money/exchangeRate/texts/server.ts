import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  absent: [
    '该汇率不存在，请刷新。',
    'This rate does not exist. Please reload.',
    'Такого курса нет. Обновите страницу.',
  ],
  twice: [
    '该货币对在这一天已有汇率。',
    'There is a rate for this pair and day already.',
    'Курс этой пары на этот день уже есть.',
  ],
  samePair: ['两种货币必须不同。', 'The two currencies must differ.', 'Валюты должны различаться.'],
  tooMany: template(
    (p: { max: number }) => `一次最多导入 ${p.max} 条汇率。`,
    (p) => `At most ${p.max} rates at once.`,
    (p) => `Не более ${p.max} курсов за раз.`,
  ),
  faults: {
    day: ['日期不存在', 'No such day', 'Такого дня нет'],
    rate: ['不是有效的汇率', 'Not a valid rate', 'Неверный курс'],
  },
});

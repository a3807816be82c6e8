import type zh from './zh.ts';

const ru: typeof zh = {
  absent: 'Такого курса нет. Обновите страницу.',
  twice: 'Курс этой пары на этот день уже есть.',
  samePair: 'Валюты должны различаться.',
  tooMany: (p) => `Не более ${p.max} курсов за раз.`,
  faults: { day: 'Такого дня нет', rate: 'Неверный курс' },
};
export default ru;

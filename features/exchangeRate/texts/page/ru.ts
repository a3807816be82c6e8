import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Курсы валют',
  subtitle: 'У каждой строки дата и источник; действует последняя на день или раньше',
  empty: 'Курсов пока нет',
  add: 'Ввести курс',
  edit: 'Изменить курс',
  saved: 'Сохранено',
  removed: 'Удалено',
  day: 'Дата',
  from: 'Валюта',
  to: 'В валюте',
  rate: 'Курс',
  rateHint: 'За единицу валюты',
  source: 'Источник',
  changed: 'Изменено',
  import: 'Импорт .csv',
  importTitle: 'Импорт курсов',
  importHint:
    'Как публикует центральный банк: в первой колонке дата, в остальных пары, например USD/CNY, 100JPY/CNY, CNY/RUB.',
  choose: 'Выбрать файл',
  unreadable: 'Курсы в файле не найдены.',
  tooBig: 'Файл слишком большой.',
  known: 'Известный курс',
  difference: 'Отличие',
  differences: { new: 'Новый', same: 'Совпадает', changed: 'Будет заменён' },
  reset: 'Другой файл',
  imported: 'Курсы импортированы',
  nameOf: (p) => `${p.pair} · ${p.day}`,
};
export default ru;

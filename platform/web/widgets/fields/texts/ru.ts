import { russianPlural } from '../../../../wire/language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  pasteCut: (p) =>
    `Вставленный текст слишком длинный: допускается не более ${p.most} ${russianPlural(p.most, 'байта', 'байт', 'байт')}.`,
  numberTooLong: (p) =>
    `Вставленное число слишком длинное: допускается не более ${p.most} ${russianPlural(p.most, 'цифры', 'цифр', 'цифр')} до запятой.`,
  decimals: (p) => `Не более ${p.most} знаков после запятой.`,
  wholeOnly: 'Введите целое число.',
  tax: { net: 'без НДС', gross: 'с НДС', none: 'НДС не облагается' },
  fewer: 'На один меньше',
  more: 'На один больше',
  now: 'Сейчас',
  day: 'Последний день',
  week: 'Последняя неделя',
  month: 'Последние 30 дней',
  dayAhead: 'Ближайший день',
  weekAhead: 'Ближайшая неделя',
  monthAhead: 'Ближайшие 30 дней',
  dayAgo: 'День назад',
  weekAgo: 'Неделю назад',
  monthAgo: '30 дней назад',
  inDay: 'Через день',
  inWeek: 'Через неделю',
  inMonth: 'Через 30 дней',
  optionsComing: 'Загрузка…',
  optionsFailed: 'Не удалось загрузить',
  noOptions: 'Ничего не найдено',
  dateUnreadable: (p) => `«${p.text}» — не дата. Введите в виде ${p.example}.`,
  clockUnreadable: (p) => `«${p.text}» — не время. Введите в виде ${p.example}.`,
  dateRefused: (p) => `«${p.text}» недопустимо.`,
  dateEarliest: (p) => `Не раньше ${p.day}.`,
  dateLatest: (p) => `Не позже ${p.day}.`,
};
export default ru;

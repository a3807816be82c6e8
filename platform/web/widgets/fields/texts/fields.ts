import { template, texts } from '../../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../wire/language.ts';

export const { zh, en, ru } = texts({
  pasteCut: template(
    (p: { most: number }) => `粘贴内容超过限制，最大允许 ${p.most} 字节。`,
    (p) => `What you pasted is too long: at most ${p.most} bytes are allowed.`,
    (p) =>
      `Вставленный текст слишком длинный: допускается не более ${p.most} ${russianPlural(p.most, 'байта', 'байт', 'байт')}.`,
  ),
  numberTooLong: template(
    (p: { most: number }) => `粘贴的数字过长，整数最多 ${p.most} 位。`,
    (p) => `The number you pasted is too long: at most ${p.most} whole digits are allowed.`,
    (p) =>
      `Вставленное число слишком длинное: допускается не более ${p.most} ${russianPlural(p.most, 'цифры', 'цифр', 'цифр')} до запятой.`,
  ),
  decimals: template(
    (p: { most: number }) => `最多 ${p.most} 位小数。`,
    (p) => `At most ${p.most} decimals.`,
    (p) => `Не более ${p.most} знаков после запятой.`,
  ),
  wholeOnly: ['请输入整数。', 'Enter a whole number.', 'Введите целое число.'],
  tax: {
    net: ['不含税', 'excl. tax', 'без НДС'],
    gross: ['含税', 'incl. tax', 'с НДС'],
    none: ['不计税', 'no tax', 'НДС не облагается'],
  },
  fewer: ['减少一个', 'One fewer', 'На один меньше'],
  more: ['增加一个', 'One more', 'На один больше'],
  now: ['现在', 'Now', 'Сейчас'],
  day: ['最近一天', 'Last day', 'Последний день'],
  week: ['最近一周', 'Last week', 'Последняя неделя'],
  month: ['最近 30 天', 'Last 30 days', 'Последние 30 дней'],
  dayAhead: ['未来一天', 'Next day', 'Ближайший день'],
  weekAhead: ['未来一周', 'Next week', 'Ближайшая неделя'],
  monthAhead: ['未来 30 天', 'Next 30 days', 'Ближайшие 30 дней'],
  dayAgo: ['一天前', 'A day ago', 'День назад'],
  weekAgo: ['一周前', 'A week ago', 'Неделю назад'],
  monthAgo: ['30 天前', '30 days ago', '30 дней назад'],
  inDay: ['一天后', 'In a day', 'Через день'],
  inWeek: ['一周后', 'In a week', 'Через неделю'],
  inMonth: ['30 天后', 'In 30 days', 'Через 30 дней'],
  optionsComing: ['加载中…', 'Loading…', 'Загрузка…'],
  optionsFailed: ['加载失败', 'Could not be loaded', 'Не удалось загрузить'],
  noOptions: ['无匹配数据', 'Nothing found', 'Ничего не найдено'],
  dateUnreadable: template(
    (p: { text: string; example: string }) => `“${p.text}”不是有效时间，请按 ${p.example} 填写。`,
    (p) => `“${p.text}” is not a date. Write it like ${p.example}.`,
    (p) => `«${p.text}» — не дата. Введите в виде ${p.example}.`,
  ),
  clockUnreadable: template(
    (p: { text: string; example: string }) => `“${p.text}”不是有效时刻，请按 ${p.example} 填写。`,
    (p) => `“${p.text}” is not a time of day. Write it like ${p.example}.`,
    (p) => `«${p.text}» — не время. Введите в виде ${p.example}.`,
  ),
  dateRefused: template(
    (p: { text: string }) => `不能选择“${p.text}”。`,
    (p) => `“${p.text}” is not allowed.`,
    (p) => `«${p.text}» недопустимо.`,
  ),
  dateEarliest: template(
    (p: { day: string }) => `最早 ${p.day}。`,
    (p) => `Earliest: ${p.day}.`,
    (p) => `Не раньше ${p.day}.`,
  ),
  dateLatest: template(
    (p: { day: string }) => `最晚 ${p.day}。`,
    (p) => `Latest: ${p.day}.`,
    (p) => `Не позже ${p.day}.`,
  ),
});

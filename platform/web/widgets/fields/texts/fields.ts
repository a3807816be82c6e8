import { template, texts } from '../../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../wire/language.ts';

export const { zh, en, ru } = texts({
  pasteCut: template(
    (p: { most: number }) => `粘贴内容超过限制，最大允许 ${p.most} 字节。`,
    (p) => `The pasted text is too long: up to ${p.most} bytes allowed.`,
    (p) =>
      `Вставленный текст слишком длинный: допускается не более ${p.most} ${russianPlural(p.most, 'байта', 'байт', 'байт')}.`,
  ),
  numberTooLong: template(
    (p: { most: number }) => `粘贴的数字过长，整数最多 ${p.most} 位。`,
    (p) => `The pasted number is too long: up to ${p.most} digits before the decimal point.`,
    (p) =>
      `Вставленное число слишком длинное: допускается не более ${p.most} ${russianPlural(p.most, 'цифры', 'цифр', 'цифр')} до запятой.`,
  ),
  decimals: template(
    (p: { most: number }) => `最多 ${p.most} 位小数。`,
    (p) => `Up to ${p.most} ${p.most === 1 ? 'decimal' : 'decimals'}.`,
    (p) => `Не более ${p.most} ${russianPlural(p.most, 'знака', 'знаков', 'знаков')} после запятой.`,
  ),
  wholeOnly: ['请输入整数。', 'Enter a whole number.', 'Введите целое число.'],
  tax: {
    net: ['不含税', 'excl. VAT', 'без НДС'],
    gross: ['含税', 'incl. VAT', 'с НДС'],
    none: ['不计税', 'VAT exempt', 'НДС не облагается'],
  },
  fewer: ['减少一个', 'Decrease by 1', 'Уменьшить на 1'],
  more: ['增加一个', 'Increase by 1', 'Увеличить на 1'],
  now: ['现在', 'Now', 'Сейчас'],
  day: ['最近一天', 'Last day', 'Последние сутки'],
  week: ['最近一周', 'Last week', 'Последняя неделя'],
  month: ['最近 30 天', 'Last 30 days', 'Последние 30 дней'],
  dayAhead: ['未来一天', 'Next day', 'Ближайшие сутки'],
  weekAhead: ['未来一周', 'Next week', 'Ближайшая неделя'],
  monthAhead: ['未来 30 天', 'Next 30 days', 'Ближайшие 30 дней'],
  dayAgo: ['一天前', '1 day ago', 'День назад'],
  weekAgo: ['一周前', '1 week ago', 'Неделю назад'],
  monthAgo: ['30 天前', '30 days ago', '30 дней назад'],
  inDay: ['一天后', 'In 1 day', 'Через день'],
  inWeek: ['一周后', 'In 1 week', 'Через неделю'],
  inMonth: ['30 天后', 'In 30 days', 'Через 30 дней'],
  optionsComing: ['加载中…', 'Loading…', 'Загрузка…'],
  optionsFailed: ['加载失败', 'Could not load', 'Не удалось загрузить'],
  noOptions: ['无匹配数据', 'No results', 'Ничего не найдено'],
  dateUnreadable: template(
    (p: { text: string; example: string }) => `“${p.text}”不是有效时间，请按 ${p.example} 填写。`,
    (p) => `“${p.text}” is not a valid date. Enter it as ${p.example}.`,
    (p) => `Неверная дата «${p.text}». Введите в виде ${p.example}.`,
  ),
  clockUnreadable: template(
    (p: { text: string; example: string }) => `“${p.text}”不是有效时刻，请按 ${p.example} 填写。`,
    (p) => `“${p.text}” is not a valid time. Enter it as ${p.example}.`,
    (p) => `Неверное время «${p.text}». Введите в виде ${p.example}.`,
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

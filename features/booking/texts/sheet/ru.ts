import { russianPlural } from '../../../../platform/wire/language.ts';
import type zh from './zh.ts';

const rows = (count: number) => `${count} ${russianPlural(count, 'строка', 'строки', 'строк')}`;
const rowsObject = (count: number) => `${count} ${russianPlural(count, 'строку', 'строки', 'строк')}`;

const ru: typeof zh = {
  index: '№',
  sizeType: 'Тип',
  owner: 'Парк',
  containerNo: 'Номер контейнера',
  sealNo: 'Номер пломбы',
  tareKg: 'Тара, кг',
  vgmKg: 'VGM, кг',
  vgmFull: 'VGM: подтверждённая масса брутто вместе с контейнером',
  status: 'Статус',
  hint: 'Вводите по ячейкам или скопируйте столбец либо блок из таблицы и вставьте в первую ячейку. Enter или ↓ — следующая строка.',
  locked: 'В этом статусе номера изменить нельзя.',
  import: 'Загрузить из Excel',
  save: (p) => (p.count > 0 ? `Сохранить ${rowsObject(p.count)}` : 'Сохранить'),
  revert: 'Отменить правки',
  unsaved: (p) => `Не сохранено: ${rows(p.count)}`,
  allSaved: 'Всё сохранено',
  saved: 'Номера контейнеров сохранены',
  restored: 'Восстановлено то, что вы ввели в прошлый раз и не сохранили.',
  faults: (p) => `Исправьте ячейки: ${p.count}`,
  pasted: (p) => `Вставлено: ${rows(p.count)}`,
  pasteCut: (p) => `Лишние данные не вставлены: ${rows(p.count)} сверх числа контейнеров в заказе`,
  cell: (p) => `${p.column}, строка ${p.row}`,
  valid: 'Контрольная цифра верна',
  changed: 'Не сохранено',
  shape: '4 буквы и 7 цифр, например CSQU3054383',
  category: 'Четвёртая буква — U (контейнер), J или Z',
  checkDigit: (p) => `Контрольная цифра должна быть ${p.expected}, а не ${p.found}; сверьте с контейнером`,
  duplicate: (p) => `Совпадает со строкой ${p.row}`,
  sealLong: 'Не более 20 знаков',
  weightShape: 'Целое число килограммов',
  weightRange: (p) => `От 1 до ${p.max}`,
  vgmUnderTare: 'Меньше массы тары; проверьте',
  vgmOverMax: (p) => `Больше ${p.max}, предела для этого типа`,
  importTitle: 'Загрузка номеров контейнеров',
  importHint:
    'Скачайте шаблон с контейнерами этого заказа, заполните и загрузите его. Затем проверьте строки и сохраните их.',
  template: 'Скачать шаблон',
  imported: (p) => `Заполнено: ${rows(p.count)}; проверьте и сохраните`,
  held: (p) => `${p.number} на проверке`,
  heldHint: 'Оператор проверяет этот номер и сообщит о решении. Можно указать другой номер.',
  heldBack: (p) => `Оператор проверит номера ${p.numbers} и сообщит о решении. Остальное сохранено.`,
  savedPartly: (p) => `Сохранено: ${rows(p.count)}, с ошибками не сохранено: ${p.left}`,
};
export default ru;

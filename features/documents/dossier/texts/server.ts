import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as papers } from './papers.ts';

export const { zh, en, ru } = texts({
  menu: ['单证制作', 'Transport documents', 'Перевозочные документы'],
  papers,
  sides: {
    customer: ['客户', 'Customer', 'Клиент'],
    operator: ['平台', 'Platform', 'Платформа'],
  },
  check: ['请检查标出的内容。', 'Check the marked fields.', 'Проверьте отмеченные поля.'],
  locked: [
    '当前状态下不能修改单证内容。',
    'The documents cannot be changed in this status.',
    'В этом статусе данные документов изменить нельзя.',
  ],
  factAbsent: [
    '未找到此项内容，请刷新页面。',
    'Field not found. Please reload the page.',
    'Поле не найдено. Обновите страницу.',
  ],
  paperAbsent: [
    '未找到该单证，请刷新页面。',
    'Document not found. Please reload the page.',
    'Документ не найден. Обновите страницу.',
  ],
  notYours: ['该单证由平台签发。', 'This document is issued by the platform.', 'Этот документ выдаёт платформа.'],
  changedMeanwhile: [
    '内容刚被修改，请核对后再签发。',
    'The details have just changed. Check the document and issue it again.',
    'Данные только что изменились. Проверьте документ и выдайте его снова.',
  ],
  faulty: template(
    (p: { count: number }) => `还有 ${p.count} 处需要更正，暂不能签发。`,
    (p) => `The document cannot be issued: ${p.count} ${p.count === 1 ? 'item' : 'items'} to correct.`,
    (p) => `Документ нельзя выдать: нужно исправить (${p.count}).`,
  ),
  notInForce: ['该版本已失效。', 'This version is no longer in force.', 'Эта версия уже не действует.'],
  noNumbers: [
    '运单号段已用完，请先添加号段。',
    'All consignment note numbers are used. Add a number range first.',
    'Номера накладных закончились. Сначала добавьте диапазон.',
  ],
  rangeOrder: ['末号不能小于首号', 'The last number is below the first', 'Последний номер меньше первого'],
  rangeOverlaps: ['与已有号段重叠', 'Overlaps an existing range', 'Пересекается с существующим диапазоном'],
  rangeTooLong: template(
    (p: { digits: number }) => `号码连前缀最多 ${p.digits} 位`,
    (p) => `Up to ${p.digits} characters per number, including the prefix`,
    (p) => `Номер с префиксом: не более ${p.digits} знаков`,
  ),
});

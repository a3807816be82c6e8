import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as papers } from './papers.ts';
import { tree as trainPapers } from './trainPapers.ts';

/** Names of a paper in zh, en, ru; none of the empty code by which texts are searched. */
const nameOf = (code: string) => Object.entries(papers).find(([each]) => each === code)?.[1] ?? [];

export const { zh, en, ru } = texts({
  menu: ['单证制作', 'Transport documents', 'Перевозочные документы'],
  boardMenu: ['班列单证看板', 'Documents by train', 'Документы по поездам'],
  papers,
  trainPapers,
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
  remarkAbsent: [
    '该退回意见已撤销，请刷新页面。',
    'This remark has already been withdrawn. Please reload the page.',
    'Это замечание уже снято. Обновите страницу.',
  ],
  trainAbsent: [
    '未找到该班列，请刷新页面。',
    'Train not found. Please reload the page.',
    'Поезд не найден. Обновите страницу.',
  ],
  batchAbsent: [
    '未找到该签发任务，请刷新页面。',
    'Issue run not found. Please reload the page.',
    'Задание на выдачу не найдено. Обновите страницу.',
  ],
  nothingReady: ['没有可签发的单证。', 'No documents are ready to issue.', 'Нет документов, готовых к выдаче.'],
  messages: {
    boxReturned: template(
      (p: { orderNo: string; code: keyof typeof papers; box: string; words: string }) => ({
        title: `单证退回：${nameOf(p.code)[0] ?? ''}`,
        content: `订单 ${p.orderNo}，“${p.box}”栏被退回：${p.words}`,
      }),
      (p) => ({
        title: `Document returned: ${nameOf(p.code)[1] ?? ''}`,
        content: `Order ${p.orderNo}, box “${p.box}” was returned: ${p.words}`,
      }),
      (p) => ({
        title: `Документ возвращён: ${nameOf(p.code)[2] ?? ''}`,
        content: `Заказ ${p.orderNo}, графа «${p.box}» возвращена: ${p.words}`,
      }),
    ),
  },
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
  stopped: template(
    (p: { count: number }) => `检查发现 ${p.count} 处矛盾，请更正后再签发；确属无误的，可由单证人员填写原因后放行。`,
    (p) =>
      `Inspection found ${p.count} ${p.count === 1 ? 'contradiction' : 'contradictions'}. Correct the data, or ask the documents desk to accept with a reason.`,
    (p) => `Проверка нашла противоречия (${p.count}). Исправьте данные или запросите допуск с указанием причины.`,
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

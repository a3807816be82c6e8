import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const rowsRu = (count: number) => `${count} ${russianPlural(count, 'строка', 'строки', 'строк')}`;
const rowsObjectRu = (count: number) => `${count} ${russianPlural(count, 'строку', 'строки', 'строк')}`;

export const { tree, zh, en, ru } = texts({
  index: ['序号', 'No.', '№'],
  sizeType: ['箱型', 'Container type', 'Тип'],
  owner: ['箱属', 'Ownership', 'Принадлежность'],
  containerNo: ['箱号', 'Container no.', '№ контейнера'],
  sealNo: ['铅封号', 'Seal no.', '№ пломбы'],
  tareKg: ['皮重（kg）', 'Tare, kg', 'Тара, кг'],
  vgmKg: ['VGM（kg）', 'VGM, kg', 'VGM, кг'],
  vgmFull: [
    'VGM：验证总重，含箱体皮重',
    'VGM: verified gross mass, including the container',
    'VGM: подтверждённая масса брутто вместе с контейнером',
  ],
  status: ['状态', 'Status', 'Статус'],
  hint: [
    '可逐格填写，也可从表格软件复制一列或一块，直接粘贴到起始单元格。回车或 ↓ 到下一行。',
    'Type cell by cell, or copy a column or a block from a spreadsheet and paste it into the first cell. Enter or ↓ goes to the next row.',
    'Вводите по ячейкам или скопируйте столбец либо блок из таблицы и вставьте в первую ячейку. Enter или ↓ — следующая строка.',
  ],
  locked: [
    '当前状态下不能修改箱号。',
    'Numbers cannot be changed in this status.',
    'В этом статусе номера изменить нельзя.',
  ],
  import: ['从 Excel 导入', 'Import from Excel', 'Импорт из Excel'],
  save: template(
    (p: { count: number }) => (p.count > 0 ? `保存 ${p.count} 行` : '保存'),
    (p) => (p.count > 0 ? `Save ${pluralEn(p.count, 'row', 'rows')}` : 'Save'),
    (p) => (p.count > 0 ? `Сохранить ${rowsObjectRu(p.count)}` : 'Сохранить'),
  ),
  revert: ['放弃修改', 'Undo changes', 'Отменить правки'],
  unsaved: template(
    (p: { count: number }) => `${p.count} 行未保存`,
    (p) => `${pluralEn(p.count, 'row', 'rows')} not saved`,
    (p) => `Не сохранено: ${rowsRu(p.count)}`,
  ),
  allSaved: ['已全部保存', 'All saved', 'Всё сохранено'],
  saved: ['箱号已保存', 'Container numbers saved', 'Номера контейнеров сохранены'],
  restored: ['已恢复您上次填写但未保存的内容。', 'Unsaved entries restored.', 'Несохранённые данные восстановлены.'],
  faults: template(
    (p: { count: number }) => `${p.count} 处需要改正`,
    (p) => `${pluralEn(p.count, 'cell', 'cells')} to correct`,
    (p) => `Ячеек с ошибками: ${p.count}`,
  ),
  pasted: template(
    (p: { count: number }) => `已粘贴 ${p.count} 行`,
    (p) => `${pluralEn(p.count, 'row', 'rows')} pasted`,
    (p) => `Вставлено: ${rowsRu(p.count)}`,
  ),
  more: template(
    (p: { count: number }) => `显示其余 ${p.count} 个集装箱`,
    (p) => `Show ${p.count} more`,
    (p) => `Показать ещё ${p.count}`,
  ),
  pasteCut: template(
    (p: { count: number }) => `粘贴内容多出 ${p.count} 行，超出本订单箱数，未填入`,
    (p) => `${pluralEn(p.count, 'row', 'rows')} beyond the containers of this order not pasted`,
    (p) => `Не вставлено: ${rowsRu(p.count)} сверх числа контейнеров в заказе`,
  ),
  cell: template(
    (p: { row: number; column: string }) => `第 ${p.row} 行 ${p.column}`,
    (p) => `${p.column}, row ${p.row}`,
    (p) => `${p.column}, строка ${p.row}`,
  ),
  valid: ['校验码正确', 'Check digit correct', 'Контрольная цифра верна'],
  changed: ['未保存', 'Not saved', 'Не сохранено'],
  shape: [
    '不符合ISO6346规则：应为 4 个字母加 7 位数字，如 CSQU3054383',
    'Does not comply with ISO 6346: 4 letters and 7 digits, such as CSQU3054383',
    'Не соответствует ISO 6346: 4 буквы и 7 цифр, например CSQU3054383',
  ],
  category: [
    '不符合ISO6346规则：第 4 位应为 U（集装箱）、J 或 Z',
    'Does not comply with ISO 6346: the 4th letter must be U (container), J or Z',
    'Не соответствует ISO 6346: четвёртая буква — U (контейнер), J или Z',
  ],
  checkDigit: template(
    (p: { expected: number; found: string }) =>
      `不符合ISO6346规则：校验码按前 10 位应为 ${p.expected}，现为 ${p.found}，请核对`,
    (p) => `Does not comply with ISO 6346: check digit should be ${p.expected}, not ${p.found}`,
    (p) => `Не соответствует ISO 6346: контрольная цифра ${p.expected}, а не ${p.found}`,
  ),
  duplicate: template(
    (p: { row: number }) => `与第 ${p.row} 行重复`,
    (p) => `Same as row ${p.row}`,
    (p) => `Совпадает со строкой ${p.row}`,
  ),
  sealLong: ['最多 20 个字符', 'Up to 20 characters', 'Не более 20 знаков'],
  weightShape: ['请填写整数公斤数', 'Enter whole kilograms', 'Целое число килограммов'],
  weightRange: template(
    (p: { max: string }) => `应在 1 至 ${p.max} 之间`,
    (p) => `Enter 1 to ${p.max}`,
    (p) => `От 1 до ${p.max}`,
  ),
  vgmUnderTare: ['小于皮重，请核对', 'Below the tare; please check', 'Меньше массы тары; проверьте'],
  vgmOverMax: template(
    (p: { max: string }) => `超过该箱型最大总重 ${p.max}`,
    (p) => `Above the maximum of ${p.max} for this type`,
    (p) => `Больше предела для этого типа: ${p.max}`,
  ),
  importTitle: ['导入箱号', 'Import container numbers', 'Импорт номеров контейнеров'],
  importHint: [
    '先下载模板（已列出本订单的集装箱），填写后上传。导入后请核对并保存。',
    'Download the template listing the containers of this order, fill it in and upload it. Then check the rows and save.',
    'Скачайте шаблон с контейнерами этого заказа, заполните и загрузите его. Затем проверьте строки и сохраните их.',
  ],
  template: ['下载模板', 'Download template', 'Скачать шаблон'],
  imported: template(
    (p: { count: number }) => `已填入 ${p.count} 行，请核对后保存`,
    (p) => `${pluralEn(p.count, 'row', 'rows')} imported; please check and save`,
    (p) => `Заполнено: ${rowsRu(p.count)}; проверьте и сохраните`,
  ),
  held: template(
    (p: { number: string }) => `${p.number} 核实中`,
    (p) => `${p.number} under review`,
    (p) => `${p.number} на проверке`,
  ),
  heldHint: [
    '该箱号由平台核实，结果将通知您；也可改录其他箱号。',
    'The platform is checking this number and will notify you. You can also enter another one.',
    'Платформа проверяет этот номер и сообщит о решении. Можно указать другой номер.',
  ],
  heldBack: template(
    (p: { numbers: string }) => `箱号 ${p.numbers} 需由平台核实，结果将通知您。其余内容已保存。`,
    (p) => `The platform is checking ${p.numbers} and will notify you. All other entries are saved.`,
    (p) => `Платформа проверит номера ${p.numbers} и сообщит о решении. Остальное сохранено.`,
  ),
  savedPartly: template(
    (p: { count: number; left: number }) => `已保存 ${p.count} 行，${p.left} 行有误未保存`,
    (p) => `${pluralEn(p.count, 'row', 'rows')} saved, ${p.left} with errors not saved`,
    (p) => `Сохранено: ${rowsRu(p.count)}, с ошибками не сохранено: ${p.left}`,
  ),
});

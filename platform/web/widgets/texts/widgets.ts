import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => (count === 1 ? one : many);

const rowsRu = (count: number) => `${count} ${russianPlural(count, 'строка', 'строки', 'строк')}`;
const rowsObjectRu = (count: number) => `${count} ${russianPlural(count, 'строку', 'строки', 'строк')}`;
const pagesRu = (count: number) => `${count} ${russianPlural(count, 'страницу', 'страницы', 'страниц')}`;

export const { zh, en, ru } = texts({
  filtersSet: template(
    (p: { count: number }) => `筛选条件（${p.count}）`,
    (p) => `Filters (${p.count})`,
    (p) => `Фильтры (${p.count})`,
  ),
  clearSelection: ['取消选择', 'Clear selection', 'Снять выбор'],
  selectRow: ['选择此行', 'Select this row', 'Выбрать строку'],
  showAll: template(
    (p: { count: number }) => `显示全部 ${p.count} 条`,
    (p) => `Show all ${p.count}`,
    (p) => `Показать все (${p.count})`,
  ),
  details: ['详细信息', 'Details', 'Подробности'],
  rows: ['数据列表', 'List of records', 'Список записей'],
  noMatch: ['没有符合筛选条件的数据', 'No records match these filters', 'Нет записей, соответствующих фильтрам'],
  clearFilters: ['清除筛选条件', 'Clear filters', 'Сбросить фильтры'],
  pages: ['分页', 'Pages', 'Страницы'],
  page: template(
    (p: { page: number }) => `第 ${p.page} 页`,
    (p) => `Page ${p.page}`,
    (p) => `Страница ${p.page}`,
  ),
  pageBack: ['上一页', 'Previous page', 'Предыдущая страница'],
  pageForth: ['下一页', 'Next page', 'Следующая страница'],
  pagesBack: template(
    (p: { count: number }) => `向前 ${p.count} 页`,
    (p) => `${p.count} pages back`,
    (p) => `На ${pagesRu(p.count)} назад`,
  ),
  pagesForth: template(
    (p: { count: number }) => `向后 ${p.count} 页`,
    (p) => `${p.count} pages forward`,
    (p) => `На ${pagesRu(p.count)} вперёд`,
  ),
  pageSize: ['每页条数', 'Rows per page', 'Строк на странице'],
  perPage: ['条/页', '/ page', '/ стр.'],
  jumpTo: ['前往', 'Go to', 'Перейти на'],
  jumpUnit: ['页', 'page', 'страницу'],
  columns: ['显示/隐藏', 'Show/hide', 'Показать/скрыть'],
  columnsHint: [
    '选择要显示的列，仅对您本人生效；导出时始终包含全部列。',
    'Choose the columns to show. The setting applies to you only; exports always contain all columns.',
    'Выберите столбцы для показа. Настройка действует только для вас; выгрузка всегда содержит все столбцы.',
  ],
  columnsShown: ['显示的列', 'Shown', 'Показаны'],
  columnsHidden: ['隐藏的列', 'Hidden', 'Скрыты'],
  columnsHide: ['隐藏', 'Hide', 'Скрыть'],
  columnsShow: ['显示', 'Show', 'Показать'],
  toCompact: ['紧凑显示：每行一条', 'Compact rows', 'Компактные строки'],
  toComfortable: ['宽松显示：完整内容', 'Comfortable rows', 'Просторные строки'],
  moreFilters: template(
    (p: { count: number }) => `更多（${p.count}）`,
    (p) => `More (${p.count})`,
    (p) => `Ещё (${p.count})`,
  ),
  fewerFilters: ['收起', 'Fewer', 'Свернуть'],
  absentTitle: ['内容不存在', 'Not found', 'Запись не найдена'],
  toList: ['返回列表', 'Back to list', 'К списку'],
  copyFailed: [
    '复制失败，请手动选择复制',
    'Copying failed; please select and copy manually',
    'Не удалось скопировать; выделите текст вручную',
  ],
  teuSold: template(
    (p: { sold: string; capacity: string }) => `已订 ${p.sold} / ${p.capacity} TEU`,
    (p) => `${p.sold} of ${p.capacity} TEU booked`,
    (p) => `Продано ${p.sold} из ${p.capacity} ДФЭ`,
  ),
  teuLeft: template(
    (p: { left: string }) => `剩余 ${p.left} TEU`,
    (p) => `${p.left} TEU left`,
    (p) => `Свободно ${p.left} ДФЭ`,
  ),
  teuFull: ['已满舱', 'Fully booked', 'Мест нет'],
  reason: ['原因', 'Reason', 'Причина'],
  reasonRequired: ['请填写原因', 'Enter a reason', 'Укажите причину'],
  chooseSheet: [
    '点击选择或拖入 .xlsx 文件',
    'Choose an .xlsx file or drop it here',
    'Выберите файл .xlsx или перетащите его сюда',
  ],
  sheetLimit: template(
    (p: { megabytes: number }) => `仅支持 .xlsx，不超过 ${p.megabytes} MB`,
    (p) => `.xlsx only, up to ${p.megabytes} MB`,
    (p) => `Только .xlsx, не более ${p.megabytes} МБ`,
  ),
  sheetNotXlsx: ['仅支持 .xlsx 文件', 'Only .xlsx files are supported', 'Поддерживаются только файлы .xlsx'],
  sheetTooBig: template(
    (p: { megabytes: number }) => `文件超过 ${p.megabytes} MB`,
    (p) => `The file is larger than ${p.megabytes} MB`,
    (p) => `Файл больше ${p.megabytes} МБ`,
  ),
  sheetReading: ['正在读取文件…', 'Reading file…', 'Чтение файла…'],
  sheetUnreadable: [
    '无法读取该文件，请确认是未加密的 .xlsx 文件',
    'The file cannot be read; please use an .xlsx file without a password',
    'Не удалось прочитать файл; нужен файл .xlsx без пароля',
  ],
  sheetEmpty: ['文件中没有数据行', 'No data rows in the file', 'В файле нет строк с данными'],
  sheetRow: ['行号', 'Row', 'Строка'],
  sheetProblem: ['问题', 'Problem', 'Ошибка'],
  sheetGood: template(
    (p: { count: number }) => `${p.count} 行可导入`,
    (p) => `${p.count} ${pluralEn(p.count, 'row', 'rows')} ready to import`,
    (p) => `Готово к импорту: ${rowsRu(p.count)}`,
  ),
  sheetBad: template(
    (p: { count: number }) => `${p.count} 行有错误`,
    (p) => `${p.count} ${pluralEn(p.count, 'row', 'rows')} with errors`,
    (p) => `С ошибками: ${rowsRu(p.count)}`,
  ),
  sheetOnlyBad: ['只看有错误的行', 'Only rows with errors', 'Только строки с ошибками'],
  sheetMore: template(
    (p: { count: number }) => `其余 ${p.count} 行未显示`,
    (p) => `${p.count} more ${pluralEn(p.count, 'row', 'rows')} not shown`,
    (p) => `Ещё ${rowsRu(p.count)} не показано`,
  ),
  sheetImport: template(
    (p: { count: number }) => `导入 ${p.count} 行`,
    (p) => `Import ${p.count} ${pluralEn(p.count, 'row', 'rows')}`,
    (p) => `Импортировать ${rowsObjectRu(p.count)}`,
  ),
  sheetFixFirst: [
    '请在表格中改正错误后重新选择文件',
    'Correct the errors in the sheet and choose the file again',
    'Исправьте ошибки в таблице и выберите файл снова',
  ],
  sheetAnother: ['重新选择', 'Choose another file', 'Выбрать другой файл'],
});

import { russianPlural } from '../../../wire/language.ts';
import type zh from './zh.ts';

const rows = (count: number) => `${count} ${russianPlural(count, 'строка', 'строки', 'строк')}`;
const rowsObject = (count: number) => `${count} ${russianPlural(count, 'строку', 'строки', 'строк')}`;
const pages = (count: number) => `${count} ${russianPlural(count, 'страницу', 'страницы', 'страниц')}`;

const ru: typeof zh = {
  filtersSet: (p) => `Фильтры (${p.count})`,
  clearSelection: 'Снять выбор',
  selectRow: 'Выбрать строку',
  rows: 'Список записей',
  noMatch: 'Нет записей, соответствующих фильтрам',
  clearFilters: 'Сбросить фильтры',
  pages: 'Страницы',
  page: (p) => `Страница ${p.page}`,
  pageBack: 'Предыдущая страница',
  pageForth: 'Следующая страница',
  pagesBack: (p) => `На ${pages(p.count)} назад`,
  pagesForth: (p) => `На ${pages(p.count)} вперёд`,
  pageSize: 'Строк на странице',
  perPage: '/ стр.',
  jumpTo: 'Перейти на',
  jumpUnit: 'страницу',
  columns: 'Показать/скрыть',
  columnsHint:
    'Выберите столбцы, которые хотите видеть. Это только ваш выбор; в выгрузке всегда все столбцы.',
  columnsShown: 'Показаны',
  columnsHidden: 'Скрыты',
  columnsHide: 'Скрыть',
  columnsShow: 'Показать',
  toCompact: 'Компактные строки',
  toComfortable: 'Просторные строки',
  hideFilters: 'Скрыть фильтры',
  showFilters: 'Показать фильтры',
  absentTitle: 'Запись не найдена',
  toList: 'К списку',
  copyFailed: 'Не удалось скопировать; выделите текст вручную',
  teuSold: (p) => `Продано ${p.sold} из ${p.capacity} ДФЭ`,
  teuLeft: (p) => `Свободно ${p.left} ДФЭ`,
  teuFull: 'Мест нет',
  reason: 'Причина',
  reasonRequired: 'Укажите причину',
  chooseSheet: 'Выберите файл .xlsx или перетащите его сюда',
  sheetLimit: (p) => `Только .xlsx, не более ${p.megabytes} МБ`,
  sheetNotXlsx: 'Поддерживаются только файлы .xlsx',
  sheetTooBig: (p) => `Файл больше ${p.megabytes} МБ`,
  sheetReading: 'Чтение файла…',
  sheetUnreadable: 'Не удалось прочитать файл; нужен файл .xlsx без пароля',
  sheetEmpty: 'В файле нет строк с данными',
  sheetRow: 'Строка',
  sheetProblem: 'Ошибка',
  sheetGood: (p) => `Готово к загрузке: ${rows(p.count)}`,
  sheetBad: (p) => `С ошибками: ${rows(p.count)}`,
  sheetOnlyBad: 'Только строки с ошибками',
  sheetMore: (p) => `Ещё ${rows(p.count)} не показано`,
  sheetImport: (p) => `Загрузить ${rowsObject(p.count)}`,
  sheetFixFirst: 'Исправьте ошибки в таблице и выберите файл снова',
  sheetAnother: 'Выбрать другой файл',
};

export default ru;

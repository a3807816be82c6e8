import { russianPlural } from '../../../platform/wire/language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    absent: 'Запись не существует или уже удалена.',
    wrongEntry: 'Значение заполнено неверно, проверьте отмеченные поля.',
    labelNeeded: 'Укажите название значения',
    noSuchType: 'Такого справочника нет',
    valueTaken: 'В справочнике уже есть такой код',
    wrongType: 'Справочник заполнен неверно, проверьте отмеченные поля.',
    nameNeeded: 'Укажите название справочника',
    keyTaken: 'Этот ключ уже используется',
    hasEntries: (p) => {
      const told = p.labels.map((label) => label.ru).join(', ');
      const rest = p.count > p.labels.length ? ' и др.' : '';
      const entries = `${p.count} ${russianPlural(p.count, 'значение', 'значения', 'значений')}`;
      return `В справочнике «${p.name.ru}» ещё ${entries} (${told}${rest}). Сначала удалите их.`;
    },
    entriesStay: (p) => `Встроенные значения нельзя удалить, можно только отключить: ${p.values.join(', ')}.`,
    typesStay: (p) => `Встроенные справочники нельзя удалить, можно только отключить: ${p.keys.join(', ')}.`,
  },
  page: {
    types: {
      names: { zh: 'Название на китайском', en: 'Название на английском', ru: 'Название на русском' },
      title: 'Справочники',
      subtitle: 'Списки значений для страниц и программ',
      name: 'Название',
      key: 'Ключ',
      keyHint: 'Начинается с буквы; только латинские буквы, цифры и подчёркивание. По нему читают программы',
      keyWrong: 'Начните с латинской буквы; допустимы буквы, цифры и подчёркивание',
      add: 'Добавить справочник',
      edit: (p) => `Справочник: ${p.name}`,
      entries: 'Значения справочника',
      added: 'Создан',
      empty: 'Справочников пока нет',
      refresh: 'Обновить кэш',
      refreshed: 'Кэш обновлён',
    },
    entries: {
      labels: { zh: 'Название на китайском', en: 'Название на английском', ru: 'Название на русском' },
      title: 'Значения справочника',
      dictionary: 'Справочник',
      label: 'Название',
      value: 'Код',
      valueHint: 'Хранится в записях',
      sort: 'Порядок',
      colour: 'Цвет',
      colours: {
        default: 'Без метки',
        primary: 'Синий',
        success: 'Зелёный',
        info: 'Серый',
        warning: 'Оранжевый',
        danger: 'Красный',
      },
      cssClass: 'Класс CSS',
      isDefault: 'Выбирать по умолчанию',
      default: 'По умолчанию',
      add: 'Добавить значение',
      edit: (p) => `Значение: ${p.label}`,
      empty: 'В справочнике пока нет значений',
      noSuchDictionary: 'Такого справочника нет, возможно, он удалён',
    },
    status: 'Состояние',
    statuses: { '0': 'Действует', '1': 'Отключено' },
    statusHint: 'Отключённое больше не предлагается',
    remark: 'Примечание',
    saved: 'Сохранено',
    removed: 'Удалено',
  },
};
export default ru;

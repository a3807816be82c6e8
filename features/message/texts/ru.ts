import { russianPlural } from '../../../platform/wire/language.ts';
import type zh from './zh.ts';

const messages = (count: number) => russianPlural(count, 'сообщение', 'сообщения', 'сообщений');

const ru: typeof zh = {
  msgTypes: {
    1: 'Бронирование',
    2: 'Документы',
    3: 'Слежение',
    4: 'Платежи',
    5: 'Договоры',
    6: 'Система',
    7: 'На проверку',
    8: 'Изменения поезда',
  },
  server: {
    absent: 'Такого сообщения нет.',
    tooLateToUndo: 'Отменить уже нельзя: сообщения остаются прочитанными.',
    quietWrong: 'Укажите начало и конец тихих часов; они не могут совпадать.',
    letter: {
      readOn: 'Все сообщения:',
      foot: 'Какие письма и SMS получать, можно выбрать на портале в настройках сообщений.',
      digestSubject: (p) => `Сообщения за ${p.date} (непрочитанных: ${p.count})`,
      digestHead: (p) => `С прошлой сводки у вас ${p.count} ${unread(p.count)} ${messages(p.count)}:`,
      more: (p) => `… и ещё ${p.count}`,
    },
  },
  page: {
    title: 'Центр сообщений',
    list: 'Сообщения',
    notices: 'Уведомления',
    todos: 'Задачи',
    open: (p) => `не обработано: ${p.count}`,
    empty: 'Нет данных',
    noJump: 'Нет страницы для перехода',
    mayNotOpen: 'Вам это больше недоступно, или оно уже не относится к вашей компании',
    goView: 'Посмотреть',
    iKnow: 'Понятно',
    goHandle: 'Перейти к задаче',
    handled: 'Отметить выполненной',
    isHandled: 'Выполнено',
    unread: 'Не прочитано',
    readAll: 'Прочитать все',
    readAllAsk: 'Отметить все уведомления прочитанными?',
    readAllDone: (p) => `Отмечено прочитанными: ${p.count}`,
    nothingUnread: 'Непрочитанных уведомлений нет',
    undo: 'Отменить',
    undone: 'Уведомления снова не прочитаны',
    markRead: 'Отметить прочитанными',
    chosen: (p) => `Выбрано: ${p.count}`,
    choosePage: 'Выбрать необработанные на этой странице',
    choose: (p) => `Выбрать: ${p.title}`,
    clear: 'Снять выбор',
    bulkDone: (p) => `Обработано: ${p.count}`,
    type: 'Тип',
    allTypes: 'Все типы',
    search: 'Поиск по сообщениям',
    onlyOpen: 'Только непрочитанные',
    onlyOpenTodos: 'Только невыполненные',
    toSetting: 'Настройки сообщений',
    newOnes: (p) => `Новых: ${p.count} — показать`,
  },
  bell: {
    title: 'Сообщения и задачи',
    empty: 'Непрочитанного нет',
    all: 'Все сообщения',
    todo: 'Задача',
  },
  setting: {
    title: 'Настройки сообщений',
    back: 'Центр сообщений',
    ways: 'Как получать сообщения',
    waysNote: 'Задачи на портале видны всегда.',
    noWays: 'Для вашей учётной записи сообщений пока нет.',
    way: { type: 'Тип', inPortal: 'Портал', byEmail: 'Эл. почта', bySms: 'SMS' },
    byWay: (p) => `${p.type}: ${p.way}`,
    addresses: (p) => `Эл. почта: ${p.email} · Телефон: ${p.mobile}`,
    none: 'не указано',
    quiet: 'Тихие часы',
    quietNote: 'Письма и SMS за это время уходят после его окончания. Время пекинское.',
    quietOn: 'Не беспокоить',
    quietFrom: 'С',
    quietTo: 'До',
    quietWrong: 'Укажите начало и конец; они не могут совпадать',
    digest: 'Ежедневная сводка',
    digestNote:
      'Каждый день в 08:00 (по Пекину) одно письмо обо всём новом и непрочитанном вместо отдельных писем.',
    hasDigest: 'Одно письмо в день',
    save: 'Сохранить',
    saved: 'Настройки сохранены',
  },
};

function unread(count: number): string {
  return russianPlural(count, 'непрочитанное', 'непрочитанных', 'непрочитанных');
}

export default ru;

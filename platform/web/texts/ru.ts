import { russianPlural } from '../../wire/language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  brand: {
    name: 'Ironsilk',
    title: 'Ironsilk',
  },
  action: {
    cancel: 'Отмена',
    save: 'Сохранить',
    submit: 'Отправить',
    search: 'Найти',
    reset: 'Сбросить',
    add: 'Добавить',
    edit: 'Изменить',
    remove: 'Удалить',
    detail: 'Подробнее',
    back: 'Назад',
    close: 'Закрыть',
    export: 'Экспорт',
    import: 'Импорт',
    download: 'Скачать',
    retry: 'Повторить',
    refresh: 'Обновить',
    clear: 'Очистить',
    copy: 'Копировать',
    copied: 'Скопировано',
  },
  fault: {
    network: 'Нет связи. Повторите попытку позже.',
    busy: 'Сервис занят. Повторите попытку позже.',
    unknown: 'Ошибка системы. Повторите попытку позже.',
    sessionEnded: 'Сеанс завершён. Войдите снова.',
    repeated: 'Данные обрабатываются, не отправляйте их повторно.',
    download: 'Не удалось скачать файл. Повторите попытку.',
    faultId: (p: { id: string }) => `Номер сбоя: ${p.id}`,
    title: 'Не удалось загрузить',
    crashed: 'На странице произошла ошибка',
    crashedHint: 'Повторите попытку; если ошибка останется, обновите страницу или обратитесь в поддержку.',
  },
  expired: {
    title: 'Сообщение системы',
    text: 'Сеанс завершён. Вы можете остаться на этой странице или войти снова.',
    signIn: 'Войти снова',
    stay: 'Отмена',
  },
  confirm: { title: 'Подтверждение', remove: 'Удалить запись?' },
  file: {
    downloading: 'Загрузка данных, подождите',
    exporting: 'Идёт экспорт, подождите',
    exported: 'Экспорт выполнен',
  },
  list: {
    total: (p: { total: number }) =>
      `Всего ${p.total} ${russianPlural(p.total, 'запись', 'записи', 'записей')}`,
    selected: (p: { count: number }) => `Выбрано: ${p.count}`,
    filters: 'Фильтры',
    all: 'Все',
    from: 'С',
    to: 'По',
    actions: 'Действия',
    loading: 'Загрузка…',
  },
  language: { label: 'Язык', zh: '中文', en: 'English', ru: 'Русский' },
  zone: { short: 'пекинское время', long: 'пекинское время (UTC+8)' },
  lost: {
    title: 'Страница не найдена',
    text: 'Такой страницы нет, или она перемещена.',
    home: 'На главную',
  },
  denied: {
    title: 'Нет доступа',
    text: 'У вас нет прав на эту страницу. Обратитесь к главной учётной записи компании или в поддержку.',
    home: 'На главную',
    signIn: 'Войти под другой учётной записью',
  },
};
export default ru;

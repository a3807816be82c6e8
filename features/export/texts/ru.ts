import { russianPlural } from '../../../platform/wire/language.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    absent: 'Такой выгрузки нет.',
    unknownList: 'Этот список нельзя выгрузить.',
    mayNotExport: 'У вас нет права выгружать этот список.',
    tooMany: (p) =>
      `В очереди уже ${p.max} ${russianPlural(p.max, 'ваша выгрузка', 'ваши выгрузки', 'ваших выгрузок')}. Повторите немного позже.`,
    nothingToDownload: 'Нет файла для скачивания.',
    over: 'Эта выгрузка уже завершена, отменить её нельзя.',
    notFailed: 'Повторить можно только неудавшуюся или отменённую выгрузку.',
    stillOpen: 'Выгрузка ещё выполняется. Сначала отмените её.',
    statuses: {
      waiting: 'В очереди',
      running: 'Выполняется',
      done: 'Готово',
      failed: 'Ошибка',
      cancelled: 'Отменена',
    },
    fault: (p) => `Произошла ошибка. Повторите попытку позже. Номер сбоя: ${p.faultId}`,
    rightLost: 'У вас больше нет права выгружать этот список.',
  },
  page: {
    pageTitle: 'Мои загрузки',
    title: 'Загрузки',
    subtitle: 'Выгруженные файлы хранятся 7 дней',
    open: 'Загрузки',
    running: (p) => `Загрузки, выполняется: ${p.count}`,
    empty: 'За последние 7 дней выгрузок не было',
    businessName: 'Список',
    fileName: 'Файл',
    addUserName: 'Кто выгрузил',
    addTime: 'Время',
    status: 'Состояние',
    rows: (p) => `Строк: ${p.count}`,
    rowsOf: (p) => `Строк: ${p.done} из ${p.total}`,
    keptUntil: (p) => `хранится до ${p.time}`,
    progress: (p) => `Ход выгрузки: ${p.name}`,
    download: 'Скачать',
    cancel: 'Отменить',
    retry: 'Повторить',
    remove: 'Удалить',
    removeAsk: 'Удалить выгрузку и её файл?',
    cancelled: 'Выгрузка отменена',
    removed: 'Удалено',
    started: 'Идёт выгрузка, подождите',
    done: 'Выгрузка завершена',
    failed: (p) => `Не удалось выгрузить: ${p.name}`,
    show: 'Показать загрузки',
  },
};
export default ru;

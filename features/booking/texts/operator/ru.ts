import { russianPlural } from '../../../../platform/wire/language.ts';
import type zh from './zh.ts';

const containers = (count: number) =>
  `${count} ${russianPlural(count, 'контейнер', 'контейнера', 'контейнеров')}`;
const bookings = (count: number) => `${count} ${russianPlural(count, 'заявка', 'заявки', 'заявок')}`;
/** accusative: подтвердить 1 заявку */
const theBookings = (count: number) => `${count} ${russianPlural(count, 'заявку', 'заявки', 'заявок')}`;

const ru: typeof zh = {
  queue: {
    title: 'Проверка заявок',
    subtitle: (p) => `Заявка без ответа в течение ${p.hours} ч. истекает, места освобождаются`,
    empty: 'Нет заявок, ожидающих ответа',
    order: 'Заказ',
    company: 'Клиент',
    trainNo: '№ поезда',
    train: 'Поезд',
    departs: 'Отправление / приём документов',
    departDate: 'Дата отправления',
    containers: 'Контейнеры',
    containerCount: (p) => containers(p.count),
    amount: 'Сумма',
    status: 'Статус',
    waiting: 'Ожидание',
    waited: (p) =>
      p.days > 0 ? `${p.days} сут. ${p.hours} ч.` : p.hours > 0 ? `${p.hours} ч.` : `${p.minutes} мин.`,
    answerWithin: (p) => (p.hours > 0 ? `осталось ${p.hours} ч.` : `осталось ${p.minutes} мин.`),
    overdue: 'Скоро истечёт',
    space: (p) => `${p.teu} ДФЭ`,
    contact: 'Контактное лицо',
    open: (p) => `Открыть заказ ${p.orderBigNo}`,
    toLoadPlan: (p) => `План загрузки поезда ${p.trainNo}`,
  },
  answer: {
    confirm: 'Подтвердить',
    confirmOne: (p) => `Подтвердить заявку ${p.orderBigNo}?`,
    confirmOneText: (p) =>
      `${p.company}, ${p.teu} ДФЭ, поезд № ${p.trainNo}. Клиент получит уведомление; отменить это нельзя.`,
    confirmed: 'Заявка подтверждена, клиент уведомлён',
    refuse: 'Отклонить',
    refuseOne: (p) => `Отклонить заявку ${p.orderBigNo}`,
    refuseText: (p) =>
      `${p.company}. Освободится ${p.teu} ДФЭ, клиент получит уведомление; отменить это нельзя.`,
    refuseReason: 'Причина (её увидит клиент)',
    refuseConfirm: 'Отклонить заявку',
    refused: 'Заявка отклонена, клиент уведомлён',
  },
  bulk: {
    confirm: (p) => (p.count > 0 ? `Подтвердить ${theBookings(p.count)}` : 'Подтвердить выбранные'),
    title: (p) => `Подтвердить ${theBookings(p.count)}?`,
    text: (p) =>
      `${p.teu} ДФЭ, ${p.trains} ${russianPlural(p.trains, 'поезд', 'поезда', 'поездов')}. Клиенты получат уведомления; отменить это нельзя.`,
    done: (p) => `Подтверждено: ${bookings(p.count)}. Клиенты уведомлены`,
    partly: 'Часть заявок не подтверждена',
    partlyText: (p) => `Подтверждено: ${p.confirmed}. Не подтверждено: ${p.failed}.`,
    why: 'Причина',
    close: 'Закрыть',
  },
  drawer: {
    title: (p) => `Заказ ${p.orderBigNo}`,
    loadPlan: 'План загрузки',
    train: 'Поезд',
    containers: 'Контейнеры',
    numbered: (p) => `${p.teu} ДФЭ, номера указаны: ${p.done} из ${p.all}`,
    goods: 'Груз',
    contact: 'Контактное лицо',
    remark: 'Примечание',
    created: 'Оформлен',
  },
  load: {
    title: 'План загрузки',
    menu: 'План загрузки',
    choose: 'Поезд',
    chooseHint: 'Поиск по номеру поезда',
    none: 'Нет поезда с таким номером',
    start: 'Выберите поезд, чтобы увидеть, кто сколько мест занимает',
    next: 'Ближайшие отправления',
    departs: 'Отправление',
    noTrains: 'Ближайших отправлений нет',
    option: (p) => `${p.trainNo} · ${p.line} · ${p.time}`,
    share: 'Места в поезде',
    sold: 'Занято',
    free: 'Свободно',
    capacity: 'Вместимость',
    orders: 'Заказы',
    numbers: 'С номерами',
    unanswered: 'На проверке',
    containers: 'Контейнеры',
    legendSubmitted: 'Штриховка: ещё не подтверждено',
    company: 'Клиент',
    sharePercent: 'Доля',
    teu: 'ДФЭ',
    order: 'Заказ',
    status: 'Статус',
    picture: (p) => `Занято ${p.sold} из ${p.capacity} ДФЭ, свободно ${p.free}. ${p.companies}`,
    pictureCompany: (p) => `${p.company} ${p.teu} ДФЭ`,
    pictureSubmitted: (p) => `из них не подтверждено ${p.teu} ДФЭ`,
    empty: 'На этот поезд заказов пока нет',
    review: 'Проверить',
    space: (p) => `${p.teu} ДФЭ`,
  },
  cancelling: {
    cancel: 'Отменить поезд',
    title: (p) => `Отмена поезда ${p.trainNo}`,
    warning: (p) =>
      `Отправление ${p.depart}, продано ${p.soldTeu} ДФЭ. Отмена необратима: все заявки на поезд будут завершены, а клиенты — оповещены.`,
    done: (p) =>
      p.count === 0
        ? 'Поезд отменён, заявок на него не было'
        : `Поезд отменён. Завершено: ${bookings(p.count)}, клиенты оповещены`,
  },
  departure: {
    change: 'Перенести отправление',
    reason: 'Причина опоздания',
    reasonHint: 'Клиенты увидят её в уведомлении',
    label: 'Отправление',
    zone: 'По пекинскому времени',
    title: (p) => `Отправление поезда ${p.trainNo}`,
    same: 'Поезд уже отправляется в это время; выберите другое, ещё не наступившее',
    hint: (p) =>
      `Окончание приёма документов (сейчас ${p.cutoff}), приём контейнеров и прибытие сдвинутся вместе с ним; клиенты с местами на поезде будут оповещены.`,
    done: (p) =>
      p.count === 0
        ? 'Отправление перенесено'
        : `Отправление перенесено, клиенты оповещены: ${bookings(p.count)}`,
  },
  trainStatus: {
    planned: 'Запланирован',
    open: 'Приём заявок',
    closed: 'Приём закрыт',
    departed: 'Отправлен',
    arrived: 'Прибыл',
    cancelled: 'Отменён',
  },
};
export default ru;

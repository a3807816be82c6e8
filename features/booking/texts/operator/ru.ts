import { russianPlural } from '../../../../platform/wire/language.ts';
import type zh from './zh.ts';

const containers = (count: number) =>
  `${count} ${russianPlural(count, 'контейнер', 'контейнера', 'контейнеров')}`;
const bookings = (count: number) => `${count} ${russianPlural(count, 'заявка', 'заявки', 'заявок')}`;
/** accusative: подтвердить 1 заявку */
const theBookings = (count: number) => `${count} ${russianPlural(count, 'заявку', 'заявки', 'заявок')}`;

const ru: typeof zh = {
  queue: {
    left: (p) => `на поезде ещё ${p.teu} ДФЭ`,
    leftHint: 'Свободно на поезде после подтверждения (ждущие заявки уже занимают места)',
    keys: 'J/K вниз, вверх · X выбрать · O открыть · Enter подтвердить',
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
    toLoadPlan: (p) => `Места по клиентам, поезд ${p.trainNo}`,
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
    customerRef: 'Номер клиента',
    recordTitle: 'Заявки за последние 12 месяцев',
    recordBookings: (p) => `За 12 мес. заявок: ${p.count}, ${p.teu} ДФЭ`,
    recordShipped: (p) => `отправлено ${p.count}`,
    recordAwaiting: (p) => `ждут ответа ${p.count}`,
    recordWithdrawn: (p) => `отозвано ${p.count}`,
    recordRefused: (p) => `отклонено ${p.count}`,
    recordExpired: (p) => `истекло ${p.count}`,
    recordSince: (p) => `первая заявка ${p.date}`,
    title: (p) => `Заказ ${p.orderBigNo}`,
    loadPlan: 'Места по клиентам',
    train: 'Поезд',
    containers: 'Контейнеры',
    numbered: (p) => `${p.teu} ДФЭ, номера указаны: ${p.done} из ${p.all}`,
    goods: 'Груз',
    contact: 'Контактное лицо',
    remark: 'Примечание',
    created: 'Оформлен',
  },
  load: {
    title: 'Места по клиентам',
    menu: 'Места по клиентам',
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
  clash: {
    title: 'Спорные номера контейнеров',
    subtitle: 'Один номер указали два клиента; до решения у более позднего заказа его нет',
    empty: 'Спорных номеров нет',
    state: 'Статус',
    states: { open: 'Ждёт решения', kept: 'Оставлен', given: 'Передан', dropped: 'Указан другой номер' },
    containerNo: 'Номер контейнера',
    reasons: { moving: 'Контейнер в пути', planned: 'Сроки пересекаются' },
    typed: (p) => `${p.who}, ${p.time}`,
    holder: 'Заказ с этим номером',
    claimant: 'Более поздний заказ',
    seal: (p) => `пломба ${p.sealNo}`,
    past: (p) => `прежних перевозок: ${p.count}`,
    keep: 'Оставить',
    give: 'Передать',
    giveTitle: (p) => `Передать ${p.containerNo}: ${p.company}?`,
    giveText: (p) =>
      `Если сроки пересекаются, номер будет удалён из заказа (${p.company}). Оба клиента получат уведомление. Отменить нельзя.`,
    mayNotGive: 'Контейнер в пути по первому заказу',
    decided: 'Решение принято, клиенты уведомлены',
  },
  pool: {
    title: 'Парк контейнеров (COC)',
    subtitle:
      'Номера COC в заказах — только из парка: свободный контейнер нужного типа на станции отправления',
    empty: 'В парке нет контейнеров',
    add: 'Добавить контейнер',
    edit: (p) => `Изменить ${p.containerNo}`,
    saved: 'Контейнер сохранён',
    removed: 'Контейнер удалён из парка',
    containerNo: 'Номер контейнера',
    sizeType: 'Тип',
    station: 'Станция',
    order: 'Занят заказом',
    free: 'Свободен',
    remark: 'Примечание',
  },
};
export default ru;

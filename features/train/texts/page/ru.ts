import sizeWords from '../../../../libs/containerCodes/texts/ru.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { sizeNames, sizeShort } from '../../sizeNames.ts';
import type zh from './zh.ts';

const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trains = (count: number) => counted(count, 'поезд', 'поезда', 'поездов');

const ru: typeof zh = {
  lineTypes: { EU: 'Европа', CA: 'Центральная Азия', CN: 'Китай' },
  directions: { outbound: 'Из Китая', inbound: 'В Китай' },
  statuses: {
    planned: 'Запланирован',
    open: 'Открыт',
    closed: 'Закрыт',
    departed: 'Отправлен',
    arrived: 'Прибыл',
    cancelled: 'Отменён',
  },
  standings: { bookable: 'Есть места', soldOut: 'Мест нет', pastCutoff: 'Приём заявок окончен' },
  sizeShort: sizeShort('ru'),
  sizeNames: sizeNames(sizeWords),
  timeLeft: (p) => {
    if (p.days > 0) return `осталось ${p.days} дн. ${p.hours} ч`;
    if (p.hours > 0) return `осталось ${p.hours} ч ${p.minutes} мин`;
    return `осталось ${p.minutes} мин`;
  },
  timePassed: 'срок истёк',
  cutoff: 'Документы до',
  gateIn: 'Приём на терминал до',
  depart: 'Отправление',
  arrive: 'Прибытие',
  expectedArrive: 'Ожидаемое прибытие',
  plannedFor: (p) => `по плану ${p.time}`,
  transitTime: (p) => (p.hours < 24 ? `${p.hours} ч` : counted(p.days, 'день', 'дня', 'дней')),
  space: 'Свободные места',
  prices: 'Ставки',
  perContainer: 'Железнодорожный фрахт за контейнер',
  book: 'Забронировать',
  bookTrain: (p) => `Забронировать ${p.trainNo}`,
  details: 'Подробнее',
  times: (p) => `Время везде — ${p.zone}`,
  map: {
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    fit: 'Показать весь маршрут',
    mapLabel: 'Карта маршрута',
    loading: 'Карта загружается…',
    failed: 'Не удалось загрузить карту',
    retry: 'Повторить',
  },
  timetable: {
    title: 'Поезда',
    calendar: 'Календарь',
    list: 'Список',
    view: 'Вид',
    lineType: 'Тип маршрута',
    allTypes: 'Все',
    direction: 'Направление',
    anyDirection: 'Оба направления',
    from: 'Станция отправления',
    to: 'Станция назначения',
    anyStation: 'Любая станция',
    previousMonth: 'Предыдущий месяц',
    nextMonth: 'Следующий месяц',
    thisMonth: 'Текущий месяц',
    today: 'сегодня',
    trains: (p) => trains(p.count),
    free: (p) => `${p.teu} ДФЭ`,
    teu: 'ДФЭ',
    none: 'Закрыто',
    legend: 'В каждом дне: число поездов, свободные места (ДФЭ) и наименьшая ставка за контейнер.',
    noTrainsOn: 'поездов нет',
    loadingDay: 'загрузка',
    pastDay: 'прошедший день',
    pastDayHint: 'Этот день прошёл; показаны поезда начиная с сегодняшнего дня',
    dayLabel: (p) => `${p.date}: ${p.trains}, ${p.free}${p.from === '' ? '' : `, от ${p.from}`}`,
    keys: 'Стрелки — выбор дня, Page Up и Page Down — смена месяца.',
    comingWeek: 'Ближайшие семь дней',
    weekFrom: (p) => `Семь дней с ${p.date}`,
    showWeek: 'Показать семь дней',
    notBookable: (p) => `${trains(p.count)} без бронирования: срок истёк, мест нет или закрыто`,
    noTrains: 'За это время нет поездов, соответствующих фильтрам',
    clearFilters: 'Сбросить фильтры',
    dates: 'Дата отправления',
    total: (p) => `Всего: ${trains(p.total)}`,
  },
  detail: {
    title: 'Поезд',
    absent: 'В ссылке не указан поезд',
    toList: 'Все поезда',
    route: 'Путь следования',
    station: 'Станция',
    distance: 'Путь, км',
    planned: 'Время по плану',
    border: 'Погранпереход',
    gaugeChange: 'Смена колеи',
    booked: (p) => `Занято ${p.sold} из ${p.capacity} ДФЭ`,
    via: (p) => `через ${p.border}`,
    nearby: 'Другие поезда между этими станциями',
    nearbyWhy: 'Забронировать этот поезд сейчас нельзя. Между теми же станциями есть места в поездах:',
    noNearby: 'В других поездах между этими станциями мест пока нет',
  },
};

export default ru;

import { russianPlural } from '../../../platform/wire/language.ts';
import type zh from './zh.ts';

const containers = (count: number) =>
  `${count} ${russianPlural(count, 'контейнер', 'контейнера', 'контейнеров')}`;
const orders = (count: number) => `${count} ${russianPlural(count, 'заказ', 'заказа', 'заказов')}`;
const trains = (count: number) => `${count} ${russianPlural(count, 'поезд', 'поезда', 'поездов')}`;
const requests = (count: number) => `${count} ${russianPlural(count, 'заявка', 'заявки', 'заявок')}`;

const ru: typeof zh = {
  title: 'Главная',
  greeting: {
    morning: (p) => `Доброе утро, ${p.name}`,
    afternoon: (p) => `Добрый день, ${p.name}`,
    evening: (p) => `Добрый вечер, ${p.name}`,
  },
  book: 'Забронировать',
  loading: 'Загрузка',
  orders: (p) => orders(p.count),
  containers: (p) => containers(p.count),
  teu: (p) => `${p.teu} ДФЭ`,
  status: {
    draft: 'Черновики',
    submitted: 'На проверке',
    confirmed: 'Без номеров',
    documents: 'Номера не все',
    ready: 'Готовы',
    departed: 'В пути',
    arrived: 'Прибыли',
  },
  statuses: 'Мои заказы',
  toDo: {
    title: 'К выполнению',
    none: 'Срочных дел нет',
    noneHint: 'Здесь появятся заказы без номеров контейнеров и неотправленные черновики',
    numbers: 'Внести номера',
    draft: 'Отправить черновик',
    missing: (p) => `Без номера: ${p.missing} из ${p.all}`,
    draftOf: (p) => `${p.teu} ДФЭ, места ещё не заняты`,
    cutoff: (p) => `Приём документов закроется ${p.when}`,
    pastCutoff: 'Приём документов закрыт, свяжитесь с оператором',
    draftEnds: (p) => `Истечёт ${p.when}`,
    draftEnded: 'Скоро истечёт',
    waiting: (p) =>
      `${requests(p.count)} ${russianPlural(p.count, 'ожидает', 'ожидают', 'ожидают')} подтверждения`,
    waitingSince: (p) => `самая ранняя подана ${p.when}`,
    more: (p) => `Ещё без номеров: ${orders(p.count)}`,
  },
  underWay: {
    title: 'Поезда в пути',
    none: 'Сейчас поездов в пути нет',
    noneHint: 'После отправления здесь можно следить за движением',
    follow: 'Следить',
    followTrain: (p) => `Следить за поездом № ${p.trainNo}`,
    byPlan: 'по расписанию',
    next: (p) => `Следующая станция ${p.station}, по плану ${p.time}`,
    arrival: (p) => `Прибытие на станцию ${p.station}, по плану ${p.time}`,
    shouldBeThere: (p) => `По расписанию прибыл: ${p.station}`,
    progress: (p) => `Пройдено около ${p.percent} % пути`,
    more: (p) => `В пути ещё ${trains(p.count)}`,
  },
  coming: {
    title: 'Поезда со свободными местами',
    none: 'Поездов для бронирования пока нет',
    toTimetable: 'Расписание',
    lineTypes: { all: 'Все', EU: 'Европа', CA: 'Центральная Азия', CN: 'Китай' },
    lineType: 'Направление',
    cutoff: (p) => `Закрытие приёма ${p.when}`,
    priceFrom: (p) => `от ${p.price}`,
    book: 'Выбрать',
    bookTrain: (p) => `Выбрать поезд № ${p.trainNo}`,
  },
  load: {
    title: 'Загрузка на две недели',
    hint: 'Выберите день, чтобы увидеть его поезда',
    days: 'По дням отправления',
    day: (p) => `${p.date}: ${trains(p.trains)}, занято ${p.sold} из ${p.capacity} ДФЭ, ${p.percent} %`,
    dayTitle: (p) => `${p.date}, ${trains(p.trains)}`,
    noTrains: 'В этот день поездов нет',
    none: 'На ближайшие две недели поезда не запланированы',
    plan: 'К плану поездов',
    sold: 'Занято',
    capacity: 'Вместимость',
    ofTrain: (p) => `${p.sold} / ${p.capacity} ДФЭ`,
    toLoadPlan: (p) => `План загрузки поезда № ${p.trainNo}`,
  },
  queue: {
    title: 'Заявки на проверке',
    none: 'Заявок на проверку нет',
    noneHint: 'Здесь появятся новые заявки',
    count: (p) => requests(p.count),
    oldest: (p) => `Самая ранняя подана ${p.when}`,
    open: 'Проверить',
    submitted: (p) => `подана ${p.when}`,
  },
  today: {
    title: 'Отправления сегодня',
    none: 'Сегодня поездов нет',
    departed: 'Отправлен',
    left: (p) => `Всего ${trains(p.all)}, ещё не отправлено: ${p.count}`,
    more: (p) => `Ещё ${trains(p.count)}`,
  },
  welcome: {
    text: 'Добро пожаловать на портал бронирования и слежения за контейнерными поездами между Китаем, Европой и Центральной Азией.',
    tourist:
      'Вы ещё не состоите в компании. Зарегистрируйте её или присоединитесь, чтобы бронировать; поезда, ставки и контейнеры доступны уже сейчас.',
    register: 'Зарегистрировать компанию',
    trace: 'Где мой контейнер?',
    traceHint: 'Введите номер контейнера или заказа, чтобы увидеть маршрут и время',
    number: 'Номер контейнера или заказа',
    search: 'Найти',
    trains: 'Ближайшие поезда',
    noTrains: 'Ближайших поездов нет',
    timetable: 'Расписание',
    timetableHint: 'Поезда по маршрутам, направлениям и датам, свободные места и цены',
    arrives: (p) => `прибытие по плану ${p.time}`,
  },
};
export default ru;

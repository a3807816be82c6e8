import { russianPlural } from '../../../../platform/wire/language.ts';
import type zh from './zh.ts';

const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;

const ru: typeof zh = {
  lineTypes: { EU: 'Европа', CA: 'Центральная Азия', CN: 'Китай' },
  directions: { outbound: 'Из Китая', inbound: 'В Китай' },
  lineType: 'Тип маршрута',
  direction: 'Направление',
  allTypes: 'Все',
  names: { zh: 'Название на китайском', en: 'Название на английском', ru: 'Название на русском' },
  saved: 'Сохранено',
  duration: (p) => (p.hours < 24 ? `${Math.round(p.hours)} ч` : `${Math.round(p.hours / 24)} сут.`),
  map: {
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    fit: 'Показать всё',
    mapLabel: 'Карта сети',
    loading: 'Карта загружается…',
    failed: 'Не удалось загрузить карту',
    retry: 'Повторить',
  },
  lines: {
    title: 'Маршруты',
    keyword: 'Название или код',
    code: 'Код',
    name: 'Маршрут',
    relation: 'Отправление — назначение',
    via: 'Погранпереход',
    distance: 'Путь, км',
    duration: 'В пути',
    origin: 'Начальная станция',
    destination: 'Конечная станция',
    hours: 'Время в пути (ч)',
    status: 'Статус',
    inService: 'Действует',
    outOfService: 'Не действует',
    empty: 'Маршрутов ещё нет',
    edit: (p) => `Маршрут ${p.code}`,
    active: 'Действует',
    activeHint: 'На недействующий маршрут новые поезда не назначаются; уже запланированные идут как обычно.',
  },
  stations: {
    title: 'Станции',
    keyword: 'Название или код',
    country: 'Страна',
    name: 'Станция',
    code: 'Код станции',
    codeHint: 'Китай — телеграфный код, дороги колеи 1520 мм — код ЕСР, Европа — код UIC.',
    unlocode: 'UN/LOCODE',
    coordinates: 'Координаты',
    latitude: 'Широта',
    longitude: 'Долгота',
    gauges: 'Ширина колеи, мм',
    gaugesNeeded: 'Выберите хотя бы одну ширину колеи',
    empty: 'Станций нет',
    edit: (p) => `Станция ${p.name}`,
  },
  picture: {
    title: 'Карта сети',
    counts: (p) =>
      `${counted(p.lines, 'маршрут', 'маршрута', 'маршрутов')}, ${counted(p.stations, 'станция', 'станции', 'станций')}`,
    legend: 'Обозначения',
    end: 'Начальная или конечная станция',
    border: 'Пограничная станция',
    stop: 'Станция в пути',
    chosen: 'Выбранные маршруты',
    lines: 'Маршруты',
    linesAt: (p) => `Маршруты через станцию ${p.station}`,
    all: 'Показать все',
    hint: 'Нажмите на станцию, чтобы увидеть её маршруты, или на маршрут, чтобы выделить его на карте.',
    noLines: 'Действующих маршрутов нет',
    route: (p) => `${p.km} км, ${p.duration}`,
  },
};

export default ru;

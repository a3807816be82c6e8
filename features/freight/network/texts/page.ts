import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countedRu = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;

export const { zh, en, ru } = texts({
  lineTypes: {
    EU: ['中欧', 'Europe', 'Европа'],
    CA: ['中亚', 'Central Asia', 'Центральная Азия'],
    CN: ['国内', 'Domestic', 'Внутри Китая'],
  },
  directions: {
    outbound: ['去程', 'Outbound', 'Экспорт (из КНР)'],
    inbound: ['回程', 'Inbound', 'Импорт (в КНР)'],
  },
  lineType: ['线路类型', 'Trade lane', 'Направление'],
  direction: ['方向', 'Direction', 'Экспорт / импорт'],
  allTypes: ['全部', 'All', 'Все'],
  names: {
    zh: ['中文名称', 'Name in Chinese', 'Название на китайском'],
    en: ['英文名称', 'Name in English', 'Название на английском'],
    ru: ['俄文名称', 'Name in Russian', 'Название на русском'],
  },
  saved: ['已保存', 'Saved', 'Сохранено'],
  duration: template(
    (p: { hours: number }) => (p.hours < 24 ? `${Math.round(p.hours)} 小时` : `${Math.round(p.hours / 24)} 天`),
    (p) =>
      p.hours < 24 ? pluralEn(Math.round(p.hours), 'hour', 'hours') : pluralEn(Math.round(p.hours / 24), 'day', 'days'),
    (p) => (p.hours < 24 ? `${Math.round(p.hours)} ч` : `${Math.round(p.hours / 24)} дн.`),
  ),
  map: {
    zoomIn: ['放大', 'Zoom in', 'Приблизить'],
    zoomOut: ['缩小', 'Zoom out', 'Отдалить'],
    fit: ['显示全部', 'Show everything', 'Показать всё'],
    mapLabel: ['路网图', 'Network map', 'Карта сети'],
    loading: ['正在加载地图…', 'Loading the map…', 'Карта загружается…'],
    failed: ['地图加载失败', 'The map could not be loaded', 'Не удалось загрузить карту'],
    retry: ['重试', 'Try again', 'Повторить'],
  },
  lines: {
    title: ['线路管理', 'Routes', 'Маршруты'],
    keyword: ['名称或代码', 'Name or code', 'Название или код'],
    code: ['代码', 'Code', 'Код'],
    name: ['线路', 'Route', 'Маршрут'],
    relation: ['发站—到站', 'Origin – destination', 'Отправление — назначение'],
    via: ['经由口岸', 'Border crossing', 'Погранпереход'],
    distance: ['里程（km）', 'Distance, km', 'Расстояние, км'],
    duration: ['运行时间', 'Transit time', 'Время в пути'],
    origin: ['发站', 'Origin', 'Станция отправления'],
    destination: ['到站', 'Destination', 'Станция назначения'],
    hours: ['运行时间（小时）', 'Transit time (h)', 'Время в пути (ч)'],
    status: ['状态', 'Status', 'Статус'],
    inService: ['运营中', 'In service', 'Действует'],
    outOfService: ['已停用', 'Out of service', 'Не действует'],
    empty: ['还没有线路', 'No routes yet', 'Маршрутов ещё нет'],
    edit: template(
      (p: { code: string }) => `编辑线路 ${p.code}`,
      (p) => `Edit route ${p.code}`,
      (p) => `Маршрут ${p.code}`,
    ),
    active: ['运营', 'In service', 'Действует'],
    activeHint: [
      '停用后不再编制新班列，已编制的班列照常运行。',
      'When out of service, no new trains can be planned on the route; trains already planned run as scheduled.',
      'На недействующий маршрут новые поезда не назначаются; уже запланированные идут как обычно.',
    ],
  },
  stations: {
    agents: ['境外代理', 'Overseas agents', 'Зарубежные агенты'],
    agentsOf: template(
      (p: { name: string }) => `${p.name} 的境外代理`,
      (p) => `Overseas agents of ${p.name}`,
      (p) => `Зарубежные агенты: ${p.name}`,
    ),
    agentsHint: [
      '到站班列会显示在所选代理的首页',
      'Arrivals at this station are shown on their home page',
      'Прибытия на станцию видны на их главных страницах',
    ],
    title: ['车站管理', 'Stations', 'Станции'],
    keyword: ['名称或代码', 'Name or code', 'Название или код'],
    country: ['国家', 'Country', 'Страна'],
    name: ['车站', 'Station', 'Станция'],
    code: ['车站代码', 'Station code', 'Код станции'],
    codeHint: [
      '中国为电报码，1520 mm 轨距国家为 ESR 代码，欧洲为 UIC 代码。',
      'China: telegraph code; 1520 mm railways: ESR; Europe: UIC.',
      'Китай — телеграфный код, дороги колеи 1520 мм — код ЕСР, Европа — код UIC.',
    ],
    unlocode: ['UN/LOCODE', 'UN/LOCODE', 'UN/LOCODE'],
    coordinates: ['坐标', 'Coordinates', 'Координаты'],
    latitude: ['纬度', 'Latitude', 'Широта'],
    longitude: ['经度', 'Longitude', 'Долгота'],
    gauges: ['轨距（mm）', 'Gauge (mm)', 'Ширина колеи, мм'],
    gaugesNeeded: ['请至少选择一种轨距', 'Choose at least one gauge', 'Выберите хотя бы одну ширину колеи'],
    empty: ['没有车站', 'No stations', 'Станций нет'],
    edit: template(
      (p: { name: string }) => `编辑车站 ${p.name}`,
      (p) => `Edit station ${p.name}`,
      (p) => `Станция ${p.name}`,
    ),
  },
  picture: {
    title: ['路网图', 'Network map', 'Карта сети'],
    counts: template(
      (p: { lines: number; stations: number }) => `${p.lines} 条线路，${p.stations} 个车站`,
      (p) => `${pluralEn(p.lines, 'route', 'routes')}, ${pluralEn(p.stations, 'station', 'stations')}`,
      (p) =>
        `${countedRu(p.lines, 'маршрут', 'маршрута', 'маршрутов')}, ${countedRu(p.stations, 'станция', 'станции', 'станций')}`,
    ),
    legend: ['图例', 'Legend', 'Обозначения'],
    end: ['发站、到站', 'Origin or destination', 'Станция отправления или назначения'],
    border: ['口岸', 'Border crossing', 'Погранпереход'],
    stop: ['途经站', 'Stop', 'Станция в пути'],
    chosen: ['选中的线路', 'Selected routes', 'Выбранные маршруты'],
    lines: ['线路', 'Routes', 'Маршруты'],
    linesAt: template(
      (p: { station: string }) => `经过${p.station}的线路`,
      (p) => `Routes through ${p.station}`,
      (p) => `Маршруты через станцию ${p.station}`,
    ),
    all: ['显示全部', 'Show all', 'Показать все'],
    hint: [
      '点击车站查看经过的线路，点击线路在图上突出显示。',
      'Click a station to see its routes, or a route to highlight it on the map.',
      'Нажмите на станцию, чтобы увидеть её маршруты, или на маршрут, чтобы выделить его на карте.',
    ],
    noLines: ['没有运营中的线路', 'No routes in service', 'Действующих маршрутов нет'],
    route: template(
      (p: { km: string; duration: string }) => `${p.km} km，${p.duration}`,
      (p) => `${p.km} km, ${p.duration}`,
      (p) => `${p.km} км, ${p.duration}`,
    ),
  },
});

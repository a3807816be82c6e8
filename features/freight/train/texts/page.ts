import {
  en as sizeWordsEn,
  ru as sizeWordsRu,
  zh as sizeWordsZh,
} from '../../../../libs/containerCodes/texts/containerCodes.ts';
import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { sizeNames, sizeShort } from '../sizeNames.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countedRu = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trainsRu = (count: number) => countedRu(count, 'поезд', 'поезда', 'поездов');

export const { zh, en, ru } = texts({
  lineTypes: {
    EU: ['中欧', 'Europe', 'Европа'],
    CA: ['中亚', 'Central Asia', 'Центральная Азия'],
    CN: ['国内', 'Domestic', 'Китай'],
  },
  directions: {
    outbound: ['去程', 'Outbound', 'Из Китая'],
    inbound: ['回程', 'Inbound', 'В Китай'],
  },
  statuses: {
    planned: ['计划中', 'Planned', 'Запланирован'],
    open: ['可订舱', 'Open', 'Открыт'],
    closed: ['已截止订舱', 'Closed', 'Закрыт'],
    departed: ['已发车', 'Departed', 'Отправлен'],
    arrived: ['已到达', 'Arrived', 'Прибыл'],
    cancelled: ['已停开', 'Cancelled', 'Отменён'],
  },
  standings: {
    bookable: ['可订舱', 'Space available', 'Есть места'],
    soldOut: ['已满舱', 'Fully booked', 'Мест нет'],
    pastCutoff: ['已截单', 'Past cut-off', 'Приём заявок окончен'],
  },
  sizeShort: [sizeShort('zh'), sizeShort('en'), sizeShort('ru')],
  sizeNames: [sizeNames(sizeWordsZh), sizeNames(sizeWordsEn), sizeNames(sizeWordsRu)],
  timeLeft: template(
    (p: { days: number; hours: number; minutes: number }) => {
      if (p.days > 0) return `剩 ${p.days} 天 ${p.hours} 小时`;
      if (p.hours > 0) return `剩 ${p.hours} 小时 ${p.minutes} 分`;
      return `剩 ${p.minutes} 分钟`;
    },
    (p) => {
      if (p.days > 0) return `${p.days} d ${p.hours} h left`;
      if (p.hours > 0) return `${p.hours} h ${p.minutes} min left`;
      return `${p.minutes} min left`;
    },
    (p) => {
      if (p.days > 0) return `осталось ${p.days} дн. ${p.hours} ч`;
      if (p.hours > 0) return `осталось ${p.hours} ч ${p.minutes} мин`;
      return `осталось ${p.minutes} мин`;
    },
  ),
  timePassed: ['已截止', 'passed', 'срок истёк'],
  trainNo: ['车次', 'Train no.', 'Поезд'],
  cutoff: ['截单', 'Cut-off', 'Документы до'],
  gateIn: ['截港', 'Gate-in', 'Приём на терминал до'],
  depart: ['发车', 'Departs', 'Отправление'],
  arrive: ['到达', 'Arrives', 'Прибытие'],
  expectedArrive: ['预计到达', 'Expected arrival', 'Ожидаемое прибытие'],
  plannedFor: template(
    (p: { time: string }) => `计划 ${p.time}`,
    (p) => `planned ${p.time}`,
    (p) => `по плану ${p.time}`,
  ),
  transitTime: template(
    (p: { hours: number; days: number }) => (p.hours < 24 ? `${p.hours} 小时` : `${p.days} 天`),
    (p) => (p.hours < 24 ? pluralEn(p.hours, 'hour', 'hours') : pluralEn(p.days, 'day', 'days')),
    (p) => (p.hours < 24 ? `${p.hours} ч` : countedRu(p.days, 'день', 'дня', 'дней')),
  ),
  space: ['剩余舱位', 'Space left', 'Свободные места'],
  prices: ['运价', 'Prices', 'Ставки'],
  perContainer: ['铁路运费，每箱', 'Rail freight per container', 'Железнодорожный фрахт за контейнер'],
  book: ['订舱', 'Book', 'Забронировать'],
  bookTrain: template(
    (p: { trainNo: string }) => `订舱 ${p.trainNo}`,
    (p) => `Book ${p.trainNo}`,
    (p) => `Забронировать ${p.trainNo}`,
  ),
  details: ['详情', 'Details', 'Подробнее'],
  times: template(
    (p: { zone: string }) => `所有时间均为${p.zone}`,
    (p) => `All times are ${p.zone}`,
    (p) => `Время везде — ${p.zone}`,
  ),
  map: {
    zoomIn: ['放大', 'Zoom in', 'Приблизить'],
    zoomOut: ['缩小', 'Zoom out', 'Отдалить'],
    fit: ['显示全程', 'Show the whole route', 'Показать весь маршрут'],
    mapLabel: ['线路图', 'Map of the route', 'Карта маршрута'],
    loading: ['正在加载地图…', 'Loading the map…', 'Карта загружается…'],
    failed: ['地图加载失败', 'The map could not be loaded', 'Не удалось загрузить карту'],
    retry: ['重试', 'Try again', 'Повторить'],
  },
  timetable: {
    title: ['班列计划', 'Trains', 'Поезда'],
    calendar: ['日历', 'Calendar', 'Календарь'],
    list: ['表格', 'Table', 'Таблица'],
    view: ['显示方式', 'View', 'Вид'],
    lineType: ['线路类型', 'Line type', 'Тип маршрута'],
    allTypes: ['全部', 'All', 'Все'],
    direction: ['方向', 'Direction', 'Направление'],
    anyDirection: ['去程和回程', 'Both directions', 'Оба направления'],
    from: ['发站', 'From', 'Станция отправления'],
    to: ['到站', 'To', 'Станция назначения'],
    anyStation: ['全部车站', 'Any station', 'Любая станция'],
    previousMonth: ['上个月', 'Previous month', 'Предыдущий месяц'],
    nextMonth: ['下个月', 'Next month', 'Следующий месяц'],
    thisMonth: ['本月', 'This month', 'Текущий месяц'],
    today: ['今天', 'today', 'сегодня'],
    trains: template(
      (p: { count: number }) => `${p.count} 列`,
      (p) => pluralEn(p.count, 'train', 'trains'),
      (p) => trainsRu(p.count),
    ),
    free: template(
      (p: { teu: string }) => `${p.teu} TEU`,
      (p) => `${p.teu} TEU`,
      (p) => `${p.teu} ДФЭ`,
    ),
    teu: ['TEU', 'TEU', 'ДФЭ'],
    none: ['不可订', 'Unavailable', 'Закрыто'],
    legend: [
      '每日显示班列数、剩余舱位（TEU）和单箱最低运价。',
      'Each day shows its trains, the TEU left and the lowest price of a container.',
      'В каждом дне: число поездов, свободные места (ДФЭ) и наименьшая ставка за контейнер.',
    ],
    noTrainsOn: ['当日无班列', 'no trains', 'поездов нет'],
    loadingDay: ['加载中', 'loading', 'загрузка'],
    pastDay: ['已过', 'past', 'прошедший день'],
    pastDayHint: [
      '该日班列已发出，仅显示今天及以后的班列',
      'This day has passed; only trains from today on are shown',
      'Этот день прошёл; показаны поезда начиная с сегодняшнего дня',
    ],
    dayLabel: template(
      (p: { date: string; trains: string; free: string; from: string }) =>
        `${p.date}，${p.trains}，${p.free}${p.from === '' ? '' : `，${p.from} 起`}`,
      (p) => `${p.date}: ${p.trains}, ${p.free}${p.from === '' ? '' : `, from ${p.from}`}`,
      (p) => `${p.date}: ${p.trains}, ${p.free}${p.from === '' ? '' : `, от ${p.from}`}`,
    ),
    bookableOnly: ['仅看可订舱', 'Bookable only', 'Только с местами'],
    compare: ['对比', 'Compare', 'Сравнить'],
    compareTrain: template(
      (p: { trainNo: string }) => `加入对比 ${p.trainNo}`,
      (p) => `Compare ${p.trainNo}`,
      (p) => `Сравнить ${p.trainNo}`,
    ),
    chosenTrains: template(
      (p: { count: number; most: number }) => `已选 ${p.count} 列，最多 ${p.most} 列`,
      (p) => `${p.count} of at most ${p.most} trains selected`,
      (p) => `Выбрано поездов: ${p.count}, не более ${p.most}`,
    ),
    clearChosen: ['清除', 'Clear', 'Сбросить'],
    transit: ['运行时间', 'Transit time', 'Время в пути'],
    keys: [
      '方向键选择日期，Page Up / Page Down 翻月。',
      'Arrow keys choose a day, Page Up and Page Down a month.',
      'Стрелки — выбор дня, Page Up и Page Down — смена месяца.',
    ],
    comingWeek: ['未来 7 天', 'The next seven days', 'Ближайшие семь дней'],
    weekFrom: template(
      (p: { date: string }) => `${p.date} 起 7 天`,
      (p) => `Seven days from ${p.date}`,
      (p) => `Семь дней с ${p.date}`,
    ),
    showWeek: ['显示 7 天', 'Show seven days', 'Показать семь дней'],
    notBookable: template(
      (p: { count: number }) => `${p.count} 列不可订（已截单、满舱或停止订舱）`,
      (p) => `${pluralEn(p.count, 'train', 'trains')} past cut-off, full or closed`,
      (p) => `${trainsRu(p.count)} без бронирования: срок истёк, мест нет или закрыто`,
    ),
    noTrains: [
      '该时段没有符合条件的班列',
      'No train matches in this time',
      'За это время нет поездов, соответствующих фильтрам',
    ],
    clearFilters: ['清除筛选条件', 'Clear filters', 'Сбросить фильтры'],
    dates: ['发车日期', 'Departure', 'Дата отправления'],
    total: template(
      (p: { total: number }) => `共 ${p.total} 列`,
      (p) => pluralEn(p.total, 'train', 'trains'),
      (p) => `Всего: ${trainsRu(p.total)}`,
    ),
  },
  detail: {
    title: ['班列详情', 'Train', 'Поезд'],
    route: ['运行径路', 'Route', 'Путь следования'],
    station: ['车站', 'Station', 'Станция'],
    km: template(
      (p: { km: string }) => `${p.km} 公里`,
      (p) => `${p.km} km`,
      (p) => `${p.km} км`,
    ),
    distance: ['里程（km）', 'km', 'Путь, км'],
    planned: ['计划时间', 'Planned time', 'Время по плану'],
    border: ['口岸', 'Border', 'Погранпереход'],
    gaugeChange: ['换装', 'Gauge change', 'Перегруз (1435/1520)'],
    booked: template(
      (p: { sold: string; capacity: string }) => `已订 ${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} of ${p.capacity} TEU booked`,
      (p) => `Занято ${p.sold} из ${p.capacity} ДФЭ`,
    ),
    via: template(
      (p: { border: string }) => `经 ${p.border}`,
      (p) => `via ${p.border}`,
      (p) => `через ${p.border}`,
    ),
    nearby: ['相近班列', 'Other trains on this route', 'Другие поезда между этими станциями'],
    nearbyWhy: [
      '本班列目前无法订舱。以下班列发站、到站相同且仍有舱位：',
      'This train cannot be booked now. These run between the same stations and have space:',
      'Забронировать этот поезд сейчас нельзя. Между теми же станциями есть места в поездах:',
    ],
    noNearby: [
      '暂无发站、到站相同且有舱位的班列',
      'No other train between these stations has space at present',
      'В других поездах между этими станциями мест пока нет',
    ],
  },
});

import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';
import { sizeLabels, sizeShort } from '../sizeNames.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const countedRu = (count: number, one: string, few: string, many: string) =>
  `${count} ${russianPlural(count, one, few, many)}`;
const trainsRu = (count: number) => countedRu(count, 'поезд', 'поезда', 'поездов');

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
  statuses: {
    planned: ['已排期', 'Planned', 'Запланирован'],
    open: ['可订舱', 'Open for booking', 'Бронирование открыто'],
    closed: ['已截止订舱', 'Closed for booking', 'Бронирование закрыто'],
    departed: ['已发车', 'Departed', 'Отправлен'],
    arrived: ['已到站', 'Arrived', 'Прибыл'],
    cancelled: ['已停开', 'Cancelled', 'Отменён'],
  },
  standings: {
    bookable: ['可订舱', 'Open for booking', 'Бронирование открыто'],
    soldOut: ['已满舱', 'Fully booked', 'Мест нет'],
    pastCutoff: ['已截单', 'Cut-off passed', 'Срок документов истёк'],
  },
  sizeShort: [sizeShort('zh'), sizeShort('en'), sizeShort('ru')],
  sizeLabels: [sizeLabels('zh'), sizeLabels('en'), sizeLabels('ru')],
  timeLeft: template(
    (p: { days: number; hours: number; minutes: number }) => {
      if (p.days > 0) return p.hours > 0 ? `剩 ${p.days} 天 ${p.hours} 小时` : `剩 ${p.days} 天`;
      if (p.hours > 0) return `剩 ${p.hours} 小时 ${p.minutes} 分`;
      return `剩 ${p.minutes} 分钟`;
    },
    (p) => {
      if (p.days > 0) return p.hours > 0 ? `${p.days} d ${p.hours} h left` : `${p.days} d left`;
      if (p.hours > 0) return `${p.hours} h ${p.minutes} min left`;
      return `${p.minutes} min left`;
    },
    (p) => {
      if (p.days > 0) return p.hours > 0 ? `осталось ${p.days} дн. ${p.hours} ч` : `осталось ${p.days} дн.`;
      if (p.hours > 0) return `осталось ${p.hours} ч ${p.minutes} мин`;
      return `осталось ${p.minutes} мин`;
    },
  ),
  timePassed: ['已截止', 'closed', 'срок истёк'],
  trainNo: ['车次', 'Train no.', '№ поезда'],
  cutoff: ['截单', 'Document cut-off', 'Документы до'],
  gateIn: ['截港', 'Gate-in cut-off', 'Контейнеры до'],
  depart: ['发车', 'Departure', 'Отправление'],
  arrive: ['到站', 'Arrival', 'Прибытие'],
  expectedArrive: ['预计到站', 'Expected arrival', 'Ожидаемое прибытие'],
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
  prices: ['铁路运费', 'Rail freight', 'Ж/д фрахт'],
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
    (p) => `Times are ${p.zone}`,
    (p) => `Указано ${p.zone}`,
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
    lineType: ['线路类型', 'Trade lane', 'Направление'],
    allTypes: ['全部', 'All', 'Все'],
    direction: ['方向', 'Direction', 'Экспорт / импорт'],
    from: ['发站', 'Origin', 'Станция отправления'],
    to: ['到站', 'Destination', 'Станция назначения'],
    previousMonth: ['上个月', 'Previous month', 'Предыдущий месяц'],
    nextMonth: ['下个月', 'Next month', 'Следующий месяц'],
    fromToday: ['今天', 'Today', 'Сегодня'],
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
    none: ['不可订', 'Not bookable', 'Закрыто'],
    legend: [
      '每日显示单箱最低运费、剩余舱位（TEU）和班列数；绿色价格为所示日期中最低。',
      'Each day shows the lowest freight per container, space left (TEU) and the number of trains. The lowest of the shown days is green.',
      'По дням: минимальный фрахт за контейнер, свободные места (ДФЭ), число поездов. Зелёным — самая низкая цена.',
    ],
    noTrainsOn: ['当日无班列', 'no trains', 'поездов нет'],
    loadingDay: ['加载中', 'loading', 'загрузка'],
    pastDay: ['已过', 'past', 'прошедший день'],
    pastDayHint: [
      '该日班列已发出，仅显示今天及以后的班列',
      'Past day; only trains from today onwards are shown',
      'День прошёл; показаны поезда начиная с сегодняшнего дня',
    ],
    dayLabel: template(
      (p: { date: string; trains: string; free: string; from: string }) =>
        `${p.date}，${p.trains}，${p.free}${p.from === '' ? '' : `，${p.from} 起`}`,
      (p) => `${p.date}: ${p.trains}, ${p.free}${p.from === '' ? '' : `, from ${p.from}`}`,
      (p) => `${p.date}: ${p.trains}, ${p.free}${p.from === '' ? '' : `, от ${p.from}`}`,
    ),
    bookableOnly: ['仅看可订舱', 'Open for booking only', 'Только с местами'],
    compare: ['对比', 'Compare', 'Сравнить'],
    compareTrain: template(
      (p: { trainNo: string }) => `加入对比 ${p.trainNo}`,
      (p) => `Compare ${p.trainNo}`,
      (p) => `Сравнить ${p.trainNo}`,
    ),
    chosenTrains: template(
      (p: { count: number; most: number }) => `已选 ${p.count} 列，最多 ${p.most} 列`,
      (p) => `${p.count} of up to ${p.most} trains selected`,
      (p) => `Выбрано поездов: ${p.count}, не более ${p.most}`,
    ),
    clearChosen: ['清除', 'Clear', 'Сбросить'],
    transit: ['运行时间', 'Transit time', 'Время в пути'],
    keys: [
      '方向键选择日期，Page Up / Page Down 翻月。',
      'Arrow keys to choose a day, Page Up and Page Down to change the month.',
      'Стрелки — выбор дня, Page Up и Page Down — смена месяца.',
    ],
    comingWeek: ['未来 7 天', 'Next 7 days', 'Ближайшие 7 дней'],
    weekFrom: template(
      (p: { date: string }) => `${p.date} 起 7 天`,
      (p) => `7 days from ${p.date}`,
      (p) => `7 дней с ${p.date}`,
    ),
    showWeek: ['显示 7 天', 'Show 7 days', 'Показать 7 дней'],
    noTrains: [
      '该时段没有符合条件的班列',
      'No matching trains in this period',
      'За этот период подходящих поездов нет',
    ],
    clearFilters: ['清除筛选条件', 'Clear filters', 'Сбросить фильтры'],
    dates: ['发车日期', 'Departure date', 'Дата отправления'],
    total: template(
      (p: { total: number }) => `共 ${p.total} 列`,
      (p) => pluralEn(p.total, 'train', 'trains'),
      (p) => `Всего: ${trainsRu(p.total)}`,
    ),
  },
  detail: {
    headline: {
      toCutoff: ['距截单', 'to the document cut-off', 'до закрытия приёма документов'],
      pastCutoff: ['已截单', 'past the document cut-off', 'после закрытия приёма документов'],
      onTime: ['准点', 'On time', 'По графику'],
      againstPlan: ['与计划一致', 'as planned', 'без отклонений'],
      late: ['晚点', 'late', 'опоздание'],
      early: ['早点', 'early', 'опережение'],
    },
    title: ['班列详情', 'Train', 'Поезд'],
    route: ['运行径路', 'Route', 'Маршрут следования'],
    station: ['车站', 'Station', 'Станция'],
    km: template(
      (p: { km: string }) => `${p.km} 公里`,
      (p) => `${p.km} km`,
      (p) => `${p.km} км`,
    ),
    distance: ['里程（km）', 'Distance, km', 'Расстояние, км'],
    planned: ['计划时间', 'Planned time', 'Время по плану'],
    border: ['口岸', 'Border crossing', 'Погранпереход'],
    gaugeChange: ['换装', 'Transshipment (1435/1520)', 'Перегрузка 1435/1520'],
    booked: template(
      (p: { sold: string; capacity: string }) => `已订 ${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} of ${p.capacity} TEU booked`,
      (p) => `Продано ${p.sold} из ${p.capacity} ДФЭ`,
    ),
    via: template(
      (p: { border: string }) => `经 ${p.border}`,
      (p) => `via ${p.border}`,
      (p) => `через ${p.border}`,
    ),
    nearby: ['相近班列', 'Other trains on this route', 'Другие поезда между этими станциями'],
    nearbyWhy: [
      '本班列目前无法订舱。以下班列发站、到站相同且仍有舱位：',
      'This train is not open for booking. These trains between the same stations have space:',
      'Забронировать этот поезд сейчас нельзя. Между теми же станциями есть места в поездах:',
    ],
    noNearby: [
      '暂无发站、到站相同且有舱位的班列',
      'No other trains with space between these stations at present',
      'В других поездах между этими станциями мест пока нет',
    ],
  },
});

import { template, texts } from '../../../../libs/texts/texts.ts';

/** Planned and actual departures and arrivals. */
export const { zh, en, ru } = texts({
  title: ['班列发到', 'Departures and arrivals', 'Отправление и прибытие'],
  subtitle: [
    '计划与实际发车、到达时间',
    'Planned and actual departure and arrival of trains',
    'Плановое и фактическое отправление и прибытие поездов',
  ],
  trainNo: ['车次', 'Train no.', '№ поезда'],
  route: ['线路', 'Route', 'Маршрут'],
  station: ['发站或到站', 'Origin or destination', 'Станция отправления или назначения'],
  from: ['发站', 'Origin', 'Станция отправления'],
  to: ['到站', 'Destination', 'Станция назначения'],
  dates: ['发车日期', 'Departure date', 'Дата отправления'],
  planDepart: ['计划发车', 'Planned departure', 'Отправление по плану'],
  depart: ['实际发车', 'Actual departure', 'Отправление по факту'],
  departLate: ['发车晚点（分钟）', 'Departure delay (min)', 'Опоздание отправления, мин'],
  planArrive: ['计划到达', 'Planned arrival', 'Прибытие по плану'],
  expectedArrive: ['预计到达', 'Expected arrival', 'Ожидаемое прибытие'],
  arrive: ['实际到达', 'Actual arrival', 'Прибытие по факту'],
  arriveLate: ['到达晚点（分钟）', 'Arrival delay (min)', 'Опоздание прибытия, мин'],
  status: ['状态', 'Status', 'Статус'],
  none: ['没有班列', 'No trains', 'Поездов нет'],
  onTime: ['正点', 'On time', 'Вовремя'],
  expected: ['预计', 'expected', 'ожидается'],
  late: template(
    (p: { time: string }) => `晚 ${p.time}`,
    (p) => `${p.time} late`,
    (p) => `опоздание ${p.time}`,
  ),
  early: template(
    (p: { time: string }) => `早 ${p.time}`,
    (p) => `${p.time} early`,
    (p) => `раньше на ${p.time}`,
  ),
});

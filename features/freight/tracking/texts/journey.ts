import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as words } from './kinds.ts';

export const { zh, en, ru } = texts({
  ...words,
  stops: ['途经站', 'Stops', 'Станции в пути'],
  events: ['在途记录', 'Events', 'События в пути'],
  noEvents: [
    '暂无记录，班列有动态后会显示在这里。',
    'No events yet. Updates on the train will appear here.',
    'Событий пока нет. Сведения о движении поезда появятся здесь.',
  ],
  border: ['口岸', 'Border crossing', 'Погранпереход'],
  gaugeChange: ['换装', 'Transshipment (1435/1520)', 'Перегрузка 1435/1520'],
  planned: ['计划', 'planned', 'план'],
  expected: ['预计', 'expected', 'прогноз'],
  actual: ['实际', 'actual', 'факт'],
  noReport: ['未报', 'not reported', 'нет данных'],
  overdue: [
    '预计时间已过，尚未上报',
    'Expected time has passed, not reported yet',
    'Ожидаемое время прошло, сообщения ещё нет',
  ],
  onTime: ['正点', 'on time', 'по графику'],
  late: template(
    (p: { time: string }) => `晚点 ${p.time}`,
    (p) => `${p.time} late`,
    (p) => `опоздание ${p.time}`,
  ),
  early: template(
    (p: { time: string }) => `早 ${p.time}`,
    (p) => `${p.time} early`,
    (p) => `раньше на ${p.time}`,
  ),
  between: template(
    (p: { from: string; to: string }) => `${p.from} → ${p.to}`,
    (p) => `${p.from} → ${p.to}`,
    (p) => `${p.from} → ${p.to}`,
  ),
  reckoned: ['推算位置', 'Estimated position', 'Расчётное местоположение'],
  reckonedHint: [
    '两次报告之间，按运行计划推算',
    'Between two reports, estimated from the timetable',
    'Между двумя сообщениями — расчёт по графику',
  ],
  map: {
    zoomIn: ['放大', 'Zoom in', 'Приблизить'],
    zoomOut: ['缩小', 'Zoom out', 'Отдалить'],
    fit: ['显示全程', 'Show whole route', 'Показать весь маршрут'],
    mapLabel: ['班列行程地图', 'Route map', 'Карта пути поезда'],
    loading: ['地图加载中…', 'Loading map…', 'Карта загружается…'],
    failed: ['地图未能加载', 'The map could not be loaded', 'Не удалось загрузить карту'],
    retry: ['重试', 'Try again', 'Повторить'],
  },
  local: template(
    (p: { time: string; offset: string }) => `当地时间 ${p.time}（${p.offset}）`,
    (p) => `${p.time} local time (${p.offset})`,
    (p) => `${p.time} по местному времени (${p.offset})`,
  ),
});

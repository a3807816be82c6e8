import words from '../kinds/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  ...words,
  stops: 'Станции',
  events: 'События в пути',
  noEvents: 'Сообщений пока нет; движение поезда появится здесь.',
  border: 'Граница',
  gaugeChange: 'Перегруз (1435/1520)',
  planned: 'план',
  expected: 'прогноз',
  actual: 'факт',
  noReport: 'нет данных',
  overdue: 'Ожидаемое время прошло, сообщения ещё нет',
  onTime: 'по графику',
  late: (p) => `опоздание ${p.time}`,
  early: (p) => `раньше на ${p.time}`,
  between: (p) => `${p.from} → ${p.to}`,
  reckoned: 'Расчётное местоположение',
  reckonedHint: 'Между двумя сообщениями — расчёт по графику',
  map: {
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    fit: 'Показать весь путь',
    mapLabel: 'Карта пути поезда',
    loading: 'Карта загружается…',
    failed: 'Не удалось загрузить карту',
    retry: 'Повторить',
  },
  local: (p) => `${p.time} по местному времени (${p.offset})`,
};
export default ru;

import type zh from './zh.ts';

const expected = (time?: string) => (time ? ` Ожидаемое прибытие на станцию назначения: ${time}.` : '');
const because = (reason?: string) => (reason ? ` Причина: ${reason}.` : '');

const ru: typeof zh = {
  arrivalChanged: (p) => ({
    title: `Изменилось прибытие: поезд ${p.trainNo}`,
    content: `Прибытие поезда ${p.trainNo} на станцию ${p.station}, назначенное на ${p.plannedTime}, ожидается ${p.time} (по Пекину). Ваш заказ на нём: ${p.orderNo}.${because(p.reason)}`,
  }),
  departed: (p) => ({
    title: `Поезд отправлен: ${p.trainNo}`,
    content: `Поезд ${p.trainNo} отправлен со станции ${p.station} ${p.time} (по Пекину). Ваш заказ ${p.orderNo} в пути.${because(p.reason)}${expected(p.arriveTime)}`,
  }),
  borderPassed: (p) => ({
    title: `Пройден погранпереход: ${p.station}`,
    content: `Заказ ${p.orderNo}, поезд ${p.trainNo}: отправление с пограничной станции ${p.station} ${p.time} (по Пекину).${expected(p.arriveTime)}`,
  }),
  arrived: (p) => ({
    title: `Поезд прибыл: ${p.trainNo}`,
    content: `Заказ ${p.orderNo}, поезд ${p.trainNo}: прибытие на станцию ${p.station} ${p.time} (по Пекину).`,
  }),
};
export default ru;

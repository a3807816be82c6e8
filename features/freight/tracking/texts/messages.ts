import { template, texts } from '../../../../libs/texts/texts.ts';

interface Moved {
  orderNo: string;
  trainNo: string;
  station: string;
  time: string;
  arriveTime?: string;
  reason?: string | undefined;
}

const expectedZh = (time?: string) => (time ? `预计到站：${time}。` : '');
const becauseZh = (reason?: string) => (reason ? `原因：${reason}。` : '');

const expectedEn = (time?: string) => (time ? ` Expected arrival: ${time}.` : '');
const becauseEn = (reason?: string) => (reason ? ` Reason: ${reason}.` : '');

const expectedRu = (time?: string) => (time ? ` Ожидаемое прибытие: ${time}.` : '');
const becauseRu = (reason?: string) => (reason ? ` Причина: ${reason}.` : '');

/** Messages to customers; times on the platform's clock. */
export const { zh, en, ru } = texts({
  arrivalChanged: template(
    (p: Moved & { plannedTime: string }) => ({
      title: `班列到站时间变更 ${p.trainNo}`,
      content: `班列 ${p.trainNo} 原计划 ${p.plannedTime} 到达${p.station}，现预计 ${p.time}（北京时间）到达。涉及您的订单 ${p.orderNo}。${becauseZh(p.reason)}`,
    }),
    (p) => ({
      title: `Arrival changed: train ${p.trainNo}`,
      content: `Train ${p.trainNo}, scheduled to arrive at ${p.station} at ${p.plannedTime}, is now expected at ${p.time} (Beijing time). Your order affected: ${p.orderNo}.${becauseEn(p.reason)}`,
    }),
    (p) => ({
      title: `Изменилось прибытие: поезд ${p.trainNo}`,
      content: `Прибытие поезда ${p.trainNo} на станцию ${p.station}, назначенное на ${p.plannedTime}, ожидается ${p.time} (по пекинскому времени). Ваш заказ в этом поезде: ${p.orderNo}.${becauseRu(p.reason)}`,
    }),
  ),
  departed: template(
    (p: Moved) => ({
      title: `班列已发车 ${p.trainNo}`,
      content: `班列 ${p.trainNo} 已于 ${p.time}（北京时间）从${p.station}发车，您的订单 ${p.orderNo} 已在途。${becauseZh(p.reason)}${expectedZh(p.arriveTime)}`,
    }),
    (p) => ({
      title: `Train departed: ${p.trainNo}`,
      content: `Train ${p.trainNo} departed from ${p.station} at ${p.time} (Beijing time). Your order ${p.orderNo} is in transit.${becauseEn(p.reason)}${expectedEn(p.arriveTime)}`,
    }),
    (p) => ({
      title: `Поезд отправлен: ${p.trainNo}`,
      content: `Поезд ${p.trainNo} отправлен со станции ${p.station} ${p.time} (по пекинскому времени). Ваш заказ ${p.orderNo} в пути.${becauseRu(p.reason)}${expectedRu(p.arriveTime)}`,
    }),
  ),
  borderPassed: template(
    (p: Moved) => ({
      title: `已过口岸 ${p.station}`,
      content: `您的订单 ${p.orderNo}（班列 ${p.trainNo}）已于 ${p.time}（北京时间）从口岸${p.station}发出。${expectedZh(p.arriveTime)}`,
    }),
    (p) => ({
      title: `Border crossed: ${p.station}`,
      content: `Your order ${p.orderNo} on train ${p.trainNo} departed from the border crossing ${p.station} at ${p.time} (Beijing time).${expectedEn(p.arriveTime)}`,
    }),
    (p) => ({
      title: `Пройден погранпереход: ${p.station}`,
      content: `Заказ ${p.orderNo}, поезд ${p.trainNo}: отправление с погранперехода ${p.station} ${p.time} (по пекинскому времени).${expectedRu(p.arriveTime)}`,
    }),
  ),
  arrived: template(
    (p: Moved) => ({
      title: `班列已到站 ${p.trainNo}`,
      content: `您的订单 ${p.orderNo}（班列 ${p.trainNo}）已于 ${p.time}（北京时间）到达${p.station}。`,
    }),
    (p) => ({
      title: `Train arrived: ${p.trainNo}`,
      content: `Your order ${p.orderNo} on train ${p.trainNo} arrived at ${p.station} at ${p.time} (Beijing time).`,
    }),
    (p) => ({
      title: `Поезд прибыл: ${p.trainNo}`,
      content: `Заказ ${p.orderNo}, поезд ${p.trainNo}: прибытие на станцию ${p.station} ${p.time} (по пекинскому времени).`,
    }),
  ),
});

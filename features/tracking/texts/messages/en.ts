import type zh from './zh.ts';

const expected = (time?: string) => (time ? ` Expected arrival at destination: ${time}.` : '');
const because = (reason?: string) => (reason ? ` Reason: ${reason}.` : '');

const en: typeof zh = {
  arrivalChanged: (p) => ({
    title: `Arrival changed: train ${p.trainNo}`,
    content: `Train ${p.trainNo}, planned to reach ${p.station} at ${p.plannedTime}, is now expected there at ${p.time} (Beijing time). Your order ${p.orderNo} is on it.${because(p.reason)}`,
  }),
  departed: (p) => ({
    title: `Train departed: ${p.trainNo}`,
    content: `Train ${p.trainNo} left ${p.station} at ${p.time} (Beijing time). Your order ${p.orderNo} is on its way.${because(p.reason)}${expected(p.arriveTime)}`,
  }),
  borderPassed: (p) => ({
    title: `Border passed: ${p.station}`,
    content: `Your order ${p.orderNo} on train ${p.trainNo} left the border station ${p.station} at ${p.time} (Beijing time).${expected(p.arriveTime)}`,
  }),
  arrived: (p) => ({
    title: `Train arrived: ${p.trainNo}`,
    content: `Your order ${p.orderNo} on train ${p.trainNo} arrived at ${p.station} at ${p.time} (Beijing time).`,
  }),
};
export default en;

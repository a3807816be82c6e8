import type zh from './zh.ts';

const en: typeof zh = {
  arrivalChanged: (p) => ({
    title: `Arrival changed: train ${p.trainNo}`,
    content: `Train ${p.trainNo}, planned to reach ${p.station} at ${p.plannedTime}, is now expected there at ${p.time} (Beijing time). Your order ${p.orderNo} is on it.`,
  }),
  departed: (p) => ({
    title: `Train departed: ${p.trainNo}`,
    content: `Train ${p.trainNo} left ${p.station} at ${p.time} (Beijing time). Your order ${p.orderNo} is on its way.`,
  }),
  borderPassed: (p) => ({
    title: `Border passed: ${p.station}`,
    content: `Your order ${p.orderNo} on train ${p.trainNo} left the border station ${p.station} at ${p.time} (Beijing time).`,
  }),
  arrived: (p) => ({
    title: `Train arrived: ${p.trainNo}`,
    content: `Your order ${p.orderNo} on train ${p.trainNo} arrived at ${p.station} at ${p.time} (Beijing time).`,
  }),
};
export default en;

import type zh from './zh.ts';

const en: typeof zh = {
  submitted: (p) => ({
    title: `Booking to confirm ${p.orderNo}`,
    content: `${p.companyName} has booked ${p.teu} TEU on train ${p.trainNo}, order ${p.orderNo}. Please confirm or refuse it.`,
  }),
  withdrawn: (p) => ({
    title: `Booking withdrawn ${p.orderNo}`,
    content: `${p.companyName} has withdrawn booking ${p.orderNo}; its space was released. ${p.reason && `Reason: ${p.reason}`}`,
  }),
  confirmed: (p) => ({
    title: `Booking confirmed ${p.orderNo}`,
    content: `Your booking ${p.orderNo} is confirmed. Please fill in container numbers and papers before the cut-off.`,
  }),
  refused: (p) => ({
    title: `Booking refused ${p.orderNo}`,
    content: `Your booking ${p.orderNo} was refused. Reason: ${p.reason}`,
  }),
  expired: (p) => ({
    title: `Booking expired ${p.orderNo}`,
    content: `Your booking ${p.orderNo} was not confirmed in time and has expired. Its space was released.`,
  }),
  trainCancelled: (p) => ({
    title: `Train cancelled ${p.trainNo}`,
    content: `Train ${p.trainNo} was cancelled. Reason: ${p.reason}. Your order ${p.orderNo} has ended with it.`,
  }),
  containersMissing: (p) => ({
    title: `Container numbers missing ${p.orderNo}`,
    content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). Containers of your order ${p.orderNo} without a number when this was written: ${p.count}.`,
  }),
};
export default en;

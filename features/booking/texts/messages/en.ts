import type zh from './zh.ts';

const after = (p: { arriveTime?: string; reason?: string | undefined }) =>
  [p.reason && ` Reason: ${p.reason}.`, p.arriveTime && ` Expected arrival: ${p.arriveTime}.`].filter(Boolean).join('');

const en: typeof zh = {
  submitted: (p) => ({
    title: `Booking to confirm ${p.orderNo}`,
    content: `${p.companyName} has booked ${p.teu} TEU on train ${p.trainNo}, order ${p.orderNo}. Please confirm or refuse it.`,
  }),
  withdrawn: (p) => ({
    title: `Booking withdrawn ${p.orderNo}`,
    content: `${p.companyName} has withdrawn ${p.state === 'waitlisted' ? `the waitlisted booking ${p.orderNo}` : `booking ${p.orderNo}; its space was released`}. ${p.reason && `Reason: ${p.reason}`}`,
  }),
  confirmed: (p) => ({
    title: `Booking confirmed ${p.orderNo}`,
    content: `Your booking ${p.orderNo} is confirmed. Please fill in container numbers and documents before the cut-off.`,
  }),
  waitlisted: (p) => ({
    title: `Booking waitlisted ${p.orderNo}`,
    content: `Your booking ${p.orderNo} is on the waitlist of train ${p.trainNo} and holds no space for now. We will notify you when it is confirmed or declined; you can withdraw it at any time.`,
  }),
  refused: (p) => ({
    title: `Booking declined ${p.orderNo}`,
    content: `Your booking ${p.orderNo} was declined. Reason: ${p.reason}`,
  }),
  expired: (p) => ({
    title: `Booking expired ${p.orderNo}`,
    content: `Your booking ${p.orderNo} was not confirmed in time and has expired. It holds no space any more.`,
  }),
  trainCancelled: (p) => ({
    title: `Train cancelled ${p.trainNo}`,
    content: `Train ${p.trainNo} was cancelled. Reason: ${p.reason}. Your order ${p.orderNo} has ended with it.`,
  }),
  containersMissing: (p) => ({
    title: `Container numbers missing ${p.orderNo}`,
    content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). Containers of your order ${p.orderNo} without a number when this was written: ${p.count}.`,
  }),
  cutoffNear: (p) => ({
    title: `Document cut-off is near ${p.orderNo}`,
    content: `The document cut-off of train ${p.trainNo} is at ${p.cutoffTime} (Beijing time). All containers of your order ${p.orderNo} have numbers; please check numbers, seals, weights and documents. After the cut-off the booking can no longer be withdrawn.`,
  }),
  departureChanged: (p) => ({
    title: `Departure changed: train ${p.trainNo}`,
    content: p.cutoffTime
      ? `The departure of train ${p.trainNo} was moved from ${p.plannedTime} to ${p.time}, its document cut-off to ${p.cutoffTime} (Beijing time). Your order ${p.orderNo} is on it.${after(p)}`
      : `Train ${p.trainNo}, planned for ${p.plannedTime}, is now expected to depart at ${p.time} (Beijing time). Your order ${p.orderNo} is on it.${after(p)}`,
  }),
  numberClashed: (p) => ({
    title: `Container no. to check ${p.containerNo}`,
    content: `Container no. ${p.containerNo} was entered on order ${p.orderNo} but is on an order of another customer. Please check and decide.`,
  }),
  numberAccepted: (p) => ({
    title: `Container no. accepted ${p.containerNo}`,
    content: `Container no. ${p.containerNo} of your order ${p.orderNo} has been checked and accepted.`,
  }),
  numberRejected: (p) => ({
    title: `Container no. not accepted ${p.containerNo}`,
    content: `Container no. ${p.containerNo} of your order ${p.orderNo} could not be verified. Please check it and enter the correct number.`,
  }),
};
export default en;

import type zh from './zh.ts';

type Moved = Parameters<(typeof zh)['rolledOver']>[0];

const causeOf = ({ cause, reason }: Pick<Moved, 'cause' | 'reason'>) => [cause, reason].filter(Boolean).join('; ');
const movedTo = (p: Moved) =>
  `${p.splitFrom ? `Containers of your order ${p.splitFrom} (now order ${p.orderNo}) were` : `Your order ${p.orderNo} was`} rolled over from train ${p.fromTrainNo} (${p.fromDepartTime}) to train ${p.trainNo} (${p.departTime}, Beijing time). Reason: ${causeOf(p)}.`;

const en: typeof zh = {
  rolledOver: (p) => ({
    title: `Order rolled over ${p.orderNo}`,
    content: `${movedTo(p)} Please accept the later train, or cancel free of charge, before ${p.decideTime}; after that it counts as accepted. The compensation by the rules of your booking is among the fees of the order.`,
  }),
  rolledOverFixed: (p) => ({
    title: `Order rolled over ${p.orderNo}`,
    content: `${movedTo(p)} The cost is yours to bear.`,
  }),
  accepted: (p) => ({
    title: `Roll-over accepted ${p.orderNo}`,
    content: `${p.companyName} has accepted train ${p.trainNo} for order ${p.orderNo}.`,
  }),
  timeline: (p) => `Rolled over from ${p.from} to ${p.to}. Reason: ${p.cause}`,
  parted: (p) => `Containers rolled over as order ${p.orderNo}: ${p.moved}`,
  containerGone: 'A chosen container is not in this order. Please reload.',
  absent: 'There is no such order.',
  notRollable: 'Only a confirmed order whose train has not departed can be rolled over.',
  wrongTrain: 'Choose a later train of the same line that is open for booking.',
  numberTaken: (p) =>
    `Container ${p.containerNo} is on order ${p.orderNo} during the days of this train. Choose another train.`,
  decided: 'This roll-over has been decided or has lapsed. Please reload the page.',
  crowded: 'Many people are booking this train right now. Please try again.',
};
export default en;

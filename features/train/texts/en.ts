import plans from './plans/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  server: {
    absent: 'There is no such train.',
    notOpen: {
      planned: 'This train is not open for booking yet.',
      open: 'This train could not be booked just now. Please try again.',
      closed: 'Booking on this train is closed.',
      departed: 'This train has departed and can no longer be booked.',
      arrived: 'This train has arrived and can no longer be booked.',
      cancelled: 'This train has been cancelled.',
    },
    pastCutoff: (p) => `The document cut-off (${p.time}) has passed; the train can no longer be booked.`,
    sizeTypeNotCarried: (p) => `This train does not carry containers of type ${p.sizeType}.`,
    noSpaceLeft: 'This train is sold out.',
    notEnoughSpace: (p) => `Not enough space: you need ${p.asked} TEU, ${p.left} TEU are left.`,
    status: {
      planned: 'planned',
      open: 'open for booking',
      closed: 'closed for booking',
      departed: 'departed',
      arrived: 'arrived',
      cancelled: 'cancelled',
    },
    isAlready: (p) => `The train is already “${p.status}”.`,
    cannotMove: (p) => `The train is “${p.from}” and cannot become “${p.to}”.`,
    cannotOpenAfterCutoff: (p) =>
      `The document cut-off (${p.time}) has passed; the train cannot be opened for booking.`,
    tooLateToChange: (p) => `The train is “${p.status}” and can no longer be changed.`,
    soldMore: (p) => `${p.sold} TEU are sold: ${p.short} TEU short.`,
    planWrong: 'The train plan is not right. Please check the marked fields.',
    lineAbsent: 'There is no such line',
    lineOutOfService: 'This line is out of service',
    delayReasonMissing: 'An hour late or more: choose the reason',
    departurePast: 'The departure must be in the future',
    cutoffPast: (p) => `The document cut-off would be ${p.time}, which has passed`,
    gateInBeforeCutoff: 'Gate-in cannot close before the document cut-off',
    trainStands: (p) => `Train ${p.trainNo} already departs on this line at this time`,
    trainNoTaken: 'A train of this number already departs on this line that day',
    momentTaken: 'Another train departs on this line at this time',
    priceTwice: 'Only one price per container type',
    priceWrong: plans.prices.wrong,
    priceCurrency: 'All prices of a train must be in one currency',
    seriesOrder: 'The last day cannot be before the first',
    seriesTooLong: (p) => `At most ${p.max} trains at a time; choose a shorter range`,
    seriesEmpty: 'None of these weekdays lies in the range',
    seriesTooSoon: (p) => `The document cut-off of ${p.date} has passed; start on a later day`,
  },
};
export default en;

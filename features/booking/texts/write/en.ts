import type zh from './zh.ts';

const en: typeof zh = {
  crowded: 'Many people are booking this train right now. Please try again.',
  noDraft: 'This draft does not exist or has been submitted already.',
  orderAbsent: 'There is no such order.',
  notSubmitted: 'This booking is not waiting for an answer; somebody may have answered it already.',
  notWithdrawable: 'A booking in this state cannot be withdrawn.',
  withdrawPastCutoff:
    'The document cut-off has passed: a confirmed booking can no longer be withdrawn. Please contact the operator.',
  notConfirmed: 'Container numbers can be filled in once the booking is confirmed.',
  trainGone: 'The train has left or was cancelled; container numbers can no longer be changed.',
  containerAbsent: 'This order has no such container.',
  containerUnderWay: 'This container has passed the gate; its number can no longer be changed.',
  wrongContainerNumber: 'Not a valid container number: check the letters, digits and check digit.',
  containerTaken: 'This container number is on the train already.',
  wrongContainers: 'Some containers need correction. Please check the marked fields.',
  vgmBelowTare: 'The gross mass cannot be less than the tare.',
  vgmTooHeavy: (p) => `The gross mass must not exceed ${p.maxGrossKg} kg for this container type.`,
  overweight: (p) => `The goods weigh ${p.weighs} kg; the chosen containers carry ${p.mayWeigh} kg at most.`,
  sealTaken: 'This seal number appears twice on the order.',
  ownMoving: (p) =>
    `This container is still in transit with order ${p.orderNo}, expected to arrive ${p.until}. Choose a later train.`,
  ownPlanned: (p) =>
    `This number is already on your order ${p.orderNo}, which arrives ${p.until}; the dates overlap.`,
  pool: {
    notInPool: 'The platform has no container (COC) with this number.',
    otherType: 'This container is of another type than the one ordered.',
    elsewhere: 'This container is not at the departure station of the train.',
    notFree: 'This container is not available. Please choose another one of the platform.',
    ofPool: 'This number belongs to a container of the platform; it cannot be used as SOC.',
  },
  clashAbsent: 'There is no such clash.',
  clashDecided: 'This clash has been decided already.',
  clashMoving: 'The container is in transit with another order, so it cannot be given to this one.',
  poolAbsent: 'There is no such container in the pool.',
  poolNoStation: 'There is no such station.',
  poolTwice: 'This number is in the pool already.',
  poolTooMany: (p) => `At most ${p.max} lines at a time.`,
  poolLine: {
    missing: 'Enter the container number.',
    shape: 'A container number has 4 letters and 7 digits.',
    checkDigit: (p) => `Check digit should be ${p.expected}.`,
    sameAs: (p) => `Same as row ${p.row}.`,
    noType: 'Size and type missing.',
    typeUnknown: (p) => `Unknown size and type “${p.text}”.`,
    noStation: 'Station missing.',
    stationUnknown: (p) => `Unknown station “${p.text}”.`,
  },
  poolSheet: {
    title: 'Container pool (COC)',
    containerNo: 'Container no.',
    sizeType: 'Size and type',
    station: 'Station',
    order: 'In use by order',
    remark: 'Remarks',
  },
};
export default en;

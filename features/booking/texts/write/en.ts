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
};
export default en;

import type zh from './zh.ts';

const en: typeof zh = {
  absent: 'This rate does not exist. Please reload.',
  twice: 'There is a rate for this pair and day already.',
  samePair: 'The two currencies must differ.',
  tooMany: (p) => `At most ${p.max} rates at once.`,
  faults: { day: 'No such day', rate: 'Not a valid rate' },
};
export default en;

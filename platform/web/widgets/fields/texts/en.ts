import type zh from './zh.ts';

const en: typeof zh = {
  pasteCut: (p) => `What you pasted is too long: at most ${p.most} bytes are allowed.`,
  numberTooLong: (p) => `The number you pasted is too long: at most ${p.most} whole digits are allowed.`,
  wholeOnly: 'Enter a whole number.',
  fewer: 'One fewer',
  more: 'One more',
  now: 'Now',
  day: 'Last day',
  week: 'Last week',
  month: 'Last 30 days',
  dayAhead: 'Next day',
  weekAhead: 'Next week',
  monthAhead: 'Next 30 days',
  dayAgo: 'A day ago',
  weekAgo: 'A week ago',
  monthAgo: '30 days ago',
  inDay: 'In a day',
  inWeek: 'In a week',
  inMonth: 'In 30 days',
  optionsComing: 'Loading…',
  optionsFailed: 'Could not be loaded',
  noOptions: 'Nothing found',
};
export default en;

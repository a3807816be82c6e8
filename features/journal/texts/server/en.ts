import type zh from './zh.ts';

const en: typeof zh = {
  monthClosed: (p) => `${p.month} is closed and takes no more entries. Use a date in an open month.`,
  notEnded: 'Only a month that has ended can be closed.',
  closedAlready: 'This month is closed already.',
};
export default en;

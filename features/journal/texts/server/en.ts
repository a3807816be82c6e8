import type zh from './zh.ts';

const en: typeof zh = {
  monthClosed: (p) => `${p.month} is closed and takes no more entries. Use a date in an open month.`,
};
export default en;

import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Identity check',
};
export default en;

import type zh from './zh.ts';

const ru: typeof zh = {
  title: 'Проверка личности',
};
export default ru;

import type zh from './zh.ts';

const ru: typeof zh = {
  decided: 'Этот сбор уже обработан другим сотрудником. Обновите страницу.',
  notVoidable: 'Сбор уже включён в счёт или аннулирован, аннулировать его нельзя.',
};
export default ru;

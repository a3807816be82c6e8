import type zh from './zh.ts';

const ru: typeof zh = {
  monthClosed: (p) => `Месяц ${p.month} закрыт, проводки в нём невозможны. Укажите дату в открытом месяце.`,
  notEnded: 'Закрыть можно только завершившийся месяц.',
  closedAlready: 'Этот месяц уже закрыт.',
};
export default ru;

import life from '../life/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  states: life.states,
  voidStates: life.voidStates,
  sides: life.sides,
  daysLeft: (p) => (p.days === 0 ? 'Истекает сегодня' : `Истекает через ${p.days} дн.`),
  renew: 'Продлить',
  renewed: 'Прочитайте и подпишите новый договор. Прежний действует до своего окончания.',
  evidence: 'Скачать доказательства',
  askVoid: 'Запросить расторжение',
  askVoidTitle: 'Запрос на расторжение договора',
  askVoidText:
    'Договор будет расторгнут, как только согласится платформа. После этого бронирование по его линии может быть недоступно.',
  voidAsked: 'Запрос отправлен, ждём ответа платформы',
  agreeVoid: 'Согласиться',
  agreeVoidAsk: 'Договор будет расторгнут сразу и безвозвратно.',
  declineVoid: 'Отклонить',
  declineTitle: 'Отклонить расторжение',
  answerLabel: 'Ответ',
  withdrawVoid: 'Отозвать запрос',
  voidDone: 'Договор расторгнут',
  voidDeclined: 'Отклонено, договор действует',
  voidWithdrawn: 'Запрос отозван',
  voidBy: (p) => `Расторжение запросил: ${p.who}`,
  reason: 'Причина',
  answer: 'Ответ',
};
export default ru;

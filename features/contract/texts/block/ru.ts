import life from '../life/ru.ts';
import server from '../server/ru.ts';
import type zh from './zh.ts';

const ru: typeof zh = {
  types: server.types,
  lines: { ...server.lines, '': '' },
  states: life.states,
  voidStates: life.voidStates,
  sides: life.sides,
  former: 'Прежние договоры',
  formerHint: 'Продлённые, расторгнутые и истёкшие. Их по-прежнему можно скачать.',
  daysLeft: (p) => (p.days === 0 ? 'Истекает сегодня' : `Истекает через ${p.days} дн.`),
  ended: 'Истёк',
  renew: 'Продлить',
  renewed: 'Прочитайте и подпишите новый договор. Прежний действует до своего окончания.',
  download: 'Скачать договор',
  evidence: 'Скачать доказательства',
  validity: 'Срок действия',
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

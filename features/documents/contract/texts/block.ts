import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as life } from './life.ts';

export const { zh, en, ru } = texts({
  states: life.states,
  voidStates: life.voidStates,
  sides: life.sides,
  daysLeft: template(
    (p: { days: number }) => (p.days === 0 ? '今天到期' : `还有 ${p.days} 天到期`),
    (p) => (p.days === 0 ? 'Expires today' : `Expires in ${p.days} ${p.days === 1 ? 'day' : 'days'}`),
    (p) => (p.days === 0 ? 'Истекает сегодня' : `Истекает через ${p.days} дн.`),
  ),
  renew: ['续签', 'Renew', 'Продлить'],
  renewed: [
    '请阅读并签署新合同，原合同在到期前继续有效',
    'Please read and sign the new contract. The current one remains in force until it expires.',
    'Прочитайте и подпишите новый договор. Прежний действует до своего окончания.',
  ],
  evidence: ['下载证据包', 'Download evidence package', 'Скачать пакет доказательств'],
  askVoid: ['申请解除', 'Request termination', 'Запросить расторжение'],
  askVoidTitle: ['申请解除合同', 'Request contract termination', 'Запрос на расторжение договора'],
  askVoidText: [
    '平台同意后合同解除，不再有效，相关线路可能无法订舱。',
    'The contract will be terminated once the platform agrees. Booking on its trade lane may then be unavailable.',
    'Договор будет расторгнут, как только согласится платформа. После этого бронирование на его направлении может быть недоступно.',
  ],
  voidAsked: [
    '申请已发送，等待平台答复',
    'Request sent, awaiting the platform’s reply',
    'Запрос отправлен, ожидается ответ платформы',
  ],
  agreeVoid: ['同意解除', 'Agree to terminate', 'Согласиться на расторжение'],
  agreeVoidAsk: [
    '同意后合同立即解除。此操作不可撤销。',
    'The contract will be terminated immediately. This cannot be undone.',
    'Договор будет расторгнут сразу. Действие необратимо.',
  ],
  declineVoid: ['拒绝', 'Decline', 'Отклонить'],
  declineTitle: ['拒绝解除', 'Decline termination', 'Отклонить расторжение'],
  answerLabel: ['答复', 'Reply', 'Ответ'],
  withdrawVoid: ['撤回申请', 'Withdraw request', 'Отозвать запрос'],
  voidDone: ['合同已解除', 'Contract terminated', 'Договор расторгнут'],
  voidDeclined: ['已拒绝，合同继续有效', 'Declined. The contract remains in force.', 'Отклонено, договор действует'],
  voidWithdrawn: ['申请已撤回', 'Request withdrawn', 'Запрос отозван'],
  voidBy: template(
    (p: { who: string }) => `${p.who}申请解除`,
    (p) => `Termination requested by: ${p.who}`,
    (p) => `Расторжение запросил: ${p.who}`,
  ),
  reason: ['原因', 'Reason', 'Причина'],
  answer: ['答复', 'Reply', 'Ответ'],
});

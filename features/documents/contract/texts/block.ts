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
    'Read and sign the new contract. The current one holds until it expires.',
    'Прочитайте и подпишите новый договор. Прежний действует до своего окончания.',
  ],
  evidence: ['下载证据包', 'Download evidence', 'Скачать доказательства'],
  askVoid: ['申请作废', 'Request voiding', 'Запросить расторжение'],
  askVoidTitle: ['申请作废合同', 'Request to void the contract', 'Запрос на расторжение договора'],
  askVoidText: [
    '平台同意后合同作废，不再有效，相关线路可能无法订舱。',
    'The contract is voided as soon as the platform agrees. Booking on its line may then be refused.',
    'Договор будет расторгнут, как только согласится платформа. После этого бронирование по его линии может быть недоступно.',
  ],
  voidAsked: [
    '申请已发送，等待平台答复',
    'Request sent. The platform has to answer.',
    'Запрос отправлен, ждём ответа платформы',
  ],
  agreeVoid: ['同意作废', 'Agree to void', 'Согласиться'],
  agreeVoidAsk: [
    '同意后合同立即作废，不可恢复。',
    'The contract is voided at once. This cannot be undone.',
    'Договор будет расторгнут сразу и безвозвратно.',
  ],
  declineVoid: ['拒绝', 'Decline', 'Отклонить'],
  declineTitle: ['拒绝作废', 'Decline voiding', 'Отклонить расторжение'],
  answerLabel: ['答复', 'Answer', 'Ответ'],
  withdrawVoid: ['撤回申请', 'Withdraw request', 'Отозвать запрос'],
  voidDone: ['合同已作废', 'Contract voided', 'Договор расторгнут'],
  voidDeclined: ['已拒绝，合同继续有效', 'Declined. The contract remains in force.', 'Отклонено, договор действует'],
  voidWithdrawn: ['申请已撤回', 'Request withdrawn', 'Запрос отозван'],
  voidBy: template(
    (p: { who: string }) => `${p.who}申请作废`,
    (p) => `Voiding requested by: ${p.who}`,
    (p) => `Расторжение запросил: ${p.who}`,
  ),
  reason: ['原因', 'Reason', 'Причина'],
  answer: ['答复', 'Answer', 'Ответ'],
});

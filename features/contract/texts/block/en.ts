import life from '../life/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  states: life.states,
  voidStates: life.voidStates,
  sides: life.sides,
  daysLeft: (p) => (p.days === 0 ? 'Expires today' : `Expires in ${p.days} ${p.days === 1 ? 'day' : 'days'}`),
  renew: 'Renew',
  renewed: 'Read and sign the new contract. The current one holds until it expires.',
  evidence: 'Download evidence',
  askVoid: 'Request voiding',
  askVoidTitle: 'Request to void the contract',
  askVoidText: 'The contract is voided as soon as the platform agrees. Booking on its line may then be refused.',
  voidAsked: 'Request sent. The platform has to answer.',
  agreeVoid: 'Agree to void',
  agreeVoidAsk: 'The contract is voided at once. This cannot be undone.',
  declineVoid: 'Decline',
  declineTitle: 'Decline voiding',
  answerLabel: 'Answer',
  withdrawVoid: 'Withdraw request',
  voidDone: 'Contract voided',
  voidDeclined: 'Declined. The contract remains in force.',
  voidWithdrawn: 'Request withdrawn',
  voidBy: (p) => `Voiding requested by: ${p.who}`,
  reason: 'Reason',
  answer: 'Answer',
};
export default en;

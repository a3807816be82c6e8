import type { ServiceMove } from '../states.ts';

/** Moves and other events that send messages. */
export type MessageMove = ServiceMove | 'request' | 'quote' | 'declineQuote' | 'award' | 'lose' | 'problem';

type Way = 'todo' | 'notice';
interface Receivers {
  operator?: Way;
  customer?: Way;
  supplier?: Way;
}

/** The next step is a price or a fee, which people without money rights neither see nor decide. */
export const MONEY_MOVES: readonly MessageMove[] = ['askSuppliers', 'price', 'finish', 'returnFee', 'checkFee'];

/** Receivers of a move: `todo` where the next step is theirs. */
export const RECEIVERS: Readonly<Record<MessageMove, Receivers>> = {
  request: { operator: 'todo' },
  askSuppliers: { supplier: 'todo' },
  quote: { operator: 'todo' },
  declineQuote: { operator: 'notice' },
  offer: { supplier: 'todo' },
  acceptJob: { operator: 'notice', customer: 'notice' },
  declineJob: { operator: 'todo' },
  price: { customer: 'todo' },
  agreePrice: { operator: 'notice' },
  award: { supplier: 'todo' },
  lose: { supplier: 'notice' },
  refusePrice: { operator: 'todo' },
  assign: { customer: 'notice' },
  start: { customer: 'notice' },
  finish: { customer: 'notice', supplier: 'todo' },
  problem: { operator: 'notice', customer: 'notice', supplier: 'notice' },
  enterFee: { operator: 'todo' },
  returnFee: { supplier: 'todo' },
  checkFee: { customer: 'todo' },
  settleFee: { customer: 'notice', supplier: 'notice' },
  confirmFee: { operator: 'notice', supplier: 'notice' },
  disputeFee: { operator: 'todo' },
  reject: { customer: 'notice', supplier: 'notice' },
  cancel: { operator: 'notice', supplier: 'notice' },
  stop: { customer: 'notice', supplier: 'notice' },
};

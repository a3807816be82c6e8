import { z } from 'zod';
import { abilitiesNamed } from '../../../platform/wire/abilities.ts';

/** `overdue`: the customer let the deadline pass; `offered`: a settlement waits for both sides. */
export const FEE_STATES = [
  'proposed',
  'disputed',
  'overdue',
  'offered',
  'agreed',
  'decided',
  'rejected',
  'withdrawn',
] as const;
export const feeState = z.enum(FEE_STATES);
export type FeeState = z.infer<typeof feeState>;

/** States in which something is still to be done. */
export const OPEN_STATES = ['proposed', 'disputed', 'overdue', 'offered'] as const;
/** States whose amounts are charged. */
export const CHARGED_STATES = ['agreed', 'decided'] as const;

export const isOpen = (state: FeeState) => OPEN_STATES.some((open) => open === state);

export const FEE_SIDES = ['customer', 'supplier', 'operator', 'system'] as const;
export const feeSide = z.enum(FEE_SIDES);
export type FeeSide = z.infer<typeof feeSide>;

/** The side that entered a fee. */
export const enteringSide = z.enum(['supplier', 'operator']);
export type EnteringSide = z.infer<typeof enteringSide>;

interface Move {
  from: readonly FeeState[];
  /** `enterer`: the side that entered the fee */
  by: FeeSide | 'enterer';
  needsReason?: true;
}

const MOVES = {
  revise: { from: ['proposed', 'disputed', 'overdue'], by: 'enterer' },
  price: { from: ['proposed'], by: 'operator' },
  confirm: { from: ['proposed', 'overdue', 'offered'], by: 'customer' },
  accept: { from: ['offered', 'overdue'], by: 'supplier' },
  dispute: { from: ['proposed', 'overdue', 'offered'], by: 'customer', needsReason: true },
  refuse: { from: ['offered', 'overdue'], by: 'supplier', needsReason: true },
  withdraw: { from: OPEN_STATES, by: 'enterer', needsReason: true },
  offer: { from: ['disputed', 'overdue'], by: 'operator' },
  decide: { from: ['disputed', 'overdue'], by: 'operator', needsReason: true },
  expire: { from: ['proposed', 'offered'], by: 'system' },
} as const satisfies Record<string, Move>;

export type FeeMove = keyof typeof MOVES;
export const FEE_MOVE_NAMES = [
  'revise',
  'price',
  'confirm',
  'accept',
  'dispute',
  'refuse',
  'withdraw',
  'offer',
  'decide',
  'expire',
] as const satisfies readonly FeeMove[];

/** Moves that carry nothing but a reason and files. */
export const PLAIN_MOVES = ['confirm', 'accept', 'dispute', 'refuse', 'withdraw'] as const;
export type PlainMove = (typeof PLAIN_MOVES)[number];

export const feeAbilities = abilitiesNamed([...PLAIN_MOVES, 'revise', 'price', 'offer', 'decide', 'comment']);

const moveNamed = (move: FeeMove): Move => MOVES[move];

export const needsReason = (move: FeeMove) => moveNamed(move).needsReason === true;

/** What decides the moves of a fee. */
export interface FeeSituation {
  state: FeeState;
  enteredBy: EnteringSide;
  /** by the customer, to the amount that now stands */
  isSaleAgreed: boolean;
  /** by the supplier, to its amount */
  isCostAgreed: boolean;
}

/** Moves that a side can make now. */
export function movesFrom(fee: FeeSituation, side: FeeSide): FeeMove[] {
  return FEE_MOVE_NAMES.filter((move) => canMove(fee, side, move));
}

/** Moves that put an amount, agree to one or reject it; who sees no amounts makes none of them. */
export const isAboutAmounts = (move: FeeMove) => move !== 'withdraw';

/** What a side can do with a fee now: its moves, and to comment while it is open. */
export function abilitiesIn(fee: FeeSituation, side: FeeSide, { hidesMoney }: { hidesMoney: boolean }) {
  const moves = movesFrom(fee, side).filter((move) => !(hidesMoney && isAboutAmounts(move)));
  return feeAbilities.among(isOpen(fee.state) ? [...moves, 'comment'] : moves);
}

function canMove(fee: FeeSituation, side: FeeSide, move: FeeMove): boolean {
  const { from, by } = moveNamed(move);
  if (!from.includes(fee.state) || side !== (by === 'enterer' ? fee.enteredBy : by)) return false;
  // an operator's own fee is revised
  if (move === 'price') return fee.enteredBy === 'supplier';
  if (move === 'confirm' || move === 'dispute') return !fee.isSaleAgreed;
  if (move === 'accept' || move === 'refuse') return !fee.isCostAgreed;
  return true;
}

const agreedBy = (other: boolean): FeeState => (other ? 'agreed' : 'offered');

/** State after a move; a decision of nothing on both sides rejects the fee. */
export function stateAfter(
  move: FeeMove,
  fee: Pick<FeeSituation, 'isSaleAgreed' | 'isCostAgreed'>,
  decidesNothing = false,
): FeeState {
  switch (move) {
    case 'revise':
    case 'price':
      return 'proposed';
    case 'confirm':
      return agreedBy(fee.isCostAgreed);
    case 'accept':
      return agreedBy(fee.isSaleAgreed);
    case 'dispute':
    case 'refuse':
      return 'disputed';
    case 'withdraw':
      return 'withdrawn';
    case 'offer':
      return 'offered';
    case 'decide':
      return decidesNothing ? 'rejected' : 'decided';
    case 'expire':
      return 'overdue';
  }
}

import { z } from 'zod';
import { abilitiesNamed } from '../../../platform/wire/abilities.ts';

/** C5: requested → quoted → accepted → assigned → doing → done → fee confirmed, with who is waited for. */
export const SERVICE_STATES = [
  'requested',
  'quoting',
  'offered',
  'priced',
  'accepted',
  'assigned',
  'doing',
  'done',
  'feeEntered',
  'feeChecked',
  'feeConfirmed',
  'declined',
  'cancelled',
] as const;
export const serviceState = z.enum(SERVICE_STATES);
export type ServiceState = z.infer<typeof serviceState>;

/** Who moves a service order; a driver by link is none of a company's people. */
export const SIDES = ['customer', 'supplier', 'operator', 'driver', 'system'] as const;
export const side = z.enum(SIDES);
export type Side = z.infer<typeof side>;

interface Move {
  from: readonly ServiceState[];
  to: ServiceState;
  by: readonly Side[];
  needsReason?: true;
}

const BEFORE_WORK = ['requested', 'quoting', 'offered', 'priced', 'accepted'] as const;

/** The machine: each move is one conditional UPDATE. */
export const SERVICE_MOVES = {
  askSuppliers: { from: ['requested', 'quoting'], to: 'quoting', by: ['operator'] },
  offer: { from: ['requested', 'quoting'], to: 'offered', by: ['operator'] },
  acceptJob: { from: ['offered'], to: 'accepted', by: ['supplier'] },
  declineJob: { from: ['offered'], to: 'requested', by: ['supplier'], needsReason: true },
  price: { from: ['requested', 'quoting'], to: 'priced', by: ['operator'] },
  agreePrice: { from: ['priced'], to: 'accepted', by: ['customer'] },
  refusePrice: { from: ['priced'], to: 'requested', by: ['customer'], needsReason: true },
  assign: { from: ['accepted', 'assigned'], to: 'assigned', by: ['supplier'] },
  start: { from: ['accepted', 'assigned'], to: 'doing', by: ['supplier', 'driver'] },
  finish: { from: ['doing'], to: 'done', by: ['supplier', 'driver'] },
  enterFee: { from: ['done', 'feeEntered'], to: 'feeEntered', by: ['supplier'] },
  returnFee: { from: ['feeEntered'], to: 'done', by: ['operator'], needsReason: true },
  checkFee: { from: ['feeEntered'], to: 'feeChecked', by: ['operator'] },
  settleFee: { from: ['feeEntered'], to: 'feeConfirmed', by: ['operator'] },
  confirmFee: { from: ['feeChecked'], to: 'feeConfirmed', by: ['customer'] },
  disputeFee: { from: ['feeChecked'], to: 'feeEntered', by: ['customer'], needsReason: true },
  reject: { from: ['requested', 'quoting'], to: 'declined', by: ['operator'], needsReason: true },
  cancel: { from: BEFORE_WORK, to: 'cancelled', by: ['customer'], needsReason: true },
  stop: {
    from: [...BEFORE_WORK, 'assigned', 'doing'],
    to: 'cancelled',
    by: ['operator'],
    needsReason: true,
  },
} as const satisfies Record<string, Move>;

export type ServiceMove = keyof typeof SERVICE_MOVES;

const moveOf = (move: ServiceMove): Move => SERVICE_MOVES[move];

export const needsReason = (move: ServiceMove) => moveOf(move).needsReason === true;
export const targetOf = (move: ServiceMove): ServiceState => moveOf(move).to;
export const sourcesOf = (move: ServiceMove): readonly ServiceState[] => moveOf(move).from;

/** Moves that a side can make now. */
export function movesFrom(state: ServiceState, by: Side): ServiceMove[] {
  return SERVICE_MOVE_NAMES.filter((move) => {
    const { from, by: sides } = moveOf(move);
    return from.includes(state) && sides.includes(by);
  });
}

export const CUSTOMER_MOVES = ['agreePrice', 'refusePrice', 'confirmFee', 'disputeFee', 'cancel'] as const;
export const SUPPLIER_MOVES = ['acceptJob', 'declineJob', 'start', 'finish'] as const;
export const OPERATOR_MOVES = ['returnFee', 'reject', 'stop'] as const;

export const SERVICE_MOVE_NAMES: readonly ServiceMove[] = [
  'askSuppliers',
  'offer',
  'price',
  ...SUPPLIER_MOVES,
  'assign',
  'enterFee',
  'checkFee',
  'settleFee',
  ...OPERATOR_MOVES,
  ...CUSTOMER_MOVES,
];

export const customerAbilities = abilitiesNamed(CUSTOMER_MOVES);
export const jobAbilities = abilitiesNamed([...SUPPLIER_MOVES, 'assign', 'enterFee', 'quote', 'recordStays']);
export const operatorAbilities = abilitiesNamed([...OPERATOR_MOVES, 'askSuppliers', 'offer', 'price', 'checkFee']);

/** States after which nothing more happens. */
export const ENDED_STATES = ['feeConfirmed', 'declined', 'cancelled'] as const;
export const isEnded = (state: ServiceState) => ENDED_STATES.some((ended) => ended === state);

/** States in which a supplier is engaged and its price agreed. */
export const ENGAGED_STATES = [
  'accepted',
  'assigned',
  'doing',
  'done',
  'feeEntered',
  'feeChecked',
  'feeConfirmed',
] as const;

export const isEngagedState = (state: ServiceState) => ENGAGED_STATES.some((engaged) => engaged === state);

/** The supplier's work is over. */
export const isFinished = (state: ServiceState) => ['done', 'feeEntered', 'feeChecked', 'feeConfirmed'].includes(state);

/** A supplier's part in a service order. */
const BID_STATES = ['asked', 'quoted', 'offered', 'won', 'declined', 'lost'] as const;
export const bidState = z.enum(BID_STATES);
export type BidState = z.infer<typeof bidState>;

/** What a supplier sees of a service order: its own part, then the order's state. */
export const JOB_STATUSES = [
  'toQuote',
  'quoted',
  'toAccept',
  'accepted',
  'assigned',
  'doing',
  'done',
  'feeEntered',
  'feeConfirmed',
  'lost',
  'cancelled',
] as const;
export const jobStatus = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatus>;

export const FINISHED_JOB_STATUSES: readonly JobStatus[] = ['feeConfirmed', 'lost', 'cancelled'];
/** A supplier's next step is awaited. */
export const WAITING_JOB_STATUSES: readonly JobStatus[] = [
  'toQuote',
  'toAccept',
  'accepted',
  'assigned',
  'doing',
  'done',
];

const OF_BID: Partial<Record<BidState, JobStatus>> = {
  asked: 'toQuote',
  quoted: 'quoted',
  offered: 'toAccept',
  declined: 'lost',
  lost: 'lost',
};

/** `won` follows the order; steps between customer and platform do not change the supplier's view. */
export function jobStatusOf(bid: BidState, state: ServiceState): JobStatus {
  if (state === 'cancelled' || state === 'declined') return bid === 'lost' ? 'lost' : 'cancelled';
  const own = OF_BID[bid];
  if (own !== undefined) return own;
  if (state === 'feeChecked') return 'feeEntered';
  return jobStatus.safeParse(state).data ?? 'quoted';
}

/** Moves of the supplier's side, for its part in the order. */
export function supplierMovesFrom(bid: BidState, state: ServiceState): ServiceMove[] {
  return bid === 'won' || bid === 'offered' ? movesFrom(state, 'supplier') : [];
}

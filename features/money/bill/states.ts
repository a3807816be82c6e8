import { z } from 'zod';

/** `sale`: a customer pays the platform; `cost`: the platform pays a supplier, by the supplier's claim. */
export const BILL_SIDES = ['sale', 'cost'] as const;
export const billSide = z.enum(BILL_SIDES);
export type BillSide = z.infer<typeof billSide>;

/** What a bill gathers: the charges of a month, those of an order, or chosen ones. */
export const BILL_KINDS = ['month', 'order', 'manual', 'claim'] as const;
export const billKind = z.enum(BILL_KINDS);
export type BillKind = z.infer<typeof billKind>;

/** `checked`: a claim above the limit that one person has approved. */
export const BILL_STATUSES = [
  'draft',
  'sent',
  'disputed',
  'agreed',
  'settled',
  'void',
  'claimed',
  'checked',
  'returned',
] as const;
export const billStatus = z.enum(BILL_STATUSES);
export type BillStatus = z.infer<typeof billStatus>;

/** Moves of a bill; each is one conditional update. */
export const BILL_MOVES = {
  send: { from: ['draft'], to: 'sent' },
  void: { from: ['draft'], to: 'void' },
  dispute: { from: ['sent', 'disputed'], to: 'disputed' },
  resolve: { from: ['disputed'], to: 'sent' },
  agree: { from: ['sent'], to: 'agreed' },
  settle: { from: ['agreed'], to: 'settled' },
  reopen: { from: ['settled'], to: 'agreed' },
  check: { from: ['claimed'], to: 'checked' },
  approve: { from: ['claimed', 'checked'], to: 'agreed' },
  /** its lines are decided anew */
  recheck: { from: ['checked'], to: 'claimed' },
  return: { from: ['claimed', 'checked'], to: 'returned' },
} as const satisfies Record<string, { from: readonly BillStatus[]; to: BillStatus }>;
export type BillMove = keyof typeof BILL_MOVES;

/** Bills whose total stands in the journal. */
export const POSTED_STATUSES = ['agreed', 'settled'] as const satisfies readonly BillStatus[];

export const isPosted = (status: BillStatus) => POSTED_STATUSES.some((posted) => posted === status);

export const canMove = (status: BillStatus, move: BillMove) => BILL_MOVES[move].from.some((from) => from === status);

/** Text key for the amounts of a claim by status; a returned claim has plain gross amounts. */
export function claimAmountText(status: BillStatus): 'approvedAmount' | 'amountToApprove' | 'gross' {
  if (isPosted(status)) return 'approvedAmount';
  return canMove(status, 'approve') ? 'amountToApprove' : 'gross';
}

/** Where a line is from; a credit lowers another line. */
export const LINE_KINDS = ['charge', 'manual', 'credit'] as const;
export const lineKind = z.enum(LINE_KINDS);
export type LineKind = z.infer<typeof lineKind>;

/** `none`: the customer has nothing against the line. */
export const DISPUTE_STATES = ['none', 'open', 'credited', 'upheld'] as const;
export const disputeState = z.enum(DISPUTE_STATES);
export type DisputeState = z.infer<typeof disputeState>;

/** History of a bill; each row is written once. */
export const BILL_EVENTS = [
  'made',
  'lineAdded',
  'sent',
  'disputed',
  'answered',
  'credited',
  'agreed',
  'agreedFor',
  'paid',
  'unpaid',
  'settled',
  'void',
  'claimed',
  'checked',
  'approved',
  'returned',
  'dunned',
  'lineAccepted',
  'lineDisputed',
] as const;
export const billEvent = z.enum(BILL_EVENTS);
export type BillEventKind = z.infer<typeof billEvent>;

/** Days overdue from which a level holds; the last one stops new bookings. */
export const DUNNING_LEVELS = [
  { level: 1, fromDays: 1 },
  { level: 2, fromDays: 15 },
  { level: 3, fromDays: 30 },
] as const;
export const BLOCKING_LEVEL = 3;

/** Level of a bill that has been overdue for some days; 0: not overdue. */
export function dunningLevel(daysOverdue: number): number {
  return DUNNING_LEVELS.reduce((found, { level, fromDays }) => (daysOverdue >= fromDays ? level : found), 0);
}

/** Columns of the ageing, by days overdue. */
export const AGE_BANDS = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;

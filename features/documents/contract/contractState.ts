import { z } from 'zod';
import { SIGN_STATUS, type SignStatus } from './status.ts';

/** Where a contract is in its life: its signatures, then its dates. Computed, never stored. */
const CONTRACT_STATE = {
  unsigned: 'unsigned',
  sent: 'sent',
  signedByA: 'signedByA',
  upcoming: 'upcoming',
  inForce: 'inForce',
  expired: 'expired',
  voided: 'voided',
} as const;
export const contractState = z.enum(CONTRACT_STATE);
export type ContractState = z.infer<typeof contractState>;
export const CONTRACT_STATES = Object.values(CONTRACT_STATE);

interface Life {
  status: SignStatus;
  voidedAt: Date | null;
  startDate: string | null;
  endDate: string | null;
}

/** `today`: date in the platform's zone. */
export function contractStateOf({ status, voidedAt, startDate, endDate }: Life, today: string): ContractState {
  if (status === SIGN_STATUS.unsigned) return 'unsigned';
  if (status === SIGN_STATUS.sent) return 'sent';
  if (status === SIGN_STATUS.signedByA) return 'signedByA';
  if (voidedAt !== null) return 'voided';
  if (endDate !== null && endDate < today) return 'expired';
  return startDate !== null && startDate > today ? 'upcoming' : 'inForce';
}

/** Days before the end from which a contract can be renewed. */
export const RENEW_DAYS = 60;
const DAY_MS = 86_400_000;

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Held by both sides, and near its end or past it. */
export function isRenewable(life: Life & { renewedAt: Date | null }, today: string): boolean {
  const state = contractStateOf(life, today);
  if (life.renewedAt !== null || life.endDate === null) return false;
  return state === 'expired' || (state === 'inForce' && daysBetween(today, life.endDate) <= RENEW_DAYS);
}

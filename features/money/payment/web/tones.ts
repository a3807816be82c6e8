import type { PayoutStatus } from '../states.ts';

/** Tones for the payee; operators see a second approval as information. */
export const PAYOUT_TONE = {
  applied: 'warning',
  checked: 'warning',
  approved: 'info',
  paid: 'success',
  rejected: 'danger',
} as const satisfies Record<PayoutStatus, string>;

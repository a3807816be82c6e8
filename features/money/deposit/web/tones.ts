import type { DepositStatus, GuaranteeStatus } from '../states.ts';

export const DEPOSIT_TONE = {
  checking: 'info',
  due: 'warning',
  held: 'success',
  settled: 'neutral',
} as const satisfies Record<DepositStatus, string>;

const GUARANTEE_TONE = {
  submitted: 'info',
  accepted: 'success',
  rejected: 'danger',
  released: 'neutral',
} as const satisfies Record<GuaranteeStatus, string>;

/** An accepted guarantee that has ended warns. */
export const guaranteeTone = ({ status, isExpired }: { status: GuaranteeStatus; isExpired: boolean }) =>
  status === 'accepted' && isExpired ? 'warning' : GUARANTEE_TONE[status];

import type { DepositStatus } from '../states.ts';

export const DEPOSIT_TONE = {
  checking: 'info',
  due: 'warning',
  held: 'success',
  settled: 'neutral',
} as const satisfies Record<DepositStatus, string>;

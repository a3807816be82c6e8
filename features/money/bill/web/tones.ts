import type { BillStatus } from '../states.ts';

export const BILL_TONE = {
  draft: 'neutral',
  sent: 'info',
  disputed: 'danger',
  agreed: 'warning',
  settled: 'success',
  void: 'neutral',
  claimed: 'info',
  checked: 'info',
  returned: 'danger',
} as const satisfies Record<BillStatus, string>;

import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { FeeState } from '../states.ts';

export const FEE_TONES: Readonly<Record<FeeState, Tone>> = {
  proposed: 'warning',
  disputed: 'danger',
  overdue: 'danger',
  offered: 'warning',
  agreed: 'success',
  decided: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

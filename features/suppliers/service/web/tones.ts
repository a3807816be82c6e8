import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { BidState, JobStatus, ServiceState } from '../states.ts';

export const STATE_TONES: Readonly<Record<ServiceState, Tone>> = {
  requested: 'warning',
  quoting: 'info',
  offered: 'info',
  priced: 'warning',
  accepted: 'info',
  assigned: 'info',
  doing: 'info',
  done: 'success',
  feeEntered: 'warning',
  feeChecked: 'warning',
  feeConfirmed: 'success',
  declined: 'danger',
  cancelled: 'neutral',
};

export const JOB_TONES: Readonly<Record<JobStatus, Tone>> = {
  toQuote: 'warning',
  quoted: 'info',
  toAccept: 'warning',
  accepted: 'warning',
  assigned: 'info',
  doing: 'info',
  done: 'warning',
  feeEntered: 'info',
  feeConfirmed: 'success',
  lost: 'neutral',
  cancelled: 'neutral',
};

export const BID_TONES: Readonly<Record<BidState, Tone>> = {
  asked: 'info',
  quoted: 'success',
  offered: 'info',
  won: 'success',
  declined: 'danger',
  lost: 'neutral',
};

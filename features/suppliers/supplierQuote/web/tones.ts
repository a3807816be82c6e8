import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { QuotationStatus } from '../quotation.ts';

export const QUOTATION_TONES: Readonly<Record<QuotationStatus, Tone>> = {
  valid: 'success',
  coming: 'info',
  expired: 'warning',
  withdrawn: 'neutral',
};

import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { SchemeState } from '../wire.ts';

export const SCHEME_TONES: Readonly<Record<SchemeState, Tone>> = {
  draft: 'neutral',
  submitted: 'info',
  approved: 'success',
  returned: 'danger',
};

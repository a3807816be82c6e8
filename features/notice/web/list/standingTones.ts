import type { Tone } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import type { NoticeStanding } from '../../states.ts';

export const STANDING_TONES: Readonly<Record<NoticeStanding, Tone>> = {
  draft: 'neutral',
  coming: 'info',
  showing: 'success',
  over: 'neutral',
  withdrawn: 'warning',
};

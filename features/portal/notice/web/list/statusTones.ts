import type { Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { NoticeStatus } from '../../states.ts';

export const STATUS_TONES: Readonly<Record<NoticeStatus, Tone>> = {
  draft: 'neutral',
  coming: 'info',
  showing: 'success',
  over: 'neutral',
  withdrawn: 'warning',
};

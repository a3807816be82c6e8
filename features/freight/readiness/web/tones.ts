import type { Verdict } from '../clock.ts';

export const VERDICT_TONES = {
  yes: 'success',
  unknown: 'neutral',
  risk: 'warning',
  no: 'danger',
} as const satisfies Record<Verdict, string>;

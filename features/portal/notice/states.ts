import { z } from 'zod';

/** A notice once published can be withdrawn but not deleted. */
const NOTICE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const NOTICE_TRANSITIONS = {
  publish: { from: ['draft', 'withdrawn'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly NoticeState[]; to: NoticeState }>;
export type NoticeTransition = keyof typeof NOTICE_TRANSITIONS;

/** State, and for published notices the phase of their period. */
export const NOTICE_STATUSES = ['draft', 'coming', 'showing', 'over', 'withdrawn'] as const;
export const noticeStatus = z.enum(NOTICE_STATUSES);
export type NoticeStatus = z.infer<typeof noticeStatus>;

/** `validTo` null: until withdrawn. */
export interface Period {
  state: NoticeState;
  validFrom: Date;
  validTo: Date | null;
}

/** `validTo` is exclusive. */
export function noticeStatusOf({ state, validFrom, validTo }: Period, now: Date): NoticeStatus {
  if (state !== 'published') return state;
  if (validFrom > now) return 'coming';
  return validTo !== null && validTo <= now ? 'over' : 'showing';
}

import { z } from 'zod';

/** A notice's life: it is written, shown, and taken back; what was shown once is not deleted. */
export const NOTICE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

/** The moves of a notice, and from where each goes. */
export const NOTICE_MOVES = {
  publish: { from: ['draft', 'withdrawn'], to: 'published' },
  withdraw: { from: ['published'], to: 'withdrawn' },
} as const satisfies Record<string, { from: readonly NoticeState[]; to: NoticeState }>;
export type NoticeMove = keyof typeof NOTICE_MOVES;

/** Where a notice stands now: its state, and for a published one its time. */
export const NOTICE_STANDINGS = ['draft', 'coming', 'showing', 'over', 'withdrawn'] as const;
export const noticeStanding = z.enum(NOTICE_STANDINGS);
export type NoticeStanding = z.infer<typeof noticeStanding>;

/** A notice's state and its time; no end: until it is withdrawn. */
export interface Period {
  state: NoticeState;
  validFrom: Date;
  validTo: Date | null;
}

/** Where a notice stands at a time; its last moment is no longer part of it. */
export function standingOf({ state, validFrom, validTo }: Period, now: Date): NoticeStanding {
  if (state !== 'published') return state;
  if (validFrom > now) return 'coming';
  return validTo !== null && validTo <= now ? 'over' : 'showing';
}

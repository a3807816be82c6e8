import { z } from 'zod';

/** Inventory Q04; `1`: read, `2`: read and taken over or put aside by a person. */
export const RECOGNIZE_STATE = { reading: '0', read: '1', checked: '2', failed: '3' } as const;
export const recognizeState = z.enum(RECOGNIZE_STATE);
export type RecognizeState = z.infer<typeof recognizeState>;

/** Why a paper was not read. `unreadable`: no text in it; `absent`: an engine is not installed. */
export const FAIL_REASONS = ['unreadable', 'absent', 'tooLarge', 'tooSlow', 'stopped', 'gone'] as const;
export type FailReason = (typeof FAIL_REASONS)[number];

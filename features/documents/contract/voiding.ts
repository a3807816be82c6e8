import { z } from 'zod';

export const voidSide = z.enum(['company', 'platform']);
export type VoidSide = z.infer<typeof voidSide>;

/** A request to end a contract: open, answered by the other side, or taken back by its own. */
export const voidState = z.enum(['asked', 'agreed', 'declined', 'withdrawn']);
export type VoidState = z.infer<typeof voidState>;

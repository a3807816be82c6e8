import { z } from 'zod';
import { CallError } from '../../../../platform/web/request/callError.ts';

/** What the form is told when somebody comes back to it: it is no surprise that it is filled in. */
const returning = z.object({
  isReturning: z.literal(true),
  refusal: z
    .object({ message: z.string(), code: z.number(), fields: z.record(z.string(), z.string()) })
    .nullable(),
});
export type Returning = z.infer<typeof returning>;

/** State of the address with which one is sent back to the form, with the refusal to show at its fields. */
export function returningWith(error: CallError | null): Returning {
  const refusal = error && { message: error.message, code: error.code, fields: error.fields };
  return { isReturning: true, refusal };
}

/** Reads that state; `isReturning` is false for anybody else. */
export function readReturning(state: unknown): { isReturning: boolean; error: CallError | null } {
  const read = returning.safeParse(state);
  if (!read.success) return { isReturning: false, error: null };
  const { refusal } = read.data;
  return { isReturning: true, error: refusal && new CallError(refusal.message, refusal) };
}

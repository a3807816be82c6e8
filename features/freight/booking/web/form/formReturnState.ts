import { z } from 'zod';
import { CallError } from '../../../../../platform/web/request/callError.ts';

/** Location state for coming back from the confirmation, with the server's field errors and the request's key. */
const formReturnState = z.object({
  isReturning: z.literal(true),
  refusal: z.object({ message: z.string(), code: z.number(), fields: z.record(z.string(), z.string()) }).nullable(),
  requestKey: z.string().nullable().default(null),
});
type FormReturnState = z.infer<typeof formReturnState>;

export function returnStateWith(error: CallError | null, requestKey: string | null = null): FormReturnState {
  const refusal = error && { message: error.message, code: error.code, fields: error.fields };
  return { isReturning: true, refusal, requestKey };
}

/** `isReturning` is false for any other location state. */
export function readReturnState(state: unknown): {
  isReturning: boolean;
  error: CallError | null;
  requestKey: string | null;
} {
  const read = formReturnState.safeParse(state);
  if (!read.success) return { isReturning: false, error: null, requestKey: null };
  const { refusal, requestKey } = read.data;
  return { isReturning: true, error: refusal && new CallError(refusal.message, refusal), requestKey };
}

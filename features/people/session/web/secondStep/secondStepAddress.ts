import { z } from 'zod';

const secondStepState = z.object({ challenge: z.string().min(1), username: z.string() });
/** Travels in the history entry: it survives a reload, and no address or storage holds it. */
export type SecondStepState = z.infer<typeof secondStepState>;

export function secondStepStateOf(state: unknown): SecondStepState | null {
  const read = secondStepState.safeParse(state);
  return read.success ? read.data : null;
}

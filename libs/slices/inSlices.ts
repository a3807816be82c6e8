import { pause } from './pause.ts';

/** In ms: well below a frame, also on a phone that takes four times as long. */
const SLICE_MS = 5;

/** Collects what the steps yield, with a pause before each slice of work. Null: `signal` ended it. */
export async function inSlices<Value>(
  steps: Iterator<Value>,
  signal: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<Value[] | null> {
  const values: Value[] = [];
  for (;;) {
    await pause();
    if (signal.aborted) return null;
    const end = now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return values;
      values.push(step.value);
    } while (now() < end);
  }
}

import { CODE } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { CallError } from './callError.ts';

/** An identical write within this time is taken for a double click (portal 5). */
const WINDOW_MS = 500;

/** Requests of the last moment, and when they were made. */
const recent = new Map<string, number>();

/** Whether the same request was made less than 500 ms before, whatever came between. Remembers the request. */
export function isRepeat(request: string, now: number): boolean {
  for (const [made, at] of recent) if (now - at >= WINDOW_MS) recent.delete(made);
  const repeated = recent.has(request);
  if (!repeated) recent.set(request, now);
  return repeated;
}

/** Refuses a write that repeats one just made, unless its call says that it may. @throws CallError */
export async function refuseRepeat(
  call: {
    readonly method: string;
    readonly path: string;
    readonly effect: 'read' | 'write';
    readonly mayRepeat?: boolean;
  },
  input: unknown,
  file: File | undefined,
): Promise<void> {
  if (call.effect === 'read' || call.mayRepeat || file) return;
  if (!isRepeat(`${call.method} ${call.path} ${JSON.stringify(input)}`, performance.now())) return;
  const { fault } = await usePlatformTexts.load();
  throw new CallError(fault.repeated, { code: CODE.warning });
}

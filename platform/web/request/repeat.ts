import { CODE } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { CallError } from './callError.ts';

/** Duplicate window for identical writes, against double clicks (portal 5). */
const WINDOW_MS = 500;

const recent = new Map<string, number>();

/** True for a request repeated within the window. Records the request. */
export function isRepeat(request: string, now: number): boolean {
  for (const [made, at] of recent) if (now - at >= WINDOW_MS) recent.delete(made);
  const repeated = recent.has(request);
  if (!repeated) recent.set(request, now);
  return repeated;
}

/** Rejects a duplicate write unless the call allows it. @throws CallError */
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

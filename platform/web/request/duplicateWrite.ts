import { CODE } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { CallError } from './callError.ts';

/** Duplicate window for identical writes, against double clicks (portal 5). */
const WINDOW_MS = 500;

const recent = new Map<string, number>();

/** True for a request repeated within the window. Records the request. */
export function isDuplicate(request: string, now: number): boolean {
  for (const [key, at] of recent) if (now - at >= WINDOW_MS) recent.delete(key);
  const isDuplicate = recent.has(request);
  if (!isDuplicate) recent.set(request, now);
  return isDuplicate;
}

/** Rejects a duplicate write unless the call allows it. @throws CallError */
export async function rejectDuplicate(
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
  if (!isDuplicate(`${call.method} ${call.path} ${JSON.stringify(input)}`, performance.now())) return;
  const { fault } = await usePlatformTexts.load();
  throw new CallError(fault.repeated, { code: CODE.warning });
}

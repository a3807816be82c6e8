import { CODE } from '../../wire/envelope.ts';
import { usePlatformTexts } from '../texts/platformTexts.ts';
import { CallError } from './callError.ts';

/** An identical write within this time is taken for a double click (portal 5). */
const WINDOW_MS = 500;

let last = { request: '', at: Number.NEGATIVE_INFINITY };

/** Whether the same request was made less than 500 ms before. Remembers the request. */
export function isRepeat(request: string, now: number): boolean {
  const repeated = request === last.request && now - last.at < WINDOW_MS;
  if (!repeated) last = { request, at: now };
  return repeated;
}

/** Refuses a write that repeats the one just made. @throws CallError */
export async function refuseRepeat(
  call: { readonly method: string; readonly path: string; readonly effect: 'read' | 'write' },
  input: unknown,
  file: File | undefined,
): Promise<void> {
  if (call.effect === 'read' || call.method === 'GET' || file) return;
  if (!isRepeat(`${call.method} ${call.path} ${JSON.stringify(input)}`, performance.now())) return;
  const { fault } = await usePlatformTexts.load();
  throw new CallError(fault.repeated, { code: CODE.warning });
}

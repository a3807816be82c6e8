import { WIRE_BASE } from '../../wire/base.ts';
import { currentLanguage } from '../language/language.ts';
import { readToken } from './token.ts';

const TIMEOUT_MS = 20_000;
const early = new Map<string, Promise<Response>>();

const nameOf = (address: string, token: string | null) => `${address} ${currentLanguage()} ${token ?? ''}`;

/**
 * Sends a read without input before the code is there that will ask for it: its answer travels while the
 * rest of the page does. Whoever next makes that call, as the same person and in the same language, gets it.
 */
export function askEarly(path: string): void {
  const token = readToken();
  if (token === null) return;
  const address = WIRE_BASE + path;
  const answer = fetch(address, {
    headers: { Authorization: `Bearer ${token}`, Language: currentLanguage() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // a failure is met by whoever takes it
  answer.catch(() => {});
  early.set(nameOf(address, token), answer);
}

/** The answer of an address that was asked early, once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const name = nameOf(address, token);
  const answer = early.get(name);
  early.delete(name);
  return answer;
}

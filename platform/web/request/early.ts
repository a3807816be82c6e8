import { WIRE_BASE } from '../../wire/base.ts';
import { currentLanguage } from '../language/language.ts';
import { readToken } from './token.ts';

const TIMEOUT_MS = 20_000;

/** A read that is on its way: where to, in which language, as whom. */
interface Asked {
  address: string;
  language: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  /** what the script before the page's own has asked (`platform/web/build/earlyScript.ts`) */
  var ironsilkEarly: readonly Asked[] | undefined;
}

/** Answers by what was asked, with the time until which they hold: what nobody takes is not kept for later. */
const early = new Map<string, { answer: Promise<Response>; until: number }>();

const nameOf = (address: string, language: string, token: string | null) =>
  `${address} ${language} ${token ?? ''}`;

function remember({ address, language, token, answer }: Asked): void {
  // a failure is met by whoever takes it
  answer.catch(() => {});
  early.set(nameOf(address, language, token), { answer, until: performance.now() + TIMEOUT_MS });
}

for (const asked of globalThis.ironsilkEarly ?? []) remember(asked);

/**
 * Sends a read without input before the code is there that will ask for it: its answer travels while the
 * rest of the page does. Whoever next makes that call, as the same person and in the same language, gets it.
 */
export function askEarly(path: string): void {
  const token = readToken();
  const language = currentLanguage();
  const address = WIRE_BASE + path;
  if (token === null || early.has(nameOf(address, language, token))) return;
  const answer = fetch(address, {
    headers: { Authorization: `Bearer ${token}`, Language: language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  remember({ address, language, token, answer });
}

/** Whether a read without input is on its way early, so that its answer is there at once or nearly. */
export function isAskedEarly(path: string): boolean {
  return early.has(nameOf(WIRE_BASE + path, currentLanguage(), readToken()));
}

/** The answer of an address that was asked early, once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const name = nameOf(address, currentLanguage(), token);
  const taken = early.get(name);
  early.delete(name);
  return taken && performance.now() < taken.until ? taken.answer : undefined;
}

import { WIRE_BASE } from '../../wire/base.ts';
import { currentLanguage } from '../language/language.ts';
import { readToken } from './token.ts';

const TIMEOUT_MS = 20_000;

interface Asked {
  address: string;
  language: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  /** set by the inline script (`platform/web/build/preloadScript.ts`) */
  var ironsilkEarly: readonly Asked[] | undefined;
}

/** Preloaded answers with their expiry. */
const early = new Map<string, { answer: Promise<Response>; until: number }>();

const nameOf = (address: string, language: string, token: string | null) =>
  `${address} ${language} ${token ?? ''}`;

function remember({ address, language, token, answer }: Asked): void {
  // the consumer handles the failure
  answer.catch(() => {});
  early.set(nameOf(address, language, token), { answer, until: performance.now() + TIMEOUT_MS });
}

for (const asked of globalThis.ironsilkEarly ?? []) remember(asked);

/** Sends a read ahead of its use; the next such call with the same token and language takes it. */
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

/** True while a preloaded answer is unclaimed. */
export function isAskedEarly(path: string): boolean {
  return early.has(nameOf(WIRE_BASE + path, currentLanguage(), readToken()));
}

/** Removes and returns the preloaded answer of an address. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const name = nameOf(address, currentLanguage(), token);
  const taken = early.get(name);
  early.delete(name);
  return taken && performance.now() < taken.until ? taken.answer : undefined;
}

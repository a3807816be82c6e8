import { WIRE_BASE } from '../../wire/base.ts';
import { currentLanguage } from '../language/language.ts';
import { readToken } from './token.ts';

const TIMEOUT_MS = 20_000;

interface PreloadedRequest {
  address: string;
  language: string;
  token: string;
  answer: Promise<Response>;
}

declare global {
  /** set by the inline script (`platform/web/build/preloadScript.ts`) */
  var ironsilkEarly: readonly PreloadedRequest[] | undefined;
}

/** Preloaded answers with their expiry. */
const cache = new Map<string, { answer: Promise<Response>; until: number }>();

const keyOf = (address: string, language: string, token: string | null) => `${address} ${language} ${token ?? ''}`;

function store({ address, language, token, answer }: PreloadedRequest): void {
  // the consumer handles the failure
  answer.catch(() => {});
  cache.set(keyOf(address, language, token), { answer, until: performance.now() + TIMEOUT_MS });
}

for (const request of globalThis.ironsilkEarly ?? []) store(request);

/** Sends a read ahead of its use; the next such call with the same token and language takes it. */
export function preload(path: string): void {
  const token = readToken();
  const language = currentLanguage();
  const address = WIRE_BASE + path;
  if (token === null || cache.has(keyOf(address, language, token))) return;
  const answer = fetch(address, {
    headers: { Authorization: `Bearer ${token}`, Language: language },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  store({ address, language, token, answer });
}

/** True while a preloaded answer is unclaimed. */
export function isPreloaded(path: string): boolean {
  return cache.has(keyOf(WIRE_BASE + path, currentLanguage(), readToken()));
}

/** Aborts an unused preload: an unread response keeps its connection until the timeout. */
export function cancelPreloaded(): void {
  for (const { answer } of cache.values()) answer.then(({ body }) => body?.cancel()).catch(() => {});
  cache.clear();
}

/** Removes and returns the preloaded answer of an address. */
export function takePreloaded(address: string, token: string | null): Promise<Response> | undefined {
  const key = keyOf(address, currentLanguage(), token);
  const taken = cache.get(key);
  cache.delete(key);
  return taken && performance.now() < taken.until ? taken.answer : undefined;
}

/**
 * `ask`: the person is at work on a page and may stay there. `leave`: the token was dead before any call
 * was answered with it, so there is no page to stay on.
 */
export type SessionEnd = 'ask' | 'leave';

const listeners = new Set<(end: SessionEnd) => void>();
let aliveToken: string | null = null;
let told: { token: string; stays: boolean } | null = null;

/** Notes that a call was answered with this token. */
export function markSessionAlive(token: string): void {
  aliveToken = token;
}

/**
 * Tells once per token that the session is over. Whoever chose to stay on the page is asked again by a
 * write only, not by reads that repeat in the background.
 */
export function reportSessionEnded(effect: 'read' | 'write', token: string): void {
  if (told?.token === token && !(told.stays && effect === 'write')) return;
  told = { token, stays: false };
  const end: SessionEnd = aliveToken === token ? 'ask' : 'leave';
  for (const tell of listeners) tell(end);
}

/** Notes that the person stays on the page although the session is over. */
export function stayOnPage(): void {
  if (told) told = { ...told, stays: true };
}

/** Tells when the session is over (a call answered 401). Returns the way to stop listening. */
export function onSessionEnded(tell: (end: SessionEnd) => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

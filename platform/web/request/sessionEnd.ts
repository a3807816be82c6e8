/**
 * `ask`: the person is at work on a page and may stay there. `leave`: the token was dead before any call
 * was answered with it, so there is no page to stay on. `leaveSoon`: an upload found it; that is told, and two
 * seconds later the person is led out (documents 4.3).
 */
export type SessionEnd = 'ask' | 'leave' | 'leaveSoon';

/** Who found the session over. */
export type Finder = 'read' | 'write' | 'upload';

const listeners = new Set<(end: SessionEnd) => void>();
let aliveToken: string | null = null;
let told: { token: string; stays: boolean } | null = null;
/** found before anybody listened, as by the reads that go out before the first page is drawn */
let untold: SessionEnd | null = null;

/** Notes that a call was answered with this token. */
export function markSessionAlive(token: string): void {
  aliveToken = token;
}

/**
 * Tells once per token that the session is over. Whoever chose to stay on the page is asked again by a
 * write only, not by reads that repeat in the background.
 */
export function reportSessionEnded(finder: Finder, token: string): void {
  if (told?.token === token && !(told.stays && finder !== 'read')) return;
  told = { token, stays: false };
  const end = endFor(finder, token);
  if (listeners.size === 0) untold = end;
  for (const tell of listeners) tell(end);
}

function endFor(finder: Finder, token: string): SessionEnd {
  if (finder === 'upload') return 'leaveSoon';
  return aliveToken === token ? 'ask' : 'leave';
}

/** Notes that the person stays on the page although the session is over. */
export function stayOnPage(): void {
  if (told) told = { ...told, stays: true };
}

/** Tells when the session is over (a call answered 401), also one that nobody was told of yet. Returns the way to stop listening. */
export function onSessionEnded(tell: (end: SessionEnd) => void): () => void {
  listeners.add(tell);
  if (untold !== null) tell(untold);
  untold = null;
  return () => {
    listeners.delete(tell);
  };
}

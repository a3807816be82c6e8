/** `ask`: offer to stay. `leave`: the token never worked. `leaveSoon`: found by an upload (documents 4.3). */
export type SessionEnd = 'ask' | 'leave' | 'leaveSoon';

export type Finder = 'read' | 'write' | 'upload';

const listeners = new Set<(end: SessionEnd) => void>();
let aliveToken: string | null = null;
let told: { token: string; stays: boolean } | null = null;
/** reported before the first listener, as by preloaded reads */
let untold: SessionEnd | null = null;

export function markSessionAlive(token: string): void {
  aliveToken = token;
}

/** Reports the end of a session once per token. After "stay", only writes report again. */
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

export function stayOnPage(): void {
  if (told) told = { ...told, stays: true };
}

/** Subscribes to session ends, including an earlier unreported one. Returns the unsubscribe function. */
export function onSessionEnded(tell: (end: SessionEnd) => void): () => void {
  listeners.add(tell);
  if (untold !== null) tell(untold);
  untold = null;
  return () => {
    listeners.delete(tell);
  };
}

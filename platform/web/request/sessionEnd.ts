/** `ask`: offer to stay. `leave`: the token never worked. `leaveSoon`: found by an upload (documents 4.3). */
type SessionEnd = 'ask' | 'leave' | 'leaveSoon';

export type SessionEndSource = 'read' | 'write' | 'upload';

const listeners = new Set<(end: SessionEnd) => void>();
let aliveToken: string | null = null;
let reported: { token: string; stays: boolean } | null = null;
/** reported before the first listener, as by preloaded reads */
let pendingEnd: SessionEnd | null = null;

export function markSessionAlive(token: string): void {
  aliveToken = token;
}

/** Reports the end of a session once per token. After "stay", only writes report again. */
export function reportSessionEnded(source: SessionEndSource, token: string): void {
  if (reported?.token === token && !(reported.stays && source !== 'read')) return;
  reported = { token, stays: false };
  const end = endFor(source, token);
  if (listeners.size === 0) pendingEnd = end;
  for (const listener of listeners) listener(end);
}

function endFor(source: SessionEndSource, token: string): SessionEnd {
  if (source === 'upload') return 'leaveSoon';
  return aliveToken === token ? 'ask' : 'leave';
}

export function stayOnPage(): void {
  if (reported) reported = { ...reported, stays: true };
}

/** Subscribes to session ends, including an earlier unreported one. Returns the unsubscribe function. */
export function onSessionEnded(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  if (pendingEnd !== null) listener(pendingEnd);
  pendingEnd = null;
  return () => {
    listeners.delete(listener);
  };
}

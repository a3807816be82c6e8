import { whenIdle } from '../browser/whenIdle.ts';
import { reportSessionEnded } from '../request/sessionEnd.ts';
import { onToken, readToken } from '../request/token.ts';
import { loadAhead } from '../router/loadChunk.ts';
import { FirstHearing } from './firstHearing.ts';
import { type LiveStanding, setLiveStanding } from './liveState.ts';

export interface Hearer {
  onMessage(body: string): void;
  /** subscribed, at first and after each reconnect: refetch */
  onHearing(isFirst: boolean): void;
}

export interface LineEvents {
  onStanding(standing: LiveStanding, refusal?: string): void;
  onMessage(destination: string, body: string): void;
  onHearing(destination: string): void;
  onRefused(destination: string): void;
  onSessionOver(): void;
}

export interface Line {
  subscribe(destination: string): void;
  unsubscribe(destination: string): void;
  close(): void;
}

export type Connect = (means: {
  token: string;
  companyNo: () => string | null;
  destinations: () => Iterable<string>;
  events: LineEvents;
}) => Line;

/** A sign-out elsewhere in this tab ends the session first; wait before reporting. */
const SIGNING_OUT_MS = 2_000;
/** Debounce: the connection survives navigation between pages. */
const CLOSE_AFTER_MS = 5_000;
const OPEN_LATEST_MS = 1_000;

interface Wanted {
  hearers: Set<Hearer>;
  isHeard: boolean;
}

const wanted = new Map<string, Wanted>();
let companyNo: string | null = null;
let line: Line | null = null;
/** id of the current connection; a connection still loading compares it */
let current = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to a destination; the tab's one connection opens with the first subscriber. */
export function hear(destination: string, company: string | null, hearer: Hearer): () => void {
  companyNo = company;
  clearTimeout(closing);
  const already = wanted.get(destination);
  if (already) {
    already.hearers.add(hearer);
    if (already.isHeard) queueMicrotask(() => already.hearers.has(hearer) && hearer.onHearing(false));
  } else {
    wanted.set(destination, { hearers: new Set([hearer]), isHeard: false });
    line?.subscribe(destination);
  }
  if (current === 0) open();
  return () => leave(destination, hearer);
}

function leave(destination: string, hearer: Hearer): void {
  const entry = wanted.get(destination);
  if (!entry?.hearers.delete(hearer) || entry.hearers.size > 0) return;
  wanted.delete(destination);
  line?.unsubscribe(destination);
  if (wanted.size === 0) closing = setTimeout(close, CLOSE_AFTER_MS);
}

let opened = 0;

function open(): void {
  const token = readToken();
  if (token === null) return;
  opened += 1;
  const own = opened;
  current = own;
  const begin = () => {
    loadAhead(() => import('./connection.ts')).then(
      ({ connect }) => {
        if (current !== own) return;
        line = connect({
          token,
          companyNo: () => companyNo,
          destinations: () => wanted.keys(),
          events: eventsOf(own, token),
        });
      },
      // pages still poll; the next subscriber retries
      () => {
        if (current === own) current = 0;
      },
    );
  };
  whenIdle(begin, { latestMs: OPEN_LATEST_MS });
}

function close(): void {
  current = 0;
  line?.close();
  line = null;
  for (const entry of wanted.values()) entry.isHeard = false;
  setLiveStanding('off');
}

function eventsOf(own: number, token: string): LineEvents {
  const first = new FirstHearing();
  const ifCurrent =
    <Given extends unknown[]>(tell: (...given: Given) => void) =>
    (...given: Given) => {
      if (current === own) tell(...given);
    };
  return {
    onStanding: ifCurrent((standing, refusal) => {
      if (standing !== 'connected') for (const entry of wanted.values()) entry.isHeard = false;
      if (standing === 'connected') first.opens(wanted.keys());
      if (standing === 'away') first.breaks();
      setLiveStanding(standing, refusal);
    }),
    onMessage: ifCurrent((destination, body) => {
      for (const hearer of wanted.get(destination)?.hearers ?? []) hearer.onMessage(body);
    }),
    onHearing: ifCurrent((destination) => {
      const entry = wanted.get(destination);
      if (entry === undefined) return;
      entry.isHeard = true;
      const isFirst = first.take(destination);
      for (const hearer of entry.hearers) hearer.onHearing(isFirst);
    }),
    // no retry: the answer would be the same
    onRefused: ifCurrent((destination) => {
      wanted.delete(destination);
    }),
    onSessionOver: ifCurrent(() => {
      setLiveStanding('off');
      setTimeout(() => {
        if (readToken() === token) reportSessionEnded('read', token);
      }, SIGNING_OUT_MS);
    }),
  };
}

// another token, another user: resubscribe
onToken(() => {
  close();
  if (wanted.size > 0) open();
});

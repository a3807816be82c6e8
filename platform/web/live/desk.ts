import { whenIdle } from '../browser/whenIdle.ts';
import { reportSessionEnded } from '../request/sessionEnd.ts';
import { onToken, readToken } from '../request/token.ts';
import { loadAhead } from '../router/loadChunk.ts';
import { FirstHearing } from './firstHearing.ts';
import { type LiveStanding, setLiveStanding } from './liveState.ts';

/** Somebody in this tab who hears a destination. */
export interface Hearer {
  onMessage(body: string): void;
  /**
   * hearing begins, at first and after each break: ask for what may have changed before. `isFirst`: with the
   * connection's first opening, a moment after it was asked for
   */
  onHearing(isFirst: boolean): void;
}

/** What a connection tells. */
export interface LineEvents {
  /** `refusal`: why the server has refused the connection, in its own words */
  onStanding(standing: LiveStanding, refusal?: string): void;
  onMessage(destination: string, body: string): void;
  onHearing(destination: string): void;
  /** the person may not hear it (any more) */
  onRefused(destination: string): void;
  onSessionOver(): void;
}

/** An open connection, or one that tries to be. */
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

/** A sign-out ends the session before this tab knows: not the moment to say that it has ended. */
const SIGNING_OUT_MS = 2_000;
/** Pages come and go; the connection outlives the moment between them. */
const CLOSE_AFTER_MS = 5_000;
/** The first page is drawn by then. */
const OPEN_LATEST_MS = 1_000;

interface Wanted {
  hearers: Set<Hearer>;
  isHeard: boolean;
}

const wanted = new Map<string, Wanted>();
let companyNo: string | null = null;
let line: Line | null = null;
/** counts connections, so that one that is being loaded knows when it is no longer asked for */
let current = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Hears a destination until the way back is called. The one connection of this tab opens with the first hearer. */
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
  // the page comes first
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
      // pages ask by themselves from time to time; the next hearer tries again
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
    // asking again would be refused again
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

// another session is another person: what was heard for the one is not for the other
onToken(() => {
  close();
  if (wanted.size > 0) open();
});

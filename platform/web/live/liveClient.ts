import { whenIdle } from '../browser/whenIdle.ts';
import { prefetchChunk } from '../chunks/loadChunk.ts';
import { reportSessionEnded } from '../request/sessionEnd.ts';
import { onTokenChange, readToken } from '../request/token.ts';
import type { Connection, ConnectionEvents } from './connection.ts';
import { InitialSubscriptions } from './initialSubscriptions.ts';
import { setConnectionStatus } from './liveState.ts';

export interface Subscriber {
  onMessage(body: string): void;
  /** subscribed, at first and after each reconnect: refetch */
  onSubscribed(isInitial: boolean): void;
}

/** A sign-out elsewhere in this tab ends the session first; wait before reporting. */
const SIGNING_OUT_MS = 2_000;
/** Debounce: the connection survives navigation between pages. */
const CLOSE_AFTER_MS = 5_000;
const OPEN_LATEST_MS = 1_000;

interface Subscription {
  subscribers: Set<Subscriber>;
  isActive: boolean;
}

const subscriptions = new Map<string, Subscription>();
let companyNo: string | null = null;
let connection: Connection | null = null;
/** id of the current connection; a connection still loading compares it */
let currentId = 0;
let closeTimer: ReturnType<typeof setTimeout> | undefined;

/** Subscribes to a destination; the tab's one connection opens with the first subscriber. */
export function subscribe(destination: string, company: string | null, subscriber: Subscriber): () => void {
  if (company !== companyNo) {
    companyNo = company;
    connection?.companyChanged();
  }
  clearTimeout(closeTimer);
  const existing = subscriptions.get(destination);
  if (existing) {
    existing.subscribers.add(subscriber);
    if (existing.isActive) queueMicrotask(() => existing.subscribers.has(subscriber) && subscriber.onSubscribed(false));
  } else {
    subscriptions.set(destination, { subscribers: new Set([subscriber]), isActive: false });
    connection?.subscribe(destination);
  }
  if (currentId === 0) open();
  return () => unsubscribe(destination, subscriber);
}

function unsubscribe(destination: string, subscriber: Subscriber): void {
  const entry = subscriptions.get(destination);
  if (!entry?.subscribers.delete(subscriber) || entry.subscribers.size > 0) return;
  subscriptions.delete(destination);
  connection?.unsubscribe(destination);
  if (subscriptions.size === 0) closeTimer = setTimeout(close, CLOSE_AFTER_MS);
}

let lastId = 0;

function open(): void {
  const token = readToken();
  if (token === null) return;
  lastId += 1;
  const id = lastId;
  currentId = id;
  const connectNow = () => {
    prefetchChunk(() => import('./connection.ts')).then(
      ({ connect }) => {
        if (currentId !== id) return;
        connection = connect({
          token,
          companyNo: () => companyNo,
          destinations: () => subscriptions.keys(),
          events: connectionEvents(id, token),
        });
      },
      // pages still poll; the next subscriber retries
      () => {
        if (currentId === id) currentId = 0;
      },
    );
  };
  whenIdle(connectNow, { latestMs: OPEN_LATEST_MS });
}

function close(): void {
  currentId = 0;
  connection?.close();
  connection = null;
  for (const entry of subscriptions.values()) entry.isActive = false;
  setConnectionStatus('off');
}

function connectionEvents(id: number, token: string): ConnectionEvents {
  const initial = new InitialSubscriptions();
  const ifCurrent =
    <Args extends unknown[]>(handler: (...args: Args) => void) =>
    (...args: Args) => {
      if (currentId === id) handler(...args);
    };
  return {
    onStatus: ifCurrent((status, rejection) => {
      if (status !== 'connected') for (const entry of subscriptions.values()) entry.isActive = false;
      if (status === 'connected') initial.onOpen(subscriptions.keys());
      if (status === 'away') initial.onBreak();
      setConnectionStatus(status, rejection);
    }),
    onMessage: ifCurrent((destination, body) => {
      for (const subscriber of subscriptions.get(destination)?.subscribers ?? []) subscriber.onMessage(body);
    }),
    onSubscribed: ifCurrent((destination) => {
      const entry = subscriptions.get(destination);
      if (entry === undefined) return;
      entry.isActive = true;
      const isInitial = initial.take(destination);
      for (const subscriber of entry.subscribers) subscriber.onSubscribed(isInitial);
    }),
    // no retry: the answer would be the same
    onRejected: ifCurrent((destination) => {
      subscriptions.delete(destination);
    }),
    onSessionOver: ifCurrent(() => {
      setConnectionStatus('off');
      setTimeout(() => {
        if (readToken() === token) reportSessionEnded('read', token);
      }, SIGNING_OUT_MS);
    }),
  };
}

// another token, another user: resubscribe
onTokenChange(() => {
  close();
  if (subscriptions.size > 0) open();
});

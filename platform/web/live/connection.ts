import { Client, type IFrame } from '@stomp/stompjs';
import { WIRE_BASE } from '../../wire/base.ts';
import { CODE } from '../../wire/envelope.ts';
import { LIVE_PATH, RECONNECT_MS } from '../../wire/live/address.ts';
import { currentLanguage } from '../language/language.ts';
import type { ConnectionStatus } from './liveState.ts';

export interface ConnectionEvents {
  onStatus(status: ConnectionStatus, rejection?: string): void;
  onMessage(destination: string, body: string): void;
  onSubscribed(destination: string): void;
  onRejected(destination: string): void;
  onSessionOver(): void;
}

export interface Connection {
  subscribe(destination: string): void;
  unsubscribe(destination: string): void;
  /** ends the pause after a rejection of the company before */
  companyChanged(): void;
  close(): void;
}

type Connect = (options: {
  token: string;
  companyNo: () => string | null;
  destinations: () => Iterable<string>;
  events: ConnectionEvents;
}) => Connection;

const HEARTBEAT_MS = 10_000;
/** Retry delay after a rejection that needs the user, such as too many open pages. */
const REJECTION_RETRY_MS = 30_000;
const SESSION_ENDED_CODES = new Set([String(CODE.signIn), String(CODE.passwordFirst)]);

const FORBIDDEN = String(CODE.forbidden);

/** STOMP connection with automatic reconnect. Loaded as its own chunk. */
export const connect: Connect = ({ token, companyNo, destinations, events }) => {
  const subscriptionIds = new Map<string, string>();
  let receiptCount = 0;
  let rejection = '';
  let addressedCompany: string | null = null;
  let endPause = () => {};
  const client = new Client({
    reconnectDelay: RECONNECT_MS,
    heartbeatIncoming: HEARTBEAT_MS,
    heartbeatOutgoing: HEARTBEAT_MS,
    discardWebsocketOnCommFailure: true,
    async beforeConnect(starting) {
      if (rejection !== '' && companyNo() === addressedCompany) await pause();
      rejection = '';
      addressedCompany = companyNo();
      starting.brokerURL = addressFor(addressedCompany);
      starting.connectHeaders = { Authorization: `Bearer ${token}`, Language: currentLanguage() };
    },
    onConnect() {
      subscriptionIds.clear();
      events.onStatus('connected');
      for (const destination of destinations()) subscribe(destination);
    },
    onStompError(frame) {
      if (SESSION_ENDED_CODES.has(frame.headers.code ?? '')) {
        void client.deactivate();
        events.onSessionOver();
      } else if (frame.headers.destination) events.onRejected(frame.headers.destination);
      else if (frame.headers.code === FORBIDDEN) rejection = frame.headers.message ?? '';
    },
    onWebSocketClose: () => events.onStatus('away', rejection),
  });

  const pause = () =>
    new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, REJECTION_RETRY_MS);
    });

  /** A closing socket still counts as connected to the client; what it is given then goes nowhere. */
  const isOpen = () => client.connected && client.webSocket?.readyState === WebSocket.OPEN;

  function subscribe(destination: string): void {
    if (!isOpen() || subscriptionIds.has(destination)) return;
    // the receipt confirms the subscription; a read before it could miss changes
    receiptCount += 1;
    const receipt = `heard-${receiptCount}`;
    client.watchForReceipt(receipt, () => events.onSubscribed(destination));
    const onMessage = (message: IFrame) => events.onMessage(destination, message.body);
    const { id } = client.subscribe(destination, onMessage, { receipt });
    subscriptionIds.set(destination, id);
  }

  function unsubscribe(destination: string): void {
    const id = subscriptionIds.get(destination);
    subscriptionIds.delete(destination);
    if (id !== undefined && isOpen()) client.unsubscribe(id);
  }

  events.onStatus('connecting');
  client.activate();
  return {
    subscribe,
    unsubscribe,
    companyChanged: () => endPause(),
    close: () => void client.deactivate(),
  };
};

function addressFor(companyNo: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = companyNo === null ? '' : `?companyNo=${encodeURIComponent(companyNo)}`;
  return `${scheme}://${location.host}${WIRE_BASE}${LIVE_PATH}${query}`;
}

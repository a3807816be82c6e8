import { Client, type IFrame } from '@stomp/stompjs';
import { WIRE_BASE } from '../../wire/base.ts';
import { CODE } from '../../wire/envelope.ts';
import { LIVE_PATH, RECONNECT_MS } from '../../wire/live/address.ts';
import { currentLanguage } from '../language/language.ts';
import type { Connect } from './desk.ts';

const HEART_BEAT_MS = 10_000;
/** Retry delay after a rejection that needs the user, such as too many open pages. */
const AFTER_REFUSAL_MS = 30_000;
const SESSION_IS_OVER = new Set([String(CODE.signIn), String(CODE.passwordFirst)]);

const STAYS = String(CODE.forbidden);

/** STOMP connection with automatic reconnect. Loaded as its own chunk. */
export const connect: Connect = ({ token, companyNo, destinations, events }) => {
  const heard = new Map<string, string>();
  let asked = 0;
  let refusal = '';
  const client = new Client({
    reconnectDelay: RECONNECT_MS,
    heartbeatIncoming: HEART_BEAT_MS,
    heartbeatOutgoing: HEART_BEAT_MS,
    discardWebsocketOnCommFailure: true,
    async beforeConnect(starting) {
      if (refusal !== '') await new Promise((resolve) => setTimeout(resolve, AFTER_REFUSAL_MS));
      refusal = '';
      starting.brokerURL = addressFor(companyNo());
      starting.connectHeaders = { Authorization: `Bearer ${token}`, Language: currentLanguage() };
    },
    onConnect() {
      heard.clear();
      events.onStanding('connected');
      for (const destination of destinations()) subscribe(destination);
    },
    onStompError(frame) {
      if (SESSION_IS_OVER.has(frame.headers.code ?? '')) {
        void client.deactivate();
        events.onSessionOver();
      } else if (frame.headers.destination) events.onRefused(frame.headers.destination);
      else if (frame.headers.code === STAYS) refusal = frame.headers.message ?? '';
    },
    onWebSocketClose: () => events.onStanding('away', refusal),
  });

  function subscribe(destination: string): void {
    if (!client.connected || heard.has(destination)) return;
    // the receipt confirms the subscription; a read before it could miss changes
    asked += 1;
    const receipt = `heard-${asked}`;
    client.watchForReceipt(receipt, () => events.onHearing(destination));
    const onMessage = (message: IFrame) => events.onMessage(destination, message.body);
    const { id } = client.subscribe(destination, onMessage, { receipt });
    heard.set(destination, id);
  }

  function unsubscribe(destination: string): void {
    const id = heard.get(destination);
    heard.delete(destination);
    if (id !== undefined && client.connected) client.unsubscribe(id);
  }

  events.onStanding('connecting');
  client.activate();
  return { subscribe, unsubscribe, close: () => void client.deactivate() };
};

function addressFor(companyNo: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = companyNo === null ? '' : `?companyNo=${encodeURIComponent(companyNo)}`;
  return `${scheme}://${location.host}${WIRE_BASE}${LIVE_PATH}${query}`;
}

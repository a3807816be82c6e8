import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getOrderDetail, listOrders } from '../features/freight/booking/wire.ts';
import type { ChatMessage } from '../features/portal/chat/message.ts';
import { threadEvent } from '../features/portal/chat/topics.ts';
import { Thread } from '../features/portal/chat/web/thread/thread.ts';
import { addChat, listChat, msgList } from '../features/portal/chat/wire.ts';
import { Actor, ReceivedUserError } from '../platform/testing/actor.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import type { ConversationRef } from './testing/chatFixture.ts';
import { KillableServer } from './testing/killableServer.ts';

let server: KillableServer;
beforeEach(async () => {
  server = await KillableServer.onDemoCopy({ LIVE_PER_PERSON: '100' });
});
afterEach(() => server.remove());

const CLIENTS = 40;
const MESSAGES_EACH = 5;
/** Acknowledged share of all messages at which the server is killed. */
const KILL_AT_SHARE = 0.4;
/** Shorter retries of all clients would keep the server from starting. */
const RETRY_MS = 300;

const events = z.array(threadEvent);

/** One side of a conversation: sends its messages, subscribes to the other's, reconnects. */
class Client {
  readonly acknowledged: string[] = [];
  readonly thread: Thread;
  readonly #about: ConversationRef;
  readonly #token: string;
  readonly #companyNo: string;
  readonly #name: string;
  #isStopped = false;

  constructor(conversation: ConversationRef, side: { token: string; companyNo: string }) {
    this.#about = conversation;
    this.#token = side.token;
    this.#companyNo = side.companyNo;
    this.#name = `${side.companyNo} about ${conversation.orderContainerId}`;
    this.thread = new Thread({ servingCompanyNo: '00001', ...conversation }, (input) =>
      this.#actor.send(listChat, input),
    );
  }

  get #actor(): Actor {
    return new Actor(server.address, this.#token);
  }

  /** Sends every message, retrying under its `clientId` until it is acknowledged. */
  async sendAll(): Promise<void> {
    for (let number = 1; number <= MESSAGES_EACH; number += 1) {
      const chatContent = `${this.#name}: ${number}`;
      const message = await this.#sendUntilAcknowledged({
        ...this.#about,
        chatContent,
        clientId: chatContent,
      });
      this.thread.addMessage(message);
      this.acknowledged.push(chatContent);
    }
  }

  /** Subscribes until `leave`, reconnecting after each lost connection. */
  async subscribe(conversationId: number): Promise<void> {
    while (!this.#isStopped) {
      try {
        const companyNo = this.#companyNo;
        const socket = await StompClient.connect(server.address, this.#token, { companyNo });
        await socket.subscribe(`/chat/${companyNo}/${conversationId}`);
        await this.thread.catchUp();
        for (;;) this.thread.applyEvents(events.parse(JSON.parse((await socket.next('MESSAGE')).body)));
      } catch {
        await after(RETRY_MS);
      }
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #sendUntilAcknowledged(
    input: ConversationRef & { chatContent: string; clientId: string },
  ): Promise<ChatMessage> {
    for (;;) {
      try {
        return await this.#actor.send(addChat, input);
      } catch (fault) {
        if (fault instanceof ReceivedUserError && fault.faultId === undefined) throw fault;
        await after(RETRY_MS);
      }
    }
  }
}

async function containersOf(shipper: Actor, count: number): Promise<ConversationRef[]> {
  const { rows } = await shipper.send(listOrders, { pageSize: 50 });
  const orders = await Promise.all(rows.map(({ orderBigNo }) => shipper.send(getOrderDetail, { orderBigNo })));
  const talkedAbout = new Set((await shipper.send(msgList, {})).map((item) => item.orderContainerId));
  const ids = orders
    .flatMap((order) => order.containers.map(({ orderContainerId }) => orderContainerId))
    .filter((id) => !talkedAbout.has(id));
  return ids.slice(0, count).map((orderContainerId) => ({ orderContainerId, businessType: 0 }));
}

test('a server killed while many people chat loses no message that it acknowledged, doubles none and keeps their order', async () => {
  await server.start();
  const [shipper, operator] = [await server.as('shipper'), await server.as('operator')];
  const conversations = await containersOf(shipper, CLIENTS / 2);
  expect(conversations).toHaveLength(CLIENTS / 2);
  const pairs = conversations.map((conversation) => [
    new Client(conversation, { token: shipper.token ?? '', companyNo: '10001' }),
    new Client(conversation, { token: operator.token ?? '', companyNo: '00001' }),
  ]);
  const firstMessages = await Promise.all(
    conversations.map((conversation) => shipper.send(addChat, { ...conversation, chatContent: 'begin' })),
  );
  const clients = pairs.flat();
  await Promise.all(clients.map(({ thread }) => thread.open()));
  const subscriptions = pairs.flatMap((pair, index) =>
    pair.map((client) => client.subscribe(firstMessages[index]?.conversationId ?? 0)),
  );
  const sending = Promise.all(clients.map((client) => client.sendAll()));
  const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  const all = clients.length * MESSAGES_EACH;
  await vi.waitUntil(() => acknowledged() >= KILL_AT_SHARE * all, { timeout: 60_000, interval: 1 });
  await server.kill();
  expect(acknowledged()).toBeLessThan(all);
  await server.start();
  await sending;
  const expectedCount = 1 + 2 * MESSAGES_EACH;
  for (const { thread } of clients) {
    await expect.poll(() => thread.state().messages.length, { timeout: 30_000 }).toBe(expectedCount);
  }
  for (const client of clients) client.stop();
  await server.kill();
  await Promise.all(subscriptions);

  const textsIn = (client: Client) => client.thread.state().messages.map(({ chatContent }) => chatContent);
  for (const pair of pairs) {
    const [one, other] = pair.map(textsIn);
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(expectedCount);
    // own messages are in the order of their acknowledgements
    for (const client of pair) {
      expect(one?.filter((text) => client.acknowledged.includes(text))).toEqual(client.acknowledged);
    }
  }
}, 240_000);

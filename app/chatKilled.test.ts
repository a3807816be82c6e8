import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getOrderDetail, listOrders } from '../features/booking/wire.ts';
import type { ChatMessage } from '../features/chat/message.ts';
import { threadEvent } from '../features/chat/topics.ts';
import { Thread } from '../features/chat/web/thread/thread.ts';
import { addChat, listChat, msgList } from '../features/chat/wire.ts';
import { Actor, Refused } from '../platform/testing/actor.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import type { AboutContainer } from './testing/chatStage.ts';
import { MortalServer } from './testing/mortalServer.ts';

let server: MortalServer;
beforeEach(async () => {
  server = await MortalServer.onCopy({ LIVE_PER_PERSON: '500', LIVE_PER_ADDRESS: '1000' });
});
afterEach(() => server.remove());

const CLIENTS = 200;
const MESSAGES_EACH = 5;
/** Acknowledged share of all messages at which the server is killed. */
const KILLED_AT = [0.25, 0.6];
/** Shorter retries of hundreds of clients would keep the server from starting. */
const AGAIN_MS = 300;

const events = z.array(threadEvent);

/** One side of a conversation: sends its messages, subscribes to the other's, reconnects. */
class Client {
  readonly acknowledged: string[] = [];
  readonly thread: Thread;
  readonly #about: AboutContainer;
  readonly #token: string;
  readonly #companyNo: string;
  readonly #name: string;
  #isOver = false;

  constructor(about: AboutContainer, side: { token: string; companyNo: string }) {
    this.#about = about;
    this.#token = side.token;
    this.#companyNo = side.companyNo;
    this.#name = `${side.companyNo} about ${about.orderContainerId}`;
    this.thread = new Thread({ servingCompanyNo: '00001', ...about }, (input) =>
      this.#me.send(listChat, input),
    );
  }

  get #me(): Actor {
    return new Actor(server.address, this.#token);
  }

  /** Sends every message, retrying under its `clientId` until it is acknowledged. */
  async say(): Promise<void> {
    for (let number = 1; number <= MESSAGES_EACH; number += 1) {
      const chatContent = `${this.#name}: ${number}`;
      const message = await this.#untilTaken({ ...this.#about, chatContent, clientId: chatContent });
      this.thread.add(message);
      this.acknowledged.push(chatContent);
    }
  }

  /** Subscribes until `leave`, reconnecting after each lost connection. */
  async listen(conversationId: number): Promise<void> {
    while (!this.#isOver) {
      try {
        const companyNo = this.#companyNo;
        const socket = await StompClient.connect(server.address, this.#token, { companyNo });
        await socket.subscribe(`/chat/${companyNo}/${conversationId}`);
        await this.thread.catchUp();
        for (;;) this.thread.hear(events.parse(JSON.parse((await socket.next('MESSAGE')).body)));
      } catch {
        await after(AGAIN_MS);
      }
    }
  }

  leave(): void {
    this.#isOver = true;
  }

  async #untilTaken(input: AboutContainer & { chatContent: string; clientId: string }): Promise<ChatMessage> {
    for (;;) {
      try {
        return await this.#me.send(addChat, input);
      } catch (fault) {
        if (fault instanceof Refused && fault.faultId === undefined) throw fault;
        await after(AGAIN_MS);
      }
    }
  }
}

async function containersOf(shipper: Actor, count: number): Promise<AboutContainer[]> {
  const { rows } = await shipper.send(listOrders, { pageSize: 50 });
  const orders = await Promise.all(
    rows.map(({ orderBigNo }) => shipper.send(getOrderDetail, { orderBigNo })),
  );
  const talkedAbout = new Set((await shipper.send(msgList, {})).map((item) => item.orderContainerId));
  const ids = orders
    .flatMap((order) => order.containers.map(({ orderContainerId }) => orderContainerId))
    .filter((id) => !talkedAbout.has(id));
  return ids.slice(0, count).map((orderContainerId) => ({ orderContainerId, businessType: 0 }));
}

test('a server killed while many people chat loses no message that it acknowledged, doubles none and keeps their order', async () => {
  await server.start();
  const [shipper, operator] = [await server.as('shipper'), await server.as('operator')];
  const abouts = await containersOf(shipper, CLIENTS / 2);
  expect(abouts).toHaveLength(CLIENTS / 2);
  const pairs = abouts.map((about) => [
    new Client(about, { token: shipper.token ?? '', companyNo: '10001' }),
    new Client(about, { token: operator.token ?? '', companyNo: '00001' }),
  ]);
  const begun = await Promise.all(
    abouts.map((about) => shipper.send(addChat, { ...about, chatContent: 'begin' })),
  );
  const clients = pairs.flat();
  await Promise.all(clients.map(({ thread }) => thread.open()));
  const listening = pairs.flatMap((pair, place) =>
    pair.map((client) => client.listen(begun[place]?.conversationId ?? 0)),
  );
  const saying = Promise.all(clients.map((client) => client.say()));
  const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0);
  const all = clients.length * MESSAGES_EACH;
  for (const share of KILLED_AT) {
    await vi.waitUntil(() => acknowledged() >= share * all, { timeout: 60_000, interval: 1 });
    await server.kill();
    expect(acknowledged()).toBeLessThan(all);
    await server.start();
  }
  await saying;
  const wanted = 1 + 2 * MESSAGES_EACH;
  for (const { thread } of clients) {
    await expect.poll(() => thread.state().messages.length, { timeout: 30_000 }).toBe(wanted);
  }
  for (const client of clients) client.leave();
  await server.kill();
  await Promise.all(listening);

  const saidIn = (client: Client) => client.thread.state().messages.map(({ chatContent }) => chatContent);
  for (const pair of pairs) {
    const [one, other] = pair.map(saidIn);
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(wanted);
    // own messages are in the order of their acknowledgements
    for (const client of pair) {
      expect(one?.filter((text) => client.acknowledged.includes(text))).toEqual(client.acknowledged);
    }
  }
}, 240_000);

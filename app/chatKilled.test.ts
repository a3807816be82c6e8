import { setTimeout as after } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { getOrderDetail, listOrders } from '../features/booking/wire.ts';
import type { ChatMessage } from '../features/chat/message.ts';
import { threadEvent } from '../features/chat/topics.ts';
import { Thread } from '../features/chat/web/thread/thread.ts';
import { addChat, listChat, msgList } from '../features/chat/wire.ts';
import { login } from '../features/session/wire.ts';
import { Actor, Refused } from '../platform/testing/actor.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import type { AboutContainer } from './testing/chatStage.ts';
import { newDataFolder } from './testing/dataFolder.ts';
import { endAll, endOf, type ServerProcess, startProcess } from './testing/serverProcess.ts';

let folder: Awaited<ReturnType<typeof newDataFolder>>;
beforeEach(async () => {
  folder = await newDataFolder();
});
afterEach(async () => {
  await endAll();
  await folder.remove();
});

const CLIENTS = 200;
const MESSAGES_EACH = 12;
const KILLS = 3;
const AGAIN_MS = 50;

const events = z.array(threadEvent);
const signIn = async (stranger: Actor, username: string) =>
  (await stranger.send(login, { username, password: 'Ironsilk2026', encrypted: false })).token;

/** Where the server is at the moment; it comes back somewhere else each time. */
class Portal {
  #process: ServerProcess | null = null;
  async start(): Promise<void> {
    const env = { DATA_DIR: folder.dataDir, LIVE_PER_PERSON: '500', LIVE_PER_ADDRESS: '1000' };
    this.#process = await startProcess(env);
  }
  get address(): string {
    return this.#process?.address ?? 'http://127.0.0.1:1';
  }
  async kill(): Promise<void> {
    const child = this.#process?.child;
    this.#process = null;
    if (!child) return;
    const ended = endOf(child);
    child.kill('SIGKILL');
    await ended;
  }
}

/** One side of a conversation in a window of its own: says its part, hears the other's, comes back when cut off. */
class Client {
  readonly acknowledged: string[] = [];
  readonly thread: Thread;
  readonly #about: AboutContainer;
  readonly #portal: Portal;
  readonly #token: string;
  readonly #companyNo: string;
  readonly #name: string;
  #isOver = false;

  constructor(portal: Portal, about: AboutContainer, side: { token: string; companyNo: string }) {
    this.#portal = portal;
    this.#about = about;
    this.#token = side.token;
    this.#companyNo = side.companyNo;
    this.#name = `${side.companyNo} about ${about.orderContainerId}`;
    this.thread = new Thread({ servingCompanyNo: '00001', ...about }, (input) =>
      this.#me.send(listChat, input),
    );
  }

  get #me(): Actor {
    return new Actor(this.#portal.address, this.#token);
  }

  /** Says everything, each message again under its key until the server has acknowledged it. */
  async say(): Promise<void> {
    for (let number = 1; number <= MESSAGES_EACH; number += 1) {
      const chatContent = `${this.#name}: ${number}`;
      const message = await this.#untilTaken({ ...this.#about, chatContent, clientId: chatContent });
      this.thread.add(message);
      this.acknowledged.push(chatContent);
      await after(Math.random() * 20);
    }
  }

  /** Hears the conversation until it is over, also after each time that the line breaks. */
  async listen(conversationId: number): Promise<void> {
    while (!this.#isOver) {
      try {
        const { address } = this.#portal;
        const socket = await StompClient.connect(address, this.#token, { companyNo: this.#companyNo });
        await socket.subscribe(`/chat/${this.#companyNo}/${conversationId}`);
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

/** Containers of the shipper's own orders, as many as there are conversations. */
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
  const portal = new Portal();
  await portal.start();
  const stranger = new Actor(portal.address, null);
  const [shipper, operator] = [await signIn(stranger, 'shipper'), await signIn(stranger, 'operator')];
  const abouts = await containersOf(new Actor(portal.address, shipper), CLIENTS / 2);
  expect(abouts).toHaveLength(CLIENTS / 2);
  const pairs = abouts.map((about) => [
    new Client(portal, about, { token: shipper, companyNo: '10001' }),
    new Client(portal, about, { token: operator, companyNo: '00001' }),
  ]);
  const begun = await Promise.all(
    abouts.map((about) =>
      new Actor(portal.address, shipper).send(addChat, { ...about, chatContent: 'begin' }),
    ),
  );
  const clients = pairs.flat();
  await Promise.all(clients.map(({ thread }) => thread.open()));
  const listening = pairs.flatMap((pair, place) =>
    pair.map((client) => client.listen(begun[place]?.conversationId ?? 0)),
  );
  const saying = Promise.all(clients.map((client) => client.say()));
  for (let times = 0; times < KILLS; times += 1) {
    await after(300 + Math.random() * 400);
    await portal.kill();
    await portal.start();
  }
  await saying;
  const wanted = 1 + 2 * MESSAGES_EACH;
  for (const { thread } of clients) {
    await expect.poll(() => thread.state().messages.length, { timeout: 30_000 }).toBe(wanted);
  }
  for (const client of clients) client.leave();
  await portal.kill();
  await Promise.all(listening);

  const saidIn = (client: Client) => client.thread.state().messages.map(({ chatContent }) => chatContent);
  for (const pair of pairs) {
    const [one, other] = pair.map(saidIn);
    expect(one).toEqual(other);
    expect(new Set(one).size).toBe(wanted);
    // each side's own messages stand in the order in which they were acknowledged
    for (const client of pair) {
      expect(one?.filter((text) => client.acknowledged.includes(text))).toEqual(client.acknowledged);
    }
  }
}, 240_000);

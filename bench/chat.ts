import { Agent, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { threadEvent } from '../features/portal/chat/topics.ts';
import { addChat } from '../features/portal/chat/wire.ts';
import { StompClient } from '../platform/testing/stompClient.ts';
import type { BenchServer } from './benchServer.ts';
import { signIn } from './signIn.ts';
import type { Figure } from './table.ts';

const PER_SECOND = Number(process.env.BENCH_CHATS ?? 500);
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const CONVERSATIONS = 100;
const SUBSCRIPTIONS_PER_CONNECTION = 20;
const P99_MS = 100;
const TIMEOUT_MS = 15_000;

const events = z.array(threadEvent);
const answer = z.object({ code: z.number(), data: z.object({ conversationId: z.number() }).optional() });

/** (m) A whole chat: from the customer's HTTP call through the database to the operator's socket. */
export async function measureChat(server: BenchServer): Promise<Figure[]> {
  const { rows } = await server.database.query<{ id: string }>(
    `select order_container.id from order_container join booking_order on booking_order.id = order_id
     where company_id = (select company_id from account where username = 'shipper') order by 1 limit $1`,
    [CONVERSATIONS],
  );
  const load = new ChatLoad(server);
  const containers = rows.map(({ id }) => Number(id));
  const threads: number[] = [];
  for (const container of containers) threads.push(await load.openConversation(container));
  await load.subscribe(await signIn(server.portal, 'operator'), threads);
  await load.sendLoad(containers, WARM_UP_S);
  load.reset();
  const begun = performance.now();
  const sent = await load.sendLoad(containers, SECONDS);
  const answeredMs = performance.now() - begun;
  await load.waitForMessages(sent);
  load.close();
  const { p50, p99 } = load.latencies();
  const { lost, doubled } = load.losses(sent);
  return [
    {
      name: `m  chat, ${PER_SECOND} messages/s asked`,
      // Up to the last response; the requested rate is in the name.
      perSecond: ((sent - load.failures) * 1000) / answeredMs,
      p50,
      p99,
      failures: load.failures,
    },
    { name: '   p99 of ours, ms', value: p99, target: P99_MS, isMet: p99 < P99_MS },
    { name: '   lost', value: lost, target: 0, isMet: lost === 0 },
    { name: '   doubled', value: doubled, target: 0, isMet: doubled === 0 },
  ];
}

class ChatLoad {
  failures = 0;
  readonly #server: BenchServer;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 128 });
  readonly #sockets: StompClient[] = [];
  readonly #times: number[] = [];
  readonly #counts = new Map<string, number>();
  #round = 0;

  constructor(server: BenchServer) {
    this.#server = server;
  }

  async openConversation(orderContainerId: number): Promise<number> {
    const body = await this.#sendMessage(orderContainerId, 'begin');
    return answer.parse(JSON.parse(body)).data?.conversationId ?? 0;
  }

  /** Subscribes to the threads as the platform's operator. */
  async subscribe(token: string, threads: readonly number[]): Promise<void> {
    for (let from = 0; from < threads.length; from += SUBSCRIPTIONS_PER_CONNECTION) {
      const socket = await StompClient.connect(this.#server.portal, token, { companyNo: '00001' });
      for (const thread of threads.slice(from, from + SUBSCRIPTIONS_PER_CONNECTION)) {
        await socket.subscribe(`/chat/00001/${thread}`, `t${thread}`);
      }
      this.#sockets.push(socket);
      void this.#listen(socket);
    }
  }

  async sendLoad(containers: readonly number[], seconds: number): Promise<number> {
    this.#round += 1;
    const all = PER_SECOND * seconds;
    const begun = performance.now();
    const answers: Promise<void>[] = [];
    for (let number = 0; number < all; number += 1) {
      const due = begun + (number * 1000) / PER_SECOND;
      if (due > performance.now()) await after(due - performance.now());
      const container = containers[number % containers.length] ?? 0;
      const text = `${this.#round} ${number} ${performance.now()}`;
      answers.push(this.#sendMessage(container, text).then((body) => this.#countFailure(body)));
    }
    await Promise.all(answers);
    return all;
  }

  reset(): void {
    this.#times.length = 0;
    this.#counts.clear();
    this.failures = 0;
  }

  async waitForMessages(count: number): Promise<void> {
    const until = performance.now() + TIMEOUT_MS;
    while (this.#counts.size < count && performance.now() < until) await after(20);
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
    this.#agent.destroy();
  }

  latencies(): { p50: number; p99: number } {
    const sorted = this.#times.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY;
    return { p50: at(0.5), p99: at(0.99) };
  }

  losses(sent: number): { lost: number; doubled: number } {
    const doubled = [...this.#counts.values()].filter((count) => count > 1).length;
    return { lost: sent - this.#counts.size, doubled };
  }

  async #listen(socket: StompClient): Promise<void> {
    for (;;) {
      const frame = await socket.next('MESSAGE').catch(() => null);
      if (frame === null) return;
      const now = performance.now();
      for (const event of events.parse(JSON.parse(frame.body))) {
        if (event.kind === 'said') this.#count(event.message.chatContent, now);
      }
    }
  }

  #count(text: string, now: number): void {
    const [round, number, at] = text.split(' ').map(Number);
    if (round !== this.#round || number === undefined || at === undefined) return;
    this.#counts.set(text, (this.#counts.get(text) ?? 0) + 1);
    this.#times.push(now - at);
  }

  #countFailure(body: string): void {
    if (answer.safeParse(JSON.parse(body)).data?.code !== 200) this.failures += 1;
  }

  #sendMessage(orderContainerId: number, chatContent: string): Promise<string> {
    const body = JSON.stringify({ orderContainerId, businessType: 0, chatContent, clientId: chatContent });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${this.#server.token}`,
    };
    const url = `${this.#server.portal}/prod-api${addChat.path}`;
    return new Promise((resolve, reject) => {
      const sending = request(url, { method: 'POST', agent: this.#agent, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk;
        });
        response.on('end', () => resolve(body));
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }
}

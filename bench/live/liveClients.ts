// All clients and the publisher in one process: one clock for both ends.
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { LatencySummary, LoadPlan } from './broker.ts';
import { publisherTo } from './publisher.ts';

const AT_ONCE = 50;
const SETTLE_MS = 2_000;
const now = () => performance.timeOrigin + performance.now();

const frame = (command: string, headers: Record<string, string>) =>
  `${command}\n${Object.entries(headers)
    .map(([name, value]) => `${name}:${value}\n`)
    .join('')}\n\0`;

let isCounting = false;
const delays = { single: [] as number[], broadcast: [] as number[] };

/** Parses only the timestamp: the clients' own work must not distort the figures. */
function recordDelays(text: string, all: string): void {
  for (let from = text.indexOf('MESSAGE\n'); from >= 0; from = text.indexOf('\0MESSAGE\n', from + 1)) {
    if (!isCounting) return;
    const at = text.indexOf('"at":', from);
    const delay = now() - Number.parseFloat(text.slice(at + 5, at + 22));
    const isForAll = text.indexOf(`destination:${all}\n`, from) >= 0;
    delays[isForAll ? 'broadcast' : 'single'].push(delay);
  }
}

async function connect({ address, headers, single }: LoadPlan['clients'][number], all: string): Promise<WebSocket> {
  const socket = new WebSocket(address, ['v12.stomp'], { perMessageDeflate: false });
  await once(socket, 'open');
  const subscribed = Promise.withResolvers<void>();
  let receipts = 0;
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString('latin1');
    if (text.startsWith('CONNECTED')) {
      socket.send(frame('SUBSCRIBE', { id: '0', destination: single, receipt: '0' }));
      socket.send(frame('SUBSCRIBE', { id: '1', destination: all, receipt: '1' }));
    } else if (text.startsWith('RECEIPT')) {
      receipts += 1;
      if (receipts === 2) subscribed.resolve();
    } else if (text.startsWith('ERROR')) subscribed.reject(new Error(text));
    else recordDelays(text, all);
  });
  socket.on('close', (code) => subscribed.reject(new Error(`closed: ${code}`)));
  socket.send(frame('CONNECT', { 'accept-version': '1.2', host: '/', 'heart-beat': '0,0', ...headers }));
  await subscribed.promise;
  return socket;
}

function summarize(sent: number, received: readonly number[]): LatencySummary {
  const sorted = Float64Array.from(received).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { sent, received: received.length, p50: at(0.5), p99: at(0.99) };
}

async function run({ clients, all, publishesTo, warmUpS, seconds }: LoadPlan): Promise<void> {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < clients.length; from += AT_ONCE) {
    sockets.push(...(await Promise.all(clients.slice(from, from + AT_ONCE).map((one) => connect(one, all)))));
  }
  process.send?.({ connected: true });
  const publisher = await publisherTo(
    publishesTo,
    clients.map(({ single }) => single),
    all,
  );
  await after(SETTLE_MS);
  await publisher.publish(warmUpS);
  await after(SETTLE_MS);
  isCounting = true;
  const sent = await publisher.publish(seconds);
  await after(SETTLE_MS);
  isCounting = false;
  process.send?.({
    single: summarize(sent.single, delays.single),
    broadcast: summarize(sent.broadcast, delays.broadcast),
  });
  await publisher.stop();
  for (const socket of sockets) socket.terminate();
}

process.once('message', (plan: LoadPlan) => {
  run(plan).then(
    () => process.exit(0),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { newDataFolder } from '../../app/testing/dataFolder.ts';
import { startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import { WIRE_BASE } from '../../platform/wire/base.ts';
import { LIVE_PATH } from '../../platform/wire/live/address.ts';
import { destinationOf } from '../../platform/wire/live/topic.ts';
import type { Figure } from '../table.ts';
import type { Broker, LoadPlan } from './broker.ts';
import { hasRabbit, startRabbit } from './rabbit.ts';
import { broadcast, single } from './topics.ts';
import { usageOf } from './usage.ts';

const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 2_000);
const FIRST = 20_000;
const WARM_UP_S = 4;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const SHARE = 1 / 3;
const SAMPLE_MS = 250;
/** A small young generation, or start-up garbage dominates the memory figure. */
const SMALL_YOUNG_HEAP = ['--max-semi-space-size=4'];

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const delays = z.object({ sent: z.number(), received: z.number(), p50: z.number(), p99: z.number() });
const report = z.object({ single: delays, broadcast: delays });
const ready = z.tuple([z.object({ ready: z.string() })]).rest(z.unknown());

type Measured = z.infer<typeof report> & { memoryMb: number; cpu: number };

/** (l) Live connections: messages to one and to all, against RabbitMQ's Web-STOMP. */
export async function measureLive(): Promise<Figure[]> {
  const ours = await measureOurs();
  if (!hasRabbit()) {
    console.log('RabbitMQ is not here (Debian: apt-get install rabbitmq-server), so ours stands alone.');
    return figuresOf('l  ours', ours);
  }
  const rabbit = await measureRabbit();
  const share = (name: string, value: number, of: number): Figure => ({
    name,
    ratio: value / of,
    target: SHARE,
    isMet: value / of <= SHARE,
  });
  return [
    ...figuresOf('l  ours', ours),
    ...figuresOf('   RabbitMQ', rabbit),
    share('   ours / RabbitMQ: p99 to one', ours.single.p99, rabbit.single.p99),
    share('   ours / RabbitMQ: p99 to all', ours.broadcast.p99, rabbit.broadcast.p99),
    share('   ours / RabbitMQ: memory', ours.memoryMb, rabbit.memoryMb),
  ];
}

function figuresOf(name: string, { single: one, broadcast: all, memoryMb, cpu }: Measured): Figure[] {
  const line = (what: string, { received, p50, p99 }: z.infer<typeof delays>, lost: number): Figure => ({
    name: `${name}, ${what}`,
    perSecond: received / SECONDS,
    p50,
    p99,
    failures: lost,
  });
  return [
    line(`to one of ${CLIENTS}`, one, one.sent - one.received),
    line(`to all ${CLIENTS}`, all, all.sent * CLIENTS - all.received),
    { name: `${name}, memory, MB`, value: memoryMb },
    { name: `${name}, processors busy`, value: cpu },
  ];
}

async function measureOurs(): Promise<Measured> {
  const folder = await newDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.dataDir });
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url };
  const server = spawn(process.execPath, [...SMALL_YOUNG_HEAP, file('liveServer.ts')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const [{ ready: address }] = ready.parse(await once(server, 'message'));
    return await measureBroker({
      name: 'ours',
      addressOf: (client) => `${address.replace('http', 'ws')}${WIRE_BASE}${LIVE_PATH}?companyNo=${FIRST + client}`,
      connectHeaders: (client) => ({ Authorization: `Bearer ${FIRST + client}` }),
      singleOf: (client) => destinationOf(single, { companyNo: String(FIRST + client) }),
      all: destinationOf(broadcast, {}),
      pids: [server.pid ?? 0],
      publishesTo: { database: postgres.url },
    });
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await postgres.stop();
    await folder.remove();
  }
}

async function measureRabbit(): Promise<Measured> {
  const rabbit = await startRabbit();
  try {
    return await measureBroker({
      name: 'RabbitMQ',
      addressOf: () => rabbit.socket,
      connectHeaders: () => ({ login: 'guest', passcode: 'guest' }),
      singleOf: (client) => `/topic/single.${FIRST + client}`,
      all: '/topic/all',
      pids: [rabbit.pid],
      publishesTo: { socket: rabbit.socket },
    });
  } finally {
    await rabbit.stop();
  }
}

async function measureBroker(broker: Broker): Promise<Measured> {
  const plan: LoadPlan = {
    clients: Array.from({ length: CLIENTS }, (_, client) => ({
      address: broker.addressOf(client),
      headers: broker.connectHeaders(client),
      single: broker.singleOf(client),
    })),
    all: broker.all,
    publishesTo: broker.publishesTo,
    warmUpS: WARM_UP_S,
    seconds: SECONDS,
  };
  const clients = fork(file('liveClients.ts'));
  const ended = once(clients, 'exit');
  clients.send(plan);
  await Promise.race([once(clients, 'message'), failOnExit(ended, broker.name)]);
  const total = () => {
    const usages = broker.pids.map(usageOf);
    return {
      cpuS: usages.reduce((sum, one) => sum + one.cpuS, 0),
      memoryMb: usages.reduce((sum, one) => sum + one.memoryMb, 0),
    };
  };
  const before = total();
  const started = performance.now();
  let memoryMb = before.memoryMb;
  const sampler = setInterval(() => {
    memoryMb = Math.max(memoryMb, total().memoryMb);
  }, SAMPLE_MS);
  const [reported] = await Promise.race([once(clients, 'message'), failOnExit(ended, broker.name)]);
  clearInterval(sampler);
  const busyS = WARM_UP_S + SECONDS;
  const cpu = (total().cpuS - before.cpuS) / Math.min(busyS, (performance.now() - started) / 1000);
  await ended;
  return { ...report.parse(reported), memoryMb, cpu };
}

async function failOnExit(ended: Promise<unknown>, name: string): Promise<never> {
  await ended;
  throw new Error(`the clients of ${name} ended too early`);
}

import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket } from 'ws';
import type { Broker } from './broker.ts';
import { CHANNEL, TEXT } from './topics.ts';

const SINGLES_PER_SECOND = 8_000;
const BROADCASTS_PER_SECOND = 8;
const TICK_MS = 5;
const now = () => performance.timeOrigin + performance.now();

interface Publisher {
  publish(seconds: number): Promise<{ single: number; broadcast: number }>;
  stop(): Promise<void>;
}

type PublishTick = (singles: readonly string[], isToAll: boolean) => void;

export async function publisherTo(
  where: Broker['publishesTo'],
  singles: readonly string[],
  all: string,
): Promise<Publisher> {
  const { publishTick, stop } =
    'database' in where ? await databasePublisher(where.database) : await socketPublisher(where.socket, all);
  return { publish: (seconds) => publishAtRate(singles, publishTick, seconds), stop };
}

async function publishAtRate(singles: readonly string[], publishTick: PublishTick, seconds: number) {
  const started = performance.now();
  let single = 0;
  let broadcast = 0;
  for (;;) {
    const elapsed = (performance.now() - started) / 1000;
    if (elapsed >= seconds) return { single, broadcast };
    const due = Math.floor(elapsed * SINGLES_PER_SECOND) - single;
    const isToAll = Math.floor(elapsed * BROADCASTS_PER_SECOND) > broadcast;
    publishTick(
      Array.from({ length: due }, (_, place) => singles[(single + place) % singles.length] ?? ''),
      isToAll,
    );
    single += due;
    if (isToAll) broadcast += 1;
    await after(TICK_MS);
  }
}

/** As a server process does: NOTIFY in a transaction, without a flush to wait for. */
async function databasePublisher(url: string): Promise<{ publishTick: PublishTick; stop(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set synchronous_commit = off');
  const statement = { name: 'say', text: 'select pg_notify($1, word) from unnest($2::text[]) as word' };
  const waiting = { [CHANNEL.single]: [] as string[], [CHANNEL.broadcast]: [] as string[] };
  let isBusy = false;
  const publishWaiting = async () => {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const batches = Object.entries(waiting).filter(([, words]) => words.length > 0);
      if (batches.length === 0) break;
      for (const [channel, words] of batches) await client.query({ ...statement, values: [channel, words.splice(0)] });
    }
    isBusy = false;
  };
  return {
    publishTick(singles, isToAll) {
      const at = now();
      for (const [place, destination] of singles.entries()) {
        waiting[CHANNEL.single].push(`${destination.split('/').at(-1)} ${at + place / 1e6}`);
      }
      if (isToAll) waiting[CHANNEL.broadcast].push(String(at));
      void publishWaiting();
    },
    stop: () => client.end(),
  };
}

async function socketPublisher(
  address: string,
  all: string,
): Promise<{ publishTick: PublishTick; stop(): Promise<void> }> {
  const socket = new WebSocket(address, ['v12.stomp'], { perMessageDeflate: false });
  await once(socket, 'open');
  socket.send('CONNECT\naccept-version:1.2\nhost:/\nlogin:guest\npasscode:guest\nheart-beat:0,0\n\n\0');
  await once(socket, 'message');
  const frameTo = (destination: string) => {
    const body = JSON.stringify({ at: now(), text: TEXT });
    return `SEND\ndestination:${destination}\ncontent-type:application/json\ncontent-length:${body.length}\n\n${body}\0`;
  };
  return {
    publishTick(singles, isToAll) {
      const frames = [...singles, ...(isToAll ? [all] : [])].map(frameTo);
      if (frames.length > 0) socket.send(frames.join(''));
    },
    async stop() {
      socket.terminate();
    },
  };
}

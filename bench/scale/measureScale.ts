import { loadavg } from 'node:os';
import pg from 'pg';
import { z } from 'zod';
import { newDataFolder } from '../../app/testing/dataFolder.ts';
import { callName, declaredCalls } from '../../app/testing/declaredCalls.ts';
import { startProcess, waitForExit } from '../../app/testing/serverProcess.ts';
import { startEmbeddedPostgres } from '../../libs/embeddedPostgres/start.ts';
import { Actor } from '../../platform/testing/actor.ts';
import { addressOf } from '../../platform/web/request/address.ts';
import type { AnyCall } from '../../platform/wire/call.ts';
import { CODE } from '../../platform/wire/envelope.ts';
import { signIn } from '../signIn.ts';
import type { Figure } from '../table.ts';
import { fillDatabase } from './fill.ts';
import { measureWrites } from './measureWrites.ts';
import { knownInputOf, READERS } from './readers.ts';
import { pageVariant, type ReadVariant, readVariants } from './readVariants.ts';

export const DEFAULT_ORDERS = 100_000;
const MEDIAN_MS = 50;
const WORST_MS = 150;
const TIMES = 5;
const DEFAULT_PAGE_SIZE = 10;

interface Timing {
  name: string;
  median: number;
  worst: number;
}

/** (s) Every declared read over five years of data, as three people, and writes. SCALE_DATA: the database is kept. */
export async function measureScale(orders: number): Promise<Figure[]> {
  const kept = process.env.SCALE_DATA;
  const folder = kept ? { dataDir: kept, remove: async () => {} } : await newDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder.dataDir });
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DEMO: 'on',
    JOBS: 'off',
    REPEAT_WINDOW_MS: '0',
    DATA_DIR: folder.dataDir,
    DATABASE_URL: postgres.url,
  };
  try {
    if (!(await isFilled(postgres.url))) {
      // the first start migrates and seeds
      await withPortal(env, async () => undefined);
      await withClient(postgres.url, (database) => fillDatabase(database, orders));
    }
    // the demo would charge each order of the data again
    return await withPortal({ ...env, DEMO: 'off' }, async (address) => {
      const reads = await measureReaders(address, postgres.url);
      const writes = await measureWriters(address, postgres.url);
      return [...figuresOf('reads', reads, orders), ...figuresOf('writes', writes, orders)];
    });
  } finally {
    await postgres.stop();
    await folder.remove();
  }
}

/** Runs against a portal, which is stopped afterwards. */
async function withPortal<Result>(
  env: Record<string, string>,
  run: (address: string) => Promise<Result>,
): Promise<Result> {
  const { address, child } = await startProcess(env);
  try {
    return await run(address);
  } finally {
    const ended = waitForExit(child);
    child.kill('SIGTERM');
    await ended;
  }
}

/** Whether a kept database has the data of a run before. */
async function isFilled(url: string): Promise<boolean> {
  return withClient(url, async (database) => {
    const { rowCount: tables } = await database.query(`select from pg_tables where tablename = 'company'`);
    if (tables === 0) return false;
    return (await database.query(`select from company where company_no = 'B1'`)).rowCount === 1;
  });
}

async function measureReaders(address: string, url: string): Promise<Timing[]> {
  const calls = (await declaredCalls()).filter(
    ({ effect, upload, response }) => effect === 'read' && !upload && response.shape !== 'file',
  );
  const timings: Timing[] = [];
  for (const [reader, username] of Object.entries(READERS)) {
    const person = new Actor(address, await signIn(address, username));
    const known = await withClient(url, (database) => knownInputOf(database, username));
    for (const call of calls) {
      const variants = readVariants(call, known) ?? [];
      for (const timing of await measureCall(person, call, variants)) {
        timings.push({ ...timing, name: `${reader} ${timing.name}` });
      }
    }
  }
  return timings;
}

async function measureWriters(address: string, url: string): Promise<Timing[]> {
  const times = await withClient(url, (database) => measureWrites(address, database));
  return [...times].map(([name, sent]) => ({ name, ...summaryOf(sent) }));
}

async function measureCall(person: Actor, call: AnyCall, variants: readonly ReadVariant[]): Promise<Timing[]> {
  const timings: Timing[] = [];
  const queue = [...variants];
  for (let variant = queue.shift(); variant; variant = queue.shift()) {
    const total = await readOnce(person, call, variant);
    if (total === null) continue;
    timings.push({
      name: `${callName(call)} ${variant.name}`.trim(),
      ...(await measureVariant(person, call, variant)),
    });
    const lastPage = Math.ceil(total / DEFAULT_PAGE_SIZE);
    if (variant.name === '' && lastPage > 1) queue.push(pageVariant(variant.input, lastPage));
  }
  return timings;
}

const answer = z.looseObject({
  code: z.number(),
  total: z.number().optional(),
  faultId: z.string().optional(),
});
const nested = z.object({ newUiMessageLists: z.object({ total: z.number() }) });

/** Total of a page, 0 for other answers; null when refused. */
async function readOnce(person: Actor, call: AnyCall, { input }: ReadVariant): Promise<number | null> {
  const body = answer.parse(await (await person.fetch(addressOf(call, input))).json());
  if (body.faultId) throw new Error(`${callName(call)} ${JSON.stringify(input)} broke down`);
  if (body.code !== CODE.done) return null;
  return body.total ?? nested.safeParse(body).data?.newUiMessageLists.total ?? 0;
}

async function measureVariant(person: Actor, call: AnyCall, { input }: ReadVariant) {
  const path = addressOf(call, input);
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    const begun = performance.now();
    await (await person.fetch(path)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return summaryOf(times);
}

function summaryOf(times: readonly number[]): Pick<Timing, 'median' | 'worst'> {
  const sorted = times.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

const isSlow = ({ median, worst }: Timing) => median > MEDIAN_MS || worst > WORST_MS;

/** The slowest on top; those above a limit are missed targets. */
function figuresOf(what: string, timings: readonly Timing[], orders: number): Figure[] {
  const slow = timings.filter(isSlow).toSorted((one, other) => other.median - one.median);
  return [
    {
      name: `s  ${what} above ${MEDIAN_MS} ms (median) or ${WORST_MS} ms, of ${timings.length}, ${orders} orders, load ${loadavg()[0]?.toFixed(1)}`,
      value: slow.length,
      target: 0,
      isMet: slow.length === 0,
    },
    ...timings
      .toSorted((one, other) => other.median - one.median)
      .map((timing) => ({
        name: `   ${timing.name}`,
        p50: timing.median,
        worst: timing.worst,
        ...(isSlow(timing) && { isMet: false }),
      })),
  ];
}

/** Runs on a connection of its own, which ends with it. */
async function withClient<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // cut off with a database that is stopped: `run` tells why
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

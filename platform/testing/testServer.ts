import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { z } from 'zod';
import type { Config } from '../server/config.ts';
import { Actor } from './actor.ts';
import { cloneDatabase } from './database.ts';

/** Provided by the composition root in the test set-up. */
type StartServer = (config: Config) => Promise<{ address: string; stop(): Promise<void> }>;

export interface TestServer {
  address: string;
  databaseUrl: string;
  config: Config;
  anonymous: Actor;
  /** signs a demo account in; English */
  signInAs(username: string): Promise<Actor>;
  /** stops the server and starts it on the same database */
  restart(): Promise<void>;
  /** starts a second server process on the same database; stops with this one */
  startAnother(): Promise<{ address: string }>;
  stop(): Promise<void>;
}

const DEMO_PASSWORD = 'Ironsilk2026';
let startServer: StartServer | null = null;

/** Dependency injection: platform must not import features. */
export function registerStartServer(start: StartServer): void {
  startServer = start;
}

/** Server on a fresh clone of the demo database. Stop it in `afterAll`. */
export async function startTestServer(changes: Partial<Config> = {}): Promise<TestServer> {
  if (startServer === null) throw new Error('app/testing/setup.ts has not run');
  const start = startServer;
  const database = await cloneDatabase(inject('templateUrl'));
  const dataDir = changes.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'ironsilk-files-')));
  const config = testConfig(database.url, { ...changes, dataDir });
  await copyDemoFiles(config.dataDir);
  let running = await start(config);
  const others: { stop(): Promise<void> }[] = [];
  const tokens = new Map<string, string>();
  const server: TestServer = {
    address: running.address,
    databaseUrl: database.url,
    config,
    anonymous: new Actor(running.address, null),
    async signInAs(username) {
      const token = tokens.get(username) ?? (await signIn(server.anonymous, username));
      tokens.set(username, token);
      return new Actor(server.address, token);
    },
    async restart() {
      await running.stop();
      running = await start(config);
      server.address = running.address;
      server.anonymous = new Actor(running.address, null);
    },
    async startAnother() {
      const second = await start(config);
      others.push(second);
      return second;
    },
    async stop() {
      for (const second of others) await second.stop();
      await running.stop();
      await database.drop();
      // a thumbnail may still be written
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return server;
}

/** Copies the demo's files without the owner marker, which would disable the clean-up here. */
export async function copyDemoFiles(dataDir: string): Promise<void> {
  await cp(inject('templateFiles'), path.join(dataDir, 'files'), {
    recursive: true,
    filter: (name) => path.basename(name) !== 'owner',
  });
}

async function signIn(anonymous: Actor, username: string): Promise<string> {
  const response = await anonymous.fetch('/prod-api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD, encrypted: false }),
  });
  const answer = z.object({ msg: z.string(), token: z.string().optional() }).parse(await response.json());
  if (answer.token === undefined) throw new Error(`${username} cannot sign in: ${answer.msg}`);
  return answer.token;
}

function testConfig(databaseUrl: string, changes: Partial<Config>): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    databaseUrl,
    databasePool: 8,
    publicUrl: undefined,
    adminPassword: undefined,
    isDemo: true,
    logLevel: 'silent',
    metrics: 'loopback',
    trustsProxy: false,
    // scheduled jobs would interfere with counts
    runsJobs: false,
    // tests repeat calls quickly; the test of the repeat window sets it
    duplicateWindowMs: 0,
    isStrictAboutResponses: true,
    secretKey: undefined,
    previousSecretKey: undefined,
    livePerPerson: 20,
    livePerAddress: 500,
    smtp: undefined,
    smsWebhook: undefined,
    identityProvider: undefined,
    officeWopiUrl: undefined,
    s3: undefined,
    clamdUrl: undefined,
    ...changes,
  };
}

import { randomBytes } from 'node:crypto';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { z } from 'zod';
import { topic } from '../../wire/live/topic.ts';
import type { Who } from '../../wire/who.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { Metrics } from '../http/metrics.ts';
import { notify, Push } from '../push/push.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { Live } from './live.ts';
import { liveSource } from './liveSource.ts';
import { serveLive } from './serveLive.ts';

const told = topic({
  path: '/told/{companyNo}',
  payload: z.object({ text: z.string() }),
  access: (who, { companyNo }) => who.companyNo === companyNo,
  summary: 'For tests',
});
const toAll = topic({
  path: '/all',
  payload: z.object({ text: z.string() }),
  access: () => true,
  summary: 'For tests',
});

function person(accountId: number, companyNo: string | null): Who {
  return {
    accountId,
    username: `person-${accountId}`,
    name: '',
    companyId: companyNo === null ? null : Number(companyNo),
    companyNo,
    companyName: null,
    companyType: null,
    companyScope: [],
    isMainAccount: true,
    hidesMoney: false,
    mustChangePassword: false,
    roles: [],
    permissions: [],
  };
}

function recordingSources(channel: string) {
  const asked: string[][] = [];
  let held: Promise<void> | null = null;
  const sources = [
    liveSource(told, {
      channel,
      async publish(_db, words, wanted) {
        asked.push([...words]);
        await held;
        if (words.includes('stumble')) throw new Error('the database is away');
        return words
          .map((word) => ({ parts: { companyNo: word.slice(0, 5) }, payload: { text: word.slice(6) } }))
          .filter(({ parts }) => wanted(parts));
      },
    }),
    liveSource(toAll, {
      channel: `${channel}_all`,
      publish: (_db, words) => words.map((text) => ({ parts: {}, payload: { text } })),
    }),
  ];
  /** Holds the company source until the returned function is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { sources, asked, hold };
}

function peopleByToken(channel: string) {
  const people = new Map([
    ['token-1', person(1, '10001')],
    ['token-2', person(2, '10002')],
    ['token-3', person(3, null)],
  ]);
  const guard = {
    channel,
    whoIs: async (token: string) => people.get(token) ?? null,
    keyOf: (token: string) => token,
  };
  return { people, guard };
}

export async function startLive(changes: Partial<LiveLimits> = {}, env: Record<string, string> = {}) {
  const url = inject('templateUrl').replace(/[^/]+$/, 'postgres');
  const log = pino({ level: 'silent' });
  const database = await connect(url, 2, log);
  const push = new Push(url, log);
  const metrics = new Metrics(database.pool);
  const config = readConfig({ LIVE_PER_PERSON: '3', ...env });
  // The database is shared with other test files.
  const channel = `live_${randomBytes(4).toString('hex')}`;
  const { sources, asked, hold } = recordingSources(channel);
  const sessions = `${channel}_sessions`;
  const { people, guard } = peopleByToken(sessions);
  const live = new Live({ ...database, log, push, metrics, config }, sources, guard, {
    ...LIVE_LIMITS,
    ...changes,
  });
  const app = fastify();
  await serveLive(app, live, config);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await push.start();
  return {
    address,
    people,
    asked,
    hold,
    tell: (companyNo: string, text: string) => notify(database.db, channel, `${companyNo} ${text}`),
    say: (word: string) => notify(database.db, channel, word),
    tellAll: (text: string) => notify(database.db, `${channel}_all`, text),
    sessionChanged: (token: string) => notify(database.db, sessions, token),
    breakPush: () =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'ironsilk push' and query like '%${channel}%'`,
      ),
    figures: () => metrics.registry.metrics(),
    close: () => app.close(),
    async stop() {
      await app.close();
      await push.stop();
      await database.pool.end();
    },
  };
}

import { randomBytes } from 'node:crypto';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { z } from 'zod';
import { maintenanceUrl } from '../../testing/database.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { topic } from '../../wire/live/topic.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { Metrics } from '../http/metrics.ts';
import { NotificationBus, notify } from '../notifications/notificationBus.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { LiveServer } from './liveServer.ts';
import { liveSource } from './liveSource.ts';
import { serveLive } from './serveLive.ts';

const companyTopic = topic({
  path: '/told/{companyNo}',
  payload: z.object({ text: z.string() }),
  access: (user, { companyNo }) => user.companyNo === companyNo,
  summary: 'For tests',
});
const broadcastTopic = topic({
  path: '/all',
  payload: z.object({ text: z.string() }),
  access: () => true,
  summary: 'For tests',
});

function userOf(accountId: number, companyNo: string | null): CurrentUser {
  return {
    accountId,
    username: `person-${accountId}`,
    name: '',
    companyId: companyNo === null ? null : Number(companyNo),
    companyNo,
    companyName: null,
    companyType: null,
    companyScope: [],
    companyEntity: null,
    customerKind: null,
    empowerType: null,
    isMainAccount: true,
    hidesMoney: false,
    mustChangePassword: false,
    roles: [],
    permissions: [],
  };
}

/** "… 200000" as a text of that many characters: PostgreSQL's payloads end at 8,000 bytes. */
const bulky = (text: string) => text.padEnd(Number(/\d{5,6}$/.exec(text)?.[0] ?? 0), '.');

function recordingSources(channel: string) {
  const asked: string[][] = [];
  let held: Promise<void> | null = null;
  const sources = [
    liveSource(companyTopic, {
      channel,
      async publish(_db, payloads, wanted) {
        asked.push([...payloads]);
        await held;
        if (payloads.includes('stumble')) throw new Error('the database is away');
        return payloads
          .map((payload) => ({
            parts: { companyNo: payload.slice(0, 5) },
            payload: { text: payload.slice(6) },
          }))
          .filter(({ parts }) => wanted(parts));
      },
    }),
    liveSource(broadcastTopic, {
      channel: `${channel}_all`,
      publish: (_db, payloads) => payloads.map((text) => ({ parts: {}, payload: { text: bulky(text) } })),
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

function usersByToken(channel: string) {
  const people = new Map([
    ['token-1', userOf(1, '10001')],
    ['token-2', userOf(2, '10002')],
    ['token-3', userOf(3, null)],
  ]);
  const guard = {
    channel,
    authenticate: async (token: string) => people.get(token) ?? null,
    keyOf: (token: string) => token,
  };
  return { people, guard };
}

export async function startLive(changes: Partial<LiveLimits> = {}, env: Record<string, string> = {}) {
  const url = maintenanceUrl(inject('templateUrl'));
  const log = pino({ level: 'silent' });
  const database = await connect(url, 2, log);
  const bus = new NotificationBus(url, log);
  const metrics = new Metrics(database.pool);
  const config = readConfig({ LIVE_PER_PERSON: '3', ...env });
  // The database is shared with other test files.
  const channel = `live_${randomBytes(4).toString('hex')}`;
  const { sources, asked, hold } = recordingSources(channel);
  const sessions = `${channel}_sessions`;
  const { people, guard } = usersByToken(sessions);
  const live = new LiveServer({ ...database, log, bus, metrics, config }, sources, guard, {
    ...LIVE_LIMITS,
    ...changes,
  });
  const app = fastify();
  await serveLive(app, live, config);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await bus.start();
  return {
    address,
    people,
    asked,
    hold,
    notifyCompany: (companyNo: string, text: string) => notify(database.db, channel, `${companyNo} ${text}`),
    notifyRaw: (payload: string) => notify(database.db, channel, payload),
    notifyAll: (text: string) => notify(database.db, `${channel}_all`, text),
    sessionChanged: (token: string) => notify(database.db, sessions, token),
    breakBus: () =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'ironsilk push' and query like '%${channel}%'`,
      ),
    metrics: () => metrics.registry.metrics(),
    close: () => app.close(),
    async stop() {
      await app.close();
      await bus.stop();
      await database.pool.end();
    },
  };
}

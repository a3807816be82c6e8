// The live server alone, unchanged, with invented users; messages come through PostgreSQL.
import { fastify } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../platform/server/config.ts';
import { connect } from '../../platform/server/database/connect.ts';
import { Metrics } from '../../platform/server/http/metrics.ts';
import { LiveServer } from '../../platform/server/live/liveServer.ts';
import { liveSource } from '../../platform/server/live/liveSource.ts';
import { serveLive } from '../../platform/server/live/serveLive.ts';
import { NotificationBus } from '../../platform/server/notifications/notificationBus.ts';
import type { CurrentUser } from '../../platform/wire/currentUser.ts';
import { broadcast, CHANNEL, single, TEXT } from './topics.ts';

const url = process.env.DATABASE_URL ?? '';
const log = pino({ level: 'warn' });
const database = await connect(url, 2, log);
const bus = new NotificationBus(url, log);
const config = readConfig({ LIVE_PER_ADDRESS: '100000' });

const sources = [
  liveSource(single, {
    channel: CHANNEL.single,
    publish: (_db, payloads) =>
      payloads.map((payload) => {
        const [companyNo = '', at] = payload.split(' ');
        return { parts: { companyNo }, payload: { at: Number(at), text: TEXT } };
      }),
  }),
  liveSource(broadcast, {
    channel: CHANNEL.broadcast,
    publish: (_db, payloads) => payloads.map((at) => ({ parts: {}, payload: { at: Number(at), text: TEXT } })),
  }),
];

function userOf(token: string): CurrentUser {
  const companyId = Number(token);
  return {
    accountId: companyId,
    username: token,
    name: token,
    companyId,
    companyNo: token,
    companyName: token,
    companyType: 2,
    companyScope: [2],
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

const guard = {
  channel: 'bench_sessions',
  authenticate: async (token: string) => userOf(token),
  keyOf: (token: string) => token,
};
const live = new LiveServer({ ...database, log, bus, metrics: new Metrics(database.pool), config }, sources, guard);
const app = fastify();
await serveLive(app, live, config);
const ready = await app.listen({ port: 0, host: '127.0.0.1' });
await bus.start();
process.send?.({ ready });
process.on('SIGTERM', () => process.exit(0));

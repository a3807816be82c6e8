// The live server alone, unchanged, with invented users; messages come through PostgreSQL.
import { fastify } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../../platform/server/config.ts';
import { connect } from '../../platform/server/database/connect.ts';
import { Metrics } from '../../platform/server/http/metrics.ts';
import { Live } from '../../platform/server/live/live.ts';
import { liveSource } from '../../platform/server/live/liveSource.ts';
import { serveLive } from '../../platform/server/live/serveLive.ts';
import { Push } from '../../platform/server/push/push.ts';
import type { Who } from '../../platform/wire/who.ts';
import { broadcast, CHANNEL, single, TEXT } from './topics.ts';

const url = process.env.DATABASE_URL ?? '';
const log = pino({ level: 'warn' });
const database = await connect(url, 2, log);
const push = new Push(url, log);
const config = readConfig({ LIVE_PER_ADDRESS: '100000' });

const sources = [
  liveSource(single, {
    channel: CHANNEL.single,
    publish: (_db, words) =>
      words.map((word) => {
        const [companyNo = '', at] = word.split(' ');
        return { parts: { companyNo }, payload: { at: Number(at), text: TEXT } };
      }),
  }),
  liveSource(broadcast, {
    channel: CHANNEL.broadcast,
    publish: (_db, words) => words.map((at) => ({ parts: {}, payload: { at: Number(at), text: TEXT } })),
  }),
];

function person(token: string): Who {
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
    isMainAccount: true,
    hidesMoney: false,
    mustChangePassword: false,
    roles: [],
    permissions: [],
  };
}

const guard = {
  channel: 'bench_sessions',
  whoIs: async (token: string) => person(token),
  keyOf: (token: string) => token,
};
const live = new Live(
  { ...database, log, push, metrics: new Metrics(database.pool), config },
  sources,
  guard,
);
const app = fastify();
await serveLive(app, live, config);
const ready = await app.listen({ port: 0, host: '127.0.0.1' });
await push.start();
process.send?.({ ready });
process.on('SIGTERM', () => process.exit(0));

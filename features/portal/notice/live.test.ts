import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import type { Actor } from '../../../platform/testing/actor.ts';
import { StompClient } from '../../../platform/testing/stompClient.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { getInfo } from '../../people/session/wire.ts';
import { notifyPeriodChanges } from './server/publishedNoticesCache.ts';
import * as wire from './wire.ts';

let server: TestServer;
let operator: Actor;
beforeAll(async () => {
  server = await startTestServer();
  operator = await server.signInAs('operator');
});
afterAll(() => server.stop());

async function openReader(username: string, address: string) {
  const person = await server.signInAs(username);
  const { companyNo } = await person.send(getInfo, {});
  const client = await StompClient.connect(address, person.token ?? '', { companyNo });
  await client.subscribe('/notice');
  return {
    person,
    told: async () => JSON.parse((await client.next('MESSAGE')).body),
    titles: async () => (await person.send(wire.queryNoticeList, {})).map((notice) => notice.noticeTitle),
    close: () => client.close(),
  };
}

test('a notice is on open pages of other processes at once, and only of those it is meant for', async () => {
  const beside = await server.startAnother();
  const [shipper, agent] = await Promise.all([
    openReader('shipper', beside.address),
    openReader('agent', beside.address),
  ]);
  const { id } = await operator.send(wire.addNotice, {
    titles: { zh: '只给境外代理', en: '', ru: '' },
    contents: { zh: '<p>内容</p>', en: '', ru: '' },
    companyTypes: [10],
    companyScopes: [],
    roleKeys: [],
    beginTime: formatDateTime(new Date(Date.now() - 60_000)),
  });
  await operator.send(wire.publishNotice, { id });
  // empty payload: the topic is open to users outside the audience
  expect(await agent.told()).toEqual({});
  expect(await shipper.told()).toEqual({});
  expect(await agent.titles()).toContain('只给境外代理');
  expect(await shipper.titles()).not.toContain('只给境外代理');
  await operator.send(wire.withdrawNotice, { id });
  expect(await agent.told()).toEqual({});
  expect(await agent.titles()).not.toContain('只给境外代理');
  shipper.close();
  agent.close();
});

test('a notice begins and ends by itself on open pages, when its time has come', async () => {
  const { db, pool } = await connect(server.databaseUrl, 2, createLog('silent'));
  const shipper = await openReader('shipper', server.address);
  const { id } = await operator.send(wire.addNotice, {
    titles: { zh: '到点显示', en: '', ru: '' },
    contents: { zh: '<p>内容</p>', en: '', ru: '' },
    companyTypes: [],
    companyScopes: [],
    roleKeys: [],
    beginTime: formatDateTime(new Date(Date.now() + 3_000)),
  });
  await operator.send(wire.publishNotice, { id });
  await shipper.told();
  expect(await shipper.titles()).not.toContain('到点显示');
  await expect.poll(() => shipper.titles()).toContain('到点显示');
  expect(await notifyPeriodChanges(db, 60)).toBe(true);
  await shipper.told();
  await pool.query('update notice set valid_to = now() where id = $1', [id]);
  expect(await notifyPeriodChanges(db, 60)).toBe(true);
  await shipper.told();
  expect(await shipper.titles()).not.toContain('到点显示');
  await pool.query(
    `update notice set valid_from = valid_from - interval '1 hour', valid_to = valid_to - interval '5 minutes' where id = $1`,
    [id],
  );
  expect(await notifyPeriodChanges(db, 60)).toBe(false);
  shipper.close();
  await pool.end();
});

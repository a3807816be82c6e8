import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../../../platform/server/database/connect.ts';
import { createLog } from '../../../platform/server/log.ts';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { removeOldRecords } from './server/retention.ts';
import * as wire from './wire.ts';

let server: TestServer;
let admin: Actor;
let shipper: Actor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signInAs('admin');
  shipper = await server.signInAs('shipper');
});
afterAll(() => server.stop());

const value = (key: string, person: Actor = shipper) => person.send(wire.configKey, { key });
const kept = async (configKey: string) => {
  const { rows } = await admin.send(wire.configValues.list, { configKey });
  return rows.find((row) => row.configKey === configKey) ?? expect.unreachable();
};
const add = (configKey: string, configValue: string) =>
  admin.send(wire.configValues.add, { configKey, configValue, configName: `${configKey} name` });

test('everybody who is signed in reads a value by its key, in msg; no key is an empty value', async () => {
  const response = await shipper.fetch('/prod-api/system/config/configKey/qcActivitySwitch');
  expect(z.unknown().parse(await response.json())).toEqual({ code: 200, msg: '0' });
  expect(await value('no.such.key')).toBe('');
  expect(await expectUserError(value('qcActivitySwitch', server.anonymous))).toMatchObject({ code: 401 });
  expect(await expectUserError(shipper.send(wire.configValues.list, {}))).toMatchObject({ code: 403 });
});

test('a value is added, changed, found and removed, and readers see it at once', async () => {
  await add('yard.freeDays', '7');
  expect(await value('yard.freeDays')).toBe('7');
  const { configId, createTime } = await kept('yard.freeDays');
  const changed = { configId, configKey: 'yard.freeDays', configValue: '5', configName: 'Free days' };
  await admin.send(wire.configValues.edit, changed);
  expect(await value('yard.freeDays')).toBe('5');
  expect(await admin.send(wire.configValues.read, { id: configId })).toMatchObject({
    configName: 'Free days',
    configType: 'N',
  });
  const day = createTime.slice(0, 10);
  const filter = {
    configName: 'FREE',
    configType: 'N',
    'params[beginTime]': day,
    'params[endTime]': day,
  } as const;
  expect((await admin.send(wire.configValues.list, filter)).total).toBe(1);
  await admin.send(wire.configValues.edit, { ...changed, configKey: 'yard.freeTime' });
  expect([await value('yard.freeDays'), await value('yard.freeTime')]).toEqual(['', '5']);
  await admin.send(wire.configValues.remove, { id: [configId] });
  expect(await value('yard.freeTime')).toBe('');
  expect(await expectUserError(admin.send(wire.configValues.read, { id: configId }))).toMatchObject({
    code: 404,
  });
});

test('several values go together, unless one of them is built in', async () => {
  await add('batch.one', '1');
  await add('batch.two', '2');
  const ids = [(await kept('batch.one')).configId, (await kept('batch.two')).configId];
  const builtIn = (await kept('qcActivitySwitch')).configId;
  const refused = await expectUserError(admin.send(wire.configValues.remove, { id: [...ids, builtIn] }));
  expect(refused.message).toContain('qcActivitySwitch');
  expect(await value('batch.one')).toBe('1');
  await admin.send(wire.configValues.remove, { id: ids });
  expect([await value('batch.one'), await value('batch.two')]).toEqual(['', '']);
});

test('a built-in value speaks the reader’s language, keeps its key and takes only what is understood', async () => {
  const { configId, ...captcha } = await kept('sys.account.captchaEnabled');
  expect(captcha).toMatchObject({ configType: 'Y', configName: 'Always require a verification code at sign-in' });
  const { rows } = await admin.inLanguage('zh').send(wire.configValues.list, { configName: '登录时始终要求验证码' });
  expect(rows.map((row) => row.configId)).toEqual([configId]);
  const change = (more: object) => admin.send(wire.configValues.edit, { configId, ...captcha, ...more });
  expect((await expectUserError(change({ configKey: 'other' }))).fields).toHaveProperty('configKey');
  expect((await expectUserError(change({ configValue: 'yes' }))).fields.configValue).toContain('true or false');
  await change({ remark: 'seen' });
  expect((await admin.inLanguage('ru').send(wire.configValues.read, { id: configId })).configName).toContain(
    'код с картинки',
  );
});

test('the first day of the guide is a day or none, and nobody but the portal may leave a value empty', async () => {
  const { configId, ...guide } = await kept('featureGuideFirstDate');
  expect(guide).toMatchObject({ configType: 'Y', configValue: '' });
  const change = (configValue: string) => admin.send(wire.configValues.edit, { configId, ...guide, configValue });
  expect((await expectUserError(change('soon'))).fields.configValue).toContain('2026-11-21');
  await change('2026-11-21');
  expect(await value('featureGuideFirstDate')).toBe('2026-11-21');
  await change('');
  expect((await expectUserError(add('empty.value', ''))).fields).toHaveProperty('configValue');
});

test('the footer tells how the platform is reached: in one’s language, and from abroad for overseas companies', async () => {
  const agent = await server.signInAs('agent');
  const contactOf = async (person: Actor) => (await person.send(wire.readFrameSettings, {})).contact;
  expect(await contactOf(shipper.inLanguage('zh'))).toMatchObject({
    phone: '400-029-8600',
    hours: expect.stringContaining('北京时间'),
  });
  expect(await contactOf(agent)).toMatchObject({
    phone: '+86 29 8650 0029',
    address: expect.stringContaining('China'),
  });
  await admin.send(wire.configValues.edit, { ...(await kept('contact.phone')), configValue: '400-000-0000' });
  expect((await contactOf(shipper)).phone).toBe('400-000-0000');
  await admin.send(wire.configValues.edit, { ...(await kept('contact.phone')), configValue: '' });
  expect((await contactOf(shipper)).phone).toBe('');
});

test('the advertisement is for everybody but companies overseas, and gone when its picture is', async () => {
  const shown = async (person: Actor) => (await person.send(wire.readFrameSettings, {})).advertisement;
  expect(await shown(shipper)).toEqual({ image: '/custom/advertisement.svg', link: '/planyleList' });
  expect(await shown(await server.signInAs('agent'))).toBe(null);
  await admin.send(wire.configValues.edit, { ...(await kept('advertisement.image')), configValue: '' });
  expect(await shown(shipper)).toBe(null);
});

test('programs of this dialect send null for what they do not say', async () => {
  const input = { configName: 'Null', configKey: 'null.remark', configValue: '1', remark: null, params: {} };
  const response = await admin.fetch('/prod-api/system/config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(await response.json()).toMatchObject({ code: 200 });
  expect(await kept('null.remark')).toMatchObject({ remark: '' });
});

test('a key is used once, and a value has a name', async () => {
  expect((await expectUserError(add('qcActivitySwitch', '1'))).fields).toHaveProperty('configKey');
  const nameless = admin.send(wire.configValues.add, { configKey: 'nameless', configValue: '1' });
  expect((await expectUserError(nameless)).fields).toHaveProperty('configName');
});

test('what one server process changes, or an administrator by hand, is forgotten by the others', async () => {
  const elsewhere = new Actor((await server.startAnother()).address, shipper.token);
  await add('shared.value', 'one');
  expect(await value('shared.value', elsewhere)).toBe('one');
  await admin.send(wire.configValues.edit, { ...(await kept('shared.value')), configValue: 'two' });
  expect(await value('shared.value')).toBe('two');
  await expect.poll(() => value('shared.value', elsewhere)).toBe('two');
  await admin.send(wire.refreshConfigCache, {});
});

test('audit rows and sent messages go after their days, messages that wait and a zero stay', async () => {
  const database = await connect(server.databaseUrl, 2, createLog('silent'));
  const countOf = async (table: string) => {
    const old = `select count(*)::int from ${table} where created_at < now() - interval '10 days'`;
    return (await database.pool.query(old)).rows[0].count;
  };
  await database.pool.query(`
    insert into audit_entry (call, subject, request_id, created_at)
      select 'GET /a', '{}', 'r', now() - interval '30 days' from generate_series(1, 3);
    insert into outbox_message (channel, receiver, text, status, created_at, next_try_at)
      select 'sms', '139', 'text', status, now() - interval '30 days', now() + interval '1 day'
      from unnest(array['sent', 'waiting']) status;
    update sys_config set config_value = '20' where config_key = 'outbox.keptDays';
    update sys_config set config_value = '0' where config_key = 'audit.keptDays'`);
  expect(await removeOldRecords(database.db)).toBe(1);
  expect(await countOf('outbox_message')).toBe(1);
  expect(await countOf('audit_entry')).toBe(3);
  await database.pool.query(`update sys_config set config_value = '20' where config_key = 'audit.keptDays'`);
  expect(await removeOldRecords(database.db)).toBe(3);
  await database.pool.end();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Actor } from '../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../platform/testing/testServer.ts';

let server: TestServer;
let admin: Actor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signInAs('admin');
});
afterAll(() => server.stop());

const JSON_TYPE = { 'content-type': 'application/json;charset=utf-8' };
const responseOf = async (path: string, init: RequestInit = {}, person: Actor = admin) =>
  z.record(z.string(), z.unknown()).parse(await (await person.fetch(`/prod-api${path}`, init)).json());
const rowsOf = async (path: string) => z.array(z.record(z.string(), z.unknown())).parse((await responseOf(path)).rows);

test('signing out answers 200 also for a dead token and an empty body of JSON', async () => {
  const dead = server.anonymous.withToken('dead');
  expect(await responseOf('/logout', { method: 'POST', headers: JSON_TYPE }, dead)).toMatchObject({
    code: 200,
  });
  expect(await responseOf('/getInfo', {}, dead)).toMatchObject({ code: 401 });
});

test('ids and totals are numbers, flags the texts 0 and 1, times texts', async () => {
  const { total, rows } = await responseOf('/system/dict/type/list?pageSize=1');
  expect(total).toEqual(expect.any(Number));
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(rows).toMatchObject([{ dictId: expect.any(Number), status: '0', createTime: time }]);
  const info = await responseOf('/getInfo');
  expect(info).toMatchObject({
    user: { userId: expect.any(Number), userType: '0' },
    companyUser: { userType: expect.stringMatching(/^[12]$/) },
    qcActivitySwitch: '0',
    subAccHideInfoFlag: '0',
    roles: ['admin'],
  });
});

test('people without a role bear the default one, or their client would hide everything', async () => {
  expect(await responseOf('/getInfo', {}, await server.signInAs('builtin'))).toMatchObject({
    roles: ['ROLE_DEFAULT'],
  });
});

test('a path that stands for itself wins over one that takes an id', async () => {
  for (const path of ['/system/config/list', '/system/config/frame', '/system/dict/type/optionselect']) {
    expect(await responseOf(path), path).toMatchObject({ code: 200 });
  }
  const refreshed = await responseOf('/system/config/refreshCache', { method: 'DELETE' });
  expect(refreshed).toMatchObject({ code: 200 });
  expect(await responseOf('/system/config/nothing')).toMatchObject({
    code: 500,
    fields: { id: expect.any(String) },
  });
});

test('a list turned round is the same list from its end, also among equal values', async () => {
  const ids = async (direction: string) => {
    const pages = [1, 2, 3, 4, 5].map((page) =>
      rowsOf(`/system/dict/data/list?pageSize=100&pageNum=${page}&orderByColumn=dictSort&isAsc=${direction}`),
    );
    return (await Promise.all(pages)).flat().map((row) => row.dictCode);
  };
  const ascending = await ids('ascending');
  expect(ascending.length).toBeGreaterThan(100);
  expect(await ids('descending')).toEqual(ascending.toReversed());
});

test('lists are ordered by the columns that they allow, ascending or descending', async () => {
  const keys = async (direction: string) => {
    const rows = await rowsOf(`/system/config/list?pageSize=100&orderByColumn=configKey&isAsc=${direction}`);
    return rows.map((row) => String(row.configKey));
  };
  const ascending = await keys('ascending');
  expect(ascending.length).toBeGreaterThan(5);
  expect(await keys('descending')).toEqual(ascending.toReversed());
  const values = async (direction: string) => {
    const order = `orderByColumn=dictSort&isAsc=${direction}`;
    return (await rowsOf(`/system/dict/data/list?dictType=authorizeStatus&${order}`)).map((row) => row.dictSort);
  };
  expect([await values('ascending'), await values('descending')]).toEqual([
    [1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1],
  ]);
  const ids = (await rowsOf('/system/dict/type/list?orderByColumn=dictId&isAsc=ascending')).map((row) => row.dictId);
  expect(ids[0]).toBe(1);
  expect(await responseOf('/system/config/list?orderByColumn=configValue')).toMatchObject({ code: 500 });
});

test('what a GET changes by the specification can be asked for by POST as well', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', headers, body: 'email=newcomer%40example.com' };
  expect(await responseOf('/register/sendVerCode', sent, server.anonymous)).toMatchObject({ code: 200 });
  const again = await responseOf('/register/sendVerCode?email=newcomer@example.com', {}, server.anonymous);
  expect(again).toMatchObject({ code: 500, msg: expect.stringMatching(/60|59/) });
});

test('of whom a newcomer may be, a stranger learns nothing', async () => {
  const repeated = await responseOf('/register/checkRepeatEmail?email=shipper@example.com', {}, server.anonymous);
  expect(repeated).toMatchObject({ code: 500, fields: { code: expect.any(String) } });
  const wrong = await responseOf('/register/checkRand?email=shipper@example.com&code=000000', {}, server.anonymous);
  expect(wrong).toMatchObject({ code: 500, fields: { code: expect.any(String) } });
  const codes = await responseOf('/common/getTelephoneCodeList', {}, server.anonymous.inLanguage('zh'));
  expect(codes).toMatchObject({
    code: 200,
    data: expect.arrayContaining([expect.objectContaining({ telephoneCode: '+86' })]),
  });
});

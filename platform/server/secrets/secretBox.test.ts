import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { connect, type Database } from '../database/connect.ts';
import { createLog } from '../log.ts';
import { createSecretBox } from './secretBox.ts';

let server: TestServer;
let database: Database;
beforeAll(async () => {
  server = await startTestServer();
  database = await connect(server.databaseUrl, 2, createLog('silent'));
});
afterAll(async () => {
  await database.pool.end();
  await server.stop();
});

const boxWith = (secretKey: string | undefined) =>
  // the box reads no more of the configuration
  createSecretBox({ db: database.db, config: { secretKey } });

test('a sealed secret opens for what it was sealed for, and for nothing else', async () => {
  const box = boxWith(undefined);
  const sealed = await box.seal('秘密', 'two-step 1');
  expect(sealed).not.toContain('秘密');
  expect(await box.open(sealed, 'two-step 1')).toBe('秘密');
  expect(await box.open(sealed, 'two-step 2')).toBeNull();
  expect(await box.open(`${sealed.slice(0, -4)}AAAA`, 'two-step 1')).toBeNull();
});

test('a key is changed: the previous one opens until all is sealed anew', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const sealed = await boxWith(old).seal('secret', 'row');
  const both = createSecretBox({ db: database.db, config: { secretKey: next, previousSecretKey: old } });
  expect(await both.open(sealed, 'row')).toBe('secret');
  const renewed = (await both.renew(sealed, 'row')) ?? '';
  expect(await both.renew(renewed, 'row')).toBeNull();
  expect(await boxWith(next).open(renewed, 'row')).toBe('secret');
  expect(await boxWith(next).renew(sealed, 'row')).toBeNull();
});

test('a configured key may come later, and another one opens nothing of it', async () => {
  const before = await boxWith(undefined).seal('secret', 'row');
  const configured = boxWith('k'.repeat(32));
  expect(await configured.open(before, 'row')).toBe('secret');
  const after = await configured.seal('secret', 'row');
  expect(await configured.open(after, 'row')).toBe('secret');
  expect(await boxWith('x'.repeat(32)).open(after, 'row')).toBeNull();
});

import { afterAll, expect, test } from 'vitest';
import { lines } from '../features/network/wire.ts';
import { getInfo, login } from '../features/session/wire.ts';
import { Actor, expectUserError } from '../platform/testing/actor.ts';
import { CODE } from '../platform/wire/envelope.ts';
import { newDataFolder } from './testing/dataFolder.ts';
import { killAll, startProcess } from './testing/serverProcess.ts';

const PASSWORD = 'first-Password-1';
const folder = await newDataFolder();

afterAll(async () => {
  await killAll();
  await folder.remove();
});

test('a portal without the demo starts with one administrator, who has to choose a password of their own', async () => {
  const env = { DATA_DIR: folder.dataDir, DEMO: 'off', ADMIN_PASSWORD: PASSWORD };
  const stranger = new Actor((await startProcess(env)).address, null);
  const { token } = await stranger.send(login, { username: 'admin', password: PASSWORD, encrypted: false });
  const administrator = stranger.withToken(token);
  expect(await administrator.send(getInfo, {})).toMatchObject({ roles: ['admin'], companyNo: '00001' });
  expect(await expectUserError(administrator.send(lines.list, {}))).toMatchObject({
    code: CODE.passwordFirst,
  });
  const demo = { username: 'shipper', password: 'Ironsilk2026', encrypted: false };
  expect((await expectUserError(stranger.send(login, demo))).code).toBe(CODE.refused);
});

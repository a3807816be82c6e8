import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInfo } from '../../../../features/people/session/wire.ts';
import { startTestServer, type TestServer } from '../../../../platform/testing/testServer.ts';
import { type ShellLink, type ShellPolicy, shellPolicyOf } from './shellPolicy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const GUIDED: ShellLink[] = ['complaint', 'help', 'tracking', 'account'];
const customer: ShellPolicy = { links: GUIDED, hasFloats: true, isEnglish: false };
const plain: ShellPolicy = { ...customer, hasFloats: false };

test.each<[string, ShellPolicy]>([
  ['shipper', customer],
  ['clerk', customer],
  ['rival', customer],
  ['supplier', { ...plain, links: [...GUIDED, 'downloads'] }],
  ['agent', { ...plain, links: ['complaint', 'password'], isEnglish: true }],
  ['special', { ...customer, links: ['complaint', 'password', 'downloads'] }],
  ['builtin', { ...plain, links: ['complaint', 'account'] }],
  ['tourist', plain],
  ['operator', plain],
  ['admin', plain],
])('%s sees what portal 2.5 says', async (username, sees) => {
  const info = await (await server.signInAs(username)).send(getInfo, {});
  expect(shellPolicyOf(info)).toEqual(sees);
});

const company = { companyType: 2, companyScope: [2], qcActivitySwitch: '0' };

test('the campaign is for customers while its switch is on', () => {
  expect(shellPolicyOf({ ...company, qcActivitySwitch: '1' }).links).toContain('campaign');
  expect(shellPolicyOf({ ...company, qcActivitySwitch: '1', companyScope: [4] }).links).not.toContain('campaign');
  expect(shellPolicyOf(company).links).not.toContain('campaign');
});

test.each([
  [[13], false],
  [[14], false],
  [[13, 14], false],
  [[2, 13], true],
  [[], true],
])('with scope %j help and tracking are shown: %s', (companyScope, shown) => {
  expect(shellPolicyOf({ ...company, companyScope }).links.includes('help')).toBe(shown);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { outboxMessages } from '../../portal/outbox/wire.ts';
import * as wire from './wire.ts';

const MOBILE = '13900020006';

let fixture: TestFixture;
let signer: Actor;
let authorizedId: number;
beforeAll(async () => {
  fixture = await TestFixture.open();
  signer = await fixture.server.signInAs('signer');
  const { aaData } = await signer.send(wire.listTrustees, {});
  authorizedId = aaData.find(({ abilities }) => abilities.sign)?.id ?? 0;
});
afterAll(() => fixture.close());
// resets the limit of links
beforeEach(() => fixture.database.query('delete from trustee_link'));

const stranger = () => fixture.server.anonymous;
const open = (token: string, browserKey = 'phone') => stranger().send(wire.openSignLink, { token, browserKey });
const wordsOf = async (promise: Promise<unknown>) => (await expectUserError(promise)).message;
const move = (change: string) => fixture.database.query(`update trustee_link set ${change}`);

async function sentToken(): Promise<string> {
  await signer.send(wire.sendSignLink, { authorizedId });
  const { rows } = await fixture.operator.send(outboxMessages.list, { receiver: MOBILE });
  return /\/custom\/trusteeSign\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

test('a signer sends a link to the trustee’s phone, which shows what is signed for whom and by when', async () => {
  const token = await sentToken();
  expect(await open(token)).toMatchObject({
    companyFullName: '中铁联运特种运输有限公司',
    authorizedName: '邓丽娟',
    authorizedIdNo: '**************0444',
  });
  const { aaData } = await signer.send(wire.listTrustees, {});
  const row = aaData.find(({ id }) => id === authorizedId);
  expect(row?.linkSentTime).not.toBeNull();
  expect(row?.linkOpenedTime).not.toBeNull();
  const { rows } = await fixture.database.query('select token_hash, browser_hash from trustee_link');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link stays with the browser that opens it first', async () => {
  const token = await sentToken();
  const first = await open(token);
  expect(await open(token)).toEqual(first);
  expect(await wordsOf(open(token, 'another phone'))).toContain('another device');
});

test('of two browsers at once one gets the link', async () => {
  const token = await sentToken();
  const opened = await Promise.allSettled([open(token, 'one'), open(token, 'two')]);
  expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a wrong, an old and a replaced link say what they are', async () => {
  expect(await expectUserError(open('x'.repeat(43)))).toMatchObject({
    code: CODE.absent,
    message: 'Invalid link. Please check that you have opened the complete link from the SMS.',
  });
  const first = await sentToken();
  await move(`created_at = now() - interval '2 minutes'`);
  const second = await sentToken();
  expect(await wordsOf(open(first))).toContain('newer link');
  await move(`expires_at = now() - interval '1 second'`);
  expect(await wordsOf(open(second))).toContain('valid for 24 hours');
});

test('a link ends with its authorization', async () => {
  const token = await sentToken();
  const status = (value: string) =>
    fixture.database.query('update trustee_authorization set status = $2 where id = $1', [authorizedId, value]);
  await status('4');
  expect(await wordsOf(open(token))).toContain('revoked or has expired');
  expect(await wordsOf(signer.send(wire.sendSignLink, { authorizedId }))).toContain('not valid');
  await status('1');
  await open(token);
});

test('links leave a minute apart, and five in a day', async () => {
  await sentToken();
  const sending = () => signer.send(wire.sendSignLink, { authorizedId });
  expect(await wordsOf(sending())).toContain('just been sent');
  await move(`created_at = now() - interval '2 minutes'`);
  await fixture.database.query(
    `insert into trustee_link (authorization_id, account_id, token_hash, expires_at, created_at)
     select authorization_id, account_id, 'hash ' || number, now(), now() - interval '1 hour'
     from trustee_link, generate_series(1, 4) number`,
  );
  expect(await wordsOf(sending())).toContain('Up to 5 links');
});

test('an owner or another company sends no link', async () => {
  const special = await fixture.server.signInAs('special');
  expect((await expectUserError(special.send(wire.sendSignLink, { authorizedId }))).code).toBe(CODE.forbidden);
  const { aaData } = await fixture.shipper.send(wire.listTrustees, {});
  const foreign = aaData.find(({ status }) => status === '1')?.id ?? 0;
  const tried = signer.send(wire.sendSignLink, { authorizedId: foreign });
  expect((await expectUserError(tried)).code).toBe(CODE.absent);
});

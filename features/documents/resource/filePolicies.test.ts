import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { DOC_TYPE } from './docTypes.ts';
import { deleteResource, download, getResource, listResources, reUpload, shareResource, upload } from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
let tourist: Actor;
let orderNo: string;
beforeAll(async () => {
  fixture = await TestFixture.open();
  [clerk, tourist] = await Promise.all([fixture.server.signInAs('clerk'), fixture.server.signInAs('tourist')]);
  const trainId = await fixture.newTrain(20);
  const booked = await fixture.shipper.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  orderNo = booked.orderBigNo;
});
afterAll(() => fixture.close());

const sent = async (person: Actor, belonging: object = {}) => {
  const { busiResources } = await person.send(upload, belonging, page('运单.pdf', `${Math.random()}`));
  return busiResources[0]?.resourceId ?? 0;
};
const paper = () => ({ docType: DOC_TYPE.orderPaper, relaId: orderNo });

async function codesFor(person: Actor, resourceId: number) {
  const asked = {
    download: () => person.download(download, { resourceId }),
    detail: () => person.send(getResource, { resourceId }),
    share: () => person.send(shareResource, { resourceId, hours: 1 }),
    replace: () => person.send(reUpload, { resourceId }, page('新.pdf')),
    remove: () => person.send(deleteResource, { resourceId }),
  };
  const codes: Record<string, number> = {};
  for (const [name, answer] of Object.entries(asked)) {
    codes[name] = await answer().then(
      () => CODE.done,
      (thrown) => thrown.code,
    );
  }
  return codes;
}
const all = (code: number) => ({ download: code, detail: code, share: code, replace: code, remove: code });

describe('a file that belongs to no record', () => {
  let resourceId: number;
  beforeEach(async () => {
    resourceId = await sent(fixture.shipper);
  });

  test('is its company’s: a colleague may do everything with it', async () => {
    expect(await codesFor(clerk, resourceId)).toEqual(all(CODE.done));
    expect((await codesFor(fixture.shipper, resourceId)).download).toBe(CODE.absent);
  });

  test('does not exist for a rival, a tourist or the operator', async () => {
    for (const person of [fixture.rival, tourist, fixture.operator]) {
      expect(await codesFor(person, resourceId)).toEqual(all(CODE.absent));
    }
  });

  test('asks a stranger to sign in', async () => {
    expect(await codesFor(fixture.server.anonymous, resourceId)).toEqual(all(CODE.signIn));
  });

  test('stays its company’s when its docType has no record to belong to', async () => {
    const other = await sent(fixture.shipper, { relaId: '7' });
    expect(await codesFor(fixture.rival, other)).toEqual(all(CODE.absent));
    expect((await codesFor(clerk, other)).download).toBe(CODE.done);
  });
});

test('a file comes down by its name, and is gone afterwards where that is asked', async () => {
  const file = page('只此一次.pdf');
  await fixture.shipper.send(upload, {}, file);
  const byName = { fileName: file.name };
  expect((await clerk.download(download, byName)).name).toBe(file.name);
  expect((await expectUserError(fixture.rival.download(download, byName))).code).toBe(CODE.refused);
  expect((await clerk.download(download, { ...byName, delete: true })).content).toEqual(file.content);
  const gone = await expectUserError(fixture.shipper.download(download, byName));
  expect(gone.message).toBe('No file available for download.');
});

test('a token shared for it removes a file, one shared for reading does not', async () => {
  const { anonymous } = fixture.server;
  const resourceId = await sent(fixture.shipper);
  const shared = (canDelete: boolean) => fixture.shipper.send(shareResource, { resourceId, hours: 1, canDelete });
  const [reading, removing] = [await shared(false), await shared(true)];
  const refused = anonymous.send(deleteResource, { resourceId, token: reading.token });
  expect((await expectUserError(refused)).code).toBe(CODE.signIn);
  await anonymous.send(deleteResource, { resourceId, token: removing.token });
  expect((await expectUserError(fixture.shipper.send(getResource, { resourceId }))).code).toBe(CODE.absent);
});

test('a tourist keeps files of their own, without a company', async () => {
  const resourceId = await sent(tourist);
  expect(await tourist.send(getResource, { resourceId })).toMatchObject({ abilities: { change: true } });
  expect(await codesFor(fixture.shipper, resourceId)).toEqual(all(CODE.absent));
});

describe('the papers of an order', () => {
  test('are kept by its company and the operators, and each sees the other’s files', async () => {
    await sent(fixture.shipper, paper());
    const brought = await sent(fixture.operator, paper());
    const seen = await clerk.send(listResources, paper());
    expect(seen.map(({ addUserName, abilities }) => [addUserName, abilities.change])).toEqual([
      ['李思远', true],
      ['丝路铁运自贸港平台', true],
    ]);
    expect(await fixture.operator.send(listResources, paper())).toHaveLength(2);
    await fixture.shipper.send(deleteResource, { resourceId: brought });
    expect(await fixture.operator.send(listResources, paper())).toHaveLength(1);
  });

  test('are no one else’s: they neither see nor add any', async () => {
    const resourceId = await sent(fixture.shipper, paper());
    for (const person of [fixture.rival, tourist, await fixture.server.signInAs('agent')]) {
      expect(await person.send(listResources, paper())).toEqual([]);
      expect(await codesFor(person, resourceId)).toEqual(all(CODE.absent));
      expect((await expectUserError(sent(person, paper()))).code).toBe(CODE.absent);
    }
  });

  test('need an order that is there', async () => {
    const refused = await expectUserError(sent(fixture.shipper, { ...paper(), relaId: 'IS0' }));
    expect(refused.code).toBe(CODE.absent);
  });
});

describe('a template of the platform', () => {
  const template = { docType: DOC_TYPE.template, resourceType: 'FZHT' };

  test('is read by everybody who is signed in and kept by operators', async () => {
    const resourceId = await sent(fixture.operator, template);
    expect(await codesFor(tourist, resourceId)).toEqual({
      download: CODE.done,
      detail: CODE.done,
      share: CODE.forbidden,
      replace: CODE.forbidden,
      remove: CODE.forbidden,
    });
    const listed = await fixture.rival.send(listResources, { docType: DOC_TYPE.template });
    expect(listed.map((one) => one.resourceType)).toEqual(['FZHT']);
    await fixture.operator.send(deleteResource, { resourceId });
  });

  test('cannot be added by other users', async () => {
    for (const person of [fixture.shipper, tourist]) {
      expect((await expectUserError(sent(person, template))).code).toBe(CODE.forbidden);
    }
  });
});

describe('a link', () => {
  const open = (resourceId: number, token: string) =>
    fixture.server.anonymous.download(download, { resourceId, token });

  test('opens one file for anybody until it expires', async () => {
    const resourceId = await sent(fixture.shipper);
    const link = await fixture.shipper.send(shareResource, { resourceId, hours: 24 });
    expect(link.token).toMatch(/^[\w-]{43}$/);
    const whole = await fixture.server.anonymous.fetch(`/prod-api${link.relativPath}`);
    expect(whole.headers.get('content-type')).toContain('pdf');
    expect((await open(resourceId, link.token)).name).toBe('运单.pdf');
    await fixture.database.query(`update resource_share set expires_at = now() - interval '1 second'`);
    const refused = await expectUserError(open(resourceId, link.token));
    expect([refused.code, refused.message]).toEqual([CODE.absent, 'This share link is invalid or has expired.']);
    expect((await fixture.shipper.download(download, { resourceId, token: link.token })).name).toBe('运单.pdf');
  });

  test('opens no other file, and dies with its own', async () => {
    const resourceId = await sent(fixture.shipper);
    const other = await sent(fixture.shipper);
    const { token } = await fixture.shipper.send(shareResource, { resourceId, hours: 1 });
    expect((await expectUserError(open(other, token))).code).toBe(CODE.absent);
    await fixture.shipper.send(deleteResource, { resourceId });
    expect((await expectUserError(open(resourceId, token))).code).toBe(CODE.absent);
  });

  test('is not kept as it is, and no session travels in an address', async () => {
    const resourceId = await sent(fixture.shipper);
    const { token } = await fixture.shipper.send(shareResource, { resourceId, hours: 1 });
    const { rows } = await fixture.database.query('select token_hash from resource_share');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await expectUserError(open(resourceId, fixture.shipper.token ?? ''))).code).toBe(CODE.absent);
  });

  test('lasts at most thirty days', async () => {
    const resourceId = await sent(fixture.shipper);
    const refused = await expectUserError(fixture.shipper.send(shareResource, { resourceId, hours: 721 }));
    expect(Object.keys(refused.fields)).toEqual(['hours']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, Stage } from '../../app/testing/stage.ts';
import { type Actor, refusalOf } from '../../platform/testing/actor.ts';
import { page } from '../../platform/testing/sampleFiles.ts';
import { CODE } from '../../platform/wire/envelope.ts';
import { saveBooking } from '../booking/wire.ts';
import { DOC_TYPE } from './docTypes.ts';
import {
  deleteResource,
  download,
  getResource,
  listResources,
  reUpload,
  shareResource,
  upload,
} from './wire.ts';

let stage: Stage;
let clerk: Actor;
let tourist: Actor;
let orderNo: string;
beforeAll(async () => {
  stage = await Stage.open();
  [clerk, tourist] = await Promise.all([stage.server.as('clerk'), stage.server.as('tourist')]);
  const trainId = await stage.train(20);
  const booked = await stage.shipper.send(saveBooking, bookingOf(trainId, [['22G1', 1]]));
  orderNo = booked.orderBigNo;
});
afterAll(() => stage.close());

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
    resourceId = await sent(stage.shipper);
  });

  test('is its company’s: a colleague may do everything with it', async () => {
    expect(await codesFor(clerk, resourceId)).toEqual(all(CODE.done));
    expect((await codesFor(stage.shipper, resourceId)).download).toBe(CODE.absent);
  });

  test('does not exist for a rival, a tourist or the operator', async () => {
    for (const person of [stage.rival, tourist, stage.operator]) {
      expect(await codesFor(person, resourceId)).toEqual(all(CODE.absent));
    }
  });

  test('asks a stranger to sign in', async () => {
    expect(await codesFor(stage.server.stranger, resourceId)).toEqual(all(CODE.signIn));
  });

  test('stays its company’s when its docType has no policy', async () => {
    const other = await sent(stage.shipper, { docType: 'WHATEVER', relaId: '7' });
    expect(await codesFor(stage.rival, other)).toEqual(all(CODE.absent));
    const belonging = { docType: 'WHATEVER', relaId: '7' };
    expect(await stage.rival.send(listResources, belonging)).toEqual([]);
    expect(await clerk.send(listResources, belonging)).toHaveLength(1);
  });
});

test('a tourist keeps files of their own, without a company', async () => {
  const resourceId = await sent(tourist);
  expect(await tourist.send(getResource, { resourceId })).toMatchObject({ may: { change: true } });
  expect(await codesFor(stage.shipper, resourceId)).toEqual(all(CODE.absent));
});

describe('the papers of an order', () => {
  test('are kept by its company and the operators, and each sees the other’s files', async () => {
    await sent(stage.shipper, paper());
    const brought = await sent(stage.operator, paper());
    const seen = await clerk.send(listResources, paper());
    expect(seen.map(({ addUserName, may }) => [addUserName, may.change])).toEqual([
      ['李思远', true],
      ['铁丝路自贸港平台', true],
    ]);
    expect(await stage.operator.send(listResources, paper())).toHaveLength(2);
    await stage.shipper.send(deleteResource, { resourceId: brought });
    expect(await stage.operator.send(listResources, paper())).toHaveLength(1);
  });

  test('are no one else’s: they neither see nor add any', async () => {
    const resourceId = await sent(stage.shipper, paper());
    for (const person of [stage.rival, tourist, await stage.server.as('agent')]) {
      expect(await person.send(listResources, paper())).toEqual([]);
      expect(await codesFor(person, resourceId)).toEqual(all(CODE.absent));
      expect((await refusalOf(sent(person, paper()))).code).toBe(CODE.absent);
    }
  });

  test('need an order that is there', async () => {
    const refused = await refusalOf(sent(stage.shipper, { ...paper(), relaId: 'IS0' }));
    expect(refused.code).toBe(CODE.absent);
  });
});

describe('a template of the platform', () => {
  const template = { docType: DOC_TYPE.template, resourceType: 'FZHT' };

  test('is read by everybody who is signed in and kept by operators', async () => {
    const resourceId = await sent(stage.operator, template);
    expect(await codesFor(tourist, resourceId)).toEqual({
      download: CODE.done,
      detail: CODE.done,
      share: CODE.forbidden,
      replace: CODE.forbidden,
      remove: CODE.forbidden,
    });
    const listed = await stage.rival.send(listResources, { docType: DOC_TYPE.template });
    expect(listed.map((one) => one.resourceType)).toEqual(['FZHT']);
    await stage.operator.send(deleteResource, { resourceId });
  });

  test('cannot be added by other users', async () => {
    for (const person of [stage.shipper, tourist]) {
      expect((await refusalOf(sent(person, template))).code).toBe(CODE.forbidden);
    }
  });
});

describe('a link', () => {
  const open = (resourceId: number, token: string) =>
    stage.server.stranger.download(download, { resourceId, token });

  test('opens one file for anybody until it expires', async () => {
    const resourceId = await sent(stage.shipper);
    const link = await stage.shipper.send(shareResource, { resourceId, hours: 24 });
    expect(link.token).toMatch(/^[\w-]{43}$/);
    const whole = await stage.server.stranger.fetch(`/prod-api${link.relativPath}`);
    expect(whole.headers.get('content-type')).toContain('pdf');
    expect((await open(resourceId, link.token)).name).toBe('运单.pdf');
    await stage.database.query(`update resource_share set expires_at = now() - interval '1 second'`);
    const refused = await refusalOf(open(resourceId, link.token));
    expect([refused.code, refused.message]).toEqual([CODE.absent, 'The link is wrong or has expired.']);
    expect((await stage.shipper.download(download, { resourceId, token: link.token })).name).toBe('运单.pdf');
  });

  test('opens no other file, and dies with its own', async () => {
    const resourceId = await sent(stage.shipper);
    const other = await sent(stage.shipper);
    const { token } = await stage.shipper.send(shareResource, { resourceId, hours: 1 });
    expect((await refusalOf(open(other, token))).code).toBe(CODE.absent);
    await stage.shipper.send(deleteResource, { resourceId });
    expect((await refusalOf(open(resourceId, token))).code).toBe(CODE.absent);
  });

  test('is not kept as it is, and no session travels in an address', async () => {
    const resourceId = await sent(stage.shipper);
    const { token } = await stage.shipper.send(shareResource, { resourceId, hours: 1 });
    const { rows } = await stage.database.query('select token_hash from resource_share');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await refusalOf(open(resourceId, stage.shipper.token ?? ''))).code).toBe(CODE.absent);
  });

  test('lasts at most thirty days', async () => {
    const resourceId = await sent(stage.shipper);
    const refused = await refusalOf(stage.shipper.send(shareResource, { resourceId, hours: 721 }));
    expect(Object.keys(refused.fields)).toEqual(['hours']);
  });
});

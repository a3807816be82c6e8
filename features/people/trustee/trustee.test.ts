import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeLifecycle } from '../../../app/testing/describeLifecycle.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDate } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../../documents/resource/docTypes.ts';
import { deleteResource, download, listResources, reUpload, upload } from '../../documents/resource/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { aboutTrustee } from './server/messages.ts';
import { TRUSTEE_STATUS } from './status.ts';
import * as wire from './wire.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));

let fixture: TestFixture;
let clerk: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
});
afterAll(() => fixture.close());

const shipper = () => fixture.shipper;
const operator = () => fixture.operator;

let letters = 0;
async function uploadedLetter(person: Actor): Promise<number> {
  letters += 1;
  // a client of the dialect sends a uuid too
  const belonging = { docType: DOC_TYPE.authorization, uuid: `uuid-${letters}` };
  const { busiResources } = await person.send(upload, belonging, page('letter.pdf'));
  return busiResources[0]?.resourceId ?? 0;
}

async function formOf(person: Actor, changes: object = {}): Promise<SentBy<typeof wire.addTrustee>> {
  return {
    resourceId: await uploadedLetter(person),
    authorizedName: '王新',
    authorizedMobile: '13900021111',
    authorizedIdNo: '11010519491231002X',
    authorizedStartDate: dayFromNow(0),
    authorizedEndDate: dayFromNow(365),
    ...changes,
  };
}

async function added(person: Actor, changes: object = {}): Promise<number> {
  return (await person.send(wire.addTrustee, await formOf(person, changes))).authorizedId;
}

async function rowOf(person: Actor, id: number): Promise<wire.Trustee> {
  const { aaData } = await person.send(wire.listTrustees, {});
  return aaData.find((row) => row.id === id) ?? expect.unreachable();
}

async function decided(authorizedId: number, reason?: string): Promise<void> {
  const { version } = await operator().send(wire.readTrusteeReview, { authorizedId });
  if (reason === undefined) await operator().send(wire.approveTrustee, { authorizedId, version });
  else await operator().send(wire.rejectTrustee, { authorizedId, version, reason });
}

const messagesOf = async (person: Actor, about: string) => {
  const { newUiMessageLists } = await person.send(queryAllTip, {
    handWay: '0,1,2',
    keyword: about,
    pageSize: 100,
  });
  return newUiMessageLists.rows.map(({ businessCode, isRead, logType }) =>
    logType === 'todo' && isRead ? `${businessCode} done` : businessCode,
  );
};

describe('the owner', () => {
  test('applies, and hears when it is approved', async () => {
    const authorizedId = await added(shipper(), { authorizedName: '申一' });
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({
      authorizedName: '申一',
      authorizedIdNo: '11010519491231002X',
      status: '0',
      inScope: true,
      abilities: { edit: true, remove: true, revoke: false, renew: false, sign: false },
    });
    expect(await messagesOf(operator(), '申一')).toEqual(['trustee_submitted']);
    await decided(authorizedId);
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({
      status: '1',
      abilities: { edit: false, remove: false, revoke: true, renew: true, sign: false },
    });
    expect(await messagesOf(operator(), '申一')).toEqual(['trustee_submitted done']);
    expect(await messagesOf(shipper(), '申一')).toEqual(['trustee_approved']);
    expect(await messagesOf(clerk, '申一')).toEqual([]);
  });

  test('is told at each field what is wrong, in the words of the portal', async () => {
    const zh = shipper().inLanguage('zh');
    expect((await expectUserError(zh.send(wire.addTrustee, {}))).fields).toEqual({
      authorizedName: '请输入受托人姓名',
      authorizedMobile: '请输入联系电话',
      authorizedIdNo: '请输入身份证号',
      authorizedStartDate: '请选择预授权开始时间',
      authorizedEndDate: '请选择授权结束时间',
      resourceId: '请上传委托书。',
    });
    const wrong = { authorizedMobile: '12900021111', authorizedIdNo: '110105194912310021' };
    const refused = await expectUserError(zh.send(wire.addTrustee, await formOf(zh, wrong)));
    expect(refused.fields).toEqual({
      authorizedMobile: '手机号格式不正确',
      authorizedIdNo: '身份证号格式不正确',
    });
  });

  test('who sends no end gets one year, changes it and deletes it', async () => {
    const { authorizedEndDate: _end, ...open } = await formOf(shipper(), {
      authorizedStartDate: '2026-12-01',
    });
    const { authorizedId } = await shipper().send(wire.addTrustee, open);
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({
      authorizedEndDate: '2027-12-01',
      inScope: false,
    });
    await shipper().send(wire.updateTrustee, { ...open, authorizedId, authorizedName: '申二' });
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ authorizedName: '申二' });
    await shipper().send(wire.deleteTrustee, { authorizedId });
    const { aaData } = await shipper().send(wire.listTrustees, {});
    expect(aaData.map(({ id }) => id)).not.toContain(authorizedId);
  });

  test('reads why it was rejected, corrects it with another letter, and the first letter is gone', async () => {
    const first = await formOf(shipper(), { authorizedName: '申三' });
    const { authorizedId } = await shipper().send(wire.addTrustee, first);
    await decided(authorizedId, 'no seal');
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '2', reason: 'no seal' });
    expect(await messagesOf(shipper(), '申三')).toEqual(['trustee_rejected']);
    const resourceId = await uploadedLetter(shipper());
    await shipper().send(wire.updateTrustee, { ...first, authorizedId, resourceId });
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '0', reason: '', resourceId });
    expect(await messagesOf(shipper(), '申三')).toEqual(['trustee_rejected done']);
    const relation = { docType: DOC_TYPE.authorization, relaId: String(authorizedId) };
    const kept = await shipper().send(listResources, relation);
    expect(kept.map((file) => [file.resourceId, file.abilities.change])).toEqual([[resourceId, false]]);
  });

  test('cannot change or delete what is approved, but revoke it, once', async () => {
    const form = await formOf(shipper(), { authorizedName: '申四' });
    const { authorizedId } = await shipper().send(wire.addTrustee, form);
    await decided(authorizedId);
    for (const tried of [
      () => shipper().send(wire.updateTrustee, { ...form, authorizedId }),
      () => shipper().send(wire.deleteTrustee, { authorizedId }),
    ])
      expect((await expectUserError(tried())).message).toContain('status of this power of attorney');
    await shipper().send(wire.revokeTrustee, { authorizedId, reason: 'left' });
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '4', reason: 'left' });
    const again = shipper().send(wire.revokeTrustee, { authorizedId, reason: 'twice' });
    expect((await expectUserError(again)).message).toContain('has changed');
  });
});

test('no other company reads, changes, removes or revokes an authorization', async () => {
  const authorizedId = await added(shipper(), { authorizedName: '申五' });
  const { rival } = fixture;
  const { aaData } = await rival.send(wire.listTrustees, {});
  expect(aaData.map(({ authorizedName }) => authorizedName)).not.toContain('申五');
  const form = await formOf(rival);
  for (const tried of [
    () => rival.send(wire.updateTrustee, { ...form, authorizedId }),
    () => rival.send(wire.deleteTrustee, { authorizedId }),
    () => rival.send(wire.revokeTrustee, { authorizedId, reason: '' }),
    () => rival.download(wire.downloadLetter, { authorizedId }),
  ])
    expect((await expectUserError(tried())).code).toBe(CODE.absent);
  expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '0', authorizedName: '申五' });
});

describe('a letter of attorney', () => {
  test('is read by owner, signer and reviewer, and by nobody else', async () => {
    const [special, signer] = [await fixture.server.signInAs('special'), await fixture.server.signInAs('signer')];
    const { rows } = await operator().send(wire.trusteeReview.list, { authorizedName: '邓丽娟' });
    const authorizedId = rows[0]?.authorizedId ?? 0;
    const { resourceId } = await rowOf(signer, authorizedId);
    const relation = { docType: DOC_TYPE.authorization, relaId: String(authorizedId) };
    for (const person of [special, signer, operator()]) {
      expect((await person.download(download, { resourceId })).name).toBe('授权委托书-邓丽娟.docx');
      expect(await person.send(listResources, relation)).toHaveLength(1);
    }
    for (const person of [shipper(), clerk, fixture.rival]) {
      expect((await expectUserError(person.download(download, { resourceId }))).code).toBe(CODE.absent);
      expect(await person.send(listResources, relation)).toEqual([]);
    }
  });

  test('is its sender’s alone until it is submitted, and then nobody changes it in place', async () => {
    const resourceId = await uploadedLetter(shipper());
    const relation = { docType: DOC_TYPE.authorization, relaId: '' };
    expect((await expectUserError(clerk.download(download, { resourceId }))).code).toBe(CODE.absent);
    expect(await clerk.send(listResources, relation)).toEqual([]);
    const own = await shipper().send(listResources, relation);
    expect(own.map((file) => file.resourceId)).toContain(resourceId);
    await shipper().send(wire.addTrustee, { ...(await formOf(shipper())), resourceId });
    for (const person of [shipper(), operator()]) {
      const other = page('other.pdf');
      expect((await expectUserError(person.send(reUpload, { resourceId }, other))).code).toBe(CODE.forbidden);
      expect((await expectUserError(person.send(deleteResource, { resourceId }))).code).toBe(CODE.forbidden);
    }
    expect((await expectUserError(clerk.download(download, { resourceId }))).code).toBe(CODE.absent);
  });

  test('serves one authorization, and only the company that sent it', async () => {
    const form = await formOf(shipper());
    await shipper().send(wire.addTrustee, form);
    for (const tried of [
      () => shipper().send(wire.addTrustee, { ...form, authorizedName: '又一' }),
      () => fixture.rival.send(wire.addTrustee, form),
      () => shipper().send(wire.addTrustee, { ...form, resourceId: 999_999_999 }),
    ])
      expect((await expectUserError(tried())).fields).toEqual({
        resourceId: 'The power of attorney is no longer available. Please upload it again.',
      });
  });

  test('of 31 MB or of another type is refused', async () => {
    const belonging = { docType: DOC_TYPE.authorization };
    const text = { name: 'letter.txt', content: new TextEncoder().encode('words') };
    expect((await expectUserError(shipper().send(upload, belonging, text))).message).toContain('pdf');
    const big = page('letter.pdf', ' '.repeat(31 * MEGABYTE));
    expect((await expectUserError(shipper().send(upload, belonging, big))).message).toContain('30');
  });
});

describeLifecycle(
  wire.trusteeLife,
  {
    table: 'trustee_authorization',
    state: 'status',
    version: 'version',
    stage: () => added(shipper()),
    people: { operator },
    outsider: shipper,
    about: aboutTrustee,
    todos: { codes: ['trustee_submitted'], in: [TRUSTEE_STATUS.pending] },
    moves: { approve: { told: 'trustee_approved' }, reject: { told: 'trustee_rejected' } },
  },
  () => fixture,
);

describe('a review', () => {
  test('shows the facts of the company and where else the person is a trustee', async () => {
    const { rows } = await operator().send(wire.trusteeReview.list, { authorizedName: '许静', status: '1' });
    const review = await operator().send(wire.readTrusteeReview, {
      authorizedId: rows[0]?.authorizedId ?? 0,
    });
    expect(review).toMatchObject({
      companyNo: '10001',
      registrationCode: '91610131MA6TX0000X',
      legalName: '李思远',
      otherCompanies: ['中铁联运特种运输有限公司'],
      abilities: { decide: false },
    });
  });

  test('of two decisions at once one wins, and the other gets words', async () => {
    const authorizedId = await added(shipper(), { authorizedName: '申六' });
    const admin = await fixture.server.signInAs('admin');
    const { version } = await operator().send(wire.readTrusteeReview, { authorizedId });
    const sent = await Promise.allSettled([
      operator().send(wire.approveTrustee, { authorizedId, version }),
      admin.send(wire.rejectTrustee, { authorizedId, version, reason: 'no' }),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = operator().send(wire.approveTrustee, { authorizedId, version });
    expect((await expectUserError(late)).message).toContain('already been processed by someone else');
    expect(await messagesOf(shipper(), '申六')).toHaveLength(1);
  });

  test('holds for what was seen: an authorization changed meanwhile is not approved', async () => {
    const form = await formOf(shipper());
    const { authorizedId } = await shipper().send(wire.addTrustee, form);
    const { version } = await operator().send(wire.readTrusteeReview, { authorizedId });
    await shipper().send(wire.updateTrustee, { ...form, authorizedId, authorizedName: '另一人' });
    const stale = operator().send(wire.approveTrustee, { authorizedId, version });
    expect((await expectUserError(stale)).message).toContain('changed by the company');
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '0' });
  });

  test('does not approve a period that is over, and rejects only with a reason', async () => {
    const authorizedId = await added(shipper());
    await fixture.database.query(
      `update trustee_authorization set start_date = current_date - 40, end_date = current_date - 3 where id = $1`,
      [authorizedId],
    );
    const { version } = await operator().send(wire.readTrusteeReview, { authorizedId });
    const tried = operator().send(wire.approveTrustee, { authorizedId, version });
    expect((await expectUserError(tried)).message).toContain('validity period has expired');
    const silent = operator().send(wire.rejectTrustee, { authorizedId, version, reason: ' ' });
    expect(Object.keys((await expectUserError(silent)).fields)).toEqual(['reason']);
    expect(await rowOf(shipper(), authorizedId)).toMatchObject({ status: '0' });
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page, photo } from '../../../platform/testing/sampleFiles.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { DOC_TYPE } from '../../documents/resource/docTypes.ts';
import { download, upload } from '../../documents/resource/wire.ts';
import { addNotice, changeNotice, publishNotice, readNotice, removeNotice, withdrawNotice } from './wire.ts';

let server: TestServer;
let operator: Actor;
let shipper: Actor;
let agent: Actor;
beforeAll(async () => {
  server = await startTestServer();
  [operator, shipper, agent] = await Promise.all([
    server.signInAs('operator'),
    server.signInAs('shipper'),
    server.signInAs('agent'),
  ]);
});
afterAll(() => server.stop());

async function picture(person: Actor = operator): Promise<number> {
  const { busiResources } = await person.send(upload, { docType: DOC_TYPE.notice }, await photo('站台.jpg'));
  return busiResources[0]?.resourceId ?? 0;
}
const showing = (...ids: number[]) => ids.map((id) => `<p><img data-resource-id="${id}" alt="站台" /></p>`).join('');
const noticeInput = (zh: string, companyTypes: 10[] = []) => ({
  titles: { zh: '站台改造', en: '', ru: '' },
  contents: { zh, en: '', ru: '' },
  companyTypes,
  companyScopes: [],
  roleKeys: [],
  beginTime: '2025-01-01 00:00:00',
});
const codeFor = (person: Actor, resourceId: number) =>
  person.download(download, { resourceId }).then(
    () => CODE.done,
    (thrown) => thrown.code,
  );
const contentOf = async (id: number) => (await operator.send(readNotice, { id })).contents.zh;

test('a picture is seen by those who see the notice, and as long as they do', async () => {
  const resourceId = await picture();
  expect(await codeFor(shipper, resourceId)).toBe(CODE.absent);
  const { id } = await operator.send(addNotice, noticeInput(showing(resourceId)));
  expect(await codeFor(shipper, resourceId)).toBe(CODE.absent);
  await operator.send(publishNotice, { id });
  expect(await codeFor(shipper, resourceId)).toBe(CODE.done);
  await operator.send(changeNotice, { id, ...noticeInput(showing(resourceId), [10]) });
  expect([await codeFor(shipper, resourceId), await codeFor(agent, resourceId)]).toEqual([404, 200]);
  await operator.send(withdrawNotice, { id });
  expect(await codeFor(agent, resourceId)).toBe(CODE.absent);
  expect(await codeFor(operator, resourceId)).toBe(CODE.done);
});

test('readers cannot bring pictures to a notice, nor can a notice show what is not its own', async () => {
  const { id } = await operator.send(addNotice, noticeInput('<p>x</p>'));
  await operator.send(publishNotice, { id });
  const belonging = { docType: DOC_TYPE.notice, relaId: `${id}` };
  const refused = await expectUserError(shipper.send(upload, belonging, await photo('a.jpg')));
  expect(refused.code).toBe(CODE.forbidden);
  const stranger = await picture(shipper);
  const { busiResources } = await shipper.send(upload, {}, page('提单.pdf'));
  const private_ = busiResources[0]?.resourceId ?? 0;
  await operator.send(changeNotice, { id, ...noticeInput(`a${showing(stranger, private_, 999_999)}`) });
  expect(await contentOf(id)).toBe('a<p></p><p></p><p></p>');
  expect(await codeFor(agent, private_)).toBe(CODE.absent);
});

test('a picture copied from another notice outlives that one', async () => {
  const resourceId = await picture();
  const first = await operator.send(addNotice, noticeInput(showing(resourceId)));
  const second = await operator.send(addNotice, noticeInput(showing(resourceId, resourceId)));
  const copy = Number(/data-resource-id="(\d+)"/.exec(await contentOf(second.id))?.[1]);
  expect(copy).not.toBe(resourceId);
  await operator.send(removeNotice, { id: `${first.id}` });
  expect(await codeFor(operator, resourceId)).toBe(CODE.absent);
  await operator.send(publishNotice, second);
  expect(await codeFor(shipper, copy)).toBe(CODE.done);
});

test('a picture that is taken out of a notice is gone', async () => {
  const [kept, taken] = [await picture(), await picture()];
  const { id } = await operator.send(addNotice, noticeInput(showing(kept, taken)));
  await operator.send(changeNotice, { id, ...noticeInput(showing(kept)) });
  expect([await codeFor(operator, kept), await codeFor(operator, taken)]).toEqual([CODE.done, CODE.absent]);
});

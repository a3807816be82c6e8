import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
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

const names = (en: string) => ({ zh: `${en}中`, en, ru: `${en} по-русски` });
const typeNamed = async (dictType: string) => {
  const { rows } = await admin.send(wire.dictTypes.list, { dictType });
  return rows.find((row) => row.dictType === dictType) ?? expect.unreachable();
};
const offered = async (type: string, person: Actor = shipper) =>
  (await person.send(wire.entriesOfType, { type })).map((entry) => entry.dictLabel);
const add = (dictType: string, dictValue: string, more: object = {}) =>
  admin.send(wire.dictEntries.add, { dictType, dictValue, labels: names(dictValue), ...more });
const entryOf = async (dictType: string, dictValue: string) => {
  const { rows } = await admin.send(wire.dictEntries.list, { dictType, pageSize: 100 });
  return rows.find((row) => row.dictValue === dictValue) ?? expect.unreachable();
};

describe('everybody who is signed in', () => {
  test('reads what a dictionary offers, in order and in their language', async () => {
    expect(await offered('authorizeStatus')).toEqual(['Under review', 'Approved', 'Declined', 'Expired', 'Revoked']);
    expect(await offered('authorizeStatus', shipper.inLanguage('zh'))).toEqual([
      '待审核',
      '审核通过',
      '不予通过',
      '已过期',
      '已撤销',
    ]);
    expect(await offered('authorizeStatus', shipper.inLanguage('ru'))).toContain('Одобрена');
    expect(await offered('noSuchThing')).toEqual([]);
    expect(await expectUserError(offered('authorizeStatus', server.anonymous))).toMatchObject({ code: 401 });
  });

  test('reads several dictionaries with one call, each under its key', async () => {
    const found = await shipper.send(wire.entriesOfTypes, {
      dictKeys: 'authorizeStatus,resourceType, nothing',
    });
    expect(Object.keys(found)).toEqual(['authorizeStatus', 'resourceType', 'nothing']);
    expect(found.authorizeStatus?.[1]).toMatchObject({
      dictValue: '1',
      dictLabel: 'Approved',
      dictType: 'authorizeStatus',
      dictSort: 2,
      listClass: 'success',
      cssClass: '',
      isDefault: 'N',
      status: '0',
    });
    expect(found.nothing).toEqual([]);
  });

  test('finds the words of the features among them, in the colours of their tags', async () => {
    const found = await shipper.send(wire.entriesOfTypes, {
      dictKeys: 'trainStatus,orderStatus,lineDirection',
    });
    const words = Object.values(found).map((entries) => entries.slice(0, 2).map((entry) => entry.dictValue));
    expect(words).toEqual([
      ['planned', 'open'],
      ['draft', 'submitted'],
      ['outbound', 'inbound'],
    ]);
    expect(found.trainStatus?.find((entry) => entry.dictValue === 'cancelled')?.listClass).toBe('danger');
  });
});

describe('a dictionary', () => {
  test('is found by name in any language, and renamed with its entries', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'gaugeSide', names: names('Gauge side') });
    for (const dictName of ['gauge SIDE', 'Gauge side中', 'по-русски']) {
      const { rows } = await admin.send(wire.dictTypes.list, { dictName });
      expect(rows.map((row) => row.dictType)).toContain('gaugeSide');
    }
    const { dictId } = await typeNamed('gaugeSide');
    expect((await admin.send(wire.typeOptions, {})).map((row) => row.dictId)).toContain(dictId);
    await add('gaugeSide', 'narrow');
    expect(await offered('gaugeSide')).toEqual(['narrow']);
    await admin.send(wire.dictTypes.edit, { dictId, dictType: 'trackSide', names: names('Track side') });
    expect(await offered('gaugeSide')).toEqual([]);
    expect(await offered('trackSide')).toEqual(['narrow']);
  });

  test('with entries is not removed, and the refusal tells which entries', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'used', names: names('Used') });
    await add('used', 'one');
    await add('used', 'two');
    const { dictId } = await typeNamed('used');
    const refused = await expectUserError(admin.send(wire.dictTypes.remove, { id: [dictId] }));
    expect(refused.message).toContain('2 entries (one, two)');
    expect(await offered('used')).toHaveLength(2);
  });

  test('has a key of its own, and a name', async () => {
    const taken = { dictType: 'resourceType', names: names('Files again') };
    expect((await expectUserError(admin.send(wire.dictTypes.add, taken))).fields.dictType).toContain('in use');
    const nameless = await expectUserError(admin.send(wire.dictTypes.add, { dictType: 'nameless' }));
    expect(nameless.fields.dictName).toContain('name');
  });

  test('at rest offers nothing, and keeps its entries', async () => {
    const { dictId, names: kept } = await typeNamed('remindTypeFront');
    const type = { dictId, dictType: 'remindTypeFront', names: kept };
    await admin.send(wire.dictTypes.edit, { ...type, status: '1' });
    expect(await offered('remindTypeFront')).toEqual([]);
    await admin.send(wire.dictTypes.edit, { ...type, status: '0' });
    expect((await offered('remindTypeFront')).length).toBeGreaterThan(3);
  });

  test('is found by the days in which it was added, both included', async () => {
    const { createTime } = await typeNamed('resourceType');
    const day = createTime.slice(0, 10);
    const foundIn = async (begin: string, end: string) =>
      (await admin.send(wire.dictTypes.list, { 'params[beginTime]': begin, 'params[endTime]': end })).total;
    expect(await foundIn(day, day)).toBeGreaterThanOrEqual(3);
    expect(await foundIn(createTime, createTime)).toBeGreaterThanOrEqual(3);
    expect(await foundIn('2001-01-01', '2001-01-02')).toBe(0);
  });
});

describe('an entry', () => {
  test('appears for readers as soon as it is added, changes and goes', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'sealKind', names: names('Seal') });
    expect(await offered('sealKind')).toEqual([]);
    await add('sealKind', 'bolt', { dictSort: 2, listClass: 'danger' });
    await add('sealKind', 'cable', { dictSort: 1 });
    expect(await offered('sealKind')).toEqual(['cable', 'bolt']);
    const bolt = await entryOf('sealKind', 'bolt');
    await admin.send(wire.dictEntries.edit, { ...bolt, labels: names('Bolt seal'), dictSort: 0 });
    expect(await offered('sealKind')).toEqual(['Bolt seal', 'cable']);
    const { dictCode } = await entryOf('sealKind', 'cable');
    await admin.send(wire.dictEntries.edit, {
      ...(await entryOf('sealKind', 'cable')),
      dictCode,
      status: '1',
    });
    expect(await offered('sealKind')).toEqual(['Bolt seal']);
    expect(await admin.send(wire.dictEntries.read, { id: dictCode })).toMatchObject({
      status: '1',
      remark: '',
    });
    const resting = await admin.send(wire.dictEntries.list, { dictType: 'sealKind', status: '1' });
    expect(resting.rows.map((row) => row.dictValue)).toEqual(['cable']);
    const response = await admin.fetch(`/prod-api/system/dict/data/${bolt.dictCode},${dictCode}`, {
      method: 'DELETE',
    });
    expect(await response.json()).toMatchObject({ code: 200 });
    expect((await admin.send(wire.dictEntries.list, { dictType: 'sealKind' })).total).toBe(0);
  });

  test('of a client that knows one language is labelled in all, and later in that one alone', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'oneTongue', names: names('One tongue') });
    const chinese = admin.inLanguage('zh');
    await chinese.send(wire.dictEntries.add, { dictType: 'oneTongue', dictValue: 'a', dictLabel: '甲' });
    const { labels: first, ...entry } = await entryOf('oneTongue', 'a');
    expect(first).toEqual({ zh: '甲', en: '甲', ru: '甲' });
    await admin.send(wire.dictEntries.edit, { ...entry, dictLabel: 'Alpha' });
    expect((await entryOf('oneTongue', 'a')).labels).toEqual({ zh: '甲', en: 'Alpha', ru: '甲' });
  });

  test('is refused without a label and under a value that is taken', async () => {
    const fieldsOf = async (given: object) =>
      (await expectUserError(admin.send(wire.dictEntries.add, { dictType: 'resourceType', dictValue: 'AF', ...given })))
        .fields;
    expect(await fieldsOf({})).toHaveProperty('dictLabel');
    expect(await fieldsOf({ labels: names('x') })).toHaveProperty('dictValue');
    expect(await fieldsOf({ labels: { zh: 'x', en: '', ru: 'x' } })).toHaveProperty(['labels.en']);
  });

  test('of a program that sends null and nothing takes what is usual', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'plain', dictName: 'Plain', names: null, status: null });
    const plain = { dictType: 'plain', dictValue: 'a', dictLabel: 'A', labels: null, dictSort: null };
    const unsaid = { listClass: '', cssClass: null, isDefault: '', status: null, remark: null } as const;
    await admin.send(wire.dictEntries.add, { ...plain, ...unsaid });
    expect(await entryOf('plain', 'a')).toMatchObject({
      listClass: 'default',
      cssClass: '',
      isDefault: 'N',
      status: '0',
      remark: '',
      dictSort: 0,
    });
  });

  test('chosen by default is the only one of its dictionary', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'oneDefault', names: names('One default') });
    await add('oneDefault', 'a', { isDefault: 'Y' });
    await add('oneDefault', 'b', { isDefault: 'Y' });
    const entries = await shipper.send(wire.entriesOfType, { type: 'oneDefault' });
    expect(entries.map((entry) => entry.isDefault)).toEqual(['N', 'Y']);
  });

  test('that is gone already keeps the others of its batch', async () => {
    await admin.send(wire.dictTypes.add, { dictType: 'batch', names: names('Batch') });
    await add('batch', 'stays');
    const { dictCode } = await entryOf('batch', 'stays');
    const refused = await expectUserError(admin.send(wire.dictEntries.remove, { id: [dictCode, 999_999] }));
    expect(refused.code).toBe(404);
    expect(await offered('batch')).toEqual(['stays']);
  });
});

test('what one server process changes is forgotten by the others', async () => {
  const elsewhere = new Actor((await server.startAnother()).address, shipper.token);
  await admin.send(wire.dictTypes.add, { dictType: 'shared', names: names('Shared') });
  await add('shared', 'one');
  expect(await offered('shared', elsewhere)).toEqual(['one']);
  await add('shared', 'two');
  await expect.poll(() => offered('shared', elsewhere)).toEqual(['one', 'two']);
  await admin.send(wire.dictEntries.remove, { id: [(await entryOf('shared', 'one')).dictCode] });
  await expect.poll(() => offered('shared', elsewhere)).toEqual(['two']);
});

test('after the cache is refreshed, what was changed in the database by hand is seen', async () => {
  expect(await offered('resourceType')).toContain('Invoice template');
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`update dict_data set label_en = 'By hand' where dict_value = 'FZFP'`);
  await client.end();
  await admin.send(wire.refreshDictCache, {});
  expect(await offered('resourceType')).toContain('By hand');
});

test('what is built in cannot be removed, only deactivated, and stays so when the server starts', async () => {
  const { dictId, abilities } = await typeNamed('resourceType');
  const entry = await entryOf('resourceType', 'FZYS');
  expect([abilities, entry.abilities]).toEqual([{ remove: false }, { remove: false }]);
  const keptType = await expectUserError(admin.send(wire.dictTypes.remove, { id: [dictId] }));
  expect(keptType.message).toContain('resourceType');
  const keptEntry = admin.send(wire.dictEntries.remove, { id: [entry.dictCode] });
  expect((await expectUserError(keptEntry)).message).toContain('FZYS');
  await add('resourceType', 'OWN');
  const own = await entryOf('resourceType', 'OWN');
  expect(own.abilities).toEqual({ remove: true });
  await admin.send(wire.dictEntries.remove, { id: [own.dictCode] });
  await admin.send(wire.dictEntries.edit, { ...entry, status: '1' });
  await server.restart();
  const again = await server.signInAs('shipper');
  const values = (await again.send(wire.entriesOfType, { type: 'resourceType' })).map((row) => row.dictValue);
  expect(values).toContain('AF');
  expect(values).not.toContain('FZYS');
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { rollOver } from '../../freight/booking/rollOverWire.ts';
import { saveContainers } from '../../freight/booking/wire.ts';
import { ownCargo } from '../../freight/cargo/wire.ts';
import { addRange, listRanges } from './rangeWire.ts';
import { fillOrder } from './testing/testStage.ts';
import {
  amendFact,
  downloadPaper,
  downloadPaperSheet,
  getDossier,
  issuePaper,
  saveFacts,
  viewPaper,
  withdrawPaper,
} from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const NUMBERS = [
  ['TCLU4567897', 'MSKU1234565'],
  ['CSQU3054383', 'TGHU1234567'],
] as const;

const stage = (numbers: readonly string[]) => {
  const { shipper, operator } = fixture;
  return fillOrder({ shipper, operator, newTrain: () => fixture.newTrain(20) }, numbers);
};

test('papers are issued, a weight is amended with its reason, and each paper that shows it says what would differ', async () => {
  const { orderBigNo, ids, version } = await stage(NUMBERS[0].slice(0, 1));
  const { shipper, operator } = fixture;
  const [orderContainerId = 0] = ids;
  const filled = await shipper.send(getDossier, { orderBigNo });
  expect(filled.papers.map(({ code, faultCount }) => [code, faultCount])).toEqual(
    filled.papers.map(({ code }) => [code, 0]),
  );
  const list = await shipper.send(issuePaper, { orderBigNo, code: 'packingList', version });
  await shipper.send(issuePaper, { orderBigNo, code: 'vgm', orderContainerId, version });
  const waybill = { orderBigNo, code: 'smgs', orderContainerId } as const;
  expect((await expectUserError(shipper.send(issuePaper, { ...waybill, version }))).code).toBe(CODE.forbidden);
  const note = await operator.send(issuePaper, { ...waybill, version });
  expect(note.number).toMatch(/^\d{8}$/);
  const { content } = await shipper.download(downloadPaper, { orderBigNo, code: 'packingList', paperId: list.paperId });
  expect(createHash('sha256').update(content).digest('hex')).toBe(list.sha256);

  const heavier = { lineKey: 'goods-0', fields: { goodsGrossWeightKg: '1010' } };
  const refused = shipper.inLanguage('en').send(ownCargo.save, { orderBigNo, version, lines: [heavier] });
  expect((await expectUserError(refused)).message).toContain('Amend it with a reason');
  const resealed = { orderContainerId, containerNo: NUMBERS[0][0], sealNo: 'OTHER' };
  await expectUserError(shipper.send(saveContainers, { orderBigNo, containers: [resealed] }));
  const cell = 'line.goods-0.goodsGrossWeightKg';
  const amended = await shipper.send(amendFact, { orderBigNo, version, cell, value: '1010', reason: 'weighed again' });
  const [last] = await shipper.send(ownCargo.history, {
    orderBigNo,
    lineKey: 'goods-0',
    field: 'goodsGrossWeightKg',
  });
  expect(last).toMatchObject({ value: '1010', reason: 'weighed again' });
  const { papers } = await shipper.send(getDossier, { orderBigNo });
  expect(papers.filter(({ state }) => state === 'issued').map(({ code, differs }) => [code, differs])).toEqual([
    ['packingList', true],
    ['vgm', true],
    ['smgs', true],
  ]);
  const { differences } = await operator.send(viewPaper, waybill);
  expect(differences).toContainEqual(expect.objectContaining({ before: '1000', after: '1010' }));

  const again = await operator.send(issuePaper, { ...waybill, version: amended.version });
  expect(again).toMatchObject({ versionNo: 2, number: note.number });
  const shown = await operator.send(viewPaper, waybill);
  expect(shown.versions.map(({ state }) => state)).toEqual(['issued', 'replaced']);
  expect(shown.differences).toEqual([]);
});

test('a number of a consignment note is given once, also to two at once, and not again after a withdrawal', async () => {
  const { orderBigNo, ids, version } = await stage(NUMBERS[1]);
  const { operator } = fixture;
  const notes = ids.map((orderContainerId) => ({ orderBigNo, code: 'smgs', orderContainerId, version }) as const);
  const issued = await Promise.all(notes.map((note) => operator.send(issuePaper, note)));
  expect(new Set(issued.map(({ number }) => number)).size).toBe(2);
  const [note] = notes;
  const [{ paperId = 0, number = '' } = {}] = issued;
  if (note === undefined) throw new Error('no note');
  await operator.send(withdrawPaper, { orderBigNo, paperId, reason: 'wrong train' });
  await expectUserError(operator.send(withdrawPaper, { orderBigNo, paperId, reason: 'again' }));
  const fresh = await operator.send(issuePaper, note);
  expect(fresh.versionNo).toBe(2);
  expect([...issued.map((one) => one.number)]).not.toContain(fresh.number);
  expect(number).not.toBe('');
  const before = await operator.send(listRanges, {});
  const overlapping = { prefix: '', firstNo: Number(fresh.number), lastNo: Number(fresh.number) + 5 };
  await expectUserError(operator.send(addRange, overlapping));
  await operator.send(addRange, { prefix: 'IS', firstNo: 1, lastNo: 5 });
  expect((await operator.send(listRanges, {})).length).toBe(before.length + 1);
});

test('a paper with a fault is not issued, nor one of a dossier that has changed since it was seen', async () => {
  const { orderBigNo, ids, version } = await stage(['OOLU1234567']);
  const [orderContainerId = 0] = ids;
  const { shipper } = fixture;
  const scope = `container-${orderContainerId}`;
  const signer = (before: string, value: string) =>
    shipper.send(saveFacts, { orderBigNo, changes: [{ scope, field: 'vgmSigner', before, value }] });
  const changed = await signer('Li Siyuan', '');
  expect(changed.version).toBeGreaterThan(version);
  const late = await expectUserError(signer('Li Siyuan', 'Wang Wei'));
  expect(late.code).toBe(CODE.warning);
  const vgm = { orderBigNo, code: 'vgm', orderContainerId } as const;
  const { faults, abilities } = await shipper.send(viewPaper, vgm);
  expect(faults).toMatchObject([{ reason: 'missing', cell: `fact.${scope}.vgmSigner` }]);
  expect(abilities.issue).toBe(false);
  await expectUserError(shipper.send(issuePaper, { ...vgm, version: changed.version }));
  await signer('', 'Li Siyuan');
  const stale = await expectUserError(shipper.send(issuePaper, { ...vgm, version: changed.version }));
  expect(stale.code).toBe(CODE.warning);
});

test('facts are refused at the cell where they are wrong', async () => {
  const { orderBigNo, ids } = await stage(['HLXU1234561']);
  const scope = `container-${ids[0]}`;
  const changes = [
    { scope, field: 'vgmDate', before: '2026-12-15', value: '2026-02-30' },
    { scope, field: 'vgmKg', before: '6000', value: '3000' },
    { scope: 'container-999999', field: 'sealNo', before: '', value: 'X' },
    { scope: '', field: 'loadedBy', before: 'consignor', value: 'nobody' },
  ];
  const refused = await expectUserError(fixture.shipper.send(saveFacts, { orderBigNo, changes }));
  expect(Object.keys(refused.fields ?? {})).toEqual(changes.map((_, index) => `changes.${index}.value`));
});

test('a container that rolls over alone takes its facts and its papers with it, and they say what would differ', async () => {
  const { shipper, operator } = fixture;
  const newTrain = () => fixture.newTrain(20, { departsIn: { days: 3 } });
  const { orderBigNo, ids, version } = await fillOrder({ shipper, operator, newTrain }, ['TEMU1234565', 'FCIU1234560']);
  const [orderContainerId = 0, other = 0] = ids;
  const note = await operator.send(issuePaper, { orderBigNo, code: 'smgs', orderContainerId, version });
  const trainInfoId = await fixture.newTrain(20, { departsIn: { days: 5 } });
  const { orderBigNo: part } = await operator.send(rollOver, {
    orderBigNo,
    orderContainerIds: [orderContainerId],
    trainInfoId,
    reasonKind: 'wagons',
    bearer: 'platform',
    remark: 'one wagon broken',
  });
  const moved = await operator.send(getDossier, { orderBigNo: part });
  const smgs = moved.papers.find(({ code }) => code === 'smgs');
  expect(smgs).toMatchObject({ orderContainerId, number: note.number, state: 'issued', faultCount: 0 });
  const vgm = moved.papers.find(({ code }) => code === 'vgm');
  expect(vgm).toMatchObject({ faultCount: 0 });
  const rest = await operator.send(getDossier, { orderBigNo });
  expect(rest.papers.filter(({ code }) => code === 'smgs')).toMatchObject([
    { orderContainerId: other, state: null, faultCount: 0 },
  ]);
});

test('another company finds neither facts nor papers of an order, by any call', async () => {
  const { orderBigNo, ids, version } = await stage(['EITU1234563']);
  const [orderContainerId = 0] = ids;
  const { rival, shipper } = fixture;
  const { paperId } = await shipper.send(issuePaper, { orderBigNo, code: 'packingList', version });
  const vgm = { orderBigNo, code: 'vgm', orderContainerId } as const;
  const cell = 'line.goods-0.goodsGrossWeightKg';
  const calls = [
    rival.send(getDossier, { orderBigNo }),
    rival.send(viewPaper, vgm),
    rival.download(downloadPaper, { orderBigNo, code: 'packingList', paperId }),
    rival.download(downloadPaperSheet, { orderBigNo, code: 'packingList' }),
    rival.send(saveFacts, { orderBigNo, changes: [{ scope: '', field: 'contractNo', before: 'HT-1', value: 'X' }] }),
    rival.send(amendFact, { orderBigNo, version, cell, value: '1', reason: 'no' }),
    rival.send(issuePaper, { ...vgm, version }),
    rival.send(withdrawPaper, { orderBigNo, paperId, reason: 'no' }),
  ];
  const obstacles = await Promise.all(calls.map(expectUserError));
  expect(obstacles.map(({ code }) => code)).toEqual(calls.map(() => CODE.absent));
});

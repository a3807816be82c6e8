import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { listOrderCharges } from '../../money/charge/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { downloadExport, EXPORT_STATUS, queryExportExcelRecode, startExport } from '../export/wire.ts';
import { fillOrder } from './testing/testStage.ts';
import {
  downloadTrainPaper,
  downloadTrainPaperSheet,
  getBatch,
  getBoard,
  issueReady,
  issueTrainPaper,
  TRAIN_PAPERS_EXPORT,
  viewTrainPaper,
  withdrawTrainPaper,
} from './trainWire.ts';
import { amendFact, getDossier, issuePaper, returnBox, saveFacts, takeBackRemark, viewPaper } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function stage(numbers: readonly string[]) {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const filled = await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, numbers);
  return { trainInfoId, ...filled };
}

async function endOf(batchId: number) {
  return vi.waitUntil(
    async () => {
      const batch = await fixture.operator.send(getBatch, { batchId });
      return batch.isRunning ? null : batch;
    },
    { timeout: 60_000, interval: 200 },
  );
}

test('one press issues all papers of a train that are ready, and says why the others were not', async () => {
  const { operator, shipper } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['TCLU4567897', 'MSKU1234565']);
  const [first = 0] = ids;
  const signer = { scope: `container-${first}`, field: 'vgmSigner', before: 'Li Siyuan', value: '' };
  await shipper.send(saveFacts, { orderBigNo, changes: [signer] });
  const before = await operator.send(getBoard, { trainInfoId });
  expect(before.rows.map(({ orderContainerId }) => orderContainerId)).toEqual([null, ...ids]);
  const cellOf = ({ rows }: typeof before, id: number | null, code: string) =>
    rows.find((row) => row.orderContainerId === id)?.cells.find((cell) => cell.code === code);
  expect(cellOf(before, first, 'vgm')).toMatchObject({ state: 'missing', faultCount: 1 });
  const { batchId } = await operator.send(issueReady, { trainInfoId });
  const batch = await endOf(batchId);
  expect(batch.refused.filter(({ code }) => code === 'vgm')).toMatchObject([
    { orderContainerId: first, outcome: 'faulty', faults: [{ reason: 'missing' }] },
  ]);
  const after = await operator.send(getBoard, { trainInfoId });
  expect(after.readyCount).toBe(0);
  expect(after.issuedCount).toBe(batch.issuedCount);
  // to Europe: the common note alone, at once
  expect(cellOf(after, ids[1] ?? 0, 'cimSmgs')?.number).toMatch(/^\d{8}$/);
  expect(cellOf(after, first, 'cimSmgs')?.state).toBe('issued');
  expect(cellOf(after, first, 'smgs')?.state).toBe('notNeeded');
  await expectUserError(operator.send(issueReady, { trainInfoId }));

  const { id } = await operator.send(startExport, { exportName: TRAIN_PAPERS_EXPORT, params: { trainInfoId } });
  await vi.waitUntil(
    async () => {
      const { rows } = await operator.send(queryExportExcelRecode, { pageSize: 20 });
      return rows.find((row) => row.id === id)?.status === EXPORT_STATUS.done;
    },
    { timeout: 30_000, interval: 200 },
  );
  const { content } = await operator.download(downloadExport, { id });
  expect(new TextDecoder('latin1').decode(content).split('%PDF-').length - 1).toBe(batch.issuedCount);
});

test('the lists of a train are issued as they are, and say what has changed since', async () => {
  const { operator, shipper, rival } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['CSQU3054383']);
  const list = { trainInfoId, code: 'containerList' } as const;
  const { versionNo, paperId } = await operator.send(issueTrainPaper, list);
  expect(versionNo).toBe(1);
  const { content } = await operator.download(downloadTrainPaper, { ...list, paperId });
  expect(new TextDecoder().decode(content.slice(0, 5))).toBe('%PDF-');
  const seal = { scope: `container-${ids[0]}`, field: 'sealNo', before: 'SL0', value: 'SL9' };
  await shipper.send(saveFacts, { orderBigNo, changes: [seal] });
  const view = await operator.send(viewTrainPaper, list);
  expect(view.differences).toMatchObject([{ before: 'SL0', after: 'SL9' }]);
  expect(view.orders[String(ids[0])]).toBe(orderBigNo);
  const wagons = await operator.send(viewTrainPaper, { ...list, code: 'wagonList' });
  expect(wagons.faults[0]).toMatchObject({ reason: 'missing', orderBigNo });
  const sheet = await operator.download(downloadTrainPaperSheet, list);
  const { sheets } = await readXlsx(sheet.content);
  const [containers, totals] = (sheets[0]?.rows ?? []).slice(-2);
  expect(containers?.slice(0, 3)).toEqual(['1', 'CSQU3054383', '42G1']);
  expect(containers?.[5]).toBe(totals?.[5]);
  expect(typeof totals?.[5]).toBe('number');
  await operator.send(withdrawTrainPaper, { trainInfoId, paperId, reason: 'another train' });
  await expectUserError(operator.send(withdrawTrainPaper, { trainInfoId, paperId, reason: 'again' }));
  const { versions } = await operator.send(viewTrainPaper, list);
  expect(versions).toMatchObject([{ state: 'withdrawn', withdrawnFor: 'another train' }]);
  expect((await operator.send(issueTrainPaper, list)).versionNo).toBe(2);
  const refused = [
    rival.send(getBoard, { trainInfoId }),
    rival.send(withdrawTrainPaper, { trainInfoId, paperId, reason: 'x' }),
    rival.download(downloadTrainPaperSheet, list),
    rival.send(viewTrainPaper, list),
    rival.send(issueTrainPaper, list),
    rival.send(issueReady, { trainInfoId }),
  ];
  const errors = await Promise.all(refused.map(expectUserError));
  expect(errors.map(({ code }) => code)).toEqual(refused.map(() => CODE.forbidden));
});

test('a returned box keeps its paper from being issued until it says something else or is taken back', async () => {
  const { operator, shipper } = fixture;
  const { orderBigNo, ids, version } = await stage(['TGHU1234567']);
  const vgm = { orderBigNo, code: 'vgm', orderContainerId: ids[0] ?? 0 } as const;
  const scope = `container-${ids[0]}`;
  const { pages } = await operator.send(viewPaper, vgm);
  const cell = `fact.${scope}.vgmSigner`;
  const box = pages.flatMap(({ boxes }) => boxes).find(({ cells }) => cells.includes(cell));
  await operator.send(returnBox, { ...vgm, boxId: box?.id ?? '', words: 'full name, please' });
  const returned = await shipper.send(viewPaper, vgm);
  expect(returned.faults).toMatchObject([{ reason: 'returned', cell, words: 'full name, please' }]);
  expect(returned.remarks).toMatchObject([{ isOpen: true }]);
  await expectUserError(shipper.send(issuePaper, { ...vgm, version }));
  await expectUserError(shipper.send(returnBox, { ...vgm, boxId: box?.id ?? '', words: 'x' }));
  const tips = await shipper.inLanguage('en').send(queryAllTip, { pageSize: 20 });
  expect(JSON.stringify(tips)).toContain('full name, please');
  const named = { scope, field: 'vgmSigner', before: 'Li Siyuan', value: 'Li Siyuan (李思远)' };
  await shipper.send(saveFacts, { orderBigNo, changes: [named] });
  expect((await shipper.send(viewPaper, vgm)).faults).toEqual([]);
  await operator.send(returnBox, { ...vgm, boxId: box?.id ?? '', words: 'and the post' });
  const { remarks } = await operator.send(viewPaper, vgm);
  await operator.send(takeBackRemark, { orderBigNo, remarkId: remarks[0]?.remarkId ?? 0 });
  const { faults, dossierVersion } = await shipper.send(viewPaper, vgm);
  expect(faults).toEqual([]);
  await shipper.send(issuePaper, { ...vgm, version: dossierVersion });
});

test('after the documents cut-off a customer amends with a reason and the fee of the tariff; the desk goes on', async () => {
  const { operator, shipper } = fixture;
  const { trainInfoId, orderBigNo, ids, version } = await stage(['OOLU1234567']);
  await fixture.database.query("update train set cutoff_at = now() - interval '1 hour' where id = $1", [trainInfoId]);
  const scope = `container-${ids[0]}`;
  const changes = [{ scope, field: 'vgmSigner', before: 'Li Siyuan', value: 'Wang Wei' }];
  const refused = await expectUserError(shipper.inLanguage('en').send(saveFacts, { orderBigNo, changes }));
  expect(refused.message).toContain('cut-off');
  const { lock } = await shipper.send(getDossier, { orderBigNo });
  expect(lock).toMatchObject({ isLocked: true, fee: '200.00', currency: 'CNY' });
  const cell = 'line.goods-0.goodsGrossWeightKg';
  await shipper.send(amendFact, { orderBigNo, version, cell, value: '1010', reason: 'weighed again' });
  const { amendments } = await shipper.send(getDossier, { orderBigNo });
  expect(amendments).toMatchObject([
    { cell, before: '1000', value: '1010', reason: 'weighed again', isLate: true, fee: '200.00', currency: 'CNY' },
  ]);
  const charged = await shipper.send(listOrderCharges, { orderBigNo });
  expect(JSON.stringify(charged)).toContain('waybillAmendment');
  const wagon = [{ scope, field: 'wagonNo', before: '', value: '94712345' }];
  await operator.send(saveFacts, { orderBigNo, changes: wagon });
});

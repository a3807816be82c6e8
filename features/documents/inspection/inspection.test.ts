import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { ownCargo } from '../../freight/cargo/wire.ts';
import { fillOrder } from '../dossier/testing/testStage.ts';
import { issuePaper } from '../dossier/wire.ts';
import { uploadRead } from './testing/testStage.ts';
import {
  getInspection,
  getTrainInspection,
  listRules,
  overruleFinding,
  setRule,
  takeBackOverrule,
  takeOverRead,
  tryRule,
} from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

/** A filled order of one container whose packing list says 1,400 kg where the dossier says 1,000. */
async function stage(containerNo: string) {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const filled = await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, [containerNo]);
  const { orderBigNo, ids } = filled;
  const lines = [{ goodsNameEn: 'Bearings', packNum: '60', goodsGrossWeightKg: '1400' }];
  const paperId = await uploadRead(fixture, { fileName: 'PL-77.pdf', orderBigNo, containerNo, lines });
  const waybill = { orderBigNo, code: 'smgs', orderContainerId: ids[0] ?? 0 } as const;
  return { ...filled, trainInfoId, paperId, waybill };
}

const stoppingIn = async (orderBigNo: string) => {
  const { findings } = await fixture.operator.send(getInspection, { orderBigNo });
  return findings.filter(({ severity, overruled }) => severity === 'red' && overruled === null);
};

test('a document that says another weight stops the waybill, and one press mends it', async () => {
  const { operator, shipper } = fixture;
  const { orderBigNo, version, waybill, paperId, trainInfoId } = await stage('TCLU4567897');
  const stopped = await expectUserError(operator.inLanguage('en').send(issuePaper, { ...waybill, version }));
  expect(stopped.message).toContain('Inspection found 1 contradiction');
  const [finding, ...others] = await stoppingIn(orderBigNo);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    rule: 'gross',
    ruleVersion: 1,
    containerNo: 'TCLU4567897',
    cells: [{ cell: 'line.goods-0.goodsGrossWeightKg', value: '1000' }],
    read: [{ paperId, fileName: 'PL-77.pdf', page: 1, text: '1400' }],
    fix: { cell: 'line.goods-0.goodsGrossWeightKg', value: '1400' },
  });
  const counted = await operator.send(getTrainInspection, { trainInfoId });
  expect(counted).toMatchObject({ orderCount: 1, orders: [{ orderBigNo, red: 1, rules: ['gross'] }] });

  const key = finding?.key ?? '';
  await shipper.send(takeOverRead, { orderBigNo, key });
  const detail = await shipper.send(ownCargo.detail, { orderBigNo });
  expect(detail.lines[0]?.goodsGrossWeightKg).toBe('1400');
  const [source] = await shipper.send(ownCargo.history, {
    orderBigNo,
    lineKey: 'goods-0',
    field: 'goodsGrossWeightKg',
  });
  expect(source).toMatchObject({ value: '1400', source: 'paper', place: 'PL-77.pdf, 1' });
  expect(await stoppingIn(orderBigNo)).toEqual([]);
  expect((await expectUserError(shipper.send(takeOverRead, { orderBigNo, key }))).code).toBe(CODE.absent);
  const note = await operator.send(issuePaper, { ...waybill, version: detail.version });
  expect(note.number).toMatch(/^\d{8}$/);
});

test('a paper that does not show the contradiction is issued meanwhile', async () => {
  const { orderBigNo, version } = await stage('MSKU1234565');
  const invoice = { orderBigNo, code: 'commercialInvoice', version } as const;
  expect(await fixture.shipper.send(issuePaper, invoice)).toMatchObject({ versionNo: 1, state: 'issued' });
  await expectUserError(fixture.shipper.send(issuePaper, { ...invoice, code: 'packingList' }));
});

test('the documents desk alone accepts a contradiction; its reason stays with the paper', async () => {
  const { operator, shipper } = fixture;
  const { orderBigNo, version, waybill } = await stage('CSQU3054383');
  const [finding] = await stoppingIn(orderBigNo);
  const accepted = { orderBigNo, key: finding?.key ?? '', reason: 'weighed again at the station' };
  expect((await expectUserError(shipper.send(overruleFinding, accepted))).code).toBe(CODE.forbidden);
  await operator.send(overruleFinding, accepted);
  const seen = await shipper.inLanguage('en').send(getInspection, { orderBigNo });
  const shown = seen.findings.find(({ key }) => key === accepted.key);
  expect(shown?.overruled).toMatchObject({ reason: accepted.reason, who: 'Platform' });
  await operator.send(issuePaper, { ...waybill, version });
  await operator.send(takeBackOverrule, { orderBigNo, overruleId: shown?.overruled?.overruleId ?? 0 });
  expect(await stoppingIn(orderBigNo)).toHaveLength(1);
  await expectUserError(operator.send(issuePaper, { ...waybill, version }));
  const { exceptions } = await operator.send(getInspection, { orderBigNo });
  expect(exceptions).toMatchObject([{ code: 'smgs', versionNo: 1, rule: 'gross', reason: accepted.reason }]);
});

test('another company sees no finding and decides nothing', async () => {
  const { rival } = fixture;
  const { orderBigNo } = await stage('TGHU1234567');
  const [finding] = await stoppingIn(orderBigNo);
  const key = finding?.key ?? '';
  const refused = [rival.send(getInspection, { orderBigNo }), rival.send(takeOverRead, { orderBigNo, key })];
  expect((await Promise.all(refused.map(expectUserError))).map(({ code }) => code)).toEqual([CODE.absent, CODE.absent]);
});

test('a rule is tried on past orders, switched off, and set to another limit', async () => {
  const { operator, shipper } = fixture;
  const { orderBigNo, trainInfoId } = await stage('OOLU1234567');
  await fixture.database.query("update train set status = 'departed' where id = $1", [trainInfoId]);
  const strict = await operator.send(tryRule, { code: 'gross', limit: null });
  expect(strict).toMatchObject({ stopped: 1, examples: [{ orderBigNo, count: 1 }] });
  expect(await operator.send(tryRule, { code: 'gross', limit: '50' })).toMatchObject({ stopped: 0, examples: [] });
  await operator.send(setRule, { code: 'gross', isOn: false, limit: null });
  expect(await stoppingIn(orderBigNo)).toEqual([]);
  const rules = await operator.send(listRules, {});
  expect(rules.find(({ code }) => code === 'gross')).toMatchObject({ isOn: false, limit: '1', severity: 'red' });
  await operator.send(setRule, { code: 'gross', isOn: true, limit: '50' });
  expect(await stoppingIn(orderBigNo)).toEqual([]);
  await operator.send(setRule, { code: 'gross', isOn: true, limit: null });
  expect(await stoppingIn(orderBigNo)).toHaveLength(1);
  await expectUserError(operator.send(setRule, { code: 'packages', isOn: true, limit: '2' }));
  expect((await expectUserError(shipper.send(listRules, {}))).code).toBe(CODE.forbidden);
});

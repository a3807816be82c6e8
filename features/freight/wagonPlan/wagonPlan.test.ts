import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { readSheet } from '../../../platform/server/sheet/readSheet.ts';
import { SHEET_TYPE, writeSheet } from '../../../platform/server/sheet/writeSheet.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { fillOrder } from '../../documents/dossier/testing/testStage.ts';
import { viewTrainPaper } from '../../documents/dossier/trainWire.ts';
import { getDossier, issuePaper, saveFacts } from '../../documents/dossier/wire.ts';
import { confirmBooking } from '../booking/operatorWire.ts';
import { rollOver } from '../booking/rollOverWire.ts';
import { saveBooking } from '../booking/wire.ts';
import { newWagon } from './plan.ts';
import { exportContainers, exportWagons, getWagonPlan, readWagonSheet, saveWagonPlan, type WagonPlan } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const BROAD = '94712346';
const CHINA = '5260001';

const { wagonKey: _, ...BARE } = newWagon('', 80);
const wagonWith = (wagonNo: string, orderContainerIds: number[]) => ({ ...BARE, wagonNo, orderContainerIds });

async function stage(numbers: readonly string[]) {
  const { shipper, operator } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const filled = await fillOrder({ shipper, operator, newTrain: async () => trainInfoId }, numbers);
  return { trainInfoId, ...filled };
}

const textsOf = (paper: unknown) => JSON.stringify(paper);
const sent = ({ wagons }: WagonPlan) => wagons.map(({ wagonKey: _, ...wagon }) => wagon);

test('a saved plan is what papers of the train and facts of its containers say, and a container taken off loses its wagon', async () => {
  const { operator } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['TCLU4567897', 'MSKU1234565']);
  const [first = 0, second = 0] = ids;
  const before = await operator.send(getWagonPlan, { trainInfoId });
  expect(before).toMatchObject({ version: 0, wagons: [], startCountry: 'HU', abilities: { edit: true } });
  expect(before.containers).toMatchObject([
    { orderContainerId: first, label: 'TCLU4567897', massKg: 6000, massBasis: 'vgm', dangerClasses: ['2.1'] },
    { orderContainerId: second, label: 'MSKU1234565' },
  ]);
  const both = { trainInfoId, version: 0, wagons: [wagonWith('9471 2346', [second, first])] };
  expect(await operator.send(saveWagonPlan, both)).toEqual({ version: 1 });
  const list = await operator.send(viewTrainPaper, { trainInfoId, code: 'wagonList' });
  expect(textsOf(list.pages)).toContain(BROAD);
  expect(list.faults).toEqual([]);
  const { facts } = await operator.send(getDossier, { orderBigNo });
  const factsOf = (id: number) =>
    Object.fromEntries(
      facts.filter(({ scope }) => scope === `container-${id}`).map(({ field, value }) => [field, value]),
    );
  expect(factsOf(first)).toMatchObject({
    wagonNo: BROAD,
    wagonProvider: 'carrier',
    wagonCapacityT: '69',
    wagonAxles: '4',
    wagonTareT: '25',
  });
  expect(factsOf(second)).toMatchObject({ wagonNo: BROAD });

  const one = { trainInfoId, version: 1, wagons: [wagonWith(BROAD, [second]), wagonWith('', [])] };
  await operator.send(saveWagonPlan, one);
  const after = await operator.send(getWagonPlan, { trainInfoId });
  expect(after).toMatchObject({
    version: 2,
    wagons: [{ wagonNo: BROAD, orderContainerIds: [second] }, { wagonNo: '' }],
  });
  expect(after.containers.map(({ factWagonNo }) => factWagonNo)).toEqual(['', BROAD]);

  const apart = { trainInfoId, version: 2, wagons: [wagonWith(CHINA, [second]), wagonWith(BROAD, [first])] };
  await operator.send(saveWagonPlan, apart);
  const along = textsOf((await operator.send(viewTrainPaper, { trainInfoId, code: 'wagonList' })).pages);
  expect(along.indexOf(CHINA)).toBeGreaterThan(0);
  expect(along.indexOf(CHINA)).toBeLessThan(along.indexOf(BROAD));
});

test('before a plan is saved, its wagons are those that the facts of containers name; a number typed elsewhere stays', async () => {
  const { operator, shipper } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['CSQU3054383', 'TGHU1234567']);
  const scope = `container-${ids[0]}`;
  const typed = [
    { scope, field: 'wagonNo', before: '', value: CHINA },
    { scope, field: 'wagonCapacityT', before: '', value: '70.5' },
  ];
  await shipper.send(saveFacts, { orderBigNo, changes: typed });
  const plan = await operator.send(getWagonPlan, { trainInfoId });
  expect(plan.wagons).toMatchObject([
    { wagonNo: CHINA, lengthFt: 40, capacityT: 70.5, provider: '', orderContainerIds: [ids[0]] },
  ]);
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons: sent(plan) });
  await shipper.send(saveFacts, {
    orderBigNo,
    changes: [{ scope: `container-${ids[1]}`, field: 'wagonNo', before: '', value: '5260002' }],
  });
  await operator.send(saveWagonPlan, { trainInfoId, version: 1, wagons: [] });
  const { containers } = await operator.send(getWagonPlan, { trainInfoId });
  expect(containers.map(({ factWagonNo }) => factWagonNo)).toEqual(['', '5260002']);
});

test('of two planners the second is told who was first, and nothing of hers is saved', async () => {
  const { operator } = fixture;
  const { trainInfoId, ids } = await stage(['OOLU1234567']);
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons: [wagonWith(CHINA, ids)] });
  const late = operator.inLanguage('en').send(saveWagonPlan, { trainInfoId, version: 0, wagons: [] });
  const error = await expectUserError(late);
  expect(error.code).toBe(CODE.warning);
  expect(error.message).toContain('has changed this loading plan');
  expect((await operator.send(getWagonPlan, { trainInfoId })).wagons).toMatchObject([{ wagonNo: CHINA }]);
});

test('wrong numbers, a container twice and one of another train are refused at the wagon', async () => {
  const { operator } = fixture;
  const { trainInfoId, ids } = await stage(['TEMU1234565']);
  const wagons = [
    wagonWith('94712345', ids),
    wagonWith('12', ids),
    wagonWith(CHINA, [999_999_999]),
    wagonWith(CHINA, []),
  ];
  const { fields } = await expectUserError(
    operator.inLanguage('en').send(saveWagonPlan, { trainInfoId, version: 0, wagons }),
  );
  expect(fields['wagons.0.wagonNo']).toContain('check digit');
  expect(fields['wagons.1.wagonNo']).toContain('digits');
  expect(fields['wagons.1.orderContainerIds']).toContain('already on a wagon');
  expect(fields['wagons.2.orderContainerIds']).toContain('not on the train');
  expect(fields['wagons.3.wagonNo']).toContain('twice');
  expect((await operator.send(getWagonPlan, { trainInfoId })).version).toBe(0);
});

test('a wagon number in an issued paper is not changed by the plan: nothing is saved, and the order is named', async () => {
  const { operator, shipper } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['FCIU1234560']);
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons: [wagonWith(CHINA, ids)] });
  const { version, papers } = await shipper.send(getDossier, { orderBigNo });
  const note = papers.find(({ code }) => code === 'cimSmgs');
  expect(note?.faultCount).toBe(0);
  await operator.send(issuePaper, { orderBigNo, version, code: 'cimSmgs', orderContainerId: ids[0] ?? 0 });
  const plan = await operator.inLanguage('en').send(getWagonPlan, { trainInfoId });
  expect(plan.containers[0]?.lockedBy).not.toBe('');
  const moved = { trainInfoId, version: 1, wagons: [wagonWith(BROAD, ids)] };
  const error = await expectUserError(operator.inLanguage('en').send(saveWagonPlan, moved));
  expect(error.message).toContain(orderBigNo);
  expect((await operator.send(getWagonPlan, { trainInfoId })).wagons).toMatchObject([{ wagonNo: CHINA }]);
  await operator.send(saveWagonPlan, { trainInfoId, version: 1, wagons: [wagonWith(CHINA, ids), wagonWith('', [])] });
});

test('a container that is rolled over leaves its wagon, and its papers the number of it', async () => {
  const { operator } = fixture;
  const { trainInfoId, orderBigNo, ids } = await stage(['MSKU9070323']);
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons: [wagonWith(CHINA, ids)] });
  const later = await fixture.newTrain(20, { departsIn: { hours: 900 } });
  await operator.send(rollOver, {
    orderBigNo,
    trainInfoId: later,
    reasonKind: 'other',
    bearer: 'platform',
    remark: '',
  });
  expect((await operator.send(getWagonPlan, { trainInfoId })).wagons).toMatchObject([{ orderContainerIds: [] }]);
  const { wagons, containers } = await operator.send(getWagonPlan, { trainInfoId: later });
  expect(wagons).toEqual([]);
  expect(containers).toMatchObject([{ orderContainerId: ids[0], factWagonNo: '' }]);
});

test('the sheet of a plan comes back as it went out; what cannot be read is said with its cell', async () => {
  const { operator } = fixture;
  const { trainInfoId, ids } = await stage(['HLXU2008419', 'TEXU3070079']);
  const wagons = [wagonWith(BROAD, [ids[1] ?? 0]), wagonWith('', [ids[0] ?? 0])];
  await operator.send(saveWagonPlan, { trainInfoId, version: 0, wagons });
  const { name, content } = await operator.download(exportWagons, { trainInfoId });
  const back = await operator.send(readWagonSheet, { trainInfoId }, { name, content });
  expect(back).toMatchObject([
    { rowNumber: 2, errors: [], wagon: wagons[0] },
    { errors: [], wagon: wagons[1] },
  ]);
  const boxes = await operator.inLanguage('en').download(exportContainers, { trainInfoId });
  const rows = await readSheet(Buffer.from(boxes.content), { maxRows: 10, companyId: null });
  expect(rows.map(({ cells }) => [cells[0], cells[6]])).toEqual([
    ['Container', 'Wagon no.'],
    ['HLXU2008419', null],
    ['TEXU3070079', BROAD],
  ]);

  const columns = ['Вагон', '№ вагона', 'Длина, фт', 'Тара, т', 'Контейнеры'].map((header, index) => ({
    header,
    width: 10,
    kind: 'text' as const,
    value: (row: readonly string[]) => row[index] ?? '',
  }));
  const typed = [
    ['1', '94712345', '60', '22,5', 'HLXU2008419'],
    ['2', '', '50', 'x', 'HLXU2008419 ABCU1234567'],
  ];
  const sheet = new Uint8Array(await writeSheet('x', columns, typed));
  const file = { name: `x.${SHEET_TYPE.extension}`, content: sheet };
  const read = await operator.inLanguage('en').send(readWagonSheet, { trainInfoId }, file);
  expect(read.map(({ wagon }) => wagon.tareT)).toEqual([22.5, 25]);
  expect(read[0]?.errors).toEqual([expect.stringMatching(/^B2: Wrong check digit/)]);
  expect(read[1]?.errors.map((error) => error.slice(0, 3))).toEqual(['C3:', 'D3:', 'E3:', 'E3:']);
});

test('a container without VGM counts with its tare and goods; only operators load trains', async () => {
  const { operator, shipper, rival } = fixture;
  const trainInfoId = await fixture.newTrain(20);
  const { orderBigNo } = await shipper.send(saveBooking, bookingOf(trainInfoId, [['42G1', 1]]));
  await operator.send(confirmBooking, { orderBigNo });
  const { containers } = await operator.send(getWagonPlan, { trainInfoId });
  expect(containers).toMatchObject([{ label: `${orderBigNo}#1`, massKg: 4750, massBasis: 'goods' }]);
  for (const person of [shipper, rival]) {
    const calls = [
      person.send(getWagonPlan, { trainInfoId }),
      person.send(saveWagonPlan, { trainInfoId, version: 0, wagons: [] }),
      person.download(exportWagons, { trainInfoId }),
    ];
    for (const error of await Promise.all(calls.map(expectUserError))) expect(error.code).toBe(CODE.forbidden);
  }
  expect((await expectUserError(operator.send(getWagonPlan, { trainInfoId: 999_999_999 }))).code).toBe(CODE.absent);
});

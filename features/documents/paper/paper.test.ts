import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { zipBytes } from '../../../libs/fileInspection/testing/zipBytes.ts';
import { type Actor, expectUserError as refusal } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { ownCargo } from '../../freight/cargo/wire.ts';
import { DOC_TYPE } from '../resource/docTypes.ts';
import { download, upload } from '../resource/wire.ts';
import { bundlePdf, paperPdf } from './testing/makePaper.ts';
import { amountOf, sampleFacts } from './testing/paperFacts.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
let clerk: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  clerk = await fixture.server.signInAs('clerk');
});
afterAll(() => fixture.close());

async function expectUserError(sent: Promise<unknown>, code: number): Promise<void> {
  expect((await refusal(sent)).code).toBe(code);
}

const READING_MS = 60_000;
const facts = sampleFacts(2);
const PDF = { name: 'invoice.pdf', type: 'application/pdf' };

async function added(who: Actor, content: Uint8Array<ArrayBuffer>, file = PDF, containerNo = ''): Promise<number[]> {
  const { busiResources } = await who.send(upload, { docType: DOC_TYPE.recognizedPaper }, { ...file, content });
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  return (await who.send(wire.addPapers, { resourceIds, containerNo })).ids;
}

const rowsOf = async (who: Actor) => (await who.send(wire.papers.list, { pageSize: 100 })).rows;

async function ended(who: Actor, ids: readonly number[]): Promise<wire.PaperRow[]> {
  const own = async () => (await rowsOf(who)).filter(({ id }) => ids.includes(id));
  await expect
    .poll(async () => (await own()).filter((row) => row.recognizeState === '0'), { timeout: READING_MS })
    .toEqual([]);
  return own();
}

const newOrder = () => orderOf(fixture.shipper);

async function orderOf(who: Actor): Promise<string> {
  const booking = bookingOf(await fixture.newTrain(20), [['22G1', 2]]);
  const { orderBigNo } = await who.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

const textsOf = (values: Record<string, wire.FoundValue>) =>
  Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text]));

test('an invoice is read, compared and taken over with its place; only what was seen is overwritten', {
  timeout: READING_MS * 2,
}, async () => {
  const { shipper, rival } = fixture;
  const [id = 0] = await added(shipper, await paperPdf('english', facts));
  const [row] = await ended(shipper, [id]);
  expect(row).toMatchObject({
    recognizeState: '1',
    paperKind: 'invoice',
    pageCount: 1,
    pagesDone: 1,
    failedFor: null,
  });
  const detail = await shipper.send(wire.getParseData, { id });
  expect(detail.head.number).toMatchObject({ text: facts.number, page: 1 });
  const [goods] = facts.goods;
  expect(textsOf(detail.hwList[0] ?? {})).toMatchObject({
    goodsNameEn: goods?.goodsNameEn,
    hscode: goods?.hscode,
    packNum: String(goods?.packNum),
    goodsValue: goods && amountOf(goods).toFixed(2),
  });
  expect((await shipper.download(wire.readPaperPage, { id, page: 1 })).content.length).toBeGreaterThan(1000);

  const orderBigNo = await newOrder();
  const taken = {
    id,
    orderBigNo,
    hwList: detail.hwList.map((line, lineNo) => ({ ...textsOf(line), lineNo })),
    sendCc: textsOf(detail.sendCc),
  };
  const small = { ...taken, orderBigNo: orderBigNo.toLowerCase() };
  for (const wrong of ['IS999999999999', await orderOf(rival)]) {
    const unknown = { ...taken, orderBigNo: wrong };
    const listed = { id: [id], orderBigNo: wrong };
    const refused = await Promise.all([
      refusal(shipper.send(wire.compareSync, unknown)),
      refusal(shipper.send(wire.confirmSync, unknown)),
      refusal(shipper.send(wire.listConfirmSync, listed)),
    ]);
    const fault = { orderBigNo: 'Order not found. Please check the order no.' };
    expect(refused.map(({ fields }) => fields)).toEqual([fault, fault, fault]);
  }
  const compared = await shipper.send(wire.compareSync, small);
  expect(compared).toMatchObject({ changeCount: 0, parties: [{ role: 'sendCc', isNew: true }] });
  expect(compared.lines.every(({ isNew }) => isNew)).toBe(true);
  expect(compared.lines[0]?.filled).toContainEqual({ field: 'packNum', after: String(goods?.packNum) });
  const packages = facts.goods.reduce((sum, { packNum }) => sum + packNum, 0);
  expect(compared.totals).toContainEqual({
    field: 'packNum',
    currency: '',
    before: '0',
    after: String(packages),
  });
  expect(compared.parties[0]).toMatchObject({ before: '', after: facts.sender.nameEn });
  const heavy = { ...taken, hwList: [{ ...taken.hwList[0], goodsGrossWeightKg: '96000010080' }] };
  const tooHeavy = await Promise.all([
    refusal(shipper.send(wire.compareSync, heavy)),
    refusal(shipper.send(wire.confirmSync, heavy)),
  ]);
  for (const { fields } of tooHeavy)
    expect(fields).toEqual({
      'hwList.0.goodsGrossWeightKg': 'Exceeds the container payload (56460 kg)',
    });
  expect(await shipper.send(wire.confirmSync, small)).toEqual({ lines: facts.goods.length });
  const cargo = await shipper.send(ownCargo.detail, { orderBigNo });
  const line = cargo.lines.find(({ goodsNameEn }) => goodsNameEn === goods?.goodsNameEn);
  expect(line).toMatchObject({ hscode: goods?.hscode, packNum: String(goods?.packNum) });
  expect(cargo.parties).toMatchObject([
    { role: 'sendCc', nameEn: facts.sender.nameEn, source: 'paper', place: 'invoice.pdf' },
  ]);
  const history = { orderBigNo, lineKey: line?.lineKey ?? '', field: 'packNum' as const };
  expect(await shipper.send(ownCargo.history, history)).toMatchObject([{ source: 'paper', place: 'invoice.pdf · 1' }]);

  const [first = {}] = taken.hwList;
  const corrected = { id, orderBigNo, hwList: [{ ...first, packNum: '7777' }] };
  await expectUserError(shipper.send(wire.confirmSync, corrected), CODE.warning);
  const seen = await shipper.send(wire.compareSync, corrected);
  expect(seen.lines[0]?.changes).toEqual([{ field: 'packNum', before: String(goods?.packNum), after: '7777' }]);
  await shipper.send(wire.confirmSync, { ...corrected, version: seen.version, overwrites: true });
  const after = await shipper.send(ownCargo.detail, { orderBigNo });
  expect(after.lines).toHaveLength(cargo.lines.length);
  expect((await rowsOf(shipper)).find((one) => one.id === id)).toMatchObject({
    recognizeState: '2',
    orderBigNo,
  });

  await expectUserError(rival.send(wire.getParseData, { id }), CODE.absent);
  await expectUserError(rival.send(wire.confirmSync, { id, orderBigNo: '', hwList: [] }), CODE.absent);
  await expectUserError(clerk.download(wire.readPaperPage, { id, page: 1 }), CODE.absent);
  const hidden = await clerk.send(wire.getParseData, { id });
  expect(hidden.hidesAmounts).toBe(true);
  expect(hidden.hwList.flatMap((values) => Object.keys(values))).not.toContain('goodsValue');
  await expectUserError(clerk.download(download, { resourceId: row?.resourceId ?? 0 }), CODE.absent);
});

test('files that several requests add at the same time are all taken in, each once', async () => {
  const { rival } = fixture;
  const content = await paperPdf('english', sampleFacts(4));
  const belonging = { docType: DOC_TYPE.recognizedPaper };
  const uploads = await Promise.all(
    ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => rival.send(upload, belonging, { name, content })),
  );
  const resourceIds = uploads.flatMap(({ busiResources }) => busiResources.map((one) => one.resourceId));
  const lists = resourceIds.map((_, at) => resourceIds.slice(0, at + 1));
  const answers = await Promise.all(
    lists.map((some) => rival.send(wire.addPapers, { resourceIds: some, containerNo: '' })),
  );
  const all = answers.at(-1)?.ids ?? [];
  expect(answers.map(({ ids }) => ids)).toEqual(lists.map((_, at) => all.slice(0, at + 1)));
  expect((await rowsOf(rival)).map(({ id }) => id).toSorted()).toEqual(all.toSorted());
  await rival.send(wire.removePapers, { id: all });
});

test('a file of three papers becomes three, each of its kind; a person joins and splits them', {
  timeout: READING_MS,
}, async () => {
  const agent = await fixture.server.signInAs('special');
  const bundle = await bundlePdf([
    ['english', sampleFacts(2)],
    ['russian', sampleFacts(3)],
    ['waybill', sampleFacts(6)],
  ]);
  const [id = 0] = await added(agent, bundle, { ...PDF, name: 'bundle.pdf' });
  await ended(agent, [id]);
  const partsOf = async () =>
    (await rowsOf(agent))
      .filter(({ fileName }) => fileName === 'bundle.pdf')
      .toSorted((one, other) => one.firstPage - other.firstPage);
  const parts = await partsOf();
  expect(parts.map((one) => [one.paperKind, one.firstPage, one.lastPage, one.pageCount])).toEqual([
    ['invoice', 1, 1, 1],
    ['packingList', 2, 2, 1],
    ['waybill', 3, null, 1],
  ]);
  const [, list, waybill] = parts.map((one) => one.id);
  const read = await agent.send(wire.getParseData, { id: waybill ?? 0 });
  expect(read).toMatchObject({
    isPart: true,
    abilities: { join: true },
    head: { number: { text: sampleFacts(6).number, page: 1 } },
  });
  expect(read.kindConfidence).toBeGreaterThan(0.9);
  expect((await agent.download(wire.readPaperPage, { id: waybill ?? 0, page: 1 })).content.length).toBeGreaterThan(
    1000,
  );

  expect(await agent.send(wire.joinPaper, { id: waybill ?? 0 })).toEqual({ id: list });
  expect(await partsOf()).toMatchObject([{ id }, { id: list, firstPage: 2, lastPage: null, pageCount: 2 }]);
  const joined = await agent.send(wire.getParseData, { id: list ?? 0 });
  expect(joined.hwList).toHaveLength(sampleFacts(3).goods.length + sampleFacts(6).goods.length);
  const [line] = joined.hwList;
  expect(line?.goodsGrossWeight).toMatchObject({ text: line?.goodsGrossWeightKg?.text });
  expect([line?.goodsWeight, line?.goodsVolume]).toEqual([line?.goodsWeightKg, line?.goodsVolumeM3]);
  const again = await agent.send(wire.splitPaper, { id: list ?? 0, page: 2 });
  expect((await partsOf()).map((one) => [one.paperKind, one.firstPage])).toEqual([
    ['invoice', 1],
    ['packingList', 2],
    ['waybill', 3],
  ]);
  await agent.send(wire.readAgain, { id: [again.id] });
  expect(await ended(agent, [again.id])).toMatchObject([{ paperKind: 'waybill', pageCount: 1 }]);
  await expectUserError(agent.send(wire.joinPaper, { id }), CODE.refused);
  await expectUserError(fixture.rival.send(wire.splitPaper, { id: list ?? 0, page: 2 }), CODE.absent);
  const { resourceId } = parts[0] ?? { resourceId: 0 };
  await agent.send(wire.removePapers, { id: [id] });
  expect((await agent.download(download, { resourceId })).content.length).toBe(bundle.length);
  await agent.send(wire.removePapers, { id: (await partsOf()).map((one) => one.id) });
  await expectUserError(agent.download(download, { resourceId }), CODE.absent);
});

test('equal contents are told; a broken file fails alone; reading can be stopped and begun again', {
  timeout: READING_MS * 2,
}, async () => {
  const { rival } = fixture;
  const content = await paperPdf('russian', sampleFacts(3));
  const [first = 0] = await added(rival, content);
  const [second = 0] = await added(rival, content, { ...PDF, name: 'again.pdf' });
  await rival.send(wire.stopReading, { id: [second] });
  const rows = await ended(rival, [first, second]);
  expect(rows.find(({ id }) => id === second)).toMatchObject({
    sameAsId: first,
    recognizeState: '3',
    failedFor: 'stopped',
  });
  await rival.send(wire.readAgain, { id: [second] });
  const [again] = await ended(rival, [second]);
  expect(again).toMatchObject({ recognizeState: '1', paperKind: 'packingList' });
  expect(await rival.send(wire.countNum, {})).toEqual({ reading: 0, read: 2, failed: 0 });
  expect(
    await rival.send(wire.checkUploadFileRecognize, { fileNames: 'again.pdf,new.zip', resourceType: '0' }),
  ).toEqual([
    { fileName: 'again.pdf', state: '1', isZIP: false },
    { fileName: 'new.zip', state: '0', isZIP: true },
  ]);
  await rival.send(wire.removePapers, { id: [first, second] });
  expect(await rowsOf(rival)).toEqual([]);
});

test('a zip becomes its papers, each with the container of its folder; a hostile one among them fails alone', {
  timeout: READING_MS * 2,
}, async () => {
  const { shipper } = fixture;
  const special = await fixture.server.signInAs('special');
  const zip = zipBytes([
    { name: 'TBJU1000016/packing.pdf', content: Buffer.from(await paperPdf('russian', sampleFacts(5))) },
    { name: 'TBJU1000016/program.pdf', content: Buffer.from('MZ this is a program') },
    { name: 'CSQU3054383/photos/broken.png', content: Buffer.from('no picture') },
    { name: 'CSQU3054383/invoice.pdf', content: Buffer.from(await paperPdf('english', sampleFacts(6))) },
    { name: 'CSQU3054383/.DS_Store', content: Buffer.from('of the system') },
    { name: 'CSQU3054383/notes.txt', content: Buffer.from('a text') },
  ]);
  const { busiResources } = await special.send(
    upload,
    { docType: DOC_TYPE.recognizedPaper },
    { name: 'papers.zip', content: new Uint8Array(zip) },
  );
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  const { ids, files } = await special.send(wire.addPapers, { resourceIds, containerNo: '' });
  expect(files.map(({ path, outcome }) => [path, outcome]).toSorted()).toEqual([
    ['CSQU3054383/.DS_Store', 'refused'],
    ['CSQU3054383/invoice.pdf', 'unknownContainer'],
    ['CSQU3054383/notes.txt', 'refused'],
    ['CSQU3054383/photos/broken.png', 'refused'],
    ['TBJU1000016/packing.pdf', 'unknownContainer'],
    ['TBJU1000016/program.pdf', 'refused'],
  ]);
  expect(files.filter(({ outcome, reason }) => (outcome === 'refused') === (reason === ''))).toEqual([]);
  const rows = await ended(special, ids);
  expect(
    rows.map(({ fileName, containerNo, recognizeState }) => [fileName, containerNo, recognizeState]).toSorted(),
  ).toEqual([
    ['invoice.pdf', 'CSQU3054383', '1'],
    ['packing.pdf', 'TBJU1000016', '1'],
  ]);
  const ofContainer = await special.send(wire.papers.list, { taoSeq: 'csqu 305438-3' });
  expect(ofContainer.rows.map(({ fileName }) => fileName)).toEqual(['invoice.pdf']);
  expect((await special.send(wire.papers.list, { dataType: 'my', fileName: 'pack' })).total).toBe(1);
  expect((await rowsOf(shipper)).filter(({ id }) => ids.includes(id))).toEqual([]);

  const orderBigNo = await newOrder();
  expect(await shipper.send(wire.listConfirmSync, { id: ids, orderBigNo }).catch(() => 'refused')).toBe('refused');
});

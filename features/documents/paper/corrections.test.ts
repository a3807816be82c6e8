import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { zipBytes } from '../../../libs/fileInspection/testing/zipBytes.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { confirmBooking } from '../../freight/booking/operatorWire.ts';
import { saveBooking } from '../../freight/booking/wire.ts';
import { ownCargo } from '../../freight/cargo/wire.ts';
import { DOC_TYPE } from '../resource/docTypes.ts';
import { upload } from '../resource/wire.ts';
import { RECOGNIZE_STATE } from './states.ts';
import { drawingOf, type LayoutName } from './testing/layouts.ts';
import { drawingsPdf, paperPdf } from './testing/makePaper.ts';
import { type SampleFacts, sampleFacts } from './testing/paperFacts.ts';
import * as wire from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const READING_MS = 60_000;

async function added(who: Actor, name: string, content: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const belonging = { docType: DOC_TYPE.recognizedPaper };
  const { busiResources } = await who.send(upload, belonging, { name, content });
  const resourceIds = busiResources.map(({ resourceId }) => resourceId);
  return (await who.send(wire.addPapers, { resourceIds, containerNo: '' })).ids;
}

async function read(who: Actor, name: string, content: Uint8Array<ArrayBuffer>): Promise<number> {
  const [id = 0] = await added(who, name, content);
  const state = async () => (await who.send(wire.getParseData, { id })).recognizeState;
  await expect.poll(state, { timeout: READING_MS }).toBe('1');
  return id;
}

async function newOrder(): Promise<string> {
  const booking = bookingOf(await fixture.newTrain(20), [['22G1', 2]]);
  const { orderBigNo } = await fixture.shipper.send(saveBooking, booking);
  await fixture.operator.send(confirmBooking, { orderBigNo });
  return orderBigNo;
}

/** A paper with other words in the place of some. */
function rewritten(layout: LayoutName, facts: SampleFacts, words: Readonly<Record<string, string>>) {
  const { inks, frames } = drawingOf(layout, facts);
  const changed = inks.map((ink) => ({ ...ink, text: words[ink.text] ?? ink.text }));
  return drawingsPdf([{ inks: changed, frames }]);
}

const textsOf = (values: Record<string, wire.FoundValue>) =>
  Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text]));

test('a paper gets another kind by hand, its fields follow, and so does the next of its sender and layout', {
  timeout: READING_MS * 2,
}, async () => {
  const { shipper, rival } = fixture;
  const title = { 'COMMERCIAL INVOICE': 'SPECIFICATION OF GOODS' };
  const ofSender = (nameEn: string) =>
    [2, 3, 4, 5, 6, 7, 8].filter((seed) => sampleFacts(seed).sender.nameEn === nameEn);
  const [first = 0, second = 0] = ofSender(sampleFacts(2).sender.nameEn);
  const id = await read(shipper, 'first.pdf', await rewritten('english', sampleFacts(first), title));
  const before = await shipper.send(wire.getParseData, { id });
  expect(before.paperKind).toBe('invoice');

  await shipper.send(wire.setPaperKind, { id, paperKind: 'containerPhoto' });
  expect(await shipper.send(wire.getParseData, { id })).toMatchObject({ hwList: [], sendCc: {} });
  await shipper.send(wire.setPaperKind, { id, paperKind: 'packingList' });
  const after = await shipper.send(wire.getParseData, { id });
  expect(after).toMatchObject({ paperKind: 'packingList', kindConfidence: 1, hwList: before.hwList });
  await shipper.send(wire.readAgain, { id: [id] });
  const kind = async () => (await shipper.send(wire.getParseData, { id })).paperKind;
  await expect.poll(async () => (await shipper.send(wire.countNum, {})).reading, { timeout: READING_MS }).toBe(0);
  expect(await kind()).toBe('packingList');

  const next = await read(shipper, 'next.pdf', await rewritten('english', sampleFacts(second), title));
  expect(await shipper.send(wire.getParseData, { id: next })).toMatchObject({
    paperKind: 'packingList',
    kindConfidence: expect.closeTo(0.95),
  });
  const other = [2, 3, 4, 5, 6, 7, 8].find((seed) => !ofSender(sampleFacts(2).sender.nameEn).includes(seed)) ?? 0;
  const stranger = await read(shipper, 'other.pdf', await rewritten('english', sampleFacts(other), title));
  expect(await shipper.send(wire.getParseData, { id: stranger })).toMatchObject({ paperKind: 'invoice' });
  const refused = rival.send(wire.setPaperKind, { id, paperKind: 'other' });
  expect((await expectUserError(refused)).code).toBe(CODE.absent);
});

const GOODS = ['Hydraulic pumps', "Women's cotton blouses"];
const MISREAD = {
  'Hydraulic pumps': 'Hydraulic purnps',
  "Women's cotton blouses": "Wornen's cotton blouses",
};

/** Another paper of the same house: the same goods, other numbers, quantities and prices. */
const laterFacts = (facts: SampleFacts, round: number): SampleFacts => ({
  ...facts,
  number: `${facts.number}${round}`,
  goods: facts.goods.map((one, at) => ({
    ...one,
    goodsNameEn: GOODS[at % GOODS.length] ?? '',
    packNum: one.packNum + round,
    smallPackNum: one.smallPackNum + round,
  })),
});

test('corrections of one paper make a different one of the same layout read right', {
  timeout: READING_MS * 2,
}, async () => {
  const { shipper } = fixture;
  const wrongIn = async (id: number) => {
    const { hwList } = await shipper.send(wire.getParseData, { id });
    return hwList.filter(({ goodsNameEn }) => !GOODS.includes(goodsNameEn?.text ?? '')).length;
  };
  const paperOf = (round: number) => rewritten('waybill', laterFacts(sampleFacts(6), round), MISREAD);
  const id = await read(shipper, 'first.pdf', await paperOf(1));
  const lines = sampleFacts(6).goods.length;
  expect(await wrongIn(id)).toBe(lines);
  const { hwList } = await shipper.send(wire.getParseData, { id });
  const corrected = hwList.map((line, lineNo) => ({
    ...textsOf(line),
    lineNo,
    goodsNameEn: GOODS[lineNo % GOODS.length] ?? '',
  }));
  await shipper.send(wire.confirmSync, { id, orderBigNo: '', hwList: corrected });
  expect(await wrongIn(await read(shipper, 'second.pdf', await paperOf(2)))).toBe(0);
});

test('papers without doubts go into an order in one step; the others say why they do not', {
  timeout: READING_MS * 2,
}, async () => {
  const { shipper } = fixture;
  const facts = sampleFacts(2);
  const sure = await read(shipper, 'sure.pdf', await paperPdf('english', facts));
  const again = await read(shipper, 'again.pdf', await paperPdf('english', facts));
  const foreign = await read(shipper, 'foreign.pdf', await paperPdf('chinese', facts));
  const heavier = { ...facts, goods: facts.goods.map((one) => ({ ...one, packNum: one.packNum + 1 })) };
  const differing = await read(shipper, 'differing.pdf', await paperPdf('english', heavier));
  const orderBigNo = await newOrder();
  const id = [sure, again, foreign, differing];
  const outcomes = await shipper.send(wire.listConfirmSync, { id, orderBigNo });
  expect(outcomes).toEqual([
    { id: sure, state: 'taken', lines: facts.goods.length },
    { id: again, state: 'taken', lines: facts.goods.length },
    { id: foreign, state: 'faulty', lines: 0 },
    { id: differing, state: 'differs', lines: 0 },
  ]);
  const { lines } = await shipper.send(ownCargo.detail, { orderBigNo });
  const counts = lines.map(({ packNum }) => packNum).filter((count) => count !== '');
  expect(counts.toSorted()).toEqual(facts.goods.map(({ packNum }) => String(packNum)).toSorted());
});

const DROPPED = { shipper: 14, rival: 4, special: 2 };
/** Two are read at a time: of these the first three turns are all. The queue as a whole is tried without an engine. */
const FIRST_READ = 4;

test('20 papers that three companies drop at once are all taken in, and read in fair turns', {
  timeout: READING_MS * 2,
}, async () => {
  const special = await fixture.server.signInAs('special');
  const { shipper, rival, database } = fixture;
  const content = Buffer.from(await paperPdf('english', sampleFacts(2)));
  const zipOf = (count: number) =>
    zipBytes(Array.from({ length: count }, (_, at) => ({ name: `TBJU1000016/dropped${at}.pdf`, content })));
  const drops = [
    [shipper, DROPPED.shipper],
    [rival, DROPPED.rival],
    [special, DROPPED.special],
  ] as const;
  // no turn is given before all wait: the smaller archives are taken in first
  await database.query(`select pg_advisory_lock(hashtext('paper.lease'))`);
  const ids = await Promise.all(drops.map(([who, count]) => added(who, 'dropped.zip', new Uint8Array(zipOf(count)))));
  await database.query(`select pg_advisory_unlock(hashtext('paper.lease'))`);
  expect(ids.map((own) => own.length)).toEqual(Object.values(DROPPED));
  const firstRead = async () =>
    (
      await database.query<{ company_id: string }>(
        `select company_id from paper where id = any($1) and state = $2 order by finished_at limit $3`,
        [ids.flat(), RECOGNIZE_STATE.read, FIRST_READ],
      )
    ).rows.map((row) => row.company_id);
  await expect.poll(firstRead, { timeout: READING_MS }).toHaveLength(FIRST_READ);
  expect(new Set(await firstRead()).size).toBe(drops.length);
  const rows = await Promise.all(
    drops.map(async ([who]) => (await who.send(wire.papers.list, { fileName: 'dropped', pageSize: 100 })).rows),
  );
  expect(rows.map((own) => own.length)).toEqual(Object.values(DROPPED));
  expect(rows.flat().filter(({ recognizeState }) => !['0', '1'].includes(recognizeState))).toEqual([]);
  await Promise.all(drops.map(([who], at) => who.send(wire.stopReading, { id: ids[at] ?? [] })));
});

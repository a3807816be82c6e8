import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoursAgo, newContainerNo, newDepartedTrain } from '../../../app/testing/trackedTrain.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { parseDateTime } from '../../../platform/wire/time.ts';
import { eventTemplate, followTrain, listEvents, parseEvents, saveEvents } from './wire.ts';

let server: TestServer;
let train: Awaited<ReturnType<typeof newDepartedTrain>>;
beforeAll(async () => {
  server = await startTestServer();
  train = await newDepartedTrain(server);
});
afterAll(() => server.stop());

type Cell = string | number | Date | null;

async function sheetOf(rows: Cell[][]) {
  const content = await writeXlsx({ sheets: [{ name: 'x', rows }] });
  return { name: 'events.xlsx', content: new Uint8Array(content) };
}
const HEADER = ['Event', 'Event time type', 'Station', 'Time (Beijing time)', 'Container nos. (empty = whole train)'];
const parse = async (rows: Cell[][], language: 'zh' | 'en' | 'ru' = 'en') =>
  train.operator.inLanguage(language).send(parseEvents, { trainInfoId: train.trainInfoId }, await sheetOf(rows));

test('the template offers the train’s stations, kinds of events and containers', async () => {
  const file = await train.operator.download(eventTemplate, { trainInfoId: train.trainInfoId });
  expect(file.name).toContain(train.trainNo);
  const { sheets } = await readXlsx(file.content);
  const { stops } = await train.operator.send(followTrain, { trainInfoId: train.trainInfoId });
  expect(sheets[0]?.rows[0]?.slice(0, 3)).toEqual(['Event', 'Event time type', 'Station']);
  expect(sheets[1]?.rows.slice(1, stops.length + 1).map((row) => row[2])).toEqual(
    stops.map((stop) => stop.stationName),
  );
  const numbers = sheets[2]?.rows.slice(1).map((row) => row[0]);
  expect(numbers).toEqual(expect.arrayContaining(train.containerNos));
});

test('a filled sheet is read in any language, with texts or dates, and can be saved', async () => {
  const { trainInfoId, operator, containerNos } = train;
  const { stops } = await operator.inLanguage('ru').send(followTrain, { trainInfoId });
  const station = stops[1]?.stationName ?? '';
  const border = stops.find((stop) => stop.isBorder)?.stationName ?? '';
  const time = hoursAgo(1);
  const asSheetDate = new Date(parseDateTime(time).getTime() + 8 * 3_600_000);
  const rows = await parse(
    [
      ['Событие', 'Станция', 'Время (по пекинскому времени)', 'Номера контейнеров (пусто — весь поезд)'],
      ['прибытие', station, hoursAgo(1.5).slice(0, 16).replaceAll('-', '/'), null],
      [null, null, null, null],
      ['Прибытие на погранпереход', border, asSheetDate, containerNos.join('; ').toLowerCase()],
    ],
    'ru',
  );
  expect(rows.map((row) => [row.rowNumber, row.errors])).toEqual([
    [2, []],
    [4, []],
  ]);
  const events = rows.flatMap((row) => row.event ?? []);
  expect(events[1]).toMatchObject({ kind: 'borderArrived', time, containerNos });
  expect(await operator.send(saveEvents, { trainInfoId, events })).toEqual({ recorded: 3 });
  expect((await operator.send(listEvents, { trainInfoId })).total).toBe(4);
});

test('each wrong row says what is wrong with it, in the reader’s language', async () => {
  const { stops } = await train.operator.send(followTrain, { trainInfoId: train.trainInfoId });
  const station = stops[1]?.stationName ?? '';
  const rows = await parse([
    HEADER,
    ['Vanished', 'Actual', station, hoursAgo(1)],
    ['Arrived', 'Perhaps', 'Atlantis', 'soon'],
    ['Arrived', 'Actual', station, hoursAgo(-5)],
    ['Arrived', null, station, hoursAgo(0.3), newContainerNo()],
    ['Arrived', null, station, hoursAgo(0.3), 'ABCD123'],
    ['Arrived', 'Estimated', stops.at(-1)?.stationName ?? '', hoursAgo(-200)],
  ]);
  expect(rows.map((row) => row.errors.length)).toEqual([1, 3, 1, 1, 1, 0]);
  expect(rows[0]?.errors[0]).toBe('Unknown event “Vanished”');
  expect(rows[3]?.errors[0]).toContain('Not on this train');
  expect(rows[5]?.event).toMatchObject({ kind: 'arrived', classifier: 'estimated' });
});

test('a sheet without our headings and a file that is no sheet are refused with a reason', async () => {
  await expect(
    parse([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).rejects.toThrow('template');
  const fake = { name: 'events.xlsx', content: new TextEncoder().encode('not a sheet at all') };
  await expect(train.operator.send(parseEvents, { trainInfoId: train.trainInfoId }, fake)).rejects.toThrow(/xlsx/);
});

import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillOrder } from '../features/documents/dossier/testing/testStage.ts';
import { issuePaper, withdrawPaper } from '../features/documents/dossier/wire.ts';
import { getTrainBookingAllDataForList } from '../features/freight/train/wire.ts';
import { KillableServer } from './testing/killableServer.ts';

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.onDemoCopy();
});
afterAll(() => server.remove());

const NUMBERS = ['TCLU4567897', 'MSKU1234565', 'CSQU3054383', 'TGHU1234567', 'OOLU1234567', 'HLXU1234561'];
const PROMISED = 12;

/** Issues and withdraws consignment notes until the server is gone; `promised` collects the acknowledged numbers. */
async function issueUntilStopped(promised: Set<string>): Promise<{ stopped: Promise<unknown> }> {
  const [shipper, operator] = await Promise.all([server.as('shipper'), server.as('operator')]);
  const { rows } = await shipper.send(getTrainBookingAllDataForList, { pageSize: 100 });
  const train = rows.find((one) => one.isBookable && one.sizeTypes.includes('42G1') && one.remainTeu >= 12);
  if (train === undefined) throw new Error('no train to book');
  const newTrain = async () => train.trainInfoId;
  const { orderBigNo, ids, version } = await fillOrder({ shipper, operator, newTrain }, NUMBERS);
  const container = async (orderContainerId: number) => {
    for (;;) {
      const note = { orderBigNo, code: 'smgs', orderContainerId, version } as const;
      const issued = await operator.send(issuePaper, note).catch(() => null);
      if (issued === null) return;
      promised.add(issued.number);
      const { paperId } = issued;
      const withdrawn = operator.send(withdrawPaper, { orderBigNo, paperId, reason: 'again' });
      if (!(await withdrawn.then(() => true).catch(() => false))) return;
    }
  };
  return { stopped: Promise.all(ids.map(container)) };
}

async function readNumbers() {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    const issued = await client.query<{ number: string }>("select number from issued_paper where number <> ''");
    const drawn = await client.query<{ number: string }>('select number from waybill_number');
    const { rows } = await client.query<{ count: number }>(
      'select sum(next_no - first_no)::int as count from waybill_range',
    );
    const numbersOf = (found: readonly { number: string }[]) => found.map(({ number }) => number);
    return { issued: numbersOf(issued.rows), drawn: numbersOf(drawn.rows), counted: rows[0]?.count };
  } finally {
    await client.end();
  }
}

test('a server killed while consignment notes are issued has given no number twice, and lost none', async () => {
  const promised = new Set<string>();
  await server.start();
  const { stopped } = await issueUntilStopped(promised);
  await vi.waitUntil(() => promised.size >= PROMISED, { timeout: 120_000, interval: 5 });
  await after(Math.random() * 150);
  await server.kill();
  await stopped;
  const { issued, drawn, counted } = await readNumbers();
  expect(new Set(issued).size, 'each note has a number of its own').toBe(issued.length);
  expect([...promised].filter((number) => !issued.includes(number))).toEqual([]);
  expect(drawn.toSorted()).toEqual(issued.toSorted());
  expect(counted).toBe(drawn.length);
}, 240_000);

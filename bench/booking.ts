import { bookingOf } from '../app/testing/testFixture.ts';
import type { BenchServer } from './benchServer.ts';
import { type Report, runLoad } from './load.ts';
import type { Figure } from './table.ts';

const CONNECTIONS = 64;
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const NAIVE_TIMES = 6;
const P99_MS = 100;

/** (a) Bookings per second on one hot train, against the naive way on the same database. */
export async function measureBooking(server: BenchServer): Promise<Figure[]> {
  const train = await prepareHotTrain(server);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.token}` };
  const body = JSON.stringify(bookingOf(train.id, [['22G1', 1]]));
  const url = `${server.portal}/prod-api/booking/booking/saveBooking`;
  const ours = await measureBookings(server, train.id, { url, headers, body });
  const plain = { trainInfoId: train.id, companyId: train.companyId, accountId: train.accountId };
  const naive = await measureBookings(server, train.id, {
    url: `${server.bare}/book`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(plain),
  });
  const ratio = ours.perSecond / naive.perSecond;
  return [
    {
      name: 'a  bookings/s, one hot train',
      ...ours,
      ratio,
      target: NAIVE_TIMES,
      isMet: ratio >= NAIVE_TIMES,
    },
    { name: '   the naive way', ...naive },
    { name: '   p99 of ours, ms', value: ours.p99, target: P99_MS, isMet: ours.p99 < P99_MS },
  ];
}

async function prepareHotTrain({ database }: BenchServer) {
  const { rows } = await database.query(
    `update train set capacity_teu = 100000000, cutoff_at = now() + interval '10 days',
       gate_in_at = now() + interval '11 days', depart_at = now() + interval '12 days' where id = (
       select train.id from train join train_price on train_id = train.id and size_type = '22G1'
       where status = 'open' order by depart_at desc limit 1)
     returning id`,
  );
  const people = await database.query(`select id as account_id, company_id from account where username = 'shipper'`);
  const [{ account_id, company_id }] = people.rows;
  return { id: Number(rows[0].id), accountId: Number(account_id), companyId: Number(company_id) };
}

/** Counts rows instead of responses: only a row in the database is a booking. */
async function measureBookings(
  { database }: BenchServer,
  trainId: number,
  load: { url: string; headers: Record<string, string>; body: string },
): Promise<Report> {
  const sold = async () =>
    Number((await database.query('select sold_teu from train where id = $1', [trainId])).rows[0].sold_teu);
  const asked = { ...load, method: 'POST' as const, connections: CONNECTIONS };
  await runLoad({ ...asked, seconds: WARM_UP_S });
  const before = await sold();
  const report = await runLoad({ ...asked, seconds: SECONDS });
  return { ...report, perSecond: ((await sold()) - before) / SECONDS };
}

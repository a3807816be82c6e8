import { bundleServer } from '../app/testing/bundleServer.ts';
import { type BenchServer, startBenchServer } from './benchServer.ts';
import { measureBilling } from './billing.ts';
import { measureBooking } from './booking.ts';
import { measureChat } from './chat.ts';
import { measureContracts } from './contracts.ts';
import { measureExports } from './exports.ts';
import { measureFiles } from './files.ts';
import { measureLive } from './live/measureLive.ts';
import { type Load, type Report, runLoad } from './load.ts';
import { measurePapers } from './ocr.ts';
import { measurePages } from './pages.ts';
import { DEFAULT_ORDERS, measureScale } from './scale/measureScale.ts';
import { type Figure, tableOf } from './table.ts';
import { measureTypes } from './types.ts';

const CONNECTIONS = 64;
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const BASELINE_SHARE = 0.5;

/** (b) The train list, a page of ten, signed in, against one indexed query. */
async function measureTimetable(server: BenchServer): Promise<Figure[]> {
  const authorization = `Bearer ${server.token}`;
  const path = '/prod-api/booking/booking/getTrainBookingAllDataForList?pageNum=1&pageSize=10';
  const ours = await measureWarm({ url: server.portal + path, headers: { authorization } });
  const bare = await measureWarm({ url: `${server.bare}/trains`, headers: {} });
  const ratio = ours.perSecond / bare.perSecond;
  return [
    {
      name: 'b  train list, pages/s',
      ...ours,
      ratio,
      target: BASELINE_SHARE,
      isMet: ratio >= BASELINE_SHARE,
    },
    { name: '   a bare route', ...bare },
  ];
}

async function measureWarm(load: Pick<Load, 'url' | 'headers'>): Promise<Report> {
  const asked = { ...load, method: 'GET' as const, connections: CONNECTIONS };
  await runLoad({ ...asked, seconds: WARM_UP_S });
  return runLoad({ ...asked, seconds: SECONDS });
}

const requested = process.argv.slice(2).filter((part) => !/^\d+$/.test(part));
/** `npm run bench -- s 1000000`: the size of the database. */
const orders = Number(process.argv.slice(2).find((part) => /^\d+$/.test(part)) ?? DEFAULT_ORDERS);
const isRequested = (part: string) => requested.length === 0 || requested.includes(part);

const figures: Figure[] = [];
// the servers measured are those of these sources
await bundleServer();
if (isRequested('a') || isRequested('b') || isRequested('c')) {
  const server = await startBenchServer();
  try {
    // Reads before writes: a million bookings would slow the others down.
    if (isRequested('b')) figures.push(...(await measureTimetable(server)));
    if (isRequested('c')) figures.push(...(await measurePages(server)));
    if (isRequested('a')) figures.push(...(await measureBooking(server)));
  } finally {
    await server.stop();
  }
}
if (isRequested('m')) {
  const server = await startBenchServer();
  try {
    figures.push(...(await measureChat(server)));
  } finally {
    await server.stop();
  }
}
if (isRequested('f')) figures.push(...(await measureFiles()));
if (isRequested('o')) figures.push(...(await measurePapers()));
if (isRequested('g')) figures.push(...(await measureContracts()));
if (isRequested('i')) figures.push(...(await measureBilling()));
if (isRequested('l')) figures.push(...(await measureLive()));
if (isRequested('x')) figures.push(...(await measureExports()));
if (isRequested('s')) figures.push(...(await measureScale(orders)));
if (isRequested('t')) figures.push(...measureTypes());
console.log(`\n${tableOf(figures)}`);
process.exit(figures.some(({ isMet }) => isMet === false) ? 1 : 0);

import { bundleServer } from '../app/testing/bundleServer.ts';
import { type BenchServer, startBenchServer } from './benchServer.ts';
import { measureBilling } from './billing.ts';
import { measureBooking } from './booking.ts';
import { measureChat } from './chat.ts';
import { measureContracts } from './contracts.ts';
import { measureDossier } from './dossier.ts';
import { measureExports } from './exports.ts';
import { measureFiles } from './files.ts';
import { measureInspection } from './inspection.ts';
import { keepRun, readLastRun } from './lastRun.ts';
import { measureLive } from './live/measureLive.ts';
import { type Load, type Report, runLoad } from './load.ts';
import { measurePapers } from './ocr.ts';
import { measurePages } from './pages.ts';
import { DEFAULT_ORDERS, measureScale } from './scale/measureScale.ts';
import { type Figure, hasFallen, lastOf, tableOf } from './table.ts';
import { measureTypes } from './types.ts';

const CONNECTIONS = 64;
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const BASELINE_SHARE = 0.5;
/** `npm run bench -- keep`: later runs are compared with this one. */
const KEEP = 'keep';

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

const requested = process.argv.slice(2).filter((part) => !/^\d+$/.test(part) && part !== KEEP);
/** `npm run bench -- s 1000000`: the size of the database. */
const orders = Number(process.argv.slice(2).find((part) => /^\d+$/.test(part)) ?? DEFAULT_ORDERS);

const onServer = (measure: (server: BenchServer) => Promise<Figure[]>) => async (): Promise<Figure[]> => {
  const server = await startBenchServer();
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
};

const PARTS: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  b: onServer(measureTimetable),
  c: onServer(measurePages),
  a: onServer(measureBooking),
  m: onServer(measureChat),
  f: measureFiles,
  o: measurePapers,
  d: measureDossier,
  n: measureInspection,
  g: measureContracts,
  i: measureBilling,
  l: measureLive,
  x: measureExports,
  s: () => measureScale(orders),
  t: measureTypes,
};

// the servers measured are those of these sources
await bundleServer();
const last = readLastRun();
const measured = new Map<string, Figure[]>();
for (const [part, measure] of Object.entries(PARTS)) {
  if (requested.length > 0 && !requested.includes(part)) continue;
  const figures = await measure();
  measured.set(part, figures);
  console.log(`\n${tableOf(figures, last[part])}`);
}
if (process.argv.includes(KEEP)) keepRun({ ...last, ...Object.fromEntries(measured) });
const all = [...measured].flatMap(([part, figures]) => figures.map((figure) => ({ figure, part })));
const missed = all.filter(({ figure }) => figure.isMet === false);
const fallen = all.filter(({ figure, part }) => hasFallen(figure, lastOf(figure, last[part])));
console.log(`\n${missed.length} missed, ${fallen.length} fallen by more than a tenth since the last kept run`);
for (const { figure } of [...missed, ...fallen]) console.log(`  ${figure.name.trim()}`);
process.exit(missed.length > 0 ? 1 : 0);

import type { BenchServer } from './benchServer.ts';
import { type Load, type Report, runLoad } from './load.ts';
import type { Figure } from './table.ts';

const CONNECTIONS = 64;
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const BASELINE_SHARE = 0.5;

/** (b) The train list, a page of ten, signed in, against one indexed query. */
export async function measureTimetable(ground: BenchServer): Promise<Figure[]> {
  const authorization = `Bearer ${ground.token}`;
  const path = '/prod-api/booking/booking/getTrainBookingAllDataForList?pageNum=1&pageSize=10';
  const ours = await measureWarm({ url: ground.portal + path, headers: { authorization } });
  const bare = await measureWarm({ url: `${ground.bare}/trains`, headers: {} });
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

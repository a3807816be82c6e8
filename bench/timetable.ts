import type { Ground } from './ground.ts';
import { type Load, type Report, send } from './load.ts';
import type { Figure } from './table.ts';

const CONNECTIONS = 64;
const WARM_UP_S = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const PART_OF_BARE = 0.5;

/** (b) The train list, a page of ten, signed in, against one indexed query. */
export async function measureTimetable(ground: Ground): Promise<Figure[]> {
  const authorization = `Bearer ${ground.token}`;
  const path = '/prod-api/booking/booking/getTrainBookingAllDataForList?pageNum=1&pageSize=10';
  const ours = await warmedUp({ url: ground.portal + path, headers: { authorization } });
  const bare = await warmedUp({ url: `${ground.bare}/trains`, headers: {} });
  const ratio = ours.perSecond / bare.perSecond;
  return [
    { name: 'b  train list, pages/s', ...ours, ratio, target: PART_OF_BARE, isMet: ratio >= PART_OF_BARE },
    { name: '   a bare route', ...bare },
  ];
}

async function warmedUp(load: Pick<Load, 'url' | 'headers'>): Promise<Report> {
  const asked = { ...load, method: 'GET' as const, connections: CONNECTIONS };
  await send({ ...asked, seconds: WARM_UP_S });
  return send({ ...asked, seconds: SECONDS });
}

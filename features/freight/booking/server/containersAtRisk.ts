import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { type HomeAlert, MAX_HOME_LINES } from '../../../../platform/wire/homeParts.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { STATUSES_BEFORE_DEPARTURE } from '../../train/beforeDeparture.ts';
import { trainKeys } from '../../train/server/index.ts';
import { loadPlanPage } from '../pages.ts';
import { en, ru, zh } from '../texts/home.ts';
import { bookingOrder, orderContainer } from './tables.ts';

const texts = { zh, en, ru };
/** Trains whose documents close within these hours, or have closed since. */
const WITHIN_HOURS = 72;
const MAX_TRAINS = 100;

const row = z.object({
  trainId: z.coerce.number(),
  trainNo: z.string(),
  cutoffAt: z.coerce.date(),
  containers: z.number(),
  numbers: z.number(),
  vgm: z.number(),
});

/** Containers of confirmed orders that lack a number or a VGM, by train, the soonest cut-off first. */
export async function containersAtRisk({ db, language }: CallContext): Promise<HomeAlert> {
  const keys = trainKeys('of_train');
  const ofTrains = sql`(select ${keys.trainId} as id, ${keys.trainNo} as train_no, ${keys.cutoffAt} as cutoff_at
    from ${keys} where ${keys.status} in ${[...STATUSES_BEFORE_DEPARTURE]}
      and ${keys.departAt} > now() and ${keys.departAt} < now() + interval '14 days'
      and ${keys.cutoffAt} < now() + make_interval(hours => ${WITHIN_HOURS})
    order by ${keys.cutoffAt} limit ${MAX_TRAINS}) as soon`;
  const { rows } = await db.execute(sql`
    select soon.id as "trainId", soon.train_no as "trainNo", soon.cutoff_at as "cutoffAt",
      count(*)::int as containers,
      (count(*) filter (where ${orderContainer.containerNo} is null))::int as numbers,
      (count(*) filter (where ${orderContainer.vgmKg} is null))::int as vgm
    from ${ofTrains}
    join ${bookingOrder} on ${bookingOrder.trainId} = soon.id and ${bookingOrder.state} = 'confirmed'
    join ${orderContainer} on ${orderContainer.orderId} = ${bookingOrder.id} and ${orderContainer.status} <> 'cancelled'
    where ${orderContainer.containerNo} is null or ${orderContainer.vgmKg} is null
    group by soon.id, soon.train_no, soon.cutoff_at order by soon.cutoff_at, soon.id`);
  const trains = z.array(row).parse(rows);
  return {
    name: 'containersAtRisk',
    area: 'documents',
    title: texts[language].atRisk,
    count: trains.reduce((sum, { containers }) => sum + containers, 0),
    isUrgent: true,
    path: pathTo(loadPlanPage, {}),
    lines: trains.slice(0, MAX_HOME_LINES).map(({ trainId, trainNo, cutoffAt, ...lacking }) => ({
      title: trainNo,
      note: texts[language].lacking(lacking),
      path: pathTo(loadPlanPage, { trainInfoId: trainId }),
      measure: { kind: 'due', time: formatDateTime(cutoffAt) },
    })),
  };
}

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/server/database/connect.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { tell, toldAlready } from '../../message/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import { aboutOrder, CONTAINERS_MISSING, containersMissing } from './messages.ts';

/** So long before the document cut-off customers are asked for the numbers that are missing. */
const HOURS_AHEAD = 24;

const unready = z.object({
  orderNo: z.string(),
  companyId: z.coerce.number(),
  trainNo: z.string(),
  lineType: z.string(),
  stationCnname: z.string(),
  cutoffAt: z.coerce.date(),
  count: z.coerce.number(),
});

/**
 * Gives customers whose train's document cut-off is near a to-do for each confirmed order that lacks container
 * numbers, once. Returns how many orders.
 */
export async function askForNumbers(db: Db): Promise<number> {
  return db.transaction(async (inside) => {
    // one at a time: what another process has just told is to be seen before it is asked for
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('booking.askForNumbers'))`);
    const orders = await selectUnready(inside);
    const tellings = orders.map(({ companyId, cutoffAt, ...facts }) => ({
      companyId,
      about: aboutOrder(facts.orderNo),
      params: { ...facts, cutoffTime: formatDateTime(cutoffAt).slice(0, 16) },
    }));
    await tell(inside, containersMissing, tellings);
    return orders.length;
  });
}

async function selectUnready(db: Db): Promise<z.infer<typeof unready>[]> {
  const trains = trainRows('trains', 'zh');
  const about = sql`'order:' || orders.order_no`;
  const { rows } = await db.execute(sql`
    select orders.order_no as "orderNo", orders.company_id as "companyId", ${trains.trainNo} as "trainNo",
      ${trains.lineType} as "lineType", ${trains.endStation} as "stationCnname", ${trains.cutoffAt} as "cutoffAt",
      missing.count
    from ${trains} join booking_order orders on orders.train_id = ${trains.trainId} and orders.state = 'confirmed'
    cross join lateral (
      select count(*) from order_container
      where order_id = orders.id and container_no is null and status <> 'cancelled') as missing
    where ${trains.status} in ('open', 'closed') and ${trains.cutoffAt} > now()
      and ${trains.cutoffAt} <= now() + make_interval(hours => ${HOURS_AHEAD})
      and missing.count > 0 and not ${toldAlready(CONTAINERS_MISSING, about)}
    order by orders.id`);
  return z.array(unready).parse(rows);
}

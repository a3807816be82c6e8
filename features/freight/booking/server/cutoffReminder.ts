import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { PLATFORM_ZONE } from '../../../../platform/wire/time.ts';
import { sendMessages, wasSentSql } from '../../../portal/message/server/index.ts';
import { trainRows } from '../../train/server/index.ts';
import { aboutOrder, CONTAINERS_MISSING, CUTOFF_NEAR, containersMissing, cutoffNear } from './messages.ts';

const REMIND_HOURS_AHEAD = 24;

const dueOrder = z.object({
  orderNo: z.string(),
  companyId: z.coerce.number(),
  trainNo: z.string(),
  lineType: z.string(),
  stationCnname: z.string(),
  cutoffTime: z.string(),
  count: z.coerce.number(),
});
type DueOrder = z.infer<typeof dueOrder>;

/**
 * Reminds of a near document cut-off, once per confirmed order: a to-do where container numbers are missing,
 * else a notice. Returns the number of orders.
 */
export async function sendCutoffReminders(db: Db): Promise<number> {
  return db.transaction(async (inside) => {
    // Serialises the job across processes; otherwise each could miss the other's uncommitted reminders.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('booking.remindOfCutoff'))`);
    const orders = await selectDue(inside);
    const isMissing = ({ count }: DueOrder) => count > 0;
    await sendMessages(inside, containersMissing, orders.filter(isMissing).map(messageOf));
    await sendMessages(inside, cutoffNear, orders.filter((order) => !isMissing(order)).map(messageOf));
    return orders.length;
  });
}

const messageOf = ({ companyId, ...params }: DueOrder) => ({
  companyId,
  about: aboutOrder(params.orderNo),
  params,
});

/** SQL: platform time to the minute, the format of message texts. */
const minuteOf = (time: SQLWrapper): SQL =>
  sql`to_char(${time} at time zone make_interval(mins => ${PLATFORM_ZONE.offsetMinutes}), 'YYYY-MM-DD HH24:MI')`;

async function selectDue(db: Db): Promise<DueOrder[]> {
  const trains = trainRows('trains', 'zh');
  const about = sql`'order:' || orders.order_no`;
  // A reminder of another cut-off (rescheduled train) does not count.
  const facts = sql`jsonb_build_object('cutoffTime', ${minuteOf(trains.cutoffAt)})`;
  const wasSent = (code: string) => wasSentSql(code, about, facts);
  const { rows } = await db.execute(sql`
    select orders.order_no as "orderNo", orders.company_id as "companyId", ${trains.trainNo} as "trainNo",
      ${trains.lineType} as "lineType", ${trains.endStation} as "stationCnname",
      ${minuteOf(trains.cutoffAt)} as "cutoffTime",
      missing.count
    from ${trains} join booking_order orders on orders.train_id = ${trains.trainId} and orders.state = 'confirmed'
    cross join lateral (
      select count(*) from order_container
      where order_id = orders.id and container_no is null and status <> 'cancelled') as missing
    where ${trains.status} in ('open', 'closed') and ${trains.cutoffAt} > now()
      and ${trains.cutoffAt} <= now() + make_interval(hours => ${REMIND_HOURS_AHEAD})
      and not ${wasSent(CONTAINERS_MISSING)} and (missing.count > 0 or not ${wasSent(CUTOFF_NEAR)})
    order by orders.id`);
  return z.array(dueOrder).parse(rows);
}

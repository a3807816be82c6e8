import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { checkDigitOf } from '../../../../libs/containerCodes/containerNumber.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { refreshOrderStatuses } from './containerStatus.ts';
import { bookingOrder, orderContainer } from './tables.ts';

/** Owner code of China Railway; demo serials start here and end before those of the free pool. */
const OWNER_CODE = 'TBJU';
const FIRST_SERIAL = 100_001;
const LAST_SERIAL = 699_999;

/** Numbers the unmarked containers of confirmed orders, or of those with `orderNos`. */
export async function numberDemoContainers(db: Db, orderNos?: readonly string[]): Promise<void> {
  const confirmed = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.state, 'confirmed'), orderNos && inArray(bookingOrder.orderNo, [...orderNos])));
  const rows = await db
    .select({ id: orderContainer.id, orderId: orderContainer.orderId })
    .from(orderContainer)
    .where(and(inArray(orderContainer.orderId, confirmed), isNull(orderContainer.sealNo)))
    .orderBy(asc(orderContainer.id));
  const first = await nextSerial(db);
  const typed = rows.map(({ id }, index) => {
    const firstTen = `${OWNER_CODE}${first + index}`;
    return {
      id,
      container_no: `${firstTen}${checkDigitOf(firstTen)}`,
      seal_no: `CR${700_000 + first + index - FIRST_SERIAL}`,
    };
  });
  await db.execute(sql`
    update order_container set container_no = typed.container_no, seal_no = typed.seal_no, status = 'numbered',
      tare_kg = case when size_type like '2%' then 2250 else 3900 end,
      vgm_kg = 18000 + (order_container.id % 40) * 100
    from json_to_recordset(${JSON.stringify(typed)}::json) as typed(id bigint, container_no text, seal_no text)
    where order_container.id = typed.id`);
  await db.update(orderContainer).set({ sealNo: null }).where(eq(orderContainer.sealNo, ''));
  await refreshOrderStatuses(db, [...new Set(rows.map((row) => row.orderId))]);
}

/** The serial after the highest of the demo. */
async function nextSerial(db: Db): Promise<number> {
  const [last] = await db
    .select({ serial: sql<number | null>`max(substring(${orderContainer.containerNo} from 5 for 6)::int)` })
    .from(orderContainer)
    .where(
      sql`${orderContainer.containerNo} between ${`${OWNER_CODE}${FIRST_SERIAL}`} and ${`${OWNER_CODE}${LAST_SERIAL}9`}`,
    );
  return last?.serial ? last.serial + 1 : FIRST_SERIAL;
}

import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { UsedCode } from '../../nomenclature/server/index.ts';
import { bookingOrder, orderGoods } from './tables.ts';

/** Latest orders of a company that are looked through. */
const MAX_ORDERS = 200;
const MAX_FOUND = 12;

/** Goods of a company's latest bookings by words of a name or the beginning of their HS code, the latest first. */
export async function readBookedGoods(db: Db, companyId: number, text: string): Promise<readonly UsedCode[]> {
  const latest = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(eq(bookingOrder.companyId, companyId))
    .orderBy(desc(bookingOrder.createdAt))
    .limit(MAX_ORDERS);
  return db
    .select({
      code: orderGoods.hscode,
      nameZh: orderGoods.nameCn,
      nameEn: orderGoods.nameEn,
      nameRu: orderGoods.nameRu,
    })
    .from(orderGoods)
    .where(and(inArray(orderGoods.orderId, latest), ne(orderGoods.hscode, ''), matching(text)))
    .orderBy(desc(orderGoods.id))
    .limit(MAX_FOUND);
}

function matching(text: string): SQL | undefined {
  const digits = text.replace(/[\s.]/g, '');
  if (/^\d+$/.test(digits)) return sql`${orderGoods.hscode} like ${`${digits}%`}`;
  const names = sql`lower(concat_ws(' ', ${orderGoods.nameCn}, ${orderGoods.nameEn}, ${orderGoods.nameRu}))`;
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`${names} like ${likeContains(word)}`));
}

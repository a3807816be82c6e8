import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { FactSource } from '../factSources.ts';
import { CARGO_FIELDS, isMoneyField } from '../fields.ts';
import type { anyCargo } from '../wire.ts';
import { bookedLines } from './lines.ts';
import { getOrder, type Side, selectSheet } from './read.ts';
import { cargoFact } from './tables.ts';
import { texts } from './texts.ts';

/** Who changes the goods of an order, and from where. */
export interface Author {
  accountId: number | null;
  accountName: string;
  side: 'customer' | 'operator' | 'system';
  source: FactSource;
  hidesMoney: boolean;
  /** of an amendment of what stands in issued papers; absent: such cells are refused */
  reason?: string;
}

export interface NewFact {
  lineKey: string;
  field: string;
  value: string;
  source: FactSource;
  place: string;
}

const MAX_SHOWN = 50;

/** `at`: when it was said, if not now. */
export async function recordFacts(
  db: Db,
  orderId: number,
  { side, accountName, reason = '' }: Pick<Author, 'side' | 'accountName' | 'reason'>,
  facts: readonly NewFact[],
  at = new Date(),
): Promise<void> {
  if (facts.length === 0) return;
  const rows = facts.map((fact) => ({ orderId, ...fact, side, accountName, reason, createdAt: at }));
  await db.insert(cargoFact).values(rows);
}

/** Values of a field, the newest first. */
export async function readHistory(
  readerSide: Side,
  { orderBigNo, lineKey = '', field }: ReadBy<typeof anyCargo.history>,
  ctx: CallContext,
): Promise<PayloadOf<typeof anyCargo.history>> {
  const { db, user, language } = ctx;
  const order = await getOrder(readerSide, orderBigNo, ctx);
  const cargoField = CARGO_FIELDS.find((one) => one === field);
  if (user.hidesMoney && cargoField !== undefined && isMoneyField(cargoField)) return [];
  const t = texts[language].server;
  if ((await selectSheet(db, order.orderId)) === undefined) {
    const line = bookedLines(order).find((one) => one.lineKey === lineKey);
    const value = cargoField === undefined ? '' : (line?.values[cargoField] ?? '');
    const booked = { value, source: 'booking' as const, place: '', who: t.sides.customer, reason: '' };
    return value === '' ? [] : [{ ...booked, time: formatDateTime(order.createdAt) }];
  }
  const found = await db
    .select()
    .from(cargoFact)
    .where(and(eq(cargoFact.orderId, order.orderId), eq(cargoFact.lineKey, lineKey), eq(cargoFact.field, field)))
    .orderBy(desc(cargoFact.id))
    .limit(MAX_SHOWN);
  return found.map(({ value, source, place, side, accountName, reason, createdAt }) => ({
    value,
    source,
    place,
    who: side === readerSide && accountName !== '' ? accountName : t.sides[side],
    time: formatDateTime(createdAt),
    reason,
  }));
}

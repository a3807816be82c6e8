import { and, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { shareOf, sumOf } from '../../../../libs/amounts/amounts.ts';
import { isZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import {
  type Ending,
  findConfirmedOrders,
  findOrderPrices,
  type OrderPrice,
  type TransitionedOrder,
} from '../../../freight/booking/server/index.ts';
import { daysBetween, type LadderKind, percentAt } from '../rules.ts';
import { voidUnbilled } from './move.ts';
import { type NewCharge, recordCharges } from './record.ts';
import { findLadder } from './rules/ladders.ts';
import { charge } from './tables.ts';

/** Transport between countries carries no VAT; tariffs say the rate of other services. */
const FREIGHT_TAX_RATE = '0';

/** What a price of a booking says as a charge; billed in the month of the departure. */
export function chargeOfPrice(price: OrderPrice, status: NewCharge['status']): NewCharge {
  const { feeId, orderId, companyId, feeType, unitPrice, amount, currency } = price;
  const quantity = String(price.quantity);
  return {
    key: `price:${feeId}`,
    side: 'sale',
    orderId,
    containerId: null,
    serviceOrderId: null,
    companyId,
    serviceKind: 'train',
    feeType,
    basis: 'box',
    quantity,
    unitPrice,
    amount,
    currency,
    taxRate: FREIGHT_TAX_RATE,
    occurredOn: formatDate(price.departAt),
    status,
    why: {
      kind: 'price',
      id: feeId,
      version: null,
      inputs: {
        trainNo: price.trainNo,
        departure: formatDate(price.departAt),
        sizeType: price.sizeType ?? '',
        boxes: quantity,
        bookedOn: formatDate(price.submittedAt ?? price.createdAt),
      },
    },
    authorId: null,
  };
}

/** Skips prices with a charge: at a start most orders have been charged before. */
const isUncharged = (feeId: SQLWrapper) =>
  sql`not exists (select from ${charge} as made where made.key = 'price:' || ${feeId})`;

/** Freight of confirmed orders, once; returns the number of new charges. */
export async function chargeFreight(db: Db, orderIds: readonly number[]): Promise<number> {
  const prices = await findOrderPrices(db, orderIds, isUncharged);
  const made = await recordCharges(
    db,
    prices.map((price) => chargeOfPrice(price, 'confirmed')),
  );
  return made.length;
}

const ORDERS_AT_ONCE = 500;

/** Catches up with confirmed orders whose trains depart after a moment. */
export async function chargeMissingFreight(db: Db, departsAfter: Date): Promise<number> {
  let made = 0;
  for (let after = 0; ; ) {
    const orderIds = await findConfirmedOrders(db, after, departsAfter, ORDERS_AT_ONCE);
    made += await db.transaction((inside) => chargeFreight(inside, orderIds));
    const last = orderIds.at(-1);
    if (last === undefined || orderIds.length < ORDERS_AT_ONCE) return made;
    after = last;
  }
}

const COLUMNS = {
  id: charge.id,
  key: charge.key,
  orderId: charge.orderId,
  companyId: charge.companyId,
  serviceKind: charge.serviceKind,
  feeType: charge.feeType,
  basis: charge.basis,
  quantity: charge.quantity,
  unitPrice: charge.unitPrice,
  amount: charge.amount,
  currency: charge.currency,
  taxRate: charge.taxRate,
  why: charge.why,
};

/** Takes back the freight of orders: voided, or reversed where it is billed. Returns what was charged. */
const takeBackFreight = (db: Db, orderIds: readonly number[], reason: string) =>
  takeBack(db, inArray(charge.orderId, [...orderIds]), reason);

/** The same for prices of orders, by their ids. */
export const takeBackPrices = (db: Db, feeIds: readonly number[], reason: string) =>
  takeBack(
    db,
    inArray(
      charge.key,
      feeIds.map((feeId) => `price:${feeId}`),
    ),
    reason,
  );

/** A charge that was reversed, and its reversal, stand. */
async function takeBack(db: Db, chosen: SQL, reason: string) {
  const charged = await db
    .select(COLUMNS)
    .from(charge)
    .where(
      and(
        chosen,
        eq(charge.side, 'sale'),
        sql`${charge.why} ->> 'kind' = 'price'`,
        sql`not jsonb_exists(${charge.why} -> 'inputs', 'reversalOf')`,
        sql`not exists (select from ${charge} as reversal where reversal.key = 'reversal:' || ${charge.id}
          and reversal.status <> 'void')`,
        ne(charge.status, 'void'),
      ),
    )
    .for('update');
  const voided = await voidUnbilled(
    db,
    charged.map(({ id }) => id),
    reason,
  );
  const reversed = charged.filter(({ id }) => !voided.includes(id)).map((old) => reversalOf(old, reason));
  await recordCharges(db, reversed);
  return charged;
}

type Charged = Awaited<ReturnType<typeof takeBackFreight>>[number];

function reversalOf({ id, key, ...same }: Charged, reason: string): NewCharge {
  return {
    ...same,
    key: `reversal:${id}`,
    side: 'sale',
    containerId: null,
    serviceOrderId: null,
    unitPrice: `-${same.unitPrice}`,
    amount: `-${same.amount}`,
    occurredOn: formatDate(new Date()),
    status: 'confirmed',
    why: { kind: 'price', id: same.why.id, version: null, inputs: { reversalOf: key, reason } },
    authorId: null,
  };
}

interface LadderCase {
  kind: LadderKind;
  /** of its charges, without the currency */
  key: string;
  today: string;
  /** yyyy-MM-dd */
  departure: string;
  charged: readonly { amount: string; currency: string }[];
  price: OrderPrice;
}

/** What the ladder of the booking's day says of the freight that was charged, by currency. */
export async function ladderCharges(
  db: Db,
  { kind, key, today, departure, charged, price }: LadderCase,
): Promise<NewCharge[]> {
  const bookedOn = formatDate(price.submittedAt ?? price.createdAt);
  const rule = await findLadder(db, { kind, lineType: price.lineType, on: bookedOn });
  if (rule === undefined) return [];
  const daysLeft = Math.max(daysBetween(today, departure), 0);
  const percent = percentAt(rule.rungs, daysLeft);
  const byCurrency = Map.groupBy(charged, ({ currency }) => currency);
  return [...byCurrency].flatMap(([currency, lines]) => {
    const freight = sumOf(lines.map(({ amount }) => amount));
    const share = shareOf(freight, percent);
    if (isZero(share)) return [];
    const amount = kind === 'cancellation' ? share : `-${share}`;
    const inputs = { freight, currency, percent, daysLeft: String(daysLeft), departure, bookedOn };
    return {
      key: `${key}:${currency}`,
      side: 'sale' as const,
      orderId: price.orderId,
      containerId: null,
      serviceOrderId: null,
      companyId: price.companyId,
      serviceKind: 'train' as const,
      feeType: kind === 'cancellation' ? 'cancellation' : 'rollOverCompensation',
      basis: 'order' as const,
      quantity: '1',
      unitPrice: amount,
      amount,
      currency,
      taxRate: rule.taxRate,
      occurredOn: today,
      status: 'confirmed' as const,
      why: { kind: 'ladder' as const, id: rule.ladderId, version: rule.version, inputs },
      authorId: null,
    };
  });
}

/** What the end of orders leaves to pay. */
export async function settleEnded(
  db: Db,
  orders: readonly TransitionedOrder[],
  { side, isFree }: Ending,
): Promise<void> {
  const orderIds = orders.map(({ orderId }) => orderId);
  const kind: LadderKind = side === 'customer' ? 'cancellation' : 'rollOver';
  const charged = await takeBackFreight(db, orderIds, isFree ? 'rollOverDeclined' : kind);
  if (charged.length === 0 || isFree) return;
  const prices = new Map((await findOrderPrices(db, orderIds)).map((price) => [price.orderId, price]));
  const today = formatDate(new Date());
  for (const [orderId, lines] of Map.groupBy(charged, ({ orderId: of }) => of)) {
    const price = orderId === null ? undefined : prices.get(orderId);
    if (price === undefined) continue;
    const departure = formatDate(price.departAt);
    const key = `${kind}:${orderId}`;
    await recordCharges(db, await ladderCharges(db, { kind, key, today, departure, charged: lines, price }));
  }
}

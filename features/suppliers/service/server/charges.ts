import { isZero } from '../../../../libs/amounts/compare.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { amountOf } from '../../../money/charge/charge.ts';
import {
  clearLateEndByKey,
  confirmCharge,
  type LateEnd,
  type NewCharge,
  recordCharge,
  recordCharges,
  takeBackDaysByKey,
  voidCharge,
} from '../../../money/charge/server/index.ts';
import { FEE_TYPE_OF } from '../kinds.ts';
import { serviceNoOf } from '../paths.ts';
import type { ServiceRow } from './queries.ts';

/** Value-added tax on services of transport, as a fraction. */
const TAX_RATE = '0.06';

type Side = 'sale' | 'cost';

/** The other side of a charge with the amount agreed or entered; null: nothing to charge on that side. */
function termsOf(row: ServiceRow, side: Side) {
  const { companyId, supplierId, feeSale, saleAmount, feeCost, costAmount } = row;
  if (side === 'sale') {
    const amount = feeSale ?? saleAmount;
    return amount === null ? null : { companyId, amount, currency: row.saleCurrency };
  }
  const amount = feeCost ?? costAmount;
  if (supplierId === null || amount === null) return null;
  return { companyId: supplierId, amount, currency: row.costCurrency };
}

function feeOf(row: ServiceRow, side: Side, authorId: number | null): NewCharge | null {
  const terms = termsOf(row, side);
  if (terms === null) return null;
  const { companyId, amount, currency } = terms;
  return {
    key: `service:${row.id}:${side}`,
    side,
    orderId: row.orderId,
    containerId: null,
    serviceOrderId: row.id,
    serviceKind: row.serviceKind,
    feeType: FEE_TYPE_OF[row.kind],
    companyId,
    basis: 'order',
    quantity: '1',
    unitPrice: amount,
    amount,
    currency,
    taxRate: TAX_RATE,
    occurredOn: formatDate(new Date()),
    status: 'estimated',
    why: {
      kind: 'quote',
      id: row.id,
      version: row.version,
      inputs: { serviceNo: serviceNoOf(row.id), kind: row.kind, note: row.feeNote },
    },
    authorId,
  };
}

const SIDES = ['sale', 'cost'] as const;

/** What a service will cost once its price is agreed. */
export async function estimateFees(db: Db, row: ServiceRow, authorId: number | null): Promise<void> {
  for (const side of SIDES) {
    const fee = feeOf(row, side, authorId);
    if (fee !== null) await recordCharge(db, fee);
  }
}

/** The fees as confirmed; once, by their keys. */
export async function confirmFees(db: Db, row: ServiceRow, authorId: number | null): Promise<void> {
  for (const side of SIDES) {
    const fee = feeOf(row, side, authorId);
    if (fee === null) continue;
    const chargeId = await recordCharge(db, fee);
    await confirmCharge(db, chargeId, { amount: fee.amount, authorId });
  }
}

/** The estimates of a service that will not take place. */
export async function voidFees(
  db: Db,
  row: ServiceRow,
  { reason, authorId }: { reason: string; authorId: number | null },
): Promise<void> {
  for (const side of SIDES) {
    const fee = feeOf(row, side, authorId);
    if (fee === null) continue;
    await voidCharge(db, await recordCharge(db, fee), { reason, authorId });
  }
}

interface Stored {
  stayId: number;
  containerId: number;
  days: readonly string[];
  /** to the customer: the platform is the cause */
  isFree: (day: string) => boolean;
}

/**
 * Storage of one container for some days, one charge a day and side: a day that is charged already is left as it is. Days
 * that are free to the customer cost the platform.
 */
export async function chargeStorage(
  db: Db,
  row: ServiceRow,
  { stayId, containerId, days, isFree }: Stored,
): Promise<void> {
  const charges = days.flatMap((day) =>
    SIDES.filter((side) => side === 'cost' || !isFree(day)).flatMap(
      (side) => storageOn(row, side, { stayId, containerId, day }) ?? [],
    ),
  );
  await recordCharges(db, charges);
}

const storageKey = (stayId: number, side: Side, day: string) => `yardStay:${stayId}:${side}:${day}`;

const storageKeys = (stayId: number, days: readonly string[]) =>
  days.flatMap((day) => SIDES.map((side) => storageKey(stayId, side, day)));

/** Takes back the storage of a stay for days after its end, from both sides; returns the first day that another stay can have. */
export const takeBackStorage = (db: Db, { stayId, days }: { stayId: number; days: readonly string[] }, end: LateEnd) =>
  takeBackDaysByKey(db, storageKeys(stayId, days), end);

/** The stay was extended over these days. */
export const extendStorage = (db: Db, stayId: number, days: readonly string[]) =>
  clearLateEndByKey(db, storageKeys(stayId, days));

function storageOn(
  row: ServiceRow,
  side: Side,
  { stayId, containerId, day }: { stayId: number; containerId: number; day: string },
): NewCharge | null {
  const companyId = side === 'sale' ? row.companyId : row.supplierId;
  const rate = side === 'sale' ? row.daySale : row.dayCost;
  if (companyId === null || rate === null || isZero(rate)) return null;
  return {
    key: storageKey(stayId, side, day),
    side,
    orderId: row.orderId,
    containerId,
    serviceOrderId: row.id,
    serviceKind: row.serviceKind,
    feeType: 'storage',
    companyId,
    basis: 'day',
    quantity: '1',
    unitPrice: rate,
    amount: amountOf('1', rate),
    currency: side === 'sale' ? row.saleCurrency : row.costCurrency,
    taxRate: TAX_RATE,
    occurredOn: day,
    status: 'confirmed',
    why: {
      kind: 'quote',
      id: row.id,
      version: row.version,
      inputs: { serviceNo: serviceNoOf(row.id), day, freeDays: String(row.freeDays ?? 0), dayRate: rate },
    },
    authorId: null,
  };
}

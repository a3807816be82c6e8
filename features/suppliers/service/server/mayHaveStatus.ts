import { type SQL, sql } from 'drizzle-orm';
import type { BidState, JobStatus, ServiceState } from '../states.ts';
import { serviceBid } from './tables.ts';

/** Bids, other than won ones, that can have a status. */
const BIDS_OF: Partial<Record<JobStatus, readonly BidState[]>> = {
  toQuote: ['asked'],
  quoted: ['quoted'],
  toAccept: ['offered'],
  lost: ['declined', 'lost'],
};

/** States of service orders whose won bid can have a status. */
const WON_IN: Partial<Record<JobStatus, readonly ServiceState[]>> = {
  quoted: ['requested', 'quoting', 'offered', 'priced'],
  accepted: ['accepted'],
  assigned: ['assigned'],
  doing: ['doing'],
  done: ['done'],
  feeEntered: ['feeEntered', 'feeChecked'],
  feeConfirmed: ['feeConfirmed'],
};

const textArray = (values: readonly string[]) => sql`${sql.param(`{${values.join(',')}}`)}::text[]`;

/**
 * SQL: bids of a supplier that can have one of the statuses, beside `statusOfJob`, which is exact. Each half has its
 * index; a condition over both tables has none. Undefined where all bids can.
 */
export function mayHaveStatus(supplierId: number, statuses: readonly JobStatus[]): SQL | undefined {
  if (statuses.includes('cancelled')) return undefined;
  const bids = textArray(statuses.flatMap((status) => BIDS_OF[status] ?? []));
  const states = textArray(statuses.flatMap((status) => WON_IN[status] ?? []));
  return sql`${serviceBid.id} in (
    select own.id from service_bid as own where own.supplier_id = ${supplierId} and own.state = any(${bids})
    union all
    select own.id from service_order as held
    join service_bid as own on own.service_order_id = held.id and own.supplier_id = ${supplierId}
    where held.supplier_id = ${supplierId} and held.state = any(${states}))`;
}

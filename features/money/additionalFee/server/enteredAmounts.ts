import type { FeeEventKind } from '../fee.ts';
import type { AdditionalFeeRow } from './queries.ts';
import type { additionalFeeEvent } from './tables.ts';

type Event = Pick<typeof additionalFeeEvent.$inferSelect, 'kind' | 'saleAmount' | 'costAmount'>;

const ENTERED: readonly FeeEventKind[] = ['enter', 'revise'];

/** What the customer was asked for and the supplier claimed before any settlement; `events` oldest first. */
export function enteredAmounts(
  { enteredAmount, payeeId }: AdditionalFeeRow,
  events: readonly Event[],
): { asked: string; claimed: string | null } {
  const lastAsked = events.findLast(({ kind }) => kind === 'price' || ENTERED.includes(kind));
  const lastClaim = events.findLast(({ kind }) => ENTERED.includes(kind));
  return {
    asked: lastAsked?.saleAmount ?? enteredAmount,
    claimed: payeeId === null ? null : (lastClaim?.costAmount ?? enteredAmount),
  };
}

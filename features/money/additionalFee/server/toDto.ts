import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import type { AdditionalFeeDetail } from '../fee.ts';
import { feeNoOf } from '../paths.ts';
import { abilitiesIn, type FeeSide } from '../states.ts';
import type { FeeRow } from '../wire.ts';
import { enteredAmounts } from './enteredAmounts.ts';
import type { FoundFee } from './queries.ts';
import { sideOf } from './reader.ts';
import type { additionalFeeEvent } from './tables.ts';

/** A supplier sees what it gets, all others what the customer pays. */
const amountFor = (
  side: FeeSide,
  { saleAmount, costAmount }: { saleAmount: string | null; costAmount: string | null },
) => (side === 'supplier' ? costAmount : saleAmount);

export function toRow(user: CurrentUser, found: FoundFee): FeeRow {
  const { fee } = found;
  return {
    feeId: fee.id,
    feeNo: feeNoOf(fee.id),
    orderBigNo: found.orderNo,
    serviceOrderId: fee.serviceOrderId,
    serviceNo: found.serviceNo,
    serviceKind: fee.serviceKind,
    companyName: found.companyName,
    payeeName: found.payeeName,
    enteredBy: fee.enteredBy,
    feeType: fee.feeType,
    businessDate: fee.businessDate,
    amount: amountFor(sideOf(user, fee), fee),
    currency: fee.currency,
    state: fee.state,
    dueTime: fee.dueAt === null ? null : formatDateTime(fee.dueAt),
    updateTime: formatDateTime(fee.updatedAt),
  };
}

type Event = typeof additionalFeeEvent.$inferSelect;

/** The mark-up is the platform's: suppliers do not see that a price was set, customers not the amounts before. */
function seenBy(side: FeeSide, events: readonly Event[], priced: number): readonly Event[] {
  if (side === 'supplier') return events.filter(({ kind }) => kind !== 'price');
  if (side !== 'customer') return events;
  return events.map((event, place) => (place < priced ? { ...event, saleAmount: null } : event));
}

export function toDetail(user: CurrentUser, found: FoundFee, events: readonly Event[]): AdditionalFeeDetail {
  const { fee } = found;
  const side = sideOf(user, fee);
  const { asked, claimed } = enteredAmounts(fee, events);
  const priced = events.findLastIndex(({ kind }) => kind === 'price');
  const costFor = (amount: string | null) => (side === 'operator' ? amount : null);
  return {
    ...toRow(user, found),
    side,
    version: fee.version,
    payeeNo: found.payeeNo,
    enteredAmount: side === 'supplier' ? claimed : asked,
    costAmount: costFor(fee.costAmount),
    remark: fee.remark,
    createTime: formatDateTime(fee.createdAt),
    isSaleAgreed: fee.isSaleAgreed,
    isCostAgreed: fee.isCostAgreed,
    abilities: abilitiesIn(fee, side, user),
    events: seenBy(side, events, priced).map((event) => ({
      eventId: event.id,
      time: formatDateTime(event.createdAt),
      kind: event.kind,
      side: event.side,
      who: side === 'operator' || side === event.side ? event.name : '',
      words: event.words,
      amount: amountFor(side, event),
      costAmount: costFor(event.costAmount),
      resourceIds: event.resourceIds,
    })),
  };
}

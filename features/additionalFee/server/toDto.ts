import type { CurrentUser } from '../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import type { AdditionalFeeDetail } from '../fee.ts';
import { feeNoOf } from '../paths.ts';
import { type FeeSide, isOpen, movesFrom } from '../states.ts';
import type { FeeRow } from '../wire.ts';
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

export function toDetail(
  user: CurrentUser,
  found: FoundFee,
  events: readonly (typeof additionalFeeEvent.$inferSelect)[],
): AdditionalFeeDetail {
  const { fee } = found;
  const side = sideOf(user, fee);
  const costFor = (amount: string | null) => (side === 'operator' ? amount : null);
  return {
    ...toRow(user, found),
    side,
    version: fee.version,
    payeeNo: found.payeeNo,
    enteredAmount: fee.enteredAmount,
    costAmount: costFor(fee.costAmount),
    remark: fee.remark,
    createTime: formatDateTime(fee.createdAt),
    isSaleAgreed: fee.isSaleAgreed,
    isCostAgreed: fee.isCostAgreed,
    moves: movesFrom(fee, side),
    mayComment: isOpen(fee.state),
    events: events.map((event) => ({
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

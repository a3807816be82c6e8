import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { withShownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { DELAY_REASON_NAMES } from '../../train/delayReasons.ts';
import type { NewDeparture } from '../../train/newDeparture.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import { confirmBooking, type getBookingDetail } from '../operatorWire.ts';
import type { OrderDetail, TimelineEntry } from '../order.ts';
import { standardReasonIn } from '../standardReasons.ts';
import type { getOrderDetail, getTimeline } from '../wire.ts';
import {
  type OrderHead,
  selectContainers,
  selectFees,
  selectGoods,
  selectOwnOrder,
  selectTimeline,
  type TimelineRow,
  unsafeSelectOrder,
} from './orderQueries.ts';
import { abilitiesOf, decisionsOn, isRollable } from './policy.ts';
import { texts, userError } from './readTexts.ts';
import { selectSplits } from './rollOver/choose.ts';
import { selectLatestRollOver } from './rollOver/queries.ts';

/** Timeline in the reader's language; names only within the reader's own side. */
function timelineFor(
  reader: 'customer' | 'operator',
  rows: readonly TimelineRow[],
  { submittedAt }: Pick<OrderHead, 'submittedAt'>,
  language: Language,
): TimelineEntry[] {
  const { timeline, departureChanged, side: sides } = texts[language];
  const { draftWithdrawn: withdrawn, draftExpired: expired, ...ofBooking } = timeline;
  // a booking that was never submitted ends as a draft
  const timelineTexts: Readonly<Record<string, string>> =
    submittedAt === null ? { ...ofBooking, withdrawn, expired } : ofBooking;
  return rows.map(({ createdAt, move, side, accountName, reason, departure, words }) => ({
    time: formatDateTime(createdAt),
    move,
    text: withShownTimes(
      departure
        ? departureChanged({ ...departure, reason: reasonIn(departure, language) })
        : (words?.[language] ?? timelineTexts[move] ?? move),
      language,
    ),
    who: side === reader && accountName !== '' ? accountName : sides[side],
    reason: reason && standardReasonIn(reason, language),
  }));
}

/** One own order with the customer's abilities. */
export async function readOwnOrder(
  { orderBigNo }: ReadBy<typeof getOrderDetail>,
  { db, user, language }: CallContext,
): Promise<OrderDetail> {
  const head = await getOwnOrder(db, ownCompanyId(user), orderBigNo);
  const detail = await loadOrderDetail(db, head, 'customer', language);
  const { cutoffTime, status: trainStatus } = detail.train;
  const policyInput = { state: head.state, cutoffAt: parseDateTime(cutoffTime), trainStatus };
  const abilities = abilitiesOf(user, policyInput, new Date());
  const decideRollOver = abilities.withdraw && detail.rollOver?.state === 'open';
  return { ...detail, abilities: { ...abilities, decideRollOver } };
}

export async function readAnyOrder(
  { orderBigNo }: ReadBy<typeof getBookingDetail>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof getBookingDetail>> {
  const found = await unsafeSelectOrder(db, orderBigNo);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const detail = await loadOrderDetail(db, found.head, 'operator', language);
  const rollOver = isRollable(found.head) && hasPermission(user, confirmBooking.access.code);
  const abilities = { ...decisionsOn(user, found.head.state), rollOver };
  return { ...detail, companyName: found.companyName, abilities };
}

export async function readOwnTimeline(
  { orderBigNo }: ReadBy<typeof getTimeline>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof getTimeline>> {
  const head = await getOwnOrder(db, ownCompanyId(user), orderBigNo);
  return timelineFor('customer', await selectTimeline(db, head.id), head, language);
}

/** Throws 404 for another company's order, as for an unknown one. */
export async function getOwnOrder(db: Db, own: ReturnType<typeof ownCompanyId>, orderNo: string): Promise<OrderHead> {
  const head = await selectOwnOrder(db, own, orderNo);
  if (head === undefined) throw userError((t) => t.absent, CODE.absent);
  return head;
}

async function loadOrderDetail(db: Db, head: OrderHead, reader: 'customer' | 'operator', language: Language) {
  const [train, containers, goods, fees, timelineRows, rollOver, splits] = await Promise.all([
    findTrainDetail(db, head.trainId, language),
    selectContainers(db, head.id),
    selectGoods(db, head.id),
    selectFees(db, head.id),
    selectTimeline(db, head.id),
    selectLatestRollOver(db, head.id),
    selectSplits(db, head),
  ]);
  if (train === null) throw new Error(`order ${head.orderNo} stands on no train`);
  return {
    orderBigNo: head.orderNo,
    status: head.status,
    train,
    teu: head.teu,
    rollOver,
    ...splits,
    containers,
    goods,
    services: head.services,
    fees,
    timeline: timelineFor(reader, timelineRows, head, language),
    contactName: head.contactName,
    contactMobile: head.contactMobile,
    remark: head.remark,
    customerRef: head.customerRef,
    createTime: formatDateTime(head.createdAt),
  };
}

const reasonIn = ({ delayReason }: NewDeparture, language: Language) =>
  delayReason && DELAY_REASON_NAMES[language][delayReason];

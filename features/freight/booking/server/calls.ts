import { and, eq } from 'drizzle-orm';
import type { Feature } from '../../../../platform/server/feature.ts';
import { type Binding, bind, withGroupCommit } from '../../../../platform/server/http/bind.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { BatchedNotifier } from '../../../../platform/server/notifications/batchedNotifier.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type Page } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { countsNotifier } from '../../../portal/message/server/index.ts';
import { findTrains, transitionTrain } from '../../train/server/index.ts';
import type { cancelTrain, getLoadPlan, listBookings } from '../operatorWire.ts';
import * as operatorWire from '../operatorWire.ts';
import type { OperatorOrderRow } from '../order.ts';
import * as poolWire from '../poolWire.ts';
import * as rollOverWire from '../rollOverWire.ts';
import type { saveReference } from '../wire.ts';
import * as wire from '../wire.ts';
import { changeDepartureAndNotify } from './changeDeparture.ts';
import { makeTemplate, readContainers } from './containerSheet.ts';
import { readCustomerRecord } from './customerRecord.ts';
import { confirm, confirmSeveral, refuseWithReason } from './decision.ts';
import { findEqual } from './equalBooking.ts';
import { exportOwnOrdersHandler } from './exports.ts';
import { checkBooking, findBookingPage, readInitParam } from './initParam.ts';
import { ORDER_CHANNEL } from './live.ts';
import { bookingSubmitted, notifyOrderCustomers, trainCancelled } from './messages.ts';
import { decide } from './numbers/decide.ts';
import { listClashes } from './numbers/listClashes.ts';
import { addManyToPool, checkPastedLines, readPoolSheet } from './numbers/poolImport.ts';
import { addToPool, changeInPool, listFree, poolRecords, removeFromPool } from './numbers/poolRecords.ts';
import { readAnyOrder, readOwnOrder, readOwnTimeline } from './orderDetail.ts';
import { countOwnOrders, findOwnDraft, listOwnOrders, toOrderRow } from './orderList.ts';
import { unsafeSelectPage } from './orderListQueries.ts';
import { OrderNumberGenerator } from './orderNumberGenerator.ts';
import { unsafeSelectLoad } from './orderQueries.ts';
import { decisionsOn } from './policy.ts';
import { userError } from './readTexts.ts';
import { accept, decline } from './rollOver/decide.ts';
import { listTrains, rollOverHandler } from './rollOver/roll.ts';
import { saveBookingHandler } from './saveBooking.ts';
import { saveContainerNumbers } from './saveContainers.ts';
import { SpaceAllocator } from './spaceAllocator.ts';
import { SubmissionRules } from './submissionRules.ts';
import { bookingOrder } from './tables.ts';
import { endBookings, statesBefore } from './transitions.ts';
import { putOnWaitlist } from './waitlist.ts';
import { withdrawOrder } from './withdraw.ts';
import { userError as writeError } from './writeTexts.ts';

async function listAllBookings(
  input: ReadBy<typeof listBookings>,
  { db, user, language }: CallContext,
): Promise<Page<OperatorOrderRow>> {
  const { rows, total } = await unsafeSelectPage(db, input, language);
  return {
    rows: rows.map(({ companyName, ...row }) => ({
      ...toOrderRow(row),
      companyName,
      contactMobile: row.contactMobile,
      remainTeu: row.remainTeu,
      submitTime: row.submittedAt && formatDateTime(row.submittedAt),
      abilities: decisionsOn(user, row.state),
    })),
    total,
  };
}

/** Orders with space on a train, largest first. */
async function readLoadPlan(
  { trainInfoId }: ReadBy<typeof getLoadPlan>,
  { db, language }: CallContext,
): Promise<PayloadOf<typeof getLoadPlan>> {
  const [[train], orders] = await Promise.all([
    findTrains(db, [trainInfoId], language),
    unsafeSelectLoad(db, trainInfoId),
  ]);
  if (train === undefined) throw userError((t) => t.trainAbsent, CODE.absent);
  return { train, soldTeu: train.capacityTeu - train.remainTeu, orders };
}

/** Cancels the train, ends its bookings, returns their space and notifies their customers. */
async function cancelTrainAndBookings(input: ReadBy<typeof cancelTrain>, { db, user }: CallContext) {
  const { trainInfoId, reason } = input;
  await transitionTrain(db, trainInfoId, 'cancelled', { cancelReason: reason });
  const cause = { side: 'operator', accountName: user.name, move: 'trainCancelled', reason } as const;
  const ended = await endBookings(db, trainInfoId, { from: statesBefore('withdrawn') }, 'withdrawn', cause);
  await notifyOrderCustomers(db, trainCancelled, ended, reason);
  return { endedBookings: ended.length };
}

export function bookingCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const rules = new SubmissionRules(
    platform.db,
    all.flatMap(({ submissionChecks = [] }) => submissionChecks),
  );
  const allocation = new SpaceAllocator(platform, platform.log, rules);
  const companyNotifier = new BatchedNotifier(platform, ORDER_CHANNEL);
  const notifyCompany = (companyId: number) => companyNotifier.publish(String(companyId));
  const notifyReviewers = countsNotifier(platform, bookingSubmitted);
  const numbers = new OrderNumberGenerator(platform.db);
  const saveBooking = saveBookingHandler(allocation, numbers, {
    rules,
    notifyCompany,
    notifyReviewers,
  });
  return [
    withGroupCommit(bind(wire.saveBooking, saveBooking)),
    bind(wire.withdraw, withdrawOrder),
    bind(wire.saveContainers, saveContainerNumbers),
    bind(operatorWire.confirmBooking, confirm),
    bind(operatorWire.confirmBookings, confirmSeveral),
    bind(operatorWire.waitlistBooking, putOnWaitlist),
    bind(operatorWire.refuseBooking, refuseWithReason),
    bind(rollOverWire.listRollOverTrains, listTrains),
    bind(rollOverWire.rollOver, rollOverHandler(numbers)),
    bind(rollOverWire.acceptRollOver, accept),
    bind(rollOverWire.declineRollOver, decline),
    bind(operatorWire.changeDeparture, changeDepartureAndNotify),
    bind(operatorWire.cancelTrain, cancelTrainAndBookings),
    bind(wire.checkCompanyAndBookingStatus, checkBooking),
    bind(wire.getInitParam, readInitParam),
    bind(wire.getPageInfoByTrainNo, findBookingPage),
    bind(wire.listOrders, listOwnOrders),
    bind(wire.exportOrders, exportOwnOrdersHandler(platform)),
    bind(wire.queryOrderBigStatus, countOwnOrders),
    bind(wire.isHavingTempOrders, findOwnDraft),
    bind(wire.getOrderDetail, readOwnOrder),
    bind(wire.getTimeline, readOwnTimeline),
    bind(wire.containerTemplate, makeTemplate),
    bind(wire.parseContainers, readContainers),
    bind(wire.listFreeContainers, listFree),
    ...poolRecords.reads(platform),
    bind(poolWire.poolContainers.add, (container, { db }) => addToPool(db, container)),
    bind(poolWire.checkPoolLines, checkPastedLines),
    bind(poolWire.parsePoolSheet, readPoolSheet),
    bind(poolWire.addPoolContainers, addManyToPool),
    bind(poolWire.poolContainers.edit, (container, { db }) => changeInPool(db, container)),
    bind(poolWire.poolContainers.remove, ({ id }, { db }) => removeFromPool(db, id)),
    bind(wire.findEqualBooking, findEqual),
    bind(wire.saveReference, saveOwnReference),
    bind(operatorWire.getCustomerRecord, readCustomerRecord),
    bind(poolWire.numberClashes.list, listClashes),
    bind(poolWire.decideClash, decide),
    bind(operatorWire.listBookings, listAllBookings),
    bind(operatorWire.getBookingDetail, readAnyOrder),
    bind(operatorWire.getLoadPlan, readLoadPlan),
  ];
}

/** In every state: the reference is the customer's alone. */
async function saveOwnReference(
  { orderBigNo, customerRef }: ReadBy<typeof saveReference>,
  { db, user }: CallContext,
): Promise<void> {
  const changed = await db
    .update(bookingOrder)
    .set({ customerRef })
    .where(and(eq(bookingOrder.orderNo, orderBigNo), eq(bookingOrder.companyId, ownCompanyId(user))))
    .returning({ id: bookingOrder.id });
  if (changed.length === 0) throw writeError((t) => t.orderAbsent, CODE.absent);
}

import { type Binding, bind, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import { BatchedNotifier } from '../../../platform/server/notifications/batchedNotifier.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { countsNotifier } from '../../message/server/index.ts';
import * as wire from '../wire.ts';
import { cancelTrainAndBookings } from './cancelTrain.ts';
import { changeDepartureAndNotify } from './changeDeparture.ts';
import { makeTemplate, readContainers } from './containerSheet.ts';
import { confirm, confirmSeveral, refuseWithReason } from './decision.ts';
import { checkBooking, findBookingPage, readInitParam } from './initParam.ts';
import { readLoadPlan } from './loadPlan.ts';
import { bookingSubmitted } from './messages.ts';
import { ORDER_CHANNEL } from './notifyOrdersChanged.ts';
import { listAllBookings } from './operatorList.ts';
import { readAnyOrder, readOwnOrder, readOwnTimeline } from './orderDetail.ts';
import { exportOwnOrdersHandler } from './orderExport.ts';
import { countOwnOrders, findOwnDraft, listOwnOrders } from './orderList.ts';
import { OrderNumberGenerator } from './orderNumberGenerator.ts';
import { saveBookingHandler } from './saveBooking.ts';
import { saveContainerNumbers } from './saveContainers.ts';
import { SpaceAllocator } from './spaceAllocator.ts';
import { withdrawOrder } from './withdraw.ts';

export function bookingCalls(platform: Platform): Binding[] {
  const allocation = new SpaceAllocator(platform, platform.log);
  const companyNotifier = new BatchedNotifier(platform, ORDER_CHANNEL);
  const notifyCompany = (companyId: number) => companyNotifier.publish(String(companyId));
  const notifyReviewers = countsNotifier(platform, bookingSubmitted);
  const saveBooking = saveBookingHandler(allocation, new OrderNumberGenerator(platform.db), {
    notifyCompany,
    notifyReviewers,
  });
  return [
    withOwnTransaction(bind(wire.saveBooking, saveBooking)),
    bind(wire.withdraw, withdrawOrder),
    bind(wire.saveContainers, saveContainerNumbers),
    bind(wire.confirmBooking, confirm),
    bind(wire.confirmBookings, confirmSeveral),
    bind(wire.refuseBooking, refuseWithReason),
    bind(wire.changeDeparture, changeDepartureAndNotify),
    bind(wire.cancelTrain, cancelTrainAndBookings),
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
    bind(wire.listBookings, listAllBookings),
    bind(wire.getBookingDetail, readAnyOrder),
    bind(wire.getLoadPlan, readLoadPlan),
  ];
}

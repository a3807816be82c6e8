import { type Binding, bind, selfCommitting } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { Soon } from '../../../platform/server/push/soon.ts';
import { sayingSoon } from '../../message/server/index.ts';
import * as wire from '../wire.ts';
import { Allocation } from './allocate.ts';
import { confirm, confirmSeveral, refuseWithReason } from './answer.ts';
import { cancelTrainAndBookings } from './cancelTrain.ts';
import { changeDepartureAndTell } from './changeDeparture.ts';
import { CHANGED } from './changed.ts';
import { makeTemplate, readContainers } from './containerSheet.ts';
import { checkBooking, findBookingPage, readInitParam } from './initParam.ts';
import { readLoadPlan } from './loadPlan.ts';
import { bookingSubmitted } from './messages.ts';
import { listAllBookings } from './operatorList.ts';
import { readAnyOrder, readOwnOrder, readOwnTimeline } from './orderDetail.ts';
import { countOwnOrders, findOwnDraft, listOwnOrders } from './orderList.ts';
import { OrderNumbers } from './orderNumber.ts';
import { exportingOwnOrders } from './orderSheet.ts';
import { savingBookings } from './save.ts';
import { fillInContainers } from './saveContainers.ts';
import { withdrawOrder } from './withdraw.ts';

export function bookingCalls(platform: Platform): Binding[] {
  const allocation = new Allocation(platform, platform.log);
  const changed = new Soon(platform, CHANGED);
  const sayChanged = (companyId: number) => changed.say(String(companyId));
  const sayToReview = sayingSoon(platform, bookingSubmitted);
  const saveBooking = savingBookings(allocation, new OrderNumbers(platform.db), { sayChanged, sayToReview });
  return [
    selfCommitting(bind(wire.saveBooking, saveBooking)),
    bind(wire.withdraw, withdrawOrder),
    bind(wire.saveContainers, fillInContainers),
    bind(wire.confirmBooking, confirm),
    bind(wire.confirmBookings, confirmSeveral),
    bind(wire.refuseBooking, refuseWithReason),
    bind(wire.changeDeparture, changeDepartureAndTell),
    bind(wire.cancelTrain, cancelTrainAndBookings),
    bind(wire.checkCompanyAndBookingStatus, checkBooking),
    bind(wire.getInitParam, readInitParam),
    bind(wire.getPageInfoByTrainNo, findBookingPage),
    bind(wire.listOrders, listOwnOrders),
    bind(wire.exportOrders, exportingOwnOrders(platform)),
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

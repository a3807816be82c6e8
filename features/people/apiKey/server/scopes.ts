import type { AnyCall } from '../../../../platform/wire/call.ts';
import * as paper from '../../../documents/paper/wire.ts';
import * as resource from '../../../documents/resource/wire.ts';
import * as booking from '../../../freight/booking/wire.ts';
import * as network from '../../../freight/network/wire.ts';
import * as tracking from '../../../freight/tracking/wire.ts';
import * as train from '../../../freight/train/wire.ts';
import type { ApiScope } from '../wire.ts';
import * as wire from '../wire.ts';

type CallAddress = Pick<AnyCall, 'method' | 'path'>;

/** Calls that each scope opens. A call that stands nowhere here is closed to keys. */
export const SCOPE_CALLS: Readonly<Record<ApiScope, readonly CallAddress[]>> = {
  'trains.read': [
    train.getBookingMonthData,
    train.getBookingMonthDataOfDay,
    train.getTrainBookingAllDataForWeek,
    train.getTrainBookingAllDataForList,
    train.getTrainTable,
    train.getTrainDetail,
    train.getNearbyTrains,
    train.getTrainBooking,
    network.selectStationList,
    network.selectPublicStationList,
    network.networkMap,
  ],
  'bookings.read': [
    booking.listOrders,
    booking.queryOrderBigStatus,
    booking.getPageInfoByTrainNo,
    booking.getOrderDetail,
    booking.getTimeline,
    booking.checkCompanyAndBookingStatus,
  ],
  'bookings.write': [
    booking.getInitParam,
    booking.findEqualBooking,
    booking.saveBooking,
    booking.withdraw,
    booking.saveReference,
    booking.listFreeContainers,
    booking.saveContainers,
  ],
  'tracking.read': [tracking.containerLocation, tracking.zyTraceCn, booking.getTimeline],
  'papers.read': [
    resource.listResources,
    resource.getResource,
    resource.download,
    paper.papers.list,
    paper.getParseData,
    paper.countNum,
  ],
  signIn: [wire.createPartnerCode],
};

const nameOf = ({ method, path }: CallAddress) => `${method} ${path}`;

const scopesByCall = new Map<string, ApiScope[]>();
for (const scope of wire.API_SCOPES) {
  for (const call of SCOPE_CALLS[scope])
    scopesByCall.set(nameOf(call), [...(scopesByCall.get(nameOf(call)) ?? []), scope]);
}

/** Scopes that open a call; none: closed to keys. */
export const scopesOf = (call: CallAddress): readonly ApiScope[] => scopesByCall.get(nameOf(call)) ?? [];

import { page } from '../../../platform/wire/page.ts';
import {
  BOOKING_FORM,
  DOMESTIC_PAYMENT,
  LOAD_PLAN,
  ORDER_PAYMENT,
  REVIEW_QUEUE,
} from '../../people/account/laterPages.ts';
import { timetablePage } from '../train/pages.ts';
import { getLoadPlan, listBookings } from './operatorWire.ts';
import { numberClashes, poolContainers } from './poolWire.ts';
import { listOrders } from './wire.ts';

export const bookingFormPage = page({
  name: 'bookingSpace',
  path: BOOKING_FORM.path,
  parent: timetablePage,
});

export const ordersPage = page({
  name: 'bookingList',
  path: '/bookingList',
  call: listOrders,
  menu: { group: 'space', icon: 'order', order: 20 },
});

export const confirmationPage = page({ name: 'confirmation', path: '/confirmation', parent: ordersPage });

export const orderPage = page({
  name: 'bookingDetail',
  path: '/bookingDetail/:orderBigNo/:type',
  parent: ordersPage,
});

// Targets of messages (portal 2.6): the order, until payment has a page.
export const orderPaymentPage = page({
  name: 'paybookingDetail',
  path: ORDER_PAYMENT.path,
  parent: ordersPage,
});

export const returnPaymentPage = page({
  name: 'paycrbookingDetail',
  path: '/paycrbookingDetail/:orderBigNo/:type',
  parent: ordersPage,
});

export const domesticPaymentPage = page({
  name: 'paygnbookingDetail',
  path: DOMESTIC_PAYMENT.path,
  parent: ordersPage,
});

export const reviewQueuePage = page({
  name: 'operationBookings',
  path: REVIEW_QUEUE.path,
  call: listBookings,
  menu: { key: 'reviewQueue', group: 'bookings', icon: 'audit', order: 10 },
});

export const loadPlanPage = page({
  name: 'operationLoadPlan',
  path: LOAD_PLAN.path,
  call: getLoadPlan,
  menu: { key: 'loadPlan', group: 'trains', icon: 'load', order: 50 },
});

export const clashesPage = page({
  name: 'operationClashes',
  path: '/operation/clashes',
  call: numberClashes.list,
  menu: { group: 'bookings', icon: 'clash', order: 12 },
});

export const poolPage = page({
  name: 'operationContainers',
  path: '/operation/containers',
  call: poolContainers.list,
  menu: { group: 'bookings', icon: 'container', order: 22 },
});

import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { clashesPage, poolPage } from '../pages.ts';
import { useOperatorTexts } from './operator/texts.ts';
import {
  containerTools,
  loadPlanLinks,
  operatorOrderSections,
  orderAside,
  orderFacts,
  orderSections,
} from './slots.ts';
import { useTexts } from './texts.ts';

/** Slots of the customer's page of an order. */
const ORDER_SLOTS = [orderSections, orderFacts, orderAside, containerTools];
/** Slots of the drawer with any company's order. */
const DRAWER_SLOTS = [operatorOrderSections, containerTools];

const PAY_DOMESTIC = '/paygnbookingDetail/:orderBigNo/:type/:wbStationCnname';

/** Booking and orders (portal 2.2). */
export const routes: PageRoute[] = [
  {
    path: '/bookingSpace/:trainInfoId/:lineId/:ltype/:order/:trainPlanSuggest',
    name: 'bookingSpace',
    frame: 'shell',
    parentPath: '/planyleList',
    load: () => withTexts(import('./form/BookingSpace.tsx'), useTexts),
  },
  {
    path: '/confirmation',
    name: 'confirmation',
    frame: 'shell',
    parentPath: '/bookingList',
    load: () => withTexts(import('./confirmation/Confirmation.tsx'), useTexts),
  },
  {
    path: '/bookingList',
    name: 'bookingList',
    frame: 'shell',
    permission: 'booking:order:list',
    load: () => withTexts(import('./list/BookingList.tsx'), useTexts),
  },
  {
    path: '/bookingDetail/:orderBigNo/:type',
    name: 'bookingDetail',
    frame: 'shell',
    parentPath: '/bookingList',
    slots: ORDER_SLOTS,
    load: () => withTexts(import('./detail/BookingDetail.tsx'), useTexts),
  },
  // Targets of messages (portal 2.6): the order, until payment has a page.
  ...['/paybookingDetail/:orderBigNo/:type', '/paycrbookingDetail/:orderBigNo/:type', PAY_DOMESTIC].map(
    (path): PageRoute => ({
      path,
      name: path.split('/')[1] ?? path,
      frame: 'shell',
      parentPath: '/bookingList',
      slots: ORDER_SLOTS,
      load: () => withTexts(import('./detail/BookingDetail.tsx'), useTexts),
    }),
  ),
  {
    path: '/operation/bookings',
    name: 'operationBookings',
    frame: 'shell',
    permission: 'operation:booking:list',
    slots: DRAWER_SLOTS,
    load: () => withTexts(import('./operator/queue/ReviewQueuePage.tsx'), useTexts, useOperatorTexts),
  },
  {
    path: '/operation/loadPlan',
    name: 'operationLoadPlan',
    frame: 'shell',
    permission: 'operation:booking:list',
    slots: [...DRAWER_SLOTS, loadPlanLinks],
    load: () => withTexts(import('./operator/loadPlan/LoadPlanPage.tsx'), useTexts, useOperatorTexts),
  },
  {
    ...routeOf(clashesPage, () =>
      withTexts(import('./operator/numbers/ClashesPage.tsx'), useTexts, useOperatorTexts),
    ),
    slots: DRAWER_SLOTS,
  },
  {
    ...routeOf(poolPage, () =>
      withTexts(import('./operator/numbers/PoolPage.tsx'), useTexts, useOperatorTexts),
    ),
    slots: DRAWER_SLOTS,
  },
];

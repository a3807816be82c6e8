import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useOperatorTexts } from './operator/texts.ts';
import { useTexts } from './texts.ts';

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
    load: () => withTexts(import('./detail/BookingDetail.tsx'), useTexts),
  },
  // Targets of messages (portal 2.6): the order, until payment has a page.
  ...['/paybookingDetail/:orderBigNo/:type', '/paycrbookingDetail/:orderBigNo/:type', PAY_DOMESTIC].map(
    (path): PageRoute => ({
      path,
      name: path.split('/')[1] ?? path,
      frame: 'shell',
      parentPath: '/bookingList',
      load: () => withTexts(import('./detail/BookingDetail.tsx'), useTexts),
    }),
  ),
  {
    path: '/operation/bookings',
    name: 'operationBookings',
    frame: 'shell',
    permission: 'operation:booking:list',
    load: () => withTexts(import('./operator/queue/ReviewQueuePage.tsx'), useTexts, useOperatorTexts),
  },
  {
    path: '/operation/loadPlan',
    name: 'operationLoadPlan',
    frame: 'shell',
    permission: 'operation:booking:list',
    load: () => withTexts(import('./operator/loadPlan/LoadPlanPage.tsx'), useTexts, useOperatorTexts),
  },
];

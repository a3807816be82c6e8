import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

/** Booking space and following one's orders (portal 2.2). */
export const routes: PageRoute[] = [
  {
    path: '/bookingSpace/:trainInfoId/:lineId/:ltype/:order/:trainPlanSuggest',
    name: 'bookingSpace',
    frame: 'shell',
    below: '/planyleList',
    load: () => import('./form/BookingSpace.tsx'),
  },
  {
    path: '/confirmation',
    name: 'confirmation',
    frame: 'shell',
    below: '/bookingList',
    load: () => import('./confirmation/Confirmation.tsx'),
  },
  {
    path: '/bookingList',
    name: 'bookingList',
    frame: 'shell',
    permission: 'booking:order:list',
    load: () => import('./list/BookingList.tsx'),
  },
  {
    path: '/bookingDetail/:orderBigNo/:type',
    name: 'bookingDetail',
    frame: 'shell',
    below: '/bookingList',
    load: () => import('./detail/BookingDetail.tsx'),
  },
  {
    path: '/operation/bookings',
    name: 'operationBookings',
    frame: 'shell',
    permission: 'operation:booking:list',
    load: () => import('./operator/queue/ReviewQueuePage.tsx'),
  },
  {
    path: '/operation/loadPlan',
    name: 'operationLoadPlan',
    frame: 'shell',
    permission: 'operation:booking:list',
    load: () => import('./operator/loadPlan/LoadPlanPage.tsx'),
  },
];

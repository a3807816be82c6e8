import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useOperatorTexts } from './operator/texts.ts';
import {
  bookingCost,
  bookingServices,
  bookingTotal,
  containerTools,
  loadPlanLinks,
  operatorOrderSections,
  orderAside,
  orderFacts,
  orderSections,
  withdrawFacts,
} from './slots.ts';
import { useTexts } from './texts.ts';

/** Slots of the customer's page of an order. */
const ORDER_SLOTS = [orderSections, orderFacts, orderAside, containerTools, withdrawFacts];
/** Slots of the drawer with any company's order. */
const DRAWER_SLOTS = [operatorOrderSections, containerTools];

const order = {
  slots: ORDER_SLOTS,
  load: () => withTexts(import('./detail/BookingDetail.tsx'), useTexts),
};

/** Booking and orders (portal 2.2). */
export const routes = routesOf(pages, {
  bookingFormPage: {
    slots: [bookingCost, bookingServices, bookingTotal],
    load: async () => (await import('./form/loads.ts')).bookingSpace(),
  },
  confirmationPage: {
    slots: [bookingCost, bookingServices, bookingTotal],
    load: () => withTexts(import('./confirmation/Confirmation.tsx'), useTexts),
  },
  ordersPage: {
    slots: [withdrawFacts],
    load: () => withTexts(import('./list/BookingList.tsx'), useTexts),
  },
  orderPage: order,
  orderPaymentPage: order,
  returnPaymentPage: order,
  domesticPaymentPage: order,
  reviewQueuePage: {
    slots: DRAWER_SLOTS,
    load: () => withTexts(import('./operator/queue/ReviewQueuePage.tsx'), useTexts, useOperatorTexts),
  },
  loadPlanPage: {
    slots: [...DRAWER_SLOTS, loadPlanLinks],
    load: () => withTexts(import('./operator/loadPlan/LoadPlanPage.tsx'), useTexts, useOperatorTexts),
  },
  clashesPage: {
    slots: DRAWER_SLOTS,
    load: () => withTexts(import('./operator/numbers/ClashesPage.tsx'), useTexts, useOperatorTexts),
  },
  poolPage: {
    slots: DRAWER_SLOTS,
    load: () => withTexts(import('./operator/numbers/PoolPage.tsx'), useTexts, useOperatorTexts),
  },
});

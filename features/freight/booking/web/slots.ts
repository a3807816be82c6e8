import { slot } from '../../../../platform/web/slots/slot.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import type { Train } from '../../train/wire.ts';
import type { BookedService } from '../bookedServices.ts';
import type { getBookingDetail } from '../operatorWire.ts';
import type { ContainerRequest, OrderDetail } from '../order.ts';

interface OfOrder {
  order: OrderDetail;
}

/** Customer's page of an order: the sections being edited, above the columns and in full width. */
export const orderLead = slot<OfOrder>();
/** The same page, below. */
export const orderSections = slot<OfOrder>();
/** The same page, after the sections: details of the order. */
export const orderFacts = slot<OfOrder>();
/** The same page, beside its details. */
export const orderAside = slot<OfOrder>();

/** Operator's view of any company's order. */
export const operatorOrderSections = slot<{ order: PayloadOf<typeof getBookingDetail> }>();

interface SlotContainer {
  orderContainerId: number;
  /** empty until known */
  containerNo: string;
  orderBigNo: string;
  trainNo: string;
}

/** A service on a container, and who stands on its other side for the reader. */
export interface SlotService {
  /** company number */
  supplierNo: string;
  counterpartName: string;
  isCustoms: boolean;
}

/** Tools beside each container of an order; with a service, for that service alone. */
export const containerTools = slot<{ container: SlotContainer; service?: SlotService }>();

/** Links to other pages about the train of a load plan. */
export const loadPlanLinks = slot<{ train: Train }>();

export interface PricedBooking {
  trainInfoId: number;
  /** without those that are not chosen yet */
  containers: readonly ContainerRequest[];
  chosen: readonly BookedService[];
}

/** What a booking costs, on its form. */
export const bookingCost = slot<PricedBooking>();

/** Beside the freight in the total of a booking: what comes on top. */
export const bookingTotal = slot<PricedBooking>();

/** Services asked for with a booking, on its form and before it is submitted; without `choose` they are only shown. */
export const bookingServices = slot<{
  trainInfoId: number;
  containers: readonly ContainerRequest[];
  chosen: readonly BookedService[];
  choose?: (services: BookedService[]) => void;
}>();

/** Under the notice that an order was rolled over. */
export const rollOverFacts = slot<{ orderBigNo: string; rollOverId: number }>();

/** In the operator's dialog that rolls an order over. */
export const rollOverPreview = slot<{ orderBigNo: string; orderContainerIds: string }>();

/** In the dialog that withdraws an order. */
export const withdrawFacts = slot<{ orderBigNo: string }>();

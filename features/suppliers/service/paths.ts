import { isDriven, type ServiceOrderKind } from './kinds.ts';

/** Query of the pages of one service order. */
export const SERVICE_QUERY = 'service';

/** The supplier's page of a service order. */
export function jobPath(kind: ServiceOrderKind, serviceOrderId: number): string {
  return `/${isDriven(kind) ? 'trailerOrderDeatil' : 'forwardingDeatil'}?${SERVICE_QUERY}=${serviceOrderId}`;
}

export const operatorPath = (serviceOrderId: number) => `/operation/services?${SERVICE_QUERY}=${serviceOrderId}`;

/** The customer's page of the order, at its services. */
export const customerPath = (orderNo: string) => `/bookingDetail/${encodeURIComponent(orderNo)}/0`;

/** Number people say: FW and eight digits. */
export const serviceNoOf = (serviceOrderId: number) => `FW${String(serviceOrderId).padStart(8, '0')}`;

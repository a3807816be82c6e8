import { pathTo } from '../../../platform/wire/pathTo.ts';
import { orderPage } from '../../freight/booking/pages.ts';
import { isDriven, type ServiceOrderKind } from './kinds.ts';
import { forwardingJobPage, serviceOrdersPage, trailerJobPage } from './pages.ts';

/** Query of the pages of one service order. */
export const SERVICE_QUERY = 'service';

/** The supplier's page of a service order. */
export function jobPath(kind: ServiceOrderKind, serviceOrderId: number): string {
  return pathTo(isDriven(kind) ? trailerJobPage : forwardingJobPage, { [SERVICE_QUERY]: serviceOrderId });
}

export const operatorPath = (serviceOrderId: number) => pathTo(serviceOrdersPage, { [SERVICE_QUERY]: serviceOrderId });

/** The customer's page of the order, at its services. */
export const customerPath = (orderNo: string) => pathTo(orderPage, { orderBigNo: orderNo, type: 0 });

/** Number people say: FW and eight digits. */
export const serviceNoOf = (serviceOrderId: number) => `FW${String(serviceOrderId).padStart(8, '0')}`;

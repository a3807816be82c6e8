import { getServiceOrder, listServicesOfOrder, serviceOrders } from '../../operatorWire.ts';

/** What a write of the operator changes. */
export const OPERATOR_READS = [getServiceOrder, listServicesOfOrder, serviceOrders.list];

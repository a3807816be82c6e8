/**
 * Addresses of what pages read of orders. The frame refreshes these reads; with their calls it would load the schemas of
 * bookings.
 */
export const OWN_ORDER_PATHS = {
  list: '/order/orderBigOrder/list',
  counts: '/order/orderBigOrder/queryOrderBigStatus',
  drafts: '/order/orderBigOrder/isHavingTempOrders',
  detail: '/order/orderBigOrder/detail',
} as const;

/** The same of the operators' reads, of any company. */
export const ANY_ORDER_PATHS = {
  list: '/operation/booking/list',
  detail: '/operation/booking/detail',
  loadPlan: '/operation/booking/loadPlan',
} as const;

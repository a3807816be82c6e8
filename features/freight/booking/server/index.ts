export { departedTrainsWithOrders } from './bookedTrains.ts';
export {
  findOrderOfGoods,
  findOrdersOfTrain,
  type OrderOfGoods,
  orderNumberOf,
  trainNoOfOrder,
} from './cargoOrder.ts';
export { countContainers } from './containerCounts.ts';
export {
  containerIdsLike,
  containerIdsOfSameOrder,
  containerRows,
  searchContainers,
} from './containerQuery.ts';
export { advanceContainers, type ContainerStatusUpdate } from './containerStatus.ts';
export { correctContainers, lockOrder } from './correctContainers.ts';
export { expireUnconfirmed } from './expire.ts';
export { findHeldUpDays, type IsHeldUp } from './heldUpDays.ts';
export { ordersMissingNumbers, ownDrafts, ownTrainsUnderWay, summarizeOwnOrders } from './homeQueries.ts';
export { notifyOrdersChanged } from './live.ts';
export { aboutOrder, CONTAINERS_MISSING, departureChanged, type OrderJump, toOrder } from './messages.ts';
export {
  type ChangedContainers,
  type Ending,
  listenToOrders,
  type OrderListener,
  type RolledOverOrder,
  type SplitOrder,
  type TransitionedOrder,
} from './orderListeners.ts';
export {
  containerNoOf,
  customerRefOf,
  findConfirmedOrders,
  findOrderKey,
  findOrderPrices,
  type OrderPrice,
  orderIdsLike,
  orderIdsNumbered,
  orderNoOf,
} from './orderPrices.ts';
export { type OrderOnTrain, ordersOnTrain } from './ordersOnTrain.ts';
export { ownContainerNumbers } from './ownNumbers.ts';
export { findRecentlyCarried } from './recentlyCarried.ts';
export { chooseContainers } from './rollOver/choose.ts';
export { mayEndFree } from './rollOver/queries.ts';
export { enterNumbers } from './saveContainers.ts';
export { findNumberedContainers, findStayOrders, lockStayOrder, type StayOrder } from './stayOrders.ts';
export { addTimelineEntry } from './timelineEntry.ts';
export {
  type ContainerOnTrain,
  containersOnTrain,
  findTrackedNumber,
  type TrackedNumber,
} from './trackedNumber.ts';
export { findTrainLoad, type TrainLoadRow } from './trainLoad.ts';
export { countMissingNumbers, sumWaitlisted } from './trainShortfalls.ts';

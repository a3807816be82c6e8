export { departedTrainsWithOrders } from './bookedTrains.ts';
export { containerRows } from './containerFacts.ts';
export { type ContainerMove, moveContainers } from './containerMoves.ts';
export { endUnanswered } from './expire.ts';
export { aboutOrder, CONTAINERS_MISSING, departureChanged, type OrderJump, toOrder } from './messages.ts';
export { type OrderOnTrain, ordersOnTrain } from './ordersOnTrain.ts';
export { countOwnNow, ownDrafts, ownLacking, ownTrainsUnderWay } from './ownNow.ts';
export {
  type ContainerOnTrain,
  containersOnTrain,
  findTrackedNumber,
  type TrackedNumber,
} from './tracked.ts';

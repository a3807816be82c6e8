export { findArrivals } from './arrivals.ts';
export { reservePastSpace } from './demoSpace.ts';
export { findTrainDetail } from './detail.ts';
export { saveExpectedTimes } from './expectedTimes.ts';
export { trainKeys, trainRows, trainsOnLines } from './joins.ts';
export { findLaterTrains } from './laterTrains.ts';
export { departAtOf, lineTypeOf, trainIdsNumbered, trainNoOf } from './names.ts';
export { reschedule } from './reschedule.ts';
export { findSoonBookable } from './soonBookable.ts';
export {
  findSpaceState,
  lockTrain,
  releaseSpace,
  reserveSpace,
  type SpaceState,
  spaceError,
} from './space.ts';
export { type TransitionedTrain, transitionTrain } from './statusTransition.ts';
export { findNextBookable } from './timetableQueries.ts';
export { findPublicTrain, findTrains, priceList } from './trains.ts';

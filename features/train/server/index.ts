export { sellPastSpace } from './demoSpace.ts';
export { findTrainDetail } from './detail.ts';
export { findNextForSale } from './forSale.ts';
export { trainRows } from './joins.ts';
export { type MovedTrain, moveTrain } from './move.ts';
export { trainNoOf } from './names.ts';
export { findSoonBookable } from './soonBookable.ts';
export { giveBackSpace, lockTrain, type SpaceFacts, spaceFacts, takeSpace, whyNoSpace } from './space.ts';
export { findPublicTrain, findTrains, priceList } from './trains.ts';

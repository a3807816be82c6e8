export { findTrainDetail } from './detail.ts';
export { type MovedTrain, moveTrain } from './move.ts';
export { giveBackSpace, takeSpace, whyNoSpace } from './space.ts';
export { findPublicTrain, findTrains, priceList } from './trains.ts';

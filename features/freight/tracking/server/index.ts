export { journeyOfTracked } from './trace/journeyOfNumber.ts';
export { journeysOfTrains } from './trace/journeysOfTrains.ts';

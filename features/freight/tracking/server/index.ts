export { findGateIns } from './gateIns.ts';
export { journeyOfTracked } from './trace/journeyOfNumber.ts';
export { journeysOfTrains } from './trace/journeysOfTrains.ts';

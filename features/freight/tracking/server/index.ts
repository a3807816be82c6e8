export { journeysOfTrains } from './trace/journeysOfTrains.ts';

export { sessionChanges, whoIsBehind } from './whoIs.ts';

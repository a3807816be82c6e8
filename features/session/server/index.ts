export { whoIsBehind } from './whoIs.ts';

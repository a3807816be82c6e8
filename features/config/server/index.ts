export { type NumberKey, readConfigNumber, readConfigValue } from './read.ts';
export { isPastRetention } from './retention.ts';

export { fillConfigValue } from './fillConfigValue.ts';
export { type NumberKey, readConfigNumber, readConfigValue } from './read.ts';
export { isPastRetention } from './retention.ts';

export { type NumberKey, readConfigNumber, readConfigValue } from './read.ts';

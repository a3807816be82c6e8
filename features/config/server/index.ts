export { readConfigValue } from './read.ts';

export { type FoundRate, findRate } from './findRate.ts';

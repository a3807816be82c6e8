export { type LateFee, setLateFees } from './lateFees.ts';

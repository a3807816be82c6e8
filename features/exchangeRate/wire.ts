export { convert } from './rate.ts';

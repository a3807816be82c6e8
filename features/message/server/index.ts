export { done, type Telling, tell } from './tell.ts';
export { toldBy } from './told.ts';

export { selectQuietPeople as findQuietPeople } from './quietPeople.ts';
export { done, type Telling, tell } from './tell.ts';
export { toldAlready, toldBy } from './told.ts';
export { sayingSoon } from './words.ts';

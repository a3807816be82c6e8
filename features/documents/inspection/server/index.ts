export { isStopping, type Judged, judge } from './judged.ts';

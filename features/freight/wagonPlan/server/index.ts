export { findWagonPlaces } from './wagons.ts';

export { lineNames, stationNames } from './names.ts';
export { selectStations as stationsByIds, selectStops as findStops } from './queries.ts';
export { viaBorderOf } from './viaBorder.ts';

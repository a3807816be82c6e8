export { selectStationIdsOfAgent as findStationIdsOfAgent } from './agents.ts';
export { type DemoLineSchedule, demoLineSchedules } from './demo.ts';
export { lineNames, stationNameOf, stationNames } from './names.ts';
export {
  selectLineSummaries as findLineSummaries,
  selectRoute as findRoute,
  selectStations as stationsByIds,
  selectStationsByName as findStationsByName,
  selectStops as findStops,
  selectStopsOfLines as findStopsOfLines,
} from './queries.ts';
export { findViaBorder } from './records.ts';
export { selectStationIdsLike as findStationIdsLike, stationIdsNamed } from './stationSearch.ts';
export { trilingualStationNames } from './trilingualStationNames.ts';

export { type DemoRun, demoRuns } from './demo.ts';
export { lineNames, stationNames } from './names.ts';
export {
  selectLineRuns as findLineRuns,
  selectStations as stationsByIds,
  selectStationsCalled as findStationsCalled,
  selectStops as findStops,
  selectStopsOfLines as findStopsOfLines,
} from './queries.ts';
export { stationTitles } from './stationTitles.ts';
export { viaBorderOf } from './viaBorder.ts';

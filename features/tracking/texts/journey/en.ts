import words from '../kinds/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  ...words,
  stops: 'Stops',
  events: 'Events',
  noEvents: 'Nothing has been reported yet; what happens to the train appears here.',
  border: 'Border',
  gaugeChange: 'Gauge change',
  planned: 'planned',
  expected: 'expected',
  actual: 'actual',
  noReport: 'not reported',
  overdue: 'Expected time has passed, not reported yet',
  onTime: 'on time',
  late: (p) => `${p.time} late`,
  early: (p) => `${p.time} early`,
  between: (p) => `${p.from} → ${p.to}`,
  reckoned: 'Estimated position',
  reckonedHint: 'Between two reports, estimated from the timetable',
  map: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole way',
    mapLabel: 'Map of the journey',
    loading: 'The map is loading…',
    failed: 'The map could not be loaded',
    retry: 'Try again',
  },
  local: (p) => `${p.time} local time (${p.offset})`,
};
export default en;

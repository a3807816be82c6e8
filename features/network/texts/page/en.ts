import type zh from './zh.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: typeof zh = {
  lineTypes: { EU: 'Europe', CA: 'Central Asia', CN: 'Domestic' },
  directions: { outbound: 'Outbound', inbound: 'Inbound' },
  lineType: 'Line type',
  direction: 'Direction',
  allTypes: 'All',
  names: { zh: 'Name in Chinese', en: 'Name in English', ru: 'Name in Russian' },
  saved: 'Saved',
  duration: (p) =>
    p.hours < 24
      ? plural(Math.round(p.hours), 'hour', 'hours')
      : plural(Math.round(p.hours / 24), 'day', 'days'),
  map: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show everything',
    mapLabel: 'Map of the network',
    loading: 'Loading the map…',
    failed: 'The map could not be loaded',
    retry: 'Try again',
  },
  lines: {
    title: 'Lines',
    keyword: 'Name or code',
    code: 'Code',
    name: 'Line',
    relation: 'From – to',
    via: 'Via border',
    distance: 'km',
    duration: 'Transit',
    origin: 'Origin',
    destination: 'Destination',
    hours: 'Hours under way',
    status: 'Status',
    inService: 'In service',
    outOfService: 'Out of service',
    empty: 'There are no lines yet',
    edit: (p) => `Line ${p.code}`,
    active: 'In service',
    activeHint: 'Out of service, no new trains are planned on it; those already planned keep running.',
  },
  stations: {
    title: 'Stations',
    keyword: 'Name or code',
    country: 'Country',
    name: 'Station',
    code: 'Station code',
    codeHint: 'China: telegraph code; 1520 mm railways: ESR; Europe: UIC.',
    unlocode: 'UN/LOCODE',
    coordinates: 'Coordinates',
    latitude: 'Latitude',
    longitude: 'Longitude',
    gauges: 'Gauge (mm)',
    gaugesNeeded: 'Choose at least one gauge',
    empty: 'No stations',
    edit: (p) => `Station ${p.name}`,
  },
  picture: {
    title: 'Network map',
    counts: (p) => `${plural(p.lines, 'line', 'lines')}, ${plural(p.stations, 'station', 'stations')}`,
    legend: 'Legend',
    end: 'Origin or destination',
    border: 'Border station',
    stop: 'Station on the way',
    chosen: 'Chosen lines',
    lines: 'Lines',
    linesAt: (p) => `Lines through ${p.station}`,
    all: 'Show all',
    hint: 'Click a station for its lines, or a line to see it on the map.',
    noLines: 'No lines are in service',
    route: (p) => `${p.km} km, ${p.duration}`,
  },
};

export default en;

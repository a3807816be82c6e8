import { page } from '../../../platform/wire/page.ts';
import { lines, stations } from './wire.ts';

export const linesPage = page({
  name: 'operationLines',
  path: '/operation/lines',
  call: lines.list,
  menu: { group: 'network', icon: 'line', order: 60 },
});

export const stationsPage = page({
  name: 'operationStations',
  path: '/operation/stations',
  call: stations.list,
  menu: { group: 'network', icon: 'station', order: 61 },
});

export const networkPage = page({
  name: 'operationNetwork',
  path: '/operation/network',
  call: lines.list,
  menu: { group: 'network', icon: 'map', order: 62 },
});

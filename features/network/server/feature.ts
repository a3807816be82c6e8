import type { Feature, MenuEntry } from '../../../platform/server/feature.ts';
import { calls } from './calls.ts';
import { seedDemoNetwork } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { exports } from './exports.ts';
import { finders } from './finders.ts';

const MENU: readonly MenuEntry[] = [
  {
    key: 'operationLines',
    group: 'trains',
    title: { zh: '线路管理', en: 'Lines', ru: 'Маршруты' },
    path: '/operation/lines',
    component: 'operationLines',
    icon: 'line',
    order: 60,
    permission: 'network:line:list',
  },
  {
    key: 'operationStations',
    group: 'trains',
    title: { zh: '车站管理', en: 'Stations', ru: 'Станции' },
    path: '/operation/stations',
    component: 'operationStations',
    icon: 'station',
    order: 61,
    permission: 'network:station:list',
  },
  {
    key: 'operationNetwork',
    group: 'trains',
    title: { zh: '路网图', en: 'Network map', ru: 'Карта сети' },
    path: '/operation/network',
    component: 'operationNetwork',
    icon: 'map',
    order: 62,
    permission: 'network:line:list',
  },
];

export const network: Feature = {
  name: 'network',
  calls: () => [...calls],
  menu: MENU,
  dictionaries,
  finders,
  exports,
  grants: {
    operator: ['network:station:list', 'network:station:edit', 'network:line:list', 'network:line:edit'],
  },
  demo: seedDemoNetwork,
};

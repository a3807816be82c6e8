import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { linesPage, networkPage, stationsPage } from '../pages.ts';
import { networkCalls } from './calls.ts';
import { seedDemoNetwork } from './demo.ts';
import { dictionaries } from './dictionaries.ts';
import { finders } from './finders.ts';
import { lineRecords, stationRecords } from './records.ts';
import { fillPinyin } from './stationSearch.ts';
import { pageTexts } from './texts.ts';

export const network: Feature = {
  name: 'network',
  calls: networkCalls,
  menu: [
    menuEntry(linesPage, pageTexts, (t) => t.lines.title),
    menuEntry(stationsPage, pageTexts, (t) => t.stations.title),
    menuEntry(networkPage, pageTexts, (t) => t.picture.title),
  ],
  dictionaries,
  exports: [...stationRecords.exports, ...lineRecords.exports],
  finders,
  grants: {
    operator: ['network:station:list', 'network:station:edit', 'network:line:list', 'network:line:edit'],
  },
  seed: fillPinyin,
  demo: seedDemoNetwork,
};

import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useNetworkTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: '/operation/lines',
    name: 'operationLines',
    frame: 'shell',
    permission: 'network:line:list',
    load: () => withTexts(import('./lines/LinesPage.tsx'), useNetworkTexts),
  },
  {
    path: '/operation/stations',
    name: 'operationStations',
    frame: 'shell',
    permission: 'network:station:list',
    load: () => withTexts(import('./stations/StationsPage.tsx'), useNetworkTexts),
  },
  {
    path: '/operation/network',
    name: 'operationNetwork',
    frame: 'shell',
    permission: 'network:line:list',
    load: () => withTexts(import('./map/NetworkPage.tsx'), useNetworkTexts),
  },
];

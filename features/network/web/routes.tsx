import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useNetworkTexts } from './texts.ts';

// texts come beside their page, not after it
const lines = async () => {
  const [page] = await Promise.all([import('./lines/LinesPage.tsx'), useNetworkTexts.load()]);
  return page;
};
const stations = async () => {
  const [page] = await Promise.all([import('./stations/StationsPage.tsx'), useNetworkTexts.load()]);
  return page;
};
const picture = async () => {
  const [page] = await Promise.all([import('./picture/NetworkPage.tsx'), useNetworkTexts.load()]);
  return page;
};

/** The pages of the network, under operations (domain, Network). */
export const routes: PageRoute[] = [
  {
    path: '/operation/lines',
    name: 'operationLines',
    frame: 'shell',
    permission: 'network:line:list',
    load: lines,
  },
  {
    path: '/operation/stations',
    name: 'operationStations',
    frame: 'shell',
    permission: 'network:station:list',
    load: stations,
  },
  {
    path: '/operation/network',
    name: 'operationNetwork',
    frame: 'shell',
    permission: 'network:line:list',
    load: picture,
  },
];

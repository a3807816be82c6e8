import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import { linesPage, networkPage, stationsPage } from '../pages.ts';
import { useNetworkTexts } from './texts.ts';

export const routes = [
  routeOf(linesPage, () => withTexts(import('./lines/LinesPage.tsx'), useNetworkTexts)),
  routeOf(stationsPage, () => withTexts(import('./stations/StationsPage.tsx'), useNetworkTexts)),
  routeOf(networkPage, () => withTexts(import('./map/NetworkPage.tsx'), useNetworkTexts)),
];

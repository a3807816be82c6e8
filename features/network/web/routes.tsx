import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useNetworkTexts } from './texts.ts';

export const routes = routesOf(pages, {
  linesPage: () => withTexts(import('./lines/LinesPage.tsx'), useNetworkTexts),
  stationsPage: () => withTexts(import('./stations/StationsPage.tsx'), useNetworkTexts),
  networkPage: () => withTexts(import('./map/NetworkPage.tsx'), useNetworkTexts),
});

import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useNetworkTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const linesPage = () => withTexts(import('./lines/LinesPage.tsx'), useNetworkTexts);
export const stationsPage = () => withTexts(import('./stations/StationsPage.tsx'), useNetworkTexts);
export const networkPage = () => withTexts(import('./map/NetworkPage.tsx'), useNetworkTexts);

import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useFleetTexts } from './texts.ts';

/** A chunk of its own: the first page of the portal carries none of it. */
export const vehiclesPage = () => withTexts(import('./VehiclesPage.tsx'), useFleetTexts);
export const driversPage = () => withTexts(import('./DriversPage.tsx'), useFleetTexts);

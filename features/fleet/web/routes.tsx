import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useFleetTexts } from './texts.ts';

export const routes = routesOf(pages, {
  vehiclesPage: () => withTexts(import('./VehiclesPage.tsx'), useFleetTexts),
  driversPage: () => withTexts(import('./DriversPage.tsx'), useFleetTexts),
});

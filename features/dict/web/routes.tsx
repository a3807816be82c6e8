import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import { entriesPage, typesPage } from '../pages.ts';
import { useTexts } from './texts.ts';

/** Administration of dictionaries (portal 2.3). */
export const routes = [
  routeOf(typesPage, () => withTexts(import('./TypesPage.tsx'), useTexts)),
  routeOf(entriesPage, () => withTexts(import('./EntriesPage.tsx'), useTexts)),
];

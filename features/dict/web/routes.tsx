import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

/** Administration of dictionaries (portal 2.3). */
export const routes = routesOf(pages, {
  typesPage: () => withTexts(import('./TypesPage.tsx'), useTexts),
  entriesPage: () => withTexts(import('./EntriesPage.tsx'), useTexts),
});

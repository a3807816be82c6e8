import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = routesOf(pages, {
  closuresPage: () => withTexts(import('./ClosuresPage.tsx'), useTexts),
});

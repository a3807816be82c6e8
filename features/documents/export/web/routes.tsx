import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes = routesOf(pages, {
  downloadsPage: () => withTexts(import('./MyDownloadsPage.tsx'), useTexts),
});

import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

const loadEdit = () => withTexts(import('./edit/NoticeEditPage.tsx'), useTexts);

export const routes = routesOf(pages, {
  noticesPage: () => withTexts(import('./list/NoticesPage.tsx'), useTexts),
  newNoticePage: loadEdit,
  editNoticePage: loadEdit,
});

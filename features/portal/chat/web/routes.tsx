import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { routesOf } from '../../../../platform/web/records/routesOf.ts';
import * as pages from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes = routesOf(pages, {
  inboxPage: () => withTexts(import('./inbox/InboxPage.tsx'), useTexts),
  cannedAnswersPage: () => withTexts(import('./cannedAnswers/CannedAnswersPage.tsx'), useTexts),
});

import { withTexts } from '../../../platform/web/language/withTexts.ts';
import { routeOf } from '../../../platform/web/records/routeOf.ts';
import { cannedAnswersPage, inboxPage } from '../pages.ts';
import { useTexts } from './texts.ts';

export const routes = [
  routeOf(inboxPage, () => withTexts(import('./inbox/InboxPage.tsx'), useTexts)),
  routeOf(cannedAnswersPage, () => withTexts(import('./cannedAnswers/CannedAnswersPage.tsx'), useTexts)),
];

import { withTexts } from '../../../platform/web/language/withTexts.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

export const routes: PageRoute[] = [
  {
    path: '/operation/chat',
    name: 'chatInbox',
    frame: 'shell',
    permission: 'chat:inbox:list',
    load: () => withTexts(import('./inbox/InboxPage.tsx'), useTexts),
  },
  {
    path: '/operation/chatAnswers',
    name: 'chatAnswers',
    frame: 'shell',
    permission: 'chat:answer:edit',
    load: () => withTexts(import('./cannedAnswers/CannedAnswersPage.tsx'), useTexts),
  },
];

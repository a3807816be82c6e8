import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { useTexts } from './texts.ts';

// texts come beside their page, not after it
const inbox = async () => {
  const [page] = await Promise.all([import('./inbox/InboxPage.tsx'), useTexts.load()]);
  return page;
};
const answers = async () => {
  const [page] = await Promise.all([import('./answers/AnswersPage.tsx'), useTexts.load()]);
  return page;
};

/** Pages of those who serve; customers have the window. */
export const routes: PageRoute[] = [
  {
    path: '/operation/chat',
    name: 'chatInbox',
    frame: 'shell',
    permission: 'chat:inbox:list',
    load: inbox,
  },
  {
    path: '/operation/chatAnswers',
    name: 'chatAnswers',
    frame: 'shell',
    permission: 'chat:answer:edit',
    load: answers,
  },
];

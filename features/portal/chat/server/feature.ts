import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { cannedAnswersPage, inboxPage } from '../pages.ts';
import { chatCalls } from './calls.ts';
import { chatHandover } from './chatHandover.ts';
import { companyData } from './companyData.ts';
import { seedDemoConversations } from './demo/seed.ts';
import { escalateUnread } from './escalate.ts';
import { chatFiles, removeUnsentFiles } from './files.ts';
import { finders } from './finders.ts';
import { liveSources } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { pageTexts } from './texts.ts';
import { chatUnread } from './unreadKind.ts';

const CHAT_PERMISSIONS = ['chat:conversation:list', 'chat:message:add'];
const OPERATOR_PERMISSIONS = [...CHAT_PERMISSIONS, 'chat:inbox:list', 'chat:inbox:assign', 'chat:answer:edit'];

export const chat: Feature = {
  name: 'chat',
  calls: chatCalls,
  live: liveSources,
  relations: [chatFiles],
  messages: [chatUnread],
  companyData: [companyData],
  handovers: [chatHandover],
  menuCounts,
  finders,
  menu: [
    menuEntry(inboxPage, pageTexts, (t) => t.inbox.title),
    menuEntry(cannedAnswersPage, pageTexts, (t) => t.answers.title),
  ],
  grants: {
    customer: CHAT_PERMISSIONS,
    special: CHAT_PERMISSIONS,
    supplier: CHAT_PERMISSIONS,
    operator: OPERATOR_PERMISSIONS,
  },
  demo: seedDemoConversations,
  jobs: ({ db, log }) => [
    {
      name: 'chat.escalate',
      cron: '* * * * *',
      run: async () => {
        const escalated = await escalateUnread(db);
        if (escalated > 0) log.info({ escalated }, 'people were told of messages of conversations that stay unread');
      },
    },
    {
      name: 'chat.filesNeverSent',
      cron: '41 3 * * *',
      run: async () => {
        const removed = await removeUnsentFiles(db, new Date());
        if (removed > 0) log.info({ removed }, 'files that were never sent are gone');
      },
    },
  ],
};

import type { Feature } from '../../../platform/server/feature.ts';
import { chatCalls } from './calls.ts';
import { seedDemoConversations } from './demo/seed.ts';
import { escalateUnread } from './escalate.ts';
import { chatFiles, removeUnsentFiles } from './files.ts';
import { finders } from './finders.ts';
import { liveSources } from './live.ts';
import { menuCounts } from './menuCounts.ts';
import { chatUnread } from './unreadKind.ts';

const CHAT_PERMISSIONS = ['chat:conversation:list', 'chat:message:add'];
const OPERATOR_PERMISSIONS = [
  ...CHAT_PERMISSIONS,
  'chat:inbox:list',
  'chat:inbox:assign',
  'chat:answer:edit',
];

export const chat: Feature = {
  name: 'chat',
  calls: chatCalls,
  live: liveSources,
  relations: [chatFiles],
  messages: [chatUnread],
  menuCounts,
  finders,
  menu: [
    {
      key: 'chatInbox',
      group: 'communication',
      title: { zh: '客服会话', en: 'Chat inbox', ru: 'Обращения' },
      path: '/operation/chat',
      component: 'chatInbox',
      icon: 'message',
      order: 15,
      permission: 'chat:inbox:list',
    },
    {
      key: 'chatAnswers',
      group: 'communication',
      title: { zh: '常用回复', en: 'Canned answers', ru: 'Готовые ответы' },
      path: '/operation/chatAnswers',
      component: 'chatAnswers',
      icon: 'message',
      order: 16,
      permission: 'chat:answer:edit',
    },
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
        const told = await escalateUnread(db);
        if (told > 0) log.info({ told }, 'people were told of messages of conversations that stay unread');
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

import type { Feature } from '../../../platform/server/feature.ts';
import { chatCalls } from './calls.ts';
import { seedDemoConversations } from './demo/seed.ts';
import { escalateUnread } from './escalate.ts';
import { chatFiles, removeNeverSent } from './files.ts';
import { live } from './live.ts';
import { chatUnread } from './unreadKind.ts';

const TAKES_PART = ['chat:conversation:list', 'chat:message:add'];
const SERVES = [...TAKES_PART, 'chat:inbox:list', 'chat:inbox:assign', 'chat:answer:edit'];

export const chat: Feature = {
  name: 'chat',
  calls: chatCalls,
  live,
  relations: [chatFiles],
  messages: [chatUnread],
  menu: [
    {
      key: 'chatInbox',
      group: 'operation',
      title: { zh: '客服会话', en: 'Chat inbox', ru: 'Обращения' },
      path: '/operation/chat',
      component: 'chatInbox',
      icon: 'message',
      order: 15,
      permission: 'chat:inbox:list',
    },
    {
      key: 'chatAnswers',
      group: 'operation',
      title: { zh: '常用回复', en: 'Canned answers', ru: 'Готовые ответы' },
      path: '/operation/chatAnswers',
      component: 'chatAnswers',
      icon: 'message',
      order: 16,
      permission: 'chat:answer:edit',
    },
  ],
  grants: { customer: TAKES_PART, special: TAKES_PART, supplier: TAKES_PART, operator: SERVES },
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
        const removed = await removeNeverSent(db, new Date());
        if (removed > 0) log.info({ removed }, 'files that were never sent are gone');
      },
    },
  ],
};

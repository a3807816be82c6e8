import { page } from '../../../platform/wire/page.ts';
import { cannedAnswers, listInbox } from './wire.ts';

export const inboxPage = page({
  name: 'chatInbox',
  path: '/operation/chat',
  call: listInbox,
  menu: { group: 'communication', icon: 'message', order: 15 },
});

export const cannedAnswersPage = page({
  name: 'chatAnswers',
  path: '/operation/chatAnswers',
  call: cannedAnswers.edit,
  menu: { group: 'communication', icon: 'answer', order: 16 },
});

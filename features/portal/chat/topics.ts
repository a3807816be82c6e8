import { z } from 'zod';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { conversationItem } from './conversation.ts';
import { chatMessage } from './message.ts';
import { CHAT_PERMISSION } from './wire.ts';

const isOwn = (user: CurrentUser, { companyNo }: { companyNo: string }) =>
  user.companyNo === companyNo && hasPermission(user, CHAT_PERMISSION);

/** Conversations with new messages from the other company (portal 7). */
export const incomingMessages = topic({
  path: '/system/{companyNo}',
  payload: z.array(conversationItem),
  access: isOwn,
  summary: 'Conversations with new messages from the other company',
});

/** All changes of a company's list, own messages and read marks included. */
export const conversationsChanged = topic({
  path: '/chat/{companyNo}',
  payload: z.array(conversationItem),
  access: isOwn,
  summary: 'Changes of a company’s conversations, for its conversation list',
});

export const threadEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('said'), message: chatMessage }),
  z.object({
    kind: z.literal('marked'),
    companyNo: z.string(),
    deliveredSeq: z.number().int(),
    readSeq: z.number().int(),
  }),
  z.object({ kind: z.literal('typing'), companyNo: z.string() }),
]);
export type ThreadEvent = z.infer<typeof threadEvent>;

/** For the two companies only, each by its own number. */
export const threadEvents = topic({
  path: '/chat/{companyNo}/{conversationId}',
  payload: z.array(threadEvent),
  access: isOwn,
  summary: 'New messages of a conversation, delivery and read status, and typing',
});

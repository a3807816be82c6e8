import { z } from 'zod';
import { topic } from '../../platform/wire/live/topic.ts';
import { holdsPermission, type Who } from '../../platform/wire/who.ts';
import { conversationItem } from './conversation.ts';
import { chatMessage } from './message.ts';
import { CHATS } from './wire.ts';

const isOwn = (who: Who, { companyNo }: { companyNo: string }) =>
  who.companyNo === companyNo && holdsPermission(who, CHATS);

/** Conversations with new messages from the other company (portal 7). */
export const cameIn = topic({
  path: '/system/{companyNo}',
  payload: z.array(conversationItem),
  access: isOwn,
  summary: 'Conversations into which the other company has just written',
});

/** All changes of a company's list, own messages and read marks included. */
export const conversationsChanged = topic({
  path: '/chat/{companyNo}',
  payload: z.array(conversationItem),
  access: isOwn,
  summary: "A company's conversations as they change, for its list of them",
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
export const threadHeard = topic({
  path: '/chat/{companyNo}/{conversationId}',
  payload: z.array(threadEvent),
  access: isOwn,
  summary: 'Messages of a conversation as they come, how far the companies have got, and who is typing',
});

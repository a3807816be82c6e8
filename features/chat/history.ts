import { z } from 'zod';
import { id } from '../../platform/wire/validators.ts';
import { isHd } from './conversation.ts';
import { chatMessage } from './message.ts';

const HIGHEST_SEQ = 2_147_483_647;
/** A place in a conversation as clients name it: the number of a message. */
export const seq = z.coerce.number<number>().int().nonnegative().max(HIGHEST_SEQ);

/** A part of what was said, and how far the conversation and its two companies have got. */
export const historyPage = {
  isHd,
  list: z.array(chatMessage),
  conversationId: id.nullable().describe('null: nothing has been said yet'),
  lastSeq: z.number().int(),
  hasMore: z.boolean().describe('there are more in the direction asked for'),
  counterpartNo: z.string(),
  counterpartName: z.string(),
  ownReadSeq: z.number().int(),
  theirs: z
    .object({ deliveredSeq: z.number().int(), readSeq: z.number().int() })
    .describe('how far the other company has got'),
};

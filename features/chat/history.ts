import { z } from 'zod';
import { id } from '../../platform/wire/validators.ts';
import { isHd } from './conversation.ts';
import { chatMessage } from './message.ts';

const HIGHEST_SEQ = 2_147_483_647;
/** Message number within its conversation. */
export const seq = z.coerce.number<number>().int().nonnegative().max(HIGHEST_SEQ);

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

import { z } from 'zod';
import { wordsOfPeople } from '../../../platform/wire/money.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id } from '../../../platform/wire/validators.ts';

/** Characters (portal 5, inventory Z09). */
export const MAX_TEXT_LENGTH = 10_000;

export const MSG_TYPE = { text: 0, file: 1, image: 2 } as const;
export const msgType = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type MsgType = z.infer<typeof msgType>;

/** Blank and invisible texts are not sent (portal 5). */
export const hasVisibleText = (text: string) => /[^\s\p{Cf}\p{Cc}\u2800\u3164]/u.test(text);

/** Message (portal 3) from the point of view of one of the two companies. */
export const chatMessage = z.object({
  chatId: id,
  conversationId: id,
  seq: z.number().int().positive().describe('counts within the conversation, without gaps'),
  clientId: z.string().describe("the sender's own key; empty for the other company"),
  sendCompanyNo: z.string(),
  sendCompanyName: z.string(),
  sendName: z.string().describe("the person; empty for the other company's people"),
  receiveCompanyNo: z.string(),
  addTime: dateTimeText,
  msgType,
  chatContent: wordsOfPeople(z.string().describe('the text, or the path of the file below the base of the wire')),
  fileName: wordsOfPeople(z.string()),
  suffix: z.string().describe("the file's extension, without a dot"),
  resourceId: id.nullable(),
  byteCount: z.number().int().nullable(),
  isExpired: z.boolean().describe('it was a file, which is gone'),
});
export type ChatMessage = z.infer<typeof chatMessage>;

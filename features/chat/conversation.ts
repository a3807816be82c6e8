import { z } from 'zod';
import { dateTimeText } from '../../platform/wire/time.ts';
import { id, optionalLine } from '../../platform/wire/validators.ts';
import { msgType } from './message.ts';

/** The platform's company number: as counterpart it is the free trade port (portal 2.8). */
export const FREE_TRADE_PORT = '00001';

/** 0 customs declaration service, 1 ground (local) service (portal 2.8). */
export const businessType = z.union([z.literal(0), z.literal(1)]);
export type BusinessType = z.infer<typeof businessType>;

/** The same as clients send it: a number, or in a query its digit; nothing else stands for either. */
export const businessTypeInput = z.union([
  businessType,
  z.enum(['0', '1']).transform((digit): BusinessType => (digit === '1' ? 1 : 0)),
]);

/** The longest number of a company or a container. */
export const LONGEST_NUMBER = 20;

/**
 * Which conversation: a container, a service and who serves. Where the last is not said, it is the supplier of a
 * container that has one, else the platform, so that clients need to name the container and the service only.
 */
export const about = {
  orderContainerId: id,
  businessType: businessTypeInput,
  servingCompanyNo: optionalLine(LONGEST_NUMBER),
};

/** 1: the reader is on the side of the goods; 0: the one that serves. */
export const isHd = z.union([z.literal(0), z.literal(1)]);
export type IsHd = z.infer<typeof isHd>;

/** A conversation in the list (portal 3), as one of its two companies sees it. */
export const conversationItem = z.object({
  conversationId: id,
  orderContainerId: id,
  containerNo: z.string().describe('empty until it is known'),
  orderBigNo: z.string(),
  businessType,
  trainNo: z.string(),
  add_time: dateTimeText.describe('of its newest message'),
  isHaveNewMsg: z.union([z.literal(0), z.literal('')]).describe('0: unread; empty: read'),
  unreadCount: z.number().int(),
  isHd,
  servingCompanyNo: z.string().describe('who serves: the platform or a supplier'),
  counterpartNo: z.string(),
  counterpartName: z.string(),
  lastSeq: z.number().int(),
  last: z
    .object({
      msgType,
      text: z.string().describe('its beginning, or the name of the file'),
      isOwn: z.boolean(),
    })
    .nullable(),
  assignedTo: id
    .nullable()
    .describe('the person of the serving company who has taken it; null for the other'),
  assignedName: z.string(),
});
export type ConversationItem = z.infer<typeof conversationItem>;

/** A company that can be talked to. */
export const counterpart = z.object({ companyNo: z.string(), companyName: z.string() });
export type Counterpart = z.infer<typeof counterpart>;

/** A container about which a conversation can be held. */
export const chatContainer = z.object({
  orderContainerId: id,
  containerNo: z.string(),
  orderBigNo: z.string(),
  trainNo: z.string(),
});
export type ChatContainer = z.infer<typeof chatContainer>;

import { z } from 'zod';
import { wordsOfPeople } from '../../../platform/wire/money.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';
import { msgType } from './message.ts';

/** The platform's company number; as counterpart, the free trade port (portal 2.8). */
export const FREE_TRADE_PORT = '00001';

/** 0 customs declaration service, 1 ground (local) service (portal 2.8). */
export const businessType = z.union([z.literal(0), z.literal(1)]);
export type BusinessType = z.infer<typeof businessType>;

/** Client form: a number, or its digit in a query; no coercion of null, `true` or an empty text. */
export const businessTypeInput = z.union([
  businessType,
  z.enum(['0', '1']).transform((digit): BusinessType => (digit === '1' ? 1 : 0)),
]);

/** Company and container numbers, characters. */
export const MAX_NUMBER_LENGTH = 20;

/** Without `servingCompanyNo`: the supplier of the container, else the platform. */
export const conversationKeyFields = {
  orderContainerId: id,
  businessType: businessTypeInput,
  servingCompanyNo: optionalLine(MAX_NUMBER_LENGTH),
};

/** 1: the reader is the customer; 0: the reader serves. */
export const isHd = z.union([z.literal(0), z.literal(1)]);
export type IsHd = z.infer<typeof isHd>;

/** List entry (portal 3) from the point of view of one of the two companies. */
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
      text: wordsOfPeople(z.string().describe('its beginning, or the name of the file')),
      isOwn: z.boolean(),
    })
    .nullable(),
  assignedTo: id.nullable().describe('the person of the serving company who has taken it; null for the other'),
  assignedName: z.string(),
});
export type ConversationItem = z.infer<typeof conversationItem>;

export const counterpart = z.object({ companyNo: z.string(), companyName: z.string() });
export type Counterpart = z.infer<typeof counterpart>;

export const chatContainer = z.object({
  orderContainerId: id,
  containerNo: z.string(),
  orderBigNo: z.string(),
  trainNo: z.string(),
});
export type ChatContainer = z.infer<typeof chatContainer>;

export interface ConversationKey {
  orderContainerId: number;
  businessType: BusinessType;
  servingCompanyNo: string;
}

export const conversationKeyOf = ({
  orderContainerId,
  businessType,
  servingCompanyNo,
}: ConversationKey): ConversationKey => ({
  orderContainerId,
  businessType,
  servingCompanyNo,
});
export const keyTextOf = ({ orderContainerId, businessType, servingCompanyNo }: ConversationKey) =>
  `${orderContainerId}-${businessType}-${servingCompanyNo}`;
export const isSameConversation = (one: ConversationKey | null, other: ConversationKey | null) =>
  one !== null && other !== null && keyTextOf(one) === keyTextOf(other);

/** What a message is sent about; the numbers go along for the record (portal 3). */
export interface ConversationSubject extends ConversationKey {
  trainNo: string;
  containerNo: string;
}

export const subjectOf = (about: ConversationSubject): ConversationSubject => ({
  ...conversationKeyOf(about),
  trainNo: about.trainNo,
  containerNo: about.containerNo,
});

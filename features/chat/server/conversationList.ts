import { type CallContext, ownCompanyId } from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { searchContainers } from '../../booking/server/index.ts';
import { type ChatContainer, type ConversationItem, FREE_TRADE_PORT } from '../conversation.ts';
import type { findContainers, msgList } from '../wire.ts';
import { selectCompanyItems } from './companyItems.ts';
import { toConversationItem } from './conversationItems.ts';

const MAX_CONTAINERS = 10;

export async function listConversations(
  input: ReadBy<typeof msgList>,
  { db, user }: CallContext,
): Promise<ConversationItem[]> {
  const found = await selectCompanyItems(db, ownCompanyId(user), input);
  return found.map((item) => toConversationItem(user.companyNo ?? '', item));
}

/** The customer's own containers; all for the platform. */
export async function listContainers(
  { containerNo }: ReadBy<typeof findContainers>,
  { db, user }: CallContext,
): Promise<ChatContainer[]> {
  const own = ownCompanyId(user);
  const owner = user.companyNo === FREE_TRADE_PORT ? null : own;
  const found = await searchContainers(db, containerNo, owner, MAX_CONTAINERS);
  return found.map(({ orderNo, ...container }) => ({ ...container, orderBigNo: orderNo }));
}

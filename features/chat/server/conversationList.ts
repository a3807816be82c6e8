import { and, asc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { likeContains } from '../../../platform/server/database/likePattern.ts';
import {
  type CallContext,
  type OwnCompanyId,
  ownCompanyId,
} from '../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { containerRows } from '../../booking/server/index.ts';
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
  return selectContainers(db, containerNo, user.companyNo === FREE_TRADE_PORT ? 'of all' : own);
}

function selectContainers(db: Db, part: string, owner: OwnCompanyId | 'of all') {
  const containers = containerRows('container');
  const isAllowed: SQL | undefined = owner === 'of all' ? undefined : eq(containers.companyId, owner);
  const matches = or(
    ilike(containers.containerNo, likeContains(part)),
    ilike(containers.orderNo, likeContains(part)),
  );
  return db
    .select({
      orderContainerId: containers.orderContainerId,
      containerNo: containers.containerNo,
      orderBigNo: containers.orderNo,
      trainNo: containers.trainNo,
    })
    .from(containers)
    .where(and(matches, ne(containers.status, 'cancelled'), isAllowed))
    .orderBy(asc(containers.containerNo), asc(containers.orderContainerId))
    .limit(MAX_CONTAINERS);
}

import { and, asc, eq, ilike, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/server/database/connect.ts';
import { holding } from '../../../platform/server/database/holding.ts';
import { type Asking, type OwnCompanyId, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { containerRows } from '../../booking/server/index.ts';
import { type ChatContainer, type ConversationItem, FREE_TRADE_PORT } from '../conversation.ts';
import type { findContainers, msgList } from '../wire.ts';
import { itemFor } from './items.ts';
import { selectOwnItems } from './ownItems.ts';

const MOST_FOUND = 10;

export async function listConversations(
  asked: ReadBy<typeof msgList>,
  { db, who }: Asking,
): Promise<ConversationItem[]> {
  const found = await selectOwnItems(db, ownCompanyId(who), asked);
  return found.map((item) => itemFor(who.companyNo ?? '', item));
}

/** The customer's own containers; all for the platform. */
export async function listContainers(
  { containerNo }: ReadBy<typeof findContainers>,
  { db, who }: Asking,
): Promise<ChatContainer[]> {
  const own = ownCompanyId(who);
  return selectContainers(db, containerNo, who.companyNo === FREE_TRADE_PORT ? 'of all' : own);
}

function selectContainers(db: Db, part: string, whose: OwnCompanyId | 'of all') {
  const containers = containerRows('container');
  const mayBegin: SQL | undefined = whose === 'of all' ? undefined : eq(containers.companyId, whose);
  const named = or(ilike(containers.containerNo, holding(part)), ilike(containers.orderNo, holding(part)));
  return db
    .select({
      orderContainerId: containers.orderContainerId,
      containerNo: containers.containerNo,
      orderBigNo: containers.orderNo,
      trainNo: containers.trainNo,
    })
    .from(containers)
    .where(and(named, ne(containers.status, 'cancelled'), mayBegin))
    .orderBy(asc(containers.containerNo), asc(containers.orderContainerId))
    .limit(MOST_FOUND);
}

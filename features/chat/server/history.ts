import type { Db } from '../../../platform/server/database/connect.ts';
import { type Asking, ownCompanyId } from '../../../platform/server/http/asking.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { ChatMessage } from '../message.ts';
import { type listChat, MOST_FOUND, type searchChat } from '../wire.ts';
import { selectProgress } from './markQueries.ts';
import { messageFor, selectMessagesAfter, selectMessagesBefore, selectMessagesHolding } from './messages.ts';
import { findPlace, isBegun } from './place.ts';

const BEYOND_ALL = 2_147_483_647;
const NOTHING = { deliveredSeq: 0, readSeq: 0 };

type Asked = ReadBy<typeof listChat>;

export async function history(input: Asked, { db, who }: Asking): Promise<PayloadOf<typeof listChat>> {
  const place = await findPlace(db, ownCompanyId(who), input);
  const { isHd, other, own } = place;
  const of = { isHd, counterpartNo: other.companyNo, counterpartName: other.companyName };
  if (!isBegun(place)) {
    return {
      ...of,
      list: [],
      conversationId: null,
      lastSeq: 0,
      hasMore: false,
      ownReadSeq: 0,
      theirs: NOTHING,
    };
  }
  const { conversationId } = place;
  // counts first: a message committed in between is in the list, not missing from both
  const progress = await selectProgress(db, conversationId);
  const { found, hasMore } = await pageOf(db, conversationId, input);
  const ofCompany = (companyId: number) => progress.find((row) => row.companyId === companyId) ?? NOTHING;
  const { deliveredSeq, readSeq } = ofCompany(other.companyId);
  return {
    ...of,
    conversationId,
    list: found.map((message) => messageFor(own.companyNo, message)),
    lastSeq: Math.max(progress[0]?.lastSeq ?? 0, found.at(-1)?.seq ?? 0),
    hasMore,
    ownReadSeq: ofCompany(own.companyId).readSeq,
    theirs: { deliveredSeq, readSeq },
  };
}

async function pageOf(db: Db, conversationId: number, { beforeSeq, afterSeq, pageSize }: Asked) {
  if (afterSeq !== undefined) {
    const found = await selectMessagesAfter(db, conversationId, afterSeq, pageSize + 1);
    return { found: found.slice(0, pageSize), hasMore: found.length > pageSize };
  }
  const found = await selectMessagesBefore(db, conversationId, beforeSeq ?? BEYOND_ALL, pageSize + 1);
  return { found: found.slice(0, pageSize).reverse(), hasMore: found.length > pageSize };
}

export async function search(input: ReadBy<typeof searchChat>, { db, who }: Asking): Promise<ChatMessage[]> {
  const place = await findPlace(db, ownCompanyId(who), input);
  if (!isBegun(place)) return [];
  const found = await selectMessagesHolding(db, place.conversationId, input.text, MOST_FOUND);
  return found.map((message) => messageFor(place.own.companyNo, message));
}

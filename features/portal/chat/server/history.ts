import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { withoutAmounts } from '../../../../platform/wire/amountsInText.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { ChatMessage } from '../message.ts';
import { type listChat, MAX_SEARCH_RESULTS, type searchChat } from '../wire.ts';
import { findConversation, isPersisted } from './conversationView.ts';
import {
  type ChatMessageRow,
  selectMessagesAfter,
  selectMessagesBefore,
  selectMessagesContaining,
  toChatMessage,
} from './messages.ts';
import { selectProgress } from './progressQueries.ts';

const MAX_SEQ = 2_147_483_647;
const NO_PROGRESS = { deliveredSeq: 0, readSeq: 0 };

type HistoryInput = ReadBy<typeof listChat>;

export async function readHistory(input: HistoryInput, { db, user }: CallContext): Promise<PayloadOf<typeof listChat>> {
  const view = await findConversation(db, ownCompanyId(user), input);
  const { isHd, other, own } = view;
  const header = { isHd, counterpartNo: other.companyNo, counterpartName: other.companyName };
  if (!isPersisted(view)) {
    return {
      ...header,
      list: [],
      conversationId: null,
      lastSeq: 0,
      hasMore: false,
      ownReadSeq: 0,
      theirs: NO_PROGRESS,
    };
  }
  const { conversationId } = view;
  // counts first: a message committed in between is in the list, not missing from both
  const progress = await selectProgress(db, conversationId);
  const { found, hasMore } = await selectPage(db, conversationId, input);
  const ofCompany = (companyId: number) => progress.find((row) => row.companyId === companyId) ?? NO_PROGRESS;
  const { deliveredSeq, readSeq } = ofCompany(other.companyId);
  return {
    ...header,
    conversationId,
    list: found.map((message) => toChatMessage(own.companyNo, message)),
    lastSeq: Math.max(progress[0]?.lastSeq ?? 0, found.at(-1)?.seq ?? 0),
    hasMore,
    ownReadSeq: ofCompany(own.companyId).readSeq,
    theirs: { deliveredSeq, readSeq },
  };
}

async function selectPage(db: Db, conversationId: number, { beforeSeq, afterSeq, pageSize }: HistoryInput) {
  if (afterSeq !== undefined) {
    const found = await selectMessagesAfter(db, conversationId, afterSeq, pageSize + 1);
    return { found: found.slice(0, pageSize), hasMore: found.length > pageSize };
  }
  const found = await selectMessagesBefore(db, conversationId, beforeSeq ?? MAX_SEQ, pageSize + 1);
  return { found: found.slice(0, pageSize).reverse(), hasMore: found.length > pageSize };
}

const SEARCHED_AT_ONCE = 500;

/** Only what the reader sees is found: the digits of a hidden amount could be guessed one by one. */
async function findWithoutAmounts(db: Db, conversationId: number, text: string): Promise<ChatMessageRow[]> {
  const sought = text.toLowerCase();
  const isSeen = (words: string) => withoutAmounts(words).toLowerCase().includes(sought);
  const found: ChatMessageRow[] = [];
  for (let beforeSeq: number | undefined = MAX_SEQ; beforeSeq !== undefined; ) {
    const page = { text, beforeSeq, limit: SEARCHED_AT_ONCE };
    const candidates: ChatMessageRow[] = await selectMessagesContaining(db, conversationId, page);
    found.push(...candidates.filter(({ chatContent, fileName }) => isSeen(chatContent) || isSeen(fileName)));
    const isMore = candidates.length === SEARCHED_AT_ONCE && found.length < MAX_SEARCH_RESULTS;
    beforeSeq = isMore ? candidates.at(-1)?.seq : undefined;
  }
  return found.slice(0, MAX_SEARCH_RESULTS);
}

export async function searchMessages(
  input: ReadBy<typeof searchChat>,
  { db, user }: CallContext,
): Promise<ChatMessage[]> {
  const view = await findConversation(db, ownCompanyId(user), input);
  if (!isPersisted(view)) return [];
  const found = user.hidesMoney
    ? await findWithoutAmounts(db, view.conversationId, input.text)
    : await selectMessagesContaining(db, view.conversationId, {
        text: input.text,
        beforeSeq: MAX_SEQ,
        limit: MAX_SEARCH_RESULTS,
      });
  return found.map((message) => toChatMessage(view.own.companyNo, message));
}

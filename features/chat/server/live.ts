import type { Db } from '../../../platform/server/database/connect.ts';
import { type LiveSource, liveSource } from '../../../platform/server/live/liveSource.ts';
import { cameIn, conversationsChanged, type ThreadEvent, threadHeard } from '../topics.ts';
import { itemFor, selectItems } from './items.ts';
import { messageFor, selectMessagesNamed } from './messages.ts';
import { CHAT_CHANNEL, type ChatWord, readWord, receiverNoOf } from './words.ts';

/** Debounce of list updates, ms. */
const LIST_GATHERS_MS = 50;

interface View {
  companyNo: string;
  conversationId: number;
}

const wordsIn = (words: readonly string[]) => words.flatMap((word) => readWord(word) ?? []);

const isSaid = (word: ChatWord) => word.kind === 'said';

async function itemsFor(db: Db, views: readonly View[]) {
  if (views.length === 0) return [];
  const found = await selectItems(db, [...new Set(views.map(({ conversationId }) => conversationId))]);
  return [...Map.groupBy(views, ({ companyNo }) => companyNo)].map(([companyNo, own]) => {
    const ids = new Set(own.map(({ conversationId }) => conversationId));
    const items = found.filter(({ conversationId }) => ids.has(conversationId));
    return { parts: { companyNo }, payload: items.map((item) => itemFor(companyNo, item)) };
  });
}

const incoming = liveSource(cameIn, {
  channel: CHAT_CHANNEL,
  async publish(db, words, wanted) {
    const views = wordsIn(words)
      .filter(isSaid)
      .map((word) => ({ companyNo: receiverNoOf(word), conversationId: word.conversationId }))
      .filter(wanted);
    return itemsFor(db, views);
  },
});

const changes = liveSource(conversationsChanged, {
  channel: CHAT_CHANNEL,
  gatherMs: LIST_GATHERS_MS,
  async publish(db, words, wanted) {
    return itemsFor(db, wordsIn(words).flatMap(changesOf).filter(wanted));
  },
});

/** A read mark changes the list of the reading company only. */
function changesOf(word: ChatWord): View[] {
  const { conversationId, customerNo, servingNo } = word;
  if (word.kind === 'typing') return [];
  if (word.kind === 'marked') return [{ companyNo: word.companyNo, conversationId }];
  return [customerNo, servingNo].map((companyNo) => ({ companyNo, conversationId }));
}

const threads = liveSource(threadHeard, {
  channel: CHAT_CHANNEL,
  async publish(db, words, wanted) {
    const heard = wordsIn(words).filter((word) => partsOf(word).some(wanted));
    const said = heard.filter(isSaid);
    const messages = said.length === 0 ? [] : await selectMessagesNamed(db, said);
    return [...Map.groupBy(heard, ({ conversationId }) => conversationId).values()].flatMap((own) => {
      const [first] = own;
      const ofThread = messages.filter(({ conversationId }) => conversationId === first?.conversationId);
      const told = (first ? partsOf(first) : []).map((parts) => ({
        parts,
        payload: [
          ...ofThread.map((found) => ({
            kind: 'said' as const,
            message: messageFor(parts.companyNo, found),
          })),
          ...own.flatMap((word) => eventOf(word, parts.companyNo)),
        ],
      }));
      return told.filter(({ payload }) => payload.length > 0);
    });
  },
});

const partsOf = ({ conversationId, customerNo, servingNo }: ChatWord) =>
  [customerNo, servingNo].map((companyNo) => ({ companyNo, conversationId: String(conversationId) }));

/** Events without a query; typing goes to the other company only. */
function eventOf(word: ChatWord, viewerNo: string): ThreadEvent[] {
  if (word.kind === 'marked') {
    const { companyNo, deliveredSeq, readSeq } = word;
    return [{ kind: 'marked', companyNo, deliveredSeq, readSeq }];
  }
  if (word.kind === 'typing' && word.companyNo !== viewerNo) {
    return [{ kind: 'typing', companyNo: word.companyNo }];
  }
  return [];
}

export const live: readonly LiveSource[] = [incoming, changes, threads];

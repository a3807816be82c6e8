import type { IsHd } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';
import { firstSeqOf, lastSeqOf, type MessageRange } from './messageRange.ts';

export interface HistoryPage {
  isHd: IsHd;
  list: ChatMessage[];
  conversationId: number | null;
  lastSeq: number;
  hasMore: boolean;
  counterpartNo: string;
  counterpartName: string;
  ownReadSeq: number;
  theirs: { deliveredSeq: number; readSeq: number };
}

/** The newest messages, or the surroundings of a search result. */
export interface ThreadState extends MessageRange, Omit<HistoryPage, 'list' | 'hasMore' | 'lastSeq'> {
  status: 'coming' | 'ready' | 'failed';
  /** newest known message, loaded or not */
  newestSeq: number;
  isLoadingEarlier: boolean;
  /** new object per search, so that the same result is highlighted again */
  found: { seq: number } | null;
  /** ms; 0: not typing */
  typedAt: number;
}

export const EMPTY: ThreadState = {
  status: 'coming',
  messages: [],
  hasEarlier: false,
  hasLater: false,
  newestSeq: 0,
  isLoadingEarlier: false,
  found: null,
  typedAt: 0,
  isHd: 1,
  conversationId: null,
  counterpartNo: '',
  counterpartName: '',
  ownReadSeq: 0,
  theirs: { deliveredSeq: 0, readSeq: 0 },
};

export function headerOf({ isHd, conversationId, counterpartNo, counterpartName, ownReadSeq }: HistoryPage) {
  return { isHd, conversationId, counterpartNo, counterpartName, ownReadSeq };
}

/** Marks never go back. */
export function latestMarks(one: HistoryPage['theirs'], other: HistoryPage['theirs']): HistoryPage['theirs'] {
  return {
    deliveredSeq: Math.max(one.deliveredSeq, other.deliveredSeq),
    readSeq: Math.max(one.readSeq, other.readSeq),
  };
}

/** Last message that counts as read; 0 with unread messages above the loaded range. */
export function lastReadableSeq(state: ThreadState): number {
  const hasGapBefore = state.hasLater && firstSeqOf(state) > state.ownReadSeq + 1;
  return hasGapBefore ? 0 : lastSeqOf(state);
}

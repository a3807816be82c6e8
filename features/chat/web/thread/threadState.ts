import type { IsHd } from '../../conversation.ts';
import type { ChatMessage } from '../../message.ts';
import { firstSeqOf, lastSeqOf, type Stretch } from './stretch.ts';

/** What a page of messages answers. */
export interface Page {
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

/** A conversation as one window holds it: a part of it, mostly the newest, or what stands around a find. */
export interface ThreadState extends Stretch, Omit<Page, 'list' | 'hasMore' | 'lastSeq'> {
  status: 'coming' | 'ready' | 'failed';
  /** number of the newest message that is known of, held or not */
  newestSeq: number;
  isLoadingEarlier: boolean;
  /** what was looked for; found again, it is another find of the same */
  found: { seq: number } | null;
  /** when the other side last typed, ms; 0: not, or it has said it */
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

/** What a page tells of the conversation itself. */
export function headOf({ isHd, conversationId, counterpartNo, counterpartName, ownReadSeq }: Page) {
  return { isHd, conversationId, counterpartNo, counterpartName, ownReadSeq };
}

/** How far the other side has got, of two tellings: nobody goes back. */
export function furthest(one: Page['theirs'], other: Page['theirs']): Page['theirs'] {
  return {
    deliveredSeq: Math.max(one.deliveredSeq, other.deliveredSeq),
    readSeq: Math.max(one.readSeq, other.readSeq),
  };
}

/**
 * Up to which message what is shown has been read; 0 where messages before it were not shown: whoever looks at a
 * find has not read what came before and after it.
 */
export function readableSeq(state: ThreadState): number {
  const hasGapBefore = state.hasLater && firstSeqOf(state) > state.ownReadSeq + 1;
  return hasGapBefore ? 0 : lastSeqOf(state);
}

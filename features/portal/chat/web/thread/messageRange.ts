import type { ChatMessage } from '../../message.ts';

/** Messages per window; more make typing slow. */
export const MAX_LOADED = 300;

/** Messages without gaps, in server order. */
export interface MessageRange {
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** false: reaches the newest message */
  hasLater: boolean;
}

export const firstSeqOf = ({ messages }: Pick<MessageRange, 'messages'>) => messages[0]?.seq ?? 0;
export const lastSeqOf = ({ messages }: Pick<MessageRange, 'messages'>) => messages.at(-1)?.seq ?? 0;

export const includes = (range: Pick<MessageRange, 'messages'>, seq: number) =>
  range.messages.some((message) => message.seq === seq);

/** Null: gap between the two ranges. */
export function joinRanges(one: MessageRange, other: MessageRange): MessageRange | null {
  if (one.messages.length === 0) return other;
  if (other.messages.length === 0) return one;
  const [before, after] = firstSeqOf(one) <= firstSeqOf(other) ? [one, other] : [other, one];
  const end = lastSeqOf(before);
  if (firstSeqOf(after) > end + 1) return null;
  const rest = after.messages.filter(({ seq }) => seq > end);
  const isSameBeginning = firstSeqOf(before) === firstSeqOf(after);
  const isSameEnd = end === lastSeqOf(after);
  return {
    messages: [...before.messages, ...rest],
    hasEarlier: before.hasEarlier && (!isSameBeginning || after.hasEarlier),
    hasLater: (rest.length > 0 ? after : before).hasLater && (!isSameEnd || after.hasLater),
  };
}

/** Union with the loaded range if contiguous and within the limit, else the target alone. */
export function mergeAround(loaded: MessageRange, target: MessageRange): MessageRange {
  const union = joinRanges(loaded, target);
  return union !== null && union.messages.length <= MAX_LOADED ? union : target;
}

export function trimStart({ messages, hasEarlier, hasLater }: MessageRange): MessageRange {
  const isWhole = messages.length <= MAX_LOADED;
  return {
    messages: isWhole ? messages : messages.slice(-MAX_LOADED),
    hasEarlier: hasEarlier || !isWhole,
    hasLater,
  };
}

export function trimEnd({ messages, hasEarlier, hasLater }: MessageRange): MessageRange {
  const isWhole = messages.length <= MAX_LOADED;
  return {
    messages: isWhole ? messages : messages.slice(0, MAX_LOADED),
    hasEarlier,
    hasLater: hasLater || !isWhole,
  };
}

import type { ChatMessage } from '../../message.ts';

/** So many messages a window holds, and draws, at most; typing beside more of them would become slow. */
export const MOST_HELD = 300;

/** An unbroken part of a conversation, in the server's order. */
export interface Stretch {
  messages: readonly ChatMessage[];
  /** there is more before it */
  hasEarlier: boolean;
  /** there is more after it that is not held: it does not reach the newest */
  hasLater: boolean;
}

export const firstSeqOf = ({ messages }: Pick<Stretch, 'messages'>) => messages[0]?.seq ?? 0;
export const lastSeqOf = ({ messages }: Pick<Stretch, 'messages'>) => messages.at(-1)?.seq ?? 0;

export const holds = (stretch: Pick<Stretch, 'messages'>, seq: number) =>
  stretch.messages.some((message) => message.seq === seq);

/** Two stretches as one; null where a part between them is missing. */
export function joined(one: Stretch, other: Stretch): Stretch | null {
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

/** What is held of both once somebody has been led elsewhere: what was held already, where it can stay beside it. */
export function ledTo(held: Stretch, there: Stretch): Stretch {
  const whole = joined(held, there);
  return whole !== null && whole.messages.length <= MOST_HELD ? whole : there;
}

/** What is too much of a stretch is let go of at its beginning. */
export function withoutBeginning({ messages, hasEarlier, hasLater }: Stretch): Stretch {
  const isWhole = messages.length <= MOST_HELD;
  return {
    messages: isWhole ? messages : messages.slice(-MOST_HELD),
    hasEarlier: hasEarlier || !isWhole,
    hasLater,
  };
}

/** What is too much of a stretch is let go of at its end. */
export function withoutEnd({ messages, hasEarlier, hasLater }: Stretch): Stretch {
  const isWhole = messages.length <= MOST_HELD;
  return {
    messages: isWhole ? messages : messages.slice(0, MOST_HELD),
    hasEarlier,
    hasLater: hasLater || !isWhole,
  };
}

import type { ChatMessage } from '../../message.ts';

/** Messages per window; more make typing slow. */
export const MOST_HELD = 300;

/** Messages without gaps, in server order. */
export interface Stretch {
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** false: reaches the newest message */
  hasLater: boolean;
}

export const firstSeqOf = ({ messages }: Pick<Stretch, 'messages'>) => messages[0]?.seq ?? 0;
export const lastSeqOf = ({ messages }: Pick<Stretch, 'messages'>) => messages.at(-1)?.seq ?? 0;

export const holds = (stretch: Pick<Stretch, 'messages'>, seq: number) =>
  stretch.messages.some((message) => message.seq === seq);

/** Null: gap between the two ranges. */
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

/** Union with the loaded range if contiguous and within the limit, else the target alone. */
export function ledTo(held: Stretch, there: Stretch): Stretch {
  const whole = joined(held, there);
  return whole !== null && whole.messages.length <= MOST_HELD ? whole : there;
}

export function withoutBeginning({ messages, hasEarlier, hasLater }: Stretch): Stretch {
  const isWhole = messages.length <= MOST_HELD;
  return {
    messages: isWhole ? messages : messages.slice(-MOST_HELD),
    hasEarlier: hasEarlier || !isWhole,
    hasLater,
  };
}

export function withoutEnd({ messages, hasEarlier, hasLater }: Stretch): Stretch {
  const isWhole = messages.length <= MOST_HELD;
  return {
    messages: isWhole ? messages : messages.slice(0, MOST_HELD),
    hasEarlier,
    hasLater: hasLater || !isWhole,
  };
}

import { useEffect, useRef, useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { messageReminder } from '../../wire.ts';
import { type About, aboutOf } from '../chatStore.ts';

/** So often at most that somebody types is said, and so long it is shown. */
const SAY_EVERY_MS = 3_000;
const SHOWN_MS = 5_000;

/** Says that somebody is typing here. */
export function useSayTyping(about: About, isBegun: boolean): () => void {
  const saidAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isBegun || now - saidAt.current < SAY_EVERY_MS) return;
    saidAt.current = now;
    send(messageReminder, { ...aboutOf(about), kind: 'typing' }).catch(() => undefined);
  };
}

/** Whether the other side is typing, who last did at `typedAt`. */
export function useIsTyping(typedAt: number): boolean {
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (typedAt === 0) return setOver(true);
    setOver(false);
    const timer = setTimeout(() => setOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [typedAt]);
  return typedAt !== 0 && !isOver;
}

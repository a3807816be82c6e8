import { useEffect, useRef, useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { messageReminder } from '../../wire.ts';
import { type About, aboutOf } from '../chatStore.ts';

/** Throttle of sending, and duration of display, ms. */
const SAY_EVERY_MS = 3_000;
const SHOWN_MS = 5_000;

export function useSayTyping(about: About, isBegun: boolean): () => void {
  const saidAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isBegun || now - saidAt.current < SAY_EVERY_MS) return;
    saidAt.current = now;
    send(messageReminder, { ...aboutOf(about), kind: 'typing' }).catch(() => undefined);
  };
}

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

import { useEffect, useRef, useState } from 'react';
import { send } from '../../../../../platform/web/request/send.ts';
import { type ConversationKey, conversationKeyOf } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';

/** Throttle of sending, and duration of display, ms. */
const THROTTLE_MS = 3_000;
const DISPLAY_MS = 5_000;

export function useTypingSignal(about: ConversationKey, isBegun: boolean): () => void {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isBegun || now - sentAt.current < THROTTLE_MS) return;
    sentAt.current = now;
    send(messageReminder, { ...conversationKeyOf(about), kind: 'typing' }).catch(() => undefined);
  };
}

export function useIsTyping(typedAt: number): boolean {
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    if (typedAt === 0) return setOver(true);
    setOver(false);
    const timer = setTimeout(() => setOver(true), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [typedAt]);
  return typedAt !== 0 && !isOver;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useIsLive } from '../../../../../platform/web/live/liveState.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { type ConversationItem, conversationKeyOf } from '../../conversation.ts';
import { messageReminder } from '../../wire.ts';
import { openChatAt } from '../chatStore.ts';
import { useTexts } from '../texts.ts';
import { type Arrival, ArrivalThrottle } from './arrivalThrottle.ts';
import { canNotify, showNotification } from './showNotification.ts';

/** Leader election among the tabs of a person, by Web Lock; without a secure context every tab leads. */
function useTabLeader(): RefObject<boolean> {
  const isLeader = useRef(false);
  const { userId } = useCurrentUser().user;
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return undefined;
    const { promise: done, resolve: resign } = Promise.withResolvers<void>();
    const lead = () => {
      isLeader.current = true;
      return done;
    };
    const abortController = new AbortController();
    if (navigator.locks) {
      const { signal } = abortController;
      // rejects when aborted while waiting
      navigator.locks.request(`ironsilk.chat.speaker.${userId}`, { signal }, lead).catch(() => undefined);
    } else void lead();
    return () => {
      isLeader.current = false;
      abortController.abort();
      resign();
    };
  }, [userId, isLive]);
  return isLeader;
}

/** Web Lock of the focused tab; locks need a secure context. */
const FOCUS_LOCK = 'ironsilk.lookedAt';

const isTabFocused = () => document.visibilityState === 'visible' && document.hasFocus();

function useFocusLock(): void {
  useEffect(() => {
    let release: (() => void) | null = null;
    const update = () => {
      if (!isTabFocused()) {
        release?.();
        release = null;
      } else if (release === null && navigator.locks) {
        const { promise, resolve } = Promise.withResolvers<void>();
        release = resolve;
        void navigator.locks.request(FOCUS_LOCK, { mode: 'shared' }, () => promise);
      }
    };
    update();
    const eventNames = ['focus', 'blur', 'visibilitychange'];
    for (const eventName of eventNames) window.addEventListener(eventName, update, true);
    return () => {
      release?.();
      for (const eventName of eventNames) window.removeEventListener(eventName, update, true);
    };
  }, []);
}

/** Any tab of this browser. */
async function isPortalFocused(): Promise<boolean> {
  if (isTabFocused()) return true;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === FOCUS_LOCK);
}

/** Delivery receipts and browser notifications for incoming messages. */
export function useIncoming(): (items: readonly ConversationItem[]) => void {
  const notify = useNotification();
  const isLeader = useTabLeader();
  const [throttle] = useState(() => new ArrivalThrottle(reportDelivered));
  useFocusLock();
  return (items) => {
    if (isLeader.current) for (const item of items) throttle.add(item);
    if (!canNotify()) return;
    void isPortalFocused().then((isFocused) => {
      if (!isFocused) for (const item of items) notify(item);
    });
  };
}

function reportDelivered(arrival: Arrival): void {
  const arrived = { ...conversationKeyOf(arrival), kind: 'delivered' as const, seq: arrival.lastSeq };
  send(messageReminder, arrived).catch(() => undefined);
}

function useNotification(): (item: ConversationItem) => void {
  const texts = useTexts();
  return (item) => {
    const { containerNo, orderBigNo, counterpartName, last, conversationId } = item;
    const from = { from: counterpartName, container: containerNo || orderBigNo };
    // replaced by the next message, and deduplicated across tabs
    const tag = `chat-${conversationId}`;
    const content = { title: texts.notifyTitle(from), body: last?.text ?? '', tag };
    showNotification(content, () => openChatAt(item));
  };
}

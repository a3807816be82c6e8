import { type RefObject, useEffect, useRef } from 'react';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { useWho } from '../../../../platform/web/who/who.ts';

/** Leader election among the tabs of a person, by Web Lock; without a secure context every tab leads. */
export function useSpeaker(): RefObject<boolean> {
  const isSpeaker = useRef(false);
  const { userId } = useWho().user;
  const isLive = useIsLive();
  useEffect(() => {
    if (!isLive) return undefined;
    const { promise: done, resolve: hush } = Promise.withResolvers<void>();
    const speak = () => {
      isSpeaker.current = true;
      return done;
    };
    const leaving = new AbortController();
    if (navigator.locks) {
      const { signal } = leaving;
      // rejects when aborted while waiting
      navigator.locks.request(`ironsilk.chat.speaker.${userId}`, { signal }, speak).catch(() => undefined);
    } else void speak();
    return () => {
      isSpeaker.current = false;
      leaving.abort();
      hush();
    };
  }, [userId, isLive]);
  return isSpeaker;
}

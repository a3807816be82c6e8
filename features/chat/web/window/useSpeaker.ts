import { type RefObject, useEffect, useRef } from 'react';
import { useIsLive } from '../../../../platform/web/live/liveState.ts';
import { useWho } from '../../../../platform/web/who/who.ts';

/**
 * Whether this tab speaks for all that the person has open: of those that hear what happens the one that was first.
 * Where the page did not come safely, browsers have no locks, and each tab speaks for itself.
 */
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
      // it rejects when this tab leaves before its turn has come
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
